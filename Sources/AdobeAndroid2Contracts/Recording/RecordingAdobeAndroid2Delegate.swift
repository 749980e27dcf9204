public import AdobeAndroid2Model
import AdobeRecords
import Foundation
import InAppCompat
public import InAppContracts
import PlatformStandIns

/// A `MessagingDelegate` that records every callback in a trace, with thread and answer.
///
/// With an inner delegate it forwards every call and returns its result; without one it answers from its script, in
/// which `hold` and `discard` both mean no. It stores every message that it saw, like delegates that show a
/// suppressed message later (A2-020).
///
/// `@unchecked Sendable` is sound: mutable state is behind a lock. The inner delegate, whose type is not Sendable, is
/// immutable and called on the thread that the SDK chose, as it would be without this wrapper.
public final class RecordingAdobeAndroid2Delegate: MessagingDelegate, @unchecked Sendable {
    /// The names of the callbacks, as traces use them.
    public static let callbacks = ["shouldShowMessage", "onShow", "onDismiss", "urlLoaded"]

    /// The recorder of the callbacks.
    public let recorder: TraceRecorder
    /// The wrapped delegate, held strongly.
    public let inner: (any MessagingDelegate)?
    /// Records its callbacks.
    let recording: AdobeRecording
    /// The messages that it has seen.
    let messages: AdobeAndroid2Messages

    /// Makes a delegate that records.
    /// - Parameters:
    ///   - recorder: records the callbacks.
    ///   - script: the answers, if there is no inner delegate.
    ///   - inner: the delegate to forward to.
    public convenience init(
        _ recorder: TraceRecorder, script: DelegateScript = DelegateScript(),
        inner: (any MessagingDelegate)? = nil
    ) {
        self.init(recorder, script: script, inner: inner, messages: AdobeAndroid2Messages(), name: nil)
    }

    /// - Parameters:
    ///   - messages: stores the messages that it sees.
    ///   - name: the delegate's name in its callbacks, if there are several delegates.
    ///   - source: the source under which its callbacks are recorded.
    init(
        _ recorder: TraceRecorder, script: DelegateScript, inner: (any MessagingDelegate)? = nil,
        messages: AdobeAndroid2Messages = AdobeAndroid2Messages(), name: String? = nil,
        as source: TraceEvent.Source = .delegate
    ) {
        self.recorder = recorder
        self.inner = inner
        self.messages = messages
        recording = AdobeRecording(recorder, script, name: name, as: source)
    }

    /// The message with this id that was seen last. Any thread.
    public func message(_ id: String) -> (any FullscreenMessage)? {
        messages.message(id)
    }

    /// Called on the SDK's background executor (A2-031).
    public func shouldShowMessage(_ message: any FullscreenMessage) -> Bool {
        recording.shouldShow(noted(message), observed(message)) { inner?.shouldShowMessage(message) }
    }

    /// Called on the main thread (A2-034).
    public func onShow(_ message: any FullscreenMessage) {
        recording.told("onShow", noted(message), observed(message)) { inner?.onShow(message) }
    }

    /// Called on the main thread as a rule (A2-050).
    public func onDismiss(_ message: any FullscreenMessage) {
        recording.told("onDismiss", noted(message), observed(message)) { inner?.onDismiss(message) }
    }

    /// Called on the main thread (A2-072).
    public func urlLoaded(_ url: String, _ message: any FullscreenMessage) {
        recording.told("urlLoaded", url: url, noted(message), observed(message)) {
            inner?.urlLoaded(url, message)
        }
    }

    /// Stores a message, and returns its name.
    private func noted(_ message: any FullscreenMessage) -> String {
        let id = messages.name(of: message)
        messages.keep(message, id)
        return id
    }

    /// See A2-004 for a message without a campaign behind it.
    private func observed(_ message: any FullscreenMessage) -> [TraceEvent.Argument] {
        recording.observed(hasView: message.getWebView() != nil, hasParent: message.parent != nil)
    }
}

