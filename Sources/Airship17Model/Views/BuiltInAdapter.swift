import AirshipShared
public import Foundation
import HeadlessStage
import PlatformStandIns

/// The base class of the SDK's own adapters: each shows one kind of content in the scene that the scene manager chooses
/// (AS-040).
///
/// Model only: the SDK's adapters have no such base class, so app code must not use its name. Used on the threads that
/// `InAppMessageAdapterProtocol` states; not Sendable.
open class BuiltInAdapter: NSObject, InAppMessageAdapterProtocol {
    let shown: BuiltInDisplay

    /// Makes an adapter; the SDK has `adapter(for:)` instead. Model only.
    ///
    /// - Parameter message: a message with content for this adapter.
    public required init(message: InAppMessage) {
        shown = BuiltInDisplay(message)
        super.init()
    }

    /// Makes an adapter.
    ///
    /// - Parameter message: a message with content for this adapter.
    open class func adapter(for message: InAppMessage) -> Self { Self(message: message) }

    /// Cancels the schedule when the content is of another kind, or when its media must not be shown (AS-107).
    open func prepare(
        with assets: InAppMessageAssets,
        completionHandler: @escaping @Sendable (InAppMessagePrepareResult) -> Void
    ) {
        completionHandler(prepareResult)
    }

    /// Whether there is a scene to appear in, and a network connection if a video is to be shown (AS-107).
    open func isReadyToDisplay() -> Bool {
        if needsNetwork, !shown.isOnline { return false }
        return shown.findScene()
    }

    /// Shows the message; reports on the main thread when it has left the screen. Does nothing for content of another
    /// kind.
    open func display(_ completionHandler: @escaping @Sendable (InAppMessageResolution) -> Void) {
        guard let makeView else { return }
        shown.show(completionHandler, makeView)
    }

    // MARK: Overridden by the adapters

    /// The class of content that it shows.
    class var contentType: InAppMessageDisplayContent.Type { InAppMessageDisplayContent.self }

    /// The result of its preparation.
    var prepareResult: InAppMessagePrepareResult {
        guard shown.holds(Self.contentType) else { return .cancel }
        guard let media = shown.message.displayContent.shownMedia else { return .success }
        return shown.isAllowed(media.url) ? .success : .cancel
    }

    /// Whether the message requires a network connection.
    var needsNetwork: Bool {
        shown.message.displayContent.shownMedia.map { $0.type != .image } ?? false
    }

    /// Makes the view; nil for content of another kind.
    var makeView: BuiltInDisplay.ViewMaker? { nil }
}

@available(*, unavailable)
extension BuiltInAdapter: Sendable {}

/// The default adapters, unless the app sets others (AS-016).
///
/// Layouts (`airshipLayout`) have none in this model, because no rule describes their appearance and behaviour: such a
/// message needs the app's own factory block.
enum BuiltInAdapters {
    static func factories() -> [InAppMessageDisplayType: InAppMessageManager.Factory] {
        [
            .banner: { InAppMessageBannerAdapter.adapter(for: $0) },
            .modal: { InAppMessageModalAdapter.adapter(for: $0) },
            .fullScreen: { InAppMessageFullScreenAdapter.adapter(for: $0) },
            .HTML: { InAppMessageHTMLAdapter.adapter(for: $0) },
        ]
    }
}

/// The common parts of the built-in adapters: the scene, and the view that they show in it.
///
/// `@unchecked Sendable` is sound: mutable state is isolated to the main actor or, in the scene manager, protected by a
/// lock. The message is immutable; it is not Sendable by type because the SDK's is not.
final class BuiltInDisplay: @unchecked Sendable {
    /// Makes the view.
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

    /// Whether there is a scene to appear in; looked up each time (AS-040). False off the main thread, where adapters
    /// are never asked.
    func findScene() -> Bool {
        guard MainThread.isCurrent else { return false }
        return MainThread.assume {
            scene = sceneManager.choice(for: message)
            return scene != nil
        }
    }

    /// Shows a view: at once if called on the main thread, otherwise later on the main thread.
    ///
    /// - Parameters:
    ///   - completionHandler: called once, on the main thread, when the view has left the screen.
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

    /// The function that makes a view of the message's content; nil for content of another kind.
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

