import AdobeIOSBridge
public import AdobeIOSModel
import Foundation
import InAppCompat
public import InAppContracts
import PlatformStandIns

/// A `MessagingDelegate` that records every callback in a trace, with thread and answer.
///
/// With an inner delegate it forwards every call and returns its result; without one it answers from its script, in
/// which `hold` and `discard` both mean no. It stores every message that it saw, like delegates that show a
/// suppressed message later (AI-050).
///
/// `@unchecked Sendable` is sound: mutable state is behind a lock. The inner delegate, whose type is not Sendable, is
/// immutable and called on the thread that the SDK chose, as it would be without this wrapper.
public final class RecordingAdobeIOSDelegate: MessagingDelegate, @unchecked Sendable {
    /// The names of the callbacks, as traces use them.
    public static let callbacks = ["shouldShowMessage", "onShow", "onDismiss", "urlLoaded"]

    /// The recorder of the callbacks.
    public let recorder: TraceRecorder
    /// The wrapped delegate, held strongly.
    public let inner: (any MessagingDelegate)?
    private let script: ScriptPlayer
    let messages: AdobeIOSMessages
    private let name: String?
    private let source: TraceEvent.Source

    /// Makes a delegate that records.
    /// - Parameters:
    ///   - recorder: records the callbacks.
    ///   - script: the answers, if there is no inner delegate.
    ///   - inner: the delegate to forward to.
    public convenience init(
        _ recorder: TraceRecorder, script: DelegateScript = DelegateScript(),
        inner: (any MessagingDelegate)? = nil
    ) {
        self.init(recorder, script: script, inner: inner, messages: AdobeIOSMessages(), name: nil)
    }

    /// - Parameters:
    ///   - messages: stores the messages that it sees.
    ///   - name: the delegate's name in its callbacks, if there are several delegates.
    ///   - source: the source under which its callbacks are recorded.
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

    /// Called on a background thread (AI-030).
    public func shouldShowMessage(message: any Showable) -> Bool {
        recorder.call(
            source, named(.adobe("shouldShowMessage", message, id: kept(message))), describe: { "\($0)" }
        ) {
            inner?.shouldShowMessage(message: message) ?? (script.gate(id(message)) == .show)
        }
    }

    /// Called on a background thread (AI-035).
    public func onShow(message: any Showable) {
        recorder.call(source, named(.adobe("onShow", message, id: kept(message)))) {
            inner?.onShow(message: message)
        }
    }

    /// Called on the main thread (AI-073).
    public func onDismiss(message: any Showable) {
        recorder.call(source, named(.adobe("onDismiss", message, id: kept(message)))) {
            inner?.onDismiss(message: message)
        }
    }

    /// Called on the main thread (AI-091).
    public func urlLoaded(_ url: URL, byMessage message: any Showable) {
        recorder.call(source, named(.urlLoaded(url, by: message, id: kept(message)))) {
            inner?.urlLoaded(url, byMessage: message)
        }
    }

    /// Stores a message.
    /// - Returns: its name in traces.
    private func kept(_ message: any Showable) -> String {
        let id = id(message)
        if let message = message as? FullscreenMessage { messages.keep(message, id) }
        return id
    }

    private func id(_ message: any Showable) -> String {
        (message as? FullscreenMessage).map(messages.name) ?? AdobeIOSMessages.foreign
    }

    /// Adds the delegate's name, if there are several delegates.
    private func named(_ call: TracedCall) -> TracedCall {
        guard let name else { return call }
        var call = call
        call.observed.append(TraceEvent.Argument("delegate", name))
        return call
    }
}

/// The listener of a message that an app made itself: records every callback in a trace. It lets the page navigate
/// everywhere but to one URL.
///
/// Sendable: it is immutable.
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

    /// The URL of the first load is the app's bundle (AI-140) or a file of the SDK's (AI-154), whose paths differ on
    /// every machine.
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

/// The listener of a floating button: records every callback in a trace. Sendable: it is immutable.
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

/// The navigation delegate of an app that decides about a web view's navigations: allows all of them, and records
/// each question in a trace. Main actor.
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

/// The messages that an app retains, by name: those that its delegate was called with, under their campaign's id, and
/// those that the app made itself.
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

    /// The message of this name, while it is retained.
    func message(_ name: String) -> FullscreenMessage? {
        state.withLock { $0.entries[name]?.message }
    }

    /// The name of a message in traces.
    func name(of message: FullscreenMessage) -> String {
        message.parent?.id ?? state.withLock { $0.namesOfMade[ObjectIdentifier(message)] } ?? Self.foreign
    }

    /// Stores a message, like an app that shows it later (AI-050).
    func keep(_ message: FullscreenMessage, _ name: String) {
        state.withLock { $0.entries[name] = Entry(message: message, kept: message) }
    }

    /// Stores a message that the app has made itself.
    func keep(made message: FullscreenMessage, _ name: String) {
        state.withLock { $0.namesOfMade[ObjectIdentifier(message)] = name }
        keep(message, name)
    }

    /// Releases a message, which continues to exist if something else retains it (AI-041).
    func release(_ name: String) {
        let released = state.withLock { state in
            defer { state.entries[name]?.kept = nil }
            return state.entries[name]?.kept
        }
        // It is deallocated here, outside the lock, if nothing else retains it; another object may then get its
        // address.
        guard let released, released.parent == nil else { return }
        state.withLock { $0.namesOfMade[ObjectIdentifier(released)] = nil }
    }
}
