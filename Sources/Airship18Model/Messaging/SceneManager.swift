import AirshipShared
import Foundation
import HeadlessStage
import PlatformStandIns

/// Finds the scene for a message (AM-022). Main actor.
@MainActor final class SceneManager {
    private let scenes: StageScenes
    weak var delegate: (any InAppMessageSceneDelegate)?

    nonisolated init(_ scenes: StageScenes) {
        self.scenes = scenes
    }

    /// The delegate's choice, else the last active scene of the app's own, else the first one of any kind, else nil.
    func scene(for message: InAppMessage) -> ChosenScene? {
        delegate?.sceneForMessage(message).map { .ofApp($0) } ?? scenes.preferred.map { .ofStage($0) }
    }
}

extension StageScenes {
    /// The last active scene of the app's own, else the first one of any kind, else nil (AM-022).
    var preferred: StageScene? { lastActive ?? all.first }
}
