import Airship18Model
import InAppCore

/// Chooses the scene that a handler wished for, else the one that the app chooses (AM-070). Main actor.
@MainActor final class SceneChoice: InAppMessageSceneDelegate {
    private weak var bridge: Airship18Bridge?

    init(_ bridge: Airship18Bridge) {
        self.bridge = bridge
    }

    func sceneForMessage(_ message: InAppMessage) -> UIWindowScene? {
        guard let bridge else { return nil }
        bridge.claim()
        let record = bridge.record(onItsWay: message)
        return record?.display.scene
            ?? record?.adopted?.sceneDelegate?.sceneForMessage(message)
            ?? bridge.sceneDelegate?.sceneForMessage(message)
    }
}