extension TraceEvent.Source {
    /// The delegate of an app of version 2.0.0, which is every message's listener at once (A2-200).
    static let firstDelegate = TraceEvent.Source("firstDelegate")
}

/// The delegate that an app of version 2.0.0 registers: records every callback in a trace. It forwards to an inner
/// delegate. Without one it either keeps the SDK's handling of links, like a subclass of the SDK's own delegate, or
/// handles no link at all.
///
/// Not Sendable, as its superclass is not; only the SDK calls it.
final class RecordingAdobeAndroid2FirstDelegate: FirstMessagingDelegate {
    private let recorder: TraceRecorder
    private let messages: AdobeAndroid2Messages
    private let inner: (any FullscreenMessageDelegate)?
    private let keepsLinks: Bool
    private let refuses: Bool
    private let source: TraceEvent.Source

    init(
        _ recorder: TraceRecorder, messages: AdobeAndroid2Messages,
        inner: (any FullscreenMessageDelegate)? = nil, keepsLinks: Bool = false, refuses: Bool = false,
        as source: TraceEvent.Source = .firstDelegate
    ) {
        self.recorder = recorder
        self.messages = messages
        self.inner = inner
        self.keepsLinks = keepsLinks
        self.refuses = refuses
        self.source = source
    }

    override func onShow(_ message: any FullscreenMessage) {
        note("onShow", message) { inner?.onShow(message) }
    }

    override func onDismiss(_ message: any FullscreenMessage) {
        note("onDismiss", message) { inner?.onDismiss(message) }
    }

    override func onShowFailure() {
        recorder.call(source, "onShowFailure", []) { inner?.onShowFailure() }
    }

    override func shouldShowMessage(_ message: any FullscreenMessage) -> Bool {
        recorder.call(
            source, "shouldShowMessage", arguments(message), observed: observed(message),
            describe: { "\($0)" }
        ) {
            !refuses && inner?.shouldShowMessage(message) ?? true
        }
    }

    override func overrideUrlLoad(_ message: any FullscreenMessage, _ url: String) -> Bool {
        let arguments = [TraceEvent.Argument("url", url)] + arguments(message)
        return recorder.call(source, "overrideUrlLoad", arguments, describe: { "\($0)" }) {
            inner?.overrideUrlLoad(message, url) ?? (keepsLinks && super.overrideUrlLoad(message, url))
        }
    }

    private func note(_ callback: String, _ message: any FullscreenMessage, _ body: () -> Void) {
        recorder.call(
            source, callback, arguments(message), observed: observed(message), body: body)
    }

    private func arguments(_ message: any FullscreenMessage) -> [TraceEvent.Argument] {
        let id = messages.name(of: message)
        messages.keep(message, id)
        return [TraceEvent.Argument("message", id)]
    }

    private func observed(_ message: any FullscreenMessage) -> [TraceEvent.Argument] {
        [TraceEvent.Argument("view", message.getWebView() == nil ? "none" : "present")]
    }
}

/// The listener of a message that an app made itself: records every callback in a trace. It lets the page navigate
/// everywhere but to one URL, which it handles itself.
///
/// Sendable: it is immutable.
final class RecordingAdobeAndroid2Listener: FullscreenMessageDelegate, Sendable {
    /// The callbacks that a delegate does not have.
    static let callbacks = ["onBackPressed", "overrideUrlLoad", "onShowFailure"]

    private let recorder: TraceRecorder
    private let name: String
    private let handledURL: String?

    init(_ recorder: TraceRecorder, message name: String, handling url: String?) {
        self.recorder = recorder
        self.name = name
        handledURL = url
    }

    func onShow(_ message: any FullscreenMessage) { note("onShow", message) }
    func onDismiss(_ message: any FullscreenMessage) { note("onDismiss", message) }
    func onBackPressed(_ message: any FullscreenMessage) { note("onBackPressed", message) }

    func onShowFailure() {
        recorder.call(.listener, "onShowFailure", [TraceEvent.Argument("message", name)])
    }