    /// Whether the message has the content that an adapter requires; if not, this is logged.
    func holds(_ type: InAppMessageDisplayContent.Type) -> Bool {
        let content = message.displayContent
        if content.isKind(of: type) { return true }
        installation.link.record(
            .error, "wrong display content", ["expected": "\(type)", "found": "\(Swift.type(of: content))"])
        return false
    }

    /// Whether a URL may be shown; if not, this is logged.
    func isAllowed(_ address: String) -> Bool {
        if let url = URL(string: address), installation.circumstances[\.isURLAllowed](url, .openURL) {
            return true
        }
        installation.link.record(.error, "URL not allowed", ["url": address])
        return false
    }

    /// Whether there is a network connection.
    var isOnline: Bool { installation.link.stage?.network.isReachable ?? false }
}

/// Shows banners, in the scene that the scene manager chooses (AS-040).
///
/// Used on the threads that `InAppMessageAdapterProtocol` states; not Sendable.
open class InAppMessageBannerAdapter: BuiltInAdapter {
    /// The style of the message; by default that of the app's style file (section 5.1). It has no effect in the model.
    public var style = InAppMessageBannerStyle.builtIn()

    override class var contentType: InAppMessageDisplayContent.Type { InAppMessageBannerDisplayContent.self }

    override var makeView: BuiltInDisplay.ViewMaker? {
        shown.maker(InAppMessageBannerDisplayContent.self) { BannerView($0, $1) }
    }
}

/// Shows modal messages, in the scene that the scene manager chooses (AS-040).
///
/// Used on the threads that `InAppMessageAdapterProtocol` states; not Sendable.
open class InAppMessageModalAdapter: BuiltInAdapter {
    /// The style of the message; by default that of the app's style file (section 5.1). It has no effect in the model.
    public var style = InAppMessageModalStyle.builtIn()

    override class var contentType: InAppMessageDisplayContent.Type { InAppMessageModalDisplayContent.self }

    override var makeView: BuiltInDisplay.ViewMaker? {
        shown.maker(InAppMessageModalDisplayContent.self) { display, content in
            MessageView(display, buttons: content.buttons + [content.footer].compactMap { $0 })
        }
    }
}

/// Shows full screen messages, in the scene that the scene manager chooses (AS-040).
///
/// Used on the threads that `InAppMessageAdapterProtocol` states; not Sendable.
open class InAppMessageFullScreenAdapter: BuiltInAdapter {
    /// The style of the message; by default that of the app's style file (section 5.1). It has no effect in the model.
    public var style = InAppMessageFullScreenStyle.builtIn()

    override class var contentType: InAppMessageDisplayContent.Type {
        InAppMessageFullScreenDisplayContent.self
    }

    override var makeView: BuiltInDisplay.ViewMaker? {
        shown.maker(InAppMessageFullScreenDisplayContent.self) { display, content in
            MessageView(display, buttons: content.buttons + [content.footer].compactMap { $0 })
        }
    }
}

/// Shows HTML messages, in the scene that the scene manager chooses (AS-025, AS-040).
///
/// Used on the threads that `InAppMessageAdapterProtocol` states; not Sendable.
open class InAppMessageHTMLAdapter: BuiltInAdapter {
    /// The style of the message; by default that of the app's style file (section 5.1). It has no effect in the model.
    public var style = InAppMessageHTMLStyle.builtIn()

    override class var contentType: InAppMessageDisplayContent.Type { InAppMessageHTMLDisplayContent.self }

    /// Cancels the schedule when the page must not be opened; in the early era it asks for a retry while there is no
    /// network connection (AS-025).
    override var prepareResult: InAppMessagePrepareResult {
        guard shown.holds(Self.contentType), let content else { return .cancel }
        guard shown.isAllowed(content.url) else { return .cancel }
        let isEarly = shown.installation.circumstances[\.era] == .early
        return isEarly && !shown.isOnline ? .retry : .success
    }

    override var needsNetwork: Bool { content?.requireConnectivity ?? true }

    override var makeView: BuiltInDisplay.ViewMaker? {
        guard let url = content.flatMap({ URL(string: $0.url) }) else { return nil }
        return { HTMLView($0, url: url) }
    }

    private var content: InAppMessageHTMLDisplayContent? {
        shown.message.displayContent as? InAppMessageHTMLDisplayContent
    }
}
