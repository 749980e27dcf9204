import AdobeAndroidShared
import AdobePayload
public import Foundation
import HeadlessStage
import PlatformStandIns

// Model-only API: nothing from here on exists in the SDK. It is for code that passes a delegate messages that another
// SDK shows.

/// Shows a message in place of this model's runtime. Each member is called by the message's public member of the same
/// name, on the caller's thread, which can be any thread.
public protocol ForeignPresentableHost: AnyObject, Sendable {
    /// The state of the message.
    var state: PresentableState { get }
    /// Whether the SDK that shows the message tracks it automatically.
    var isAutoTracked: Bool { get set }
    /// The app wants the message shown. Its delegate has to be asked (A3-041).
    func show()
    /// The app wants the message hidden.
    func hide()
    /// The app wants the message dismissed.
    func dismiss()
    /// The app tracks an event.
    func track(_ interaction: String, _ eventType: MessagingEdgeEventType)
    /// The app counts the message as displayed.
    func recordDisplay()
    /// The app registers a function that the page can call.
    func handleJavascriptMessage(_ handlerName: String, _ callback: @escaping AdobeCallback<String>)
    /// The app runs a script in the page. The text is already decoded (A3-114), and not empty.
    func evaluateJavascript(_ script: String, _ callback: @escaping AdobeCallback<String>)
}

/// An in-app message that another host shows. Delegates get it as the presentable, and `MessagingUtils` finds it as the
/// message. One object is both, because `show()` and `dismiss()` do the same in both roles (rules, section 3).
///
/// `@unchecked Sendable` is sound: every property is immutable, the host is Sendable, and the metadata are
/// strings, numbers, booleans, arrays and dictionaries.
public final class ForeignPresentable: Presentable, Message, @unchecked Sendable {
    /// The host of the message; held strongly.
    public let host: any ForeignPresentableHost
    private let messageID: String
    private let metadata: [String: Any]
    private let presentation: InAppMessage

    /// Makes a message. Any thread. Nothing is tracked automatically.
    /// - Parameters:
    ///   - id: the campaign's id for the message.
    ///   - settings: the page and the appearance settings.
    ///   - metadata: the metadata of the campaign's author.
    ///   - eventHandler: exchanges messages with the page; nil to use the host.
    ///   - host: shows the message.
    public init(
        id: String, settings: InAppMessageSettings, metadata: [String: Any] = [:],
        eventHandler: (any InAppMessageEventHandler)? = nil, host: any ForeignPresentableHost
    ) {
        messageID = id
        self.metadata = metadata
        self.host = host
        presentation = InAppMessage(settings, SilentListener())
        presentation.eventHandler = eventHandler ?? ForeignEventHandler(host)
    }

    public func show() { host.show() }
    public func hide() { host.hide() }
    public func dismiss() { host.dismiss() }
    public func getState() -> PresentableState { host.state }
    public func getPresentation() -> InAppMessage { presentation }

    public func track(_ interaction: String?, _ eventType: MessagingEdgeEventType?) {
        if let eventType { host.track(interaction ?? "", eventType) }
    }
    public func recordDisplay() { host.recordDisplay() }
    public func getId() -> String { messageID }
    public func setAutoTrack(_ enabled: Bool) { host.isAutoTracked = enabled }
    public func getAutoTrack() -> Bool { host.isAutoTracked }
    public func getMetadata() -> [String: Any] { metadata }
}

/// The page of a message that another host shows. Sendable: its property is immutable and Sendable.
private final class ForeignEventHandler: InAppMessageEventHandler, Sendable {
    private let host: any ForeignPresentableHost

    init(_ host: any ForeignPresentableHost) { self.host = host }

    func handleJavascriptMessage(_ handlerName: String, _ callback: @escaping AdobeCallback<String>) {
        host.handleJavascriptMessage(handlerName, callback)
    }

    func evaluateJavascript(_ jsContent: String, _ callback: @escaping AdobeCallback<String>) {
        guard !jsContent.isEmpty else { return }
        guard let script = jsContent.formDecoded else {
            HeadlessStage.current.log.record(
                .error, from: AdobeLog.source, "Not evaluated: illegal escape in \(jsContent)")
            return
        }
        host.evaluateJavascript(script, callback)
    }
}

/// Ignores every event: the code that shows the message does what the SDK's own listener would do.
package final class SilentListener: InAppMessageEventListener, Sendable {
    package init() {}

    package func onShow(_ presentable: any Presentable<InAppMessage>) {}
    package func onHide(_ presentable: any Presentable<InAppMessage>) {}
    package func onDismiss(_ presentable: any Presentable<InAppMessage>) {}
    package func onError(_ presentable: any Presentable<InAppMessage>, _ error: any PresentationError) {}
    package func onBackPressed(_ message: any Presentable<InAppMessage>) {}
    package func onUrlLoading(_ message: any Presentable<InAppMessage>, _ url: String) -> Bool { false }
}

/// The content of a link with the SDK's own scheme (A3-086). Sendable; a value.
public struct ForeignLink: Sendable, Hashable {
    /// The user's interaction, for reports.
    public let interaction: String?
    /// The URL to open, or the script to run if it begins with `js`.
    public let target: String?
    /// Whether the message is to be dismissed.
    public let isDismissal: Bool

    /// Parses a link. nil for a text that the SDK leaves to the system, including a link of its own scheme without a
    /// query (A3-084, A3-085), and for one that it cannot parse (A3-088).
    public init?(_ text: String) {
        guard case .followed(let action)? = try? MessageLink(text) else { return nil }
        interaction = action.interaction
        target = action.target?.text
        isDismissal = action.isDismissal
    }
}

extension InAppMessageSettings {
    /// Inspects the messages that a payload describes, in the order in which they would be triggered, without
    /// triggering them. Content that the SDK skips is skipped. Any thread.
    /// - Parameter json: see `AdobeAndroid3Host.trigger(json:)`.
    /// - Throws: `PayloadError` when there is no in-app message in the payload.
    public static func inspect(
        _ json: Data
    ) throws -> [(id: String, settings: InAppMessageSettings, metadata: [String: Any])] {
        try Campaigns<InAppConsequence>(payload: json, anonymousID: "message-1").messages.map { consequence in
            (
                consequence.messageID, consequence.settings,
                consequence.metadata.compactMapValues(\.swiftValue)
            )
        }
    }
}
