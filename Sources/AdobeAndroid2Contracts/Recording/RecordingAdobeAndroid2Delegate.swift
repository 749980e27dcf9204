public import AdobeAndroid2Model
import Foundation
import InAppCompat
public import InAppContracts
import PlatformStandIns

/// A `MessagingDelegate` that writes every callback into a trace, with thread and answer.
///
/// With an inner delegate it forwards every call and answers what that answers; without one it answers from
/// its script, where `hold` and `discard` are both no. It keeps every message that it saw, as delegates do
/// that show a suppressed message later (A2-020).
///
/// `@unchecked Sendable` is sound: what changes is behind a lock, and the inner delegate, which is not
/// Sendable by type, is immutable and called on the thread that the SDK chose, as it would be without this.
public final class RecordingAdobeAndroid2Delegate: MessagingDelegate, @unchecked Sendable {
    /// Every callback's name, as it stands in traces.
    public static let callbacks = ["shouldShowMessage", "onShow", "onDismiss", "urlLoaded"]

    /// Where callbacks are written.
    public let recorder: TraceRecorder
    /// The delegate behind it, held strongly.
    public let inner: (any MessagingDelegate)?
    /// What its callbacks say of it, where there are several delegates.
    let name: String?
    private let script: ScriptPlayer
    private let messages: AdobeAndroid2Messages
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
        self.init(recorder, script: script, inner: inner, messages: AdobeAndroid2Messages(), name: nil)
    }

    /// - Parameters:
    ///   - messages: where the messages that it sees are kept.
    ///   - name: what its callbacks say of it, where there are several delegates.
    ///   - source: what its callbacks are recorded as.
    init(
        _ recorder: TraceRecorder, script: DelegateScript, inner: (any MessagingDelegate)? = nil,
        messages: AdobeAndroid2Messages = AdobeAndroid2Messages(), name: String? = nil,
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
    public func message(_ id: String) -> (any FullscreenMessage)? {
        messages.message(id)
    }

    /// Asked on the SDK's background executor (A2-031).
    public func shouldShowMessage(_ message: any FullscreenMessage) -> Bool {
        recorder.call(
            source, "shouldShowMessage", arguments(message), observed: observed(message),
            describe: { "\($0)" }
        ) {
            inner?.shouldShowMessage(message) ?? (script.gate(messages.name(of: message)) == .show)
        }
    }

    /// Told on the main thread (A2-034).
    public func onShow(_ message: any FullscreenMessage) {
        recorder.call(source, "onShow", arguments(message), observed: observed(message)) {
            inner?.onShow(message)
        }
    }

    /// Told on the main thread as a rule (A2-050).
    public func onDismiss(_ message: any FullscreenMessage) {
        recorder.call(source, "onDismiss", arguments(message), observed: observed(message)) {
            inner?.onDismiss(message)
        }
    }

    /// Told on the main thread (A2-072).
    public func urlLoaded(_ url: String, _ message: any FullscreenMessage) {
        let arguments = [TraceEvent.Argument("url", url)] + arguments(message)
        recorder.call(source, "urlLoaded", arguments, observed: observed(message)) {
            inner?.urlLoaded(url, message)
        }
    }

    private func arguments(_ message: any FullscreenMessage) -> [TraceEvent.Argument] {
        let id = messages.name(of: message)
        messages.keep(message, id)
        return [TraceEvent.Argument("message", id)]
    }

    /// Whether there is a web view; and, where they stand out, that there is no campaign behind the message
    /// (A2-004), and which of several delegates this is.
    private func observed(_ message: any FullscreenMessage) -> [TraceEvent.Argument] {
        var seen = [TraceEvent.Argument("view", message.getWebView() == nil ? "none" : "present")]
        if message.parent == nil { seen.append(TraceEvent.Argument("parent", "none")) }
        if let name { seen.append(TraceEvent.Argument("delegate", name)) }
        return seen
    }
}
