import AirshipShared
import Foundation
import HeadlessStage
import PlatformStandIns

/// What the built-in adapters have in common: the scene, and the view that they show in it.
///
/// `@unchecked Sendable` is sound: what changes is of the main actor or, in the scene manager, behind a lock; the message
/// is immutable, and not Sendable by type because the SDK's is not.
final class BuiltInDisplay: @unchecked Sendable {
    /// Makes what is shown.
    typealias ViewMaker = @MainActor @Sendable (BuiltInDisplay) -> MessageView

    let message: InAppMessage
    let installation: Installation
    private let sceneManager: InAppMessageSceneManager
    @MainActor private var scene: ChosenScene?
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
            scene = sceneManager.choice(for: message)
            return scene != nil
        }
    }

    /// Shows a view: at once on the main thread, else later on it.
    ///
    /// - Parameters:
    ///   - completionHandler: called once, on the main thread, when the view has left.
    ///   - make: makes the view.
    func show(
        _ completionHandler: @escaping @Sendable (InAppMessageResolution) -> Void,
        _ make: @escaping ViewMaker
    ) {
        installation.link.onMainNow { [self] in
            let view = make(self)
            view.scene = scene
            view.completion = { completionHandler($0) }
            self.view = view
            view.enter()
        }
    }

    /// What makes a view of the message's content; nil for a content of another kind.
    func maker<Content: InAppMessageDisplayContent>(
        _ type: Content.Type, _ make: @escaping @MainActor @Sendable (BuiltInDisplay, Content) -> MessageView
    ) -> ViewMaker? {
        guard message.displayContent is Content else { return nil }
        return { display in
            guard let content = display.message.displayContent as? Content else {
                return MessageView(display, buttons: [])
            }
            return make(display, content)
        }
    }

    /// Whether the message has the content that an adapter is for; logs what is wrong otherwise.
    func holds(_ type: InAppMessageDisplayContent.Type) -> Bool {
        let content = message.displayContent
        if content.isKind(of: type) { return true }
        installation.link.record(
            .error, "wrong display content", ["expected": "\(type)", "found": "\(Swift.type(of: content))"])
        return false
    }

    /// Whether a URL may be shown; the log says so if it may not.
    func isAllowed(_ address: String) -> Bool {
        if let url = URL(string: address), installation.circumstances[\.isURLAllowed](url, .openURL) {
            return true
        }
        installation.link.record(.error, "URL not allowed", ["url": address])
        return false
    }

    /// Whether there is a network.
    var isOnline: Bool { installation.link.stage?.network.isReachable ?? false }
}
