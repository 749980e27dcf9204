import AirshipShared
import Foundation
import HeadlessStage
import PlatformStandIns

/// Finds the scene for a message (AM-022). Main actor.
@MainActor final class SceneManager {
    private let scenes: ConnectedScenes
    weak var delegate: (any InAppMessageSceneDelegate)?

    nonisolated init(_ scenes: ConnectedScenes) {
        self.scenes = scenes
    }

    /// The delegate's choice, else the last active scene of the app's own, else the first one of any kind, else nil.
    func scene(for message: InAppMessage) -> UIWindowScene? {
        delegate?.sceneForMessage(message) ?? scenes.preferred
    }
}

extension ConnectedScenes {
    /// The last active scene of the app's own, else the first one of any kind, else nil (AM-022).
    @MainActor var preferred: UIWindowScene? { lastActive ?? all.first?.scene }
}
