public import AdobeAndroid2Model
import Foundation
import InAppCore

/// The SDK's callbacks: the gate on its background executor, the others on the main thread.
extension AdobeAndroid2Bridge: MessagingDelegate {
    public nonisolated func shouldShowMessage(_ message: any FullscreenMessage) -> Bool {
        // A message without a campaign passes without switching to the main thread (A2-004).
        guard message.getParent() is any Message else { return true }
        let native = NativeMessage(message)
        let isWanted = askGate(gatePolicy) {
            self.message(for: native.value)
        } prepare: { message in
            self.prepare(message)
            self.expect(message)
            self.failUnlessShown(message)
        }
        if !isWanted, version == .first { ownRefusals.withLock { $0 += 1 } }
        return isWanted
    }

    public nonisolated func onShow(_ message: any FullscreenMessage) {
        onMain(NativeMessage(message), ()) { bridge, native, _ in bridge.didShow(native.value) }
    }

    public nonisolated func onDismiss(_ message: any FullscreenMessage) {
        onMain(NativeMessage(message), ()) { bridge, native, _ in bridge.didDismiss(native.value) }
    }

    public nonisolated func urlLoaded(_ url: String, _ message: any FullscreenMessage) {
        onMain(NativeMessage(message), url) { bridge, native, url in bridge.didLoad(url, in: native.value) }
    }
}

extension AdobeAndroid2Bridge {
    /// Derives `willPresent`, because the SDK calls back only when the message is on the screen (A2-034).
    fileprivate func didShow(_ native: any FullscreenMessage) {
        guard let message = message(for: native) else { return }
        guard !message.phase.isOnScreen else {
            // The activity was recreated (A2-209), or it was destroyed and the app showed the message again.
            return engine.report(
                .strayCallback, message, "The message was shown while it was \(message.phase).")
        }
        // The app may have shown it itself, without the gate (A2-020). The appearance is read later (A2-038).
        if message.phase == .offered || message.phase == .held { prepare(message) }
        engine.willPresent(message, isDerived: true)
        engine.didPresent(message)
    }

    fileprivate func didDismiss(_ native: any FullscreenMessage) {
        guard let message = knownMessage(native) else {
            return reportStray(native, "A message that the bridge does not know was dismissed.")
        }
        engine.didDismiss(message)
    }

    fileprivate func didLoad(_ url: String, in native: any FullscreenMessage) {
        guard let message = knownMessage(native) else {
            return reportStray(native, "A message that the bridge does not know loaded \(url).")
        }
        guard let target = URL(string: url) else {
            return reportNoURL(url, message)
        }
        // A2-075: only the host `dismiss` dismisses the message.
        let dismisses = target.scheme == "adbinapp" && target.host == "dismiss"
        engine.didLoad(target, in: message, dismisses: dismisses)
    }

    /// The SDK treats a link that it cannot parse as handled (A2-074); the handler cannot be asked about it.
    private func reportNoURL(_ url: String, _ message: CompatMessage) {
        engine.report(.strayCallback, message, "The page followed a link that is not a URL: \(url)")
    }

    private func reportStray(_ native: any FullscreenMessage, _ explanation: @autoclosure () -> String) {
        guard diagnostics != nil, native.getParent() is any Message else { return }
        engine.report(.strayCallback, nil, explanation())
    }
}

/// The callbacks of version 2.0.0 that `MessagingDelegate` does not have.
extension AdobeAndroid2Bridge: FullscreenMessageDelegate {
    /// The SDK leaves all links to its delegate (A2-204). A link that the handler does not take over is followed as the
    /// SDK's own delegate would. Main thread.
    public nonisolated func overrideUrlLoad(_ message: any FullscreenMessage, _ url: String) -> Bool {
        let policy = gatePolicy
        let native = NativeMessage(message)
        let answer = MainThread.ask(timeout: policy.timeout) { self.follow(url, in: native.value) }
        // If the answer is late, the link counts as handled: the page does not navigate.
        return answer ?? true
    }

    /// The SDK reports refusals to the delegate that refused, on the gate's thread. All other reports concern a message
    /// that could not be shown (A2-203).
    public nonisolated func onShowFailure() {
        let isOwn = ownRefusals.withLock { refusals in
            guard !MainThread.isCurrent, refusals > 0 else { return false }
            refusals -= 1
            return true
        }
        if !isOwn { onMain((), ()) { bridge, _, _ in bridge.didFailToShow() } }
    }

    private func follow(_ url: String, in native: any FullscreenMessage) -> Bool {
        guard let message = knownMessage(native) else {
            reportStray(native, "A message that the bridge does not know followed \(url).")
            return linkHandling.overrideUrlLoad(native, url)
        }
        guard let target = URL(string: url) else {
            reportNoURL(url, message)
            return linkHandling.overrideUrlLoad(native, url)
        }
        let isOwn = target.scheme == "adbinapp"
        let action = MessageAction(
            source: .link(id: message.link(target).interaction), effect: .open(target, inWebView: !isOwn))
        guard engine.shouldPerform(action, of: message) else { return true }
        return linkHandling.overrideUrlLoad(native, url)
    }

    private func didFailToShow() {
        guard let message = takeAwaited() else {
            // Another message is visible, or there is no activity, and the delegate was not asked (A2-202).
            return engine.report(
                .showFailed, nil, "The SDK refused a message itself and does not report which one.")
        }
        engine.fail(
            message,
            MessageFailure(.notShown, "The SDK reported that it could not show the message.", isDerived: true)
        )
    }
}