    func overrideUrlLoad(_ message: any FullscreenMessage, _ url: String) -> Bool {
        let arguments = [TraceEvent.Argument("url", url), TraceEvent.Argument("message", name)]
        return recorder.call(.listener, "overrideUrlLoad", arguments, describe: { "\($0)" }) {
            url == handledURL
        }
    }

    private func note(_ callback: String, _ message: any FullscreenMessage) {
        let view = message.getWebView() == nil ? "none" : "present"
        recorder.call(
            .listener, callback, [TraceEvent.Argument("message", name)],
            observed: [TraceEvent.Argument("view", view)])
    }
}

/// The listener of an alert: records every callback in a trace. Sendable: it is immutable.
final class RecordingAlertListener: AlertListener, Sendable {
    private let recorder: TraceRecorder
    private let name: String

    init(_ recorder: TraceRecorder, alert name: String) {
        self.recorder = recorder
        self.name = name
    }

    func onPositiveResponse() { note("onPositiveResponse") }
    func onNegativeResponse() { note("onNegativeResponse") }
    func onShow() { note("onShow") }
    func onDismiss() { note("onDismiss") }
    func onError(_ error: UIError) { note("onError", [TraceEvent.Argument("error", "\(error)")]) }

    private func note(_ callback: String, _ arguments: [TraceEvent.Argument] = []) {
        recorder.call(.listener, callback, [TraceEvent.Argument("alert", name)] + arguments)
    }
}

/// The listener of a floating button: records every callback in a trace. Sendable: it is immutable.
final class RecordingAndroidButtonListener: FloatingButtonListener, Sendable {
    private let recorder: TraceRecorder
    private let name: String

    /// - Parameter name: the button's name in traces.
    init(_ recorder: TraceRecorder, button name: String = "floating") {
        self.recorder = recorder
        self.name = name
    }

    func onTapDetected() { note("onTapDetected") }
    func onPanDetected() { note("onPanDetected") }

    private func note(_ callback: String) {
        recorder.call(.listener, callback, [TraceEvent.Argument("button", name)])
    }
}

/// The messages that an app retains, by name: those that its delegate was called with, under their campaign's id,
/// those that the app made itself, and campaigns' messages that were not shown yet.
///
/// Sendable: mutable state is behind a lock. Any thread, as every member of the SDK's messages may be used on any.
final class AdobeAndroid2Messages: Sendable {
    /// The name of a message of another extension (A2-004).
    static let foreign = "foreign"

    private struct State {
        var messages: [String: any FullscreenMessage] = [:]
        var campaigns: [String: any Message] = [:]
        /// The keys stay valid, because the messages that the app made are retained.
        var namesOfMade: [ObjectIdentifier: String] = [:]
    }

    private let state = Locked(State())

    /// The message of this name, nil if the delegate has not seen it.
    func message(_ name: String) -> (any FullscreenMessage)? {
        state.withLock { $0.messages[name] }
    }

    /// The campaign's message of this name.
    func campaign(_ name: String) -> (any Message)? {
        message(name)?.parent ?? state.withLock { $0.campaigns[name] }
    }

    /// The name of a message in traces.
    func name(of message: any FullscreenMessage) -> String {
        message.parent?.getId() ?? state.withLock { $0.namesOfMade[ObjectIdentifier(message)] }
            ?? Self.foreign
    }

    /// Stores a message, like an app that shows it later.
    func keep(_ message: any FullscreenMessage, _ name: String) {
        state.withLock { $0.messages[name] = message }
    }

    /// Stores a message that the app has made itself.
    func keep(made message: any FullscreenMessage, _ name: String) {
        state.withLock { $0.namesOfMade[ObjectIdentifier(message)] = name }
        keep(message, name)
    }

    /// Stores a campaign's message that was not shown yet, under its id.
    func keep(campaign message: any Message) {
        state.withLock { $0.campaigns[message.getId()] = message }
    }
}
