import Airship18Model
import HeadlessStage
import PlatformStandIns

/// An app's scene delegate, which chooses one scene for every message.
@MainActor final class SceneChooser: InAppMessageSceneDelegate {
    let scene: UIWindowScene?
    init(_ scene: UIWindowScene? = StageScene("app's").windowScene) { self.scene = scene }
    func sceneForMessage(_ message: InAppMessage) -> UIWindowScene? { scene }
}

/// An app's adapter, which notes the scenes in which it displays; each display ends at once.
@MainActor final class SceneRecorder: CustomDisplayAdapter {
    private(set) var scenes: [UIWindowScene] = []
    nonisolated init() {}
    var isReady: Bool { true }
    func waitForReady() async {}
    func display(scene: UIWindowScene) async -> CustomDisplayResolution {
        scenes.append(scene)
        return .userDismissed
    }
}
