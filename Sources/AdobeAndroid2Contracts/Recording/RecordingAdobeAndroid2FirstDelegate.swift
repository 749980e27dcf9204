import AdobeAndroid2Model
import InAppContracts
import PlatformStandIns

extension TraceEvent.Source {
    /// The delegate of an app of version 2.0.0, which is every message's listener at once (A2-200).
    static let firstDelegate = TraceEvent.Source("firstDelegate")
}

/// What an app of version 2.0.0 registers: writes every callback into a trace. It either keeps the SDK's way
/// with links, as a subclass of the SDK's own delegate does, or deals with no link at all.
///
/// Not Sendable, as its superclass is not; only the SDK calls it.
final class RecordingAdobeAndroid2FirstDelegate: FirstMessagingDelegate {
    private let recorder: TraceRecorder
    private let messages: AdobeAndroid2Messages
    private let keepsLinks: Bool
    private let refuses: Bool

    init(
        _ recorder: TraceRecorder, messages: AdobeAndroid2Messages, keepsLinks: Bool, refuses: Bool
    ) {
        self.recorder = recorder
        self.messages = messages
        self.keepsLinks = keepsLinks
        self.refuses = refuses
    }

    override func onShow(_ message: any FullscreenMessage) { note("onShow", message) }
    override func onDismiss(_ message: any FullscreenMessage) { note("onDismiss", message) }
    override func onShowFailure() { recorder.call(.firstDelegate, "onShowFailure", []) }

    override func shouldShowMessage(_ message: any FullscreenMessage) -> Bool {
        recorder.call(
            .firstDelegate, "shouldShowMessage", arguments(message), observed: observed(message),
            describe: { "\($0)" }
        ) {
            !refuses
        }
    }

    override func overrideUrlLoad(_ message: any FullscreenMessage, _ url: String) -> Bool {
        let arguments = [TraceEvent.Argument("url", url)] + arguments(message)
        return recorder.call(.firstDelegate, "overrideUrlLoad", arguments, describe: { "\($0)" }) {
            keepsLinks && super.overrideUrlLoad(message, url)
        }
    }

    private func note(_ callback: String, _ message: any FullscreenMessage) {
        recorder.call(.firstDelegate, callback, arguments(message), observed: observed(message))
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
