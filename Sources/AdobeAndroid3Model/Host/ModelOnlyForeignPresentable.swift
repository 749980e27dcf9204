import AdobeAndroidShared
import AdobePayload
public import Foundation
import HeadlessStage
import PlatformStandIns

// Model-only API: nothing from here on exists in the SDK. It is for code that hands a delegate messages which
// another SDK shows.

/// What shows a message in the place of this model's runtime. Each member is called by the message's public
/// member of the same name, on the caller's thread, which may be any.
public protocol ForeignPresentableHost: AnyObject, Sendable {
    /// Where the message is.
    var state: PresentableState { get }
    /// Whether the SDK that shows the message reports on it by itself.
    var isAutoTracked: Bool { get set }
    /// The app wants the message shown; its delegate is to be asked (A3-041).
    func show()
    /// The app wants the message hidden.
    func hide()
    /// The app wants the message dismissed.
    func dismiss()
    /// The app tracks something.
    func track(_ interaction: String, _ eventType: MessagingEdgeEventType)
    /// The app counts the message as displayed.
    func recordDisplay()
    /// The app lets the page call a function.
    func handleJavascriptMessage(_ handlerName: String, _ callback: @escaping AdobeCallback<String>)
    /// The app runs a script in the page: the text is decoded already (A3-114), and not empty.
    func evaluateJavascript(_ script: String, _ callback: @escaping AdobeCallback<String>)
}

/// An in-app message that another host shows: what a delegate gets as the presentable, and what
/// `MessagingUtils` finds for it. One object is both, for `show()` and `dismiss()` mean the same on either side
/// (rules, section 3).
///
/// `@unchecked Sendable` is sound: every property is immutable, the host is Sendable, and the metadata are
/// strings, numbers, booleans, arrays and dictionaries.
public final class ForeignPresentable: Presentable, Message, @unchecked Sendable {
    /// What shows the message; held strongly.
    public let host: any ForeignPresentableHost
    private let messageID: String
    private let metadata: [String: Any]
    private let presentation: InAppMessage

    /// Makes a message. Any thread. Nothing is tracked by itself.
    /// - Parameters:
    ///   - id: the campaign's id for the message.
    ///   - settings: the page and the looks.
    ///   - metadata: what the campaign's author added.
    ///   - eventHandler: talks with the page; nil has the host do that.
    ///   - host: what shows it.
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

/// Is told nothing: the code that shows the message does what the SDK's own listener would do.
package final class SilentListener: InAppMessageEventListener, Sendable {
    package init() {}

    package func onShow(_ presentable: any Presentable<InAppMessage>) {}
    package func onHide(_ presentable: any Presentable<InAppMessage>) {}
    package func onDismiss(_ presentable: any Presentable<InAppMessage>) {}
    package func onError(_ presentable: any Presentable<InAppMessage>, _ error: any PresentationError) {}
    package func onBackPressed(_ message: any Presentable<InAppMessage>) {}
    package func onUrlLoading(_ message: any Presentable<InAppMessage>, _ url: String) -> Bool { false }
}

/// What a link of the SDK's own scheme asks for (A3-086). Sendable; a value.
public struct ForeignLink: Sendable, Hashable {
    /// What the user chose, for reports.
    public let interaction: String?
    /// What is to be opened, or the script to run when it begins with `js`.
    public let target: String?
    /// Whether the message is to be dismissed.
    public let isDismissal: Bool

    /// Reads a link; nil for what the SDK leaves to the system, which includes a link of its own scheme
    /// without a query (A3-084, A3-085), and for what it cannot read (A3-088).
    public init?(_ text: String) {
        guard case .followed(let action)? = try? MessageLink(text) else { return nil }
        interaction = action.interaction
        target = action.target?.text
        isDismissal = action.isDismissal
    }
}

extension InAppMessageSettings {
    /// Looks at the messages that a payload describes, in the order in which they would be triggered, without
    /// triggering them. What the SDK passes over is passed over. Any thread.
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
