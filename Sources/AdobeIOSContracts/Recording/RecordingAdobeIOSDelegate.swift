import AdobeIOSBridge
public import AdobeIOSModel
import Foundation
import InAppCompat
public import InAppContracts
import PlatformStandIns

/// A `MessagingDelegate` that writes every callback into a trace, with thread and answer.
///
/// With an inner delegate it forwards every call and answers what that answers; without one it answers from
/// its script, where `hold` and `discard` are both no. It keeps every message that it saw, as delegates do
/// that show a suppressed message later (AI-050).
///
/// `@unchecked Sendable` is sound: what changes is behind a lock, and the inner delegate, which is not
/// Sendable by type, is immutable and called on the thread that the SDK chose, as it would be without this.
public final class RecordingAdobeIOSDelegate: MessagingDelegate, @unchecked Sendable {
    /// Every callback's name, as it stands in traces.
    public static let callbacks = ["shouldShowMessage", "onShow", "onDismiss", "urlLoaded"]

    /// Where callbacks are written.
    public let recorder: TraceRecorder
    /// The delegate behind it, held strongly.
    public let inner: (any MessagingDelegate)?
    private let script: ScriptPlayer
    let messages: AdobeIOSMessages
    private let name: String?
    private let source: TraceEvent.Source

    /// Makes a delegate that records.
    /// - Parameters:
    ///   - recorder: where callbacks are written.
    ///   - script: the answers, where there is no inner delegate.
    ///   - inner: the delegate to forward to.
    public convenience init(
        _ recorder: TraceRecorder, script: DelegateScript = DelegateScript(),
        inner: (any MessagingDelegate)? = nil
    ) {
        self.init(recorder, script: script, inner: inner, messages: AdobeIOSMessages(), name: nil)
    }

    /// - Parameters:
    ///   - messages: where the messages that it sees are kept.
    ///   - name: what its callbacks say of it, where there are several delegates.
    ///   - source: what its callbacks are recorded as.
    init(
        _ recorder: TraceRecorder, script: DelegateScript, inner: (any MessagingDelegate)? = nil,
        messages: AdobeIOSMessages = AdobeIOSMessages(), name: String? = nil,
        as source: TraceEvent.Source = .delegate
    ) {
        self.recorder = recorder
        self.script = ScriptPlayer(script)
        self.inner = inner
        self.messages = messages
        self.name = name
        self.source = source
    }

    /// The message with this id that was seen last. Any thread.
    public func message(_ id: String) -> FullscreenMessage? {
        messages.message(id)
    }

    /// Asked on a background thread (AI-030).
    public func shouldShowMessage(message: any Showable) -> Bool {
        recorder.call(
            source, named(.adobe("shouldShowMessage", message, id: kept(message))), describe: { "\($0)" }
        ) {
            inner?.shouldShowMessage(message: message) ?? (script.gate(id(message)) == .show)
        }
    }

    /// Told on a background thread (AI-035).
    public func onShow(message: any Showable) {
        recorder.call(source, named(.adobe("onShow", message, id: kept(message)))) {
            inner?.onShow(message: message)
        }
    }

    /// Told on the main thread (AI-073).
    public func onDismiss(message: any Showable) {
        recorder.call(source, named(.adobe("onDismiss", message, id: kept(message)))) {
            inner?.onDismiss(message: message)
        }
    }

    /// Told on the main thread (AI-091).
    public func urlLoaded(_ url: URL, byMessage message: any Showable) {
        recorder.call(source, named(.urlLoaded(url, by: message, id: kept(message)))) {
            inner?.urlLoaded(url, byMessage: message)
        }
    }

    /// Keeps a message.
    /// - Returns: what traces call it.
    private func kept(_ message: any Showable) -> String {
        let id = id(message)
        if let message = message as? FullscreenMessage { messages.keep(message, id) }
        return id
    }

    private func id(_ message: any Showable) -> String {
        (message as? FullscreenMessage).map(messages.name) ?? AdobeIOSMessages.foreign
    }

    /// Says which of several delegates this is.
    private func named(_ call: TracedCall) -> TracedCall {
        guard let name else { return call }
        var call = call
        call.observed.append(TraceEvent.Argument("delegate", name))
        return call
    }
}

/// The listener of a message that an app made itself: writes every callback into a trace. It lets the page go
/// everywhere but to one URL.
///
/// Sendable: nothing changes.
final class RecordingAdobeIOSListener: FullscreenMessageDelegate, Sendable {
    private let recorder: TraceRecorder
    private let name: String
    private let swallowedURL: String?

    init(_ recorder: TraceRecorder, message name: String, swallowing url: String?) {
        self.recorder = recorder
        self.name = name
        swallowedURL = url
    }

    func onShow(message: FullscreenMessage) { note("onShow") }

