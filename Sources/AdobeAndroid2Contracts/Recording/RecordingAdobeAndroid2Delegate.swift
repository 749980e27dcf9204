public import AdobeAndroid2Model
import AdobeRecords
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
    /// How its callbacks are written down.
    let recording: AdobeRecording
    /// The messages that it has seen.
    let messages: AdobeAndroid2Messages

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
        self.inner = inner
        self.messages = messages
        recording = AdobeRecording(recorder, script, name: name, as: source)
    }

    /// The message with this id that was seen last. Any thread.
    public func message(_ id: String) -> (any FullscreenMessage)? {
        messages.message(id)
    }

    /// Asked on the SDK's background executor (A2-031).
    public func shouldShowMessage(_ message: any FullscreenMessage) -> Bool {
        recording.shouldShow(noted(message), observed(message)) { inner?.shouldShowMessage(message) }
    }

    /// Told on the main thread (A2-034).
    public func onShow(_ message: any FullscreenMessage) {
        recording.told("onShow", noted(message), observed(message)) { inner?.onShow(message) }
    }

    /// Told on the main thread as a rule (A2-050).
    public func onDismiss(_ message: any FullscreenMessage) {
        recording.told("onDismiss", noted(message), observed(message)) { inner?.onDismiss(message) }
    }

    /// Told on the main thread (A2-072).
    public func urlLoaded(_ url: String, _ message: any FullscreenMessage) {
        recording.told("urlLoaded", url: url, noted(message), observed(message)) {
            inner?.urlLoaded(url, message)
        }
    }

    /// Keeps a message, and says what it is called.
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
