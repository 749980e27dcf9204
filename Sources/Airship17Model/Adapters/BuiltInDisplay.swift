import Foundation
import HeadlessStage
import PlatformStandIns

/// What the built-in adapters have in common: the scene, and the view that they show in it.
///
/// Sendable: what changes is of the main actor.
final class BuiltInDisplay: Sendable {
    let message: InAppMessage
    let installation: Installation
    private let sceneManager: InAppMessageSceneManager
    @MainActor private var scene: UIWindowScene?
    @MainActor private var view: MessageView?

    /// Makes a display on the current stage.
    init(_ message: InAppMessage) {
        let world = AirshipWorld.current
        self.message = message
        installation = world.installation
        sceneManager = world.sceneManager
    }

    /// Whether there is a scene to appear in; looked up each time (AS-040). False off the main thread, where adapters are
    /// not asked.
    func findScene() -> Bool {
        guard MainThread.isCurrent else { return false }
        return MainThread.assume {
            scene = sceneManager.scene(for: message)
            return scene != nil
        }
    }

    /// Shows a view: at once on the main thread, else later on it.
    ///
    /// - Parameters:
    ///   - completionHandler: called once, on the main thread, when the view has left.
    ///   - make: makes the view.
    func show(
        _ completionHandler: @escaping (InAppMessageResolution) -> Void,
        _ make: @escaping @MainActor @Sendable (BuiltInDisplay) -> MessageView
    ) {
        let completionHandler = Carried(completionHandler)
        installation.link.onMainNow { [self] in
            let view = make(self)
            view.scene = scene
            view.completion = { completionHandler.value($0) }
            self.view = view
            view.enter()
        }
    }

    /// Whether the message has the content that an adapter is for; logs what is wrong otherwise.
    func holds<Content: InAppMessageDisplayContent>(_ type: Content.Type) -> InAppMessagePrepareResult {
        if message.displayContent is Content { return .success }
        installation.link.record(
            .error, "wrong display content",
            ["expected": "\(type)", "found": "\(Swift.type(of: message.displayContent))"])
        return .cancel
    }
}