    func onDismiss(message: FullscreenMessage) {
        note(
            "onDismiss", observed: [TraceEvent.Argument("view", message.webView == nil ? "none" : "present")])
    }

    func onShowFailure() { note("onShowFailure") }

    func onError(message: FullscreenMessage, error: PresentationError) {
        note("onError", [TraceEvent.Argument("reason", error.getReason())])
    }

    func overrideUrlLoad(message: FullscreenMessage, url: String?) -> Bool {
        let arguments = [TraceEvent.Argument("url", label(of: url)), TraceEvent.Argument("message", name)]
        return recorder.call(.listener, "overrideUrlLoad", arguments, describe: { "\($0)" }) {
            swallowedURL == nil || url != swallowedURL
        }
    }

    /// The URL of the first load is the app's bundle (AI-140) or a file of the SDK's (AI-154), which are in another place
    /// on every machine.
    private func label(of url: String?) -> String {
        let file = url.flatMap(URL.init(string:)).flatMap { $0.isFileURL ? $0.lastPathComponent : nil }
        if let file, file.hasPrefix("temp_"), file.hasSuffix(".html") { return "temporary page" }
        return url == Bundle.main.bundleURL.absoluteString ? "bundle" : url ?? "none"
    }

    func webViewDidFinishInitialLoading(webView: WKWebView) { note("webViewDidFinishInitialLoading") }

    private func note(
        _ callback: String, _ arguments: [TraceEvent.Argument] = [], observed: [TraceEvent.Argument] = []
    ) {
        recorder.call(
            .listener, callback, [TraceEvent.Argument("message", name)] + arguments, observed: observed)
    }
}

/// The listener of a floating button: writes every callback into a trace. Sendable: nothing changes.
final class RecordingFloatingButtonListener: FloatingButtonDelegate, Sendable {
    private let recorder: TraceRecorder

    init(_ recorder: TraceRecorder) {
        self.recorder = recorder
    }

    func onTapDetected() { note("onTapDetected") }
    func onPanDetected() { note("onPanDetected") }
    func onShow() { note("onShow") }
    func onDismiss() { note("onDismiss") }

    private func note(_ callback: String) {
        recorder.call(.listener, callback, [TraceEvent.Argument("button", "floating")])
    }
}

/// The navigation delegate of an app that takes a web view's navigations over: lets the page go everywhere, and
/// writes into a trace what it is asked. Main actor.
@MainActor final class RecordingNavigationDelegate: NSObject, WKNavigationDelegate {
    private let recorder: TraceRecorder
    private let name: String

    init(_ recorder: TraceRecorder, message name: String) {
        self.recorder = recorder
        self.name = name
    }

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
        let url = navigationAction.request.url?.absoluteString ?? "none"
        let arguments = [TraceEvent.Argument("url", url), TraceEvent.Argument("message", name)]
        let policy = recorder.call(.listener, "decidePolicy", arguments, describe: { _ in "allow" }) {
            WKNavigationActionPolicy.allow
        }
        decisionHandler(policy)
    }
}

/// The messages that an app holds, by name: those that its delegate was told of, under their campaign's id,
/// and those that it made itself.
///
/// Sendable; any thread.
final class AdobeIOSMessages: Sendable {
    /// The name of a screen of another extension (AI-005).
    static var foreign: String { TracedCall.foreignScreen }

    private struct Entry {
        weak var message: FullscreenMessage?
        var kept: FullscreenMessage?
    }

    private struct State {
        var entries: [String: Entry] = [:]
        var namesOfMade: [ObjectIdentifier: String] = [:]
    }

    private let state = Locked(State())

    /// The message of this name, while somebody keeps it.
    func message(_ name: String) -> FullscreenMessage? {
        state.withLock { $0.entries[name]?.message }
    }

    /// What a message is called in traces.
    func name(of message: FullscreenMessage) -> String {
        message.parent?.id ?? state.withLock { $0.namesOfMade[ObjectIdentifier(message)] } ?? Self.foreign
    }

    /// Keeps a message, as an app does that shows it later (AI-050).
    func keep(_ message: FullscreenMessage, _ name: String) {
        state.withLock { $0.entries[name] = Entry(message: message, kept: message) }
    }

    /// Keeps a message that the app has made itself.
    func keep(made message: FullscreenMessage, _ name: String) {
        state.withLock { $0.namesOfMade[ObjectIdentifier(message)] = name }
        keep(message, name)
    }

    /// Lets go of a message, which lives on if somebody else keeps it (AI-041).
    func release(_ name: String) {
        let released = state.withLock { state in
            defer { state.entries[name]?.kept = nil }
            return state.entries[name]?.kept
        }
        // It ends here, outside the lock, if nobody else keeps it; another may get its address then.
        guard let released, released.parent == nil else { return }
        state.withLock { $0.namesOfMade[ObjectIdentifier(released)] = nil }
    }
}
