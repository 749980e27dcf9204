public import AdobeAndroid2Model
import Foundation
import InAppCore

/// What version 2.0.0 calls beside the gate, `onShow` and `onDismiss`, which both protocols have.
extension AdobeAndroid2Bridge: FullscreenMessageDelegate {
    /// The SDK leaves all links to its delegate (A2-204): one that the handler does not take over is followed
    /// as the SDK's own delegate would. Main thread.
    public nonisolated func overrideUrlLoad(_ message: any FullscreenMessage, _ url: String) -> Bool {
        let policy = gatePolicy
        let native = NativeMessage(message)
        let answer = MainThread.ask(timeout: policy.timeout) { self.follow(url, in: native.value) }
        // Late is as good as followed: the page stays where it is.
        return answer ?? true
    }

    /// The SDK reports refusals to the delegate that it was refused by, on the thread of the gate; all others
    /// are those of a message that was to be shown (A2-203).
    public nonisolated func onShowFailure() {
        let isOwn = ownRefusals.withLock { refusals in
            guard !MainThread.isCurrent, refusals > 0 else { return false }
            refusals -= 1
            return true
        }
        if !isOwn { onMain((), ()) { bridge, _, _ in bridge.didFailToShow() } }
    }

    private func follow(_ url: String, in native: any FullscreenMessage) -> Bool {
        guard let message = knownMessage(native), let target = URL(string: url) else {
            return linkHandling.overrideUrlLoad(native, url)
        }
        let isOwn = target.scheme == "adbinapp"
        let items = URLComponents(url: target, resolvingAgainstBaseURL: false)?.queryItems ?? []
        let interaction = items.last { $0.name == "interaction" && $0.value?.isEmpty == false }?.value
        let action = MessageAction(
            source: .link(id: isOwn ? interaction : nil), effect: .open(target, inWebView: !isOwn))
        guard engine.shouldPerform(action, of: message) else { return true }
        return linkHandling.overrideUrlLoad(native, url)
    }

    private func didFailToShow() {
        guard let message = takeAwaited() else {
            // Something is up, or there is no activity, and nobody was asked (A2-202).
            return engine.report(
                .showFailed, nil, "The SDK refused a message by itself and does not say which.")
        }
        engine.fail(
            message, MessageFailure(.notShown, "The SDK reported that it could not show it.", isDerived: true)
        )
    }
}
