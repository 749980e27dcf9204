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
            source, "shouldShowMessage", arguments(message), observed: observed(message),
            describe: { "\($0)" }
        ) {
            inner?.shouldShowMessage(message: message) ?? (script.gate(id(message)) == .show)
        }
    }

    /// Told on a background thread (AI-035).
    public func onShow(message: any Showable) {
        recorder.call(source, "onShow", arguments(message), observed: observed(message)) {
            inner?.onShow(message: message)
        }
    }

    /// Told on the main thread (AI-073).
    public func onDismiss(message: any Showable) {
        recorder.call(source, "onDismiss", arguments(message), observed: observed(message)) {
            inner?.onDismiss(message: message)
        }
    }

    /// Told on the main thread (AI-091).
    public func urlLoaded(_ url: URL, byMessage message: any Showable) {
        let arguments = [TraceEvent.Argument("url", url.absoluteString)] + arguments(message)
        recorder.call(source, "urlLoaded", arguments, observed: observed(message)) {
            inner?.urlLoaded(url, byMessage: message)
        }
    }

    private func arguments(_ message: any Showable) -> [TraceEvent.Argument] {
        let id = id(message)
        if let message = message as? FullscreenMessage { messages.keep(message, id) }
        return [TraceEvent.Argument("message", id)]
    }

    private func id(_ message: any Showable) -> String {
        (message as? FullscreenMessage).map(messages.name) ?? AdobeIOSMessages.foreign
    }

    /// Whether there is a web view; and, where they stand out, that there is no campaign behind the message
    /// (AI-005), and which of several delegates this is.
    private func observed(_ message: any Showable) -> [TraceEvent.Argument] {
        let message = message as? FullscreenMessage
        var seen = [TraceEvent.Argument("view", message?.webView == nil ? "none" : "present")]
        if message?.parent == nil { seen.append(TraceEvent.Argument("parent", "none")) }
        if let name { seen.append(TraceEvent.Argument("delegate", name)) }
        return seen
    }
}
