import Airship17Model
import Foundation
import InAppCore

/// Chooses the scene that a handler wished for, else the one that the app chooses (AS-040). It is no part of the bridge
/// itself, because the SDK's messaging delegate has a method of the same name that is never called (AS-041).
///
/// `@unchecked Sendable` is sound: the weak reference is never written after the initialiser.
nonisolated final class SceneChoice: NSObject, InAppMessageSceneDelegate, @unchecked Sendable {
    private weak var bridge: Airship17Bridge?

    init(_ bridge: Airship17Bridge) {
        self.bridge = bridge
    }

    /// Main thread.
    func scene(for message: InAppMessage, defaultScene: UIWindowScene?) -> UIWindowScene? {
        guard let bridge else { return nil }
        let record = bridge.records.find(message)
        let wished = MainThread.isCurrent ? MainThread.assume { record?.scene } : nil
        return wished
            ?? record?.adopted?.sceneDelegate?.chooses(for: message, defaultScene)
            ?? bridge.app.sceneDelegate?.chooses(for: message, defaultScene)
    }
}
