public import AdobeIOSModel  // Shows AEPServices and Foundation.
import InAppCore

/// The SDK's callbacks. The gate and `onShow` arrive on a background thread, the others on the main thread.
extension AdobeIOSBridge: MessagingDelegate {
    public nonisolated func shouldShowMessage(message: any Showable) -> Bool {
        let native = Native(value: message)
        if MainThread.isCurrent {
            return MainThread.enter(with: self, native, ()) { bridge, native, _ in bridge.decide(native) }
        }
        // A screen without a campaign passes without switching to the main thread (AI-005).
        guard native.fullscreenMessage?.parent != nil else { return true }
        return askGate(gatePolicy) {
            self.message(for: native)
        } prepare: { message in
            self.prepare(message)
        }
    }

    public nonisolated func onShow(message: any Showable) {
        onMain(Native(value: message), ()) { bridge, native, _ in bridge.willPresent(native) }
    }

    public nonisolated func onDismiss(message: any Showable) {
        onMain(Native(value: message), ()) { bridge, native, _ in bridge.didDismiss(native) }
    }

    public nonisolated func urlLoaded(_ url: URL, byMessage message: any Showable) {
        onMain(Native(value: message), url) { bridge, native, url in bridge.didLoad(url, in: native) }
    }
}

/// Carries the SDK's objects to the main thread.
///
/// `@unchecked Sendable` is sound because the SDK itself uses a `FullscreenMessage` from both threads, and the bridge
/// uses it only on the main actor.
private nonisolated struct Native: @unchecked Sendable {
    let value: any Showable

    var fullscreenMessage: FullscreenMessage? { value as? FullscreenMessage }
}

extension AdobeIOSBridge {
    /// Answers the gate on the main thread.
    fileprivate func decide(_ native: Native) -> Bool {
        guard let message = message(for: native) else { return true }
        let decision = engine.decide(message)
        if message.phase == .approved { prepare(message) }
        return decision == .show && !message.phase.isTerminal
    }

    /// The message of a native message, made the first time it is seen; nil for a screen without a campaign (AI-005).
    fileprivate func message(for native: Native) -> CompatMessage? {
        knownMessage(ObjectIdentifier(native.value)) ?? makeMessage(for: native)
    }

    private func makeMessage(for native: Native) -> CompatMessage? {
        guard let message = native.fullscreenMessage else { return nil }
        return makeMessage(for: message)
    }

    fileprivate func willPresent(_ native: Native) {
        guard let message = message(for: native) else { return }
        // The app may have hidden it itself, which is not reported: a displayed message cannot be shown (AI-036,
        // AI-080).
        if message.phase == .presented { engine.didHide(message, isDerived: true) }
        // The app may have shown it itself, without the gate (AI-020).
        if message.phase == .offered || message.phase == .held { prepare(message) }
        // A request that the SDK ignored while the message was hidden no longer explains its end (AI-082).
        if leaving == ObjectIdentifier(message) { leaving = nil }
        if lastLink?.message == ObjectIdentifier(message) { lastLink = nil }
        engine.willPresent(message)
        awaitAppearance(of: message, looks: [0.05, 0.25, 0.7])
    }

    /// Derives `didPresent`: `onShow` comes before the view is on the screen (AI-035), and if there is nothing to show
    /// the view never appears (AI-038). The SDK needs two turns of the main thread (AI-167), the first of which may be
    /// over. Checks after two turns, then again after some time.
    private func awaitAppearance(of message: CompatMessage, looks: [TimeInterval]) {
        let look: @MainActor @Sendable () -> Void = { [weak self, weak message] in
            guard let self, let message, message.phase == .presenting else { return }
            // A hidden view keeps its superview, a backdrop that is off the screen (AI-169).
            if self.view(of: message)?.window != nil {
                self.engine.didPresent(message, isDerived: true)
            } else if let pause = looks.first {
                // A timer that never fires, because the process ends, must keep nothing alive.
                MainThread.after(pause) { [weak self, weak message] in
                    guard let message else { return }
                    self?.awaitAppearance(of: message, looks: Array(looks.dropFirst()))
                }
            } else {
                self.engine.fail(
                    message,
                    MessageFailure(.content, "Its view never appeared on the screen.", isDerived: true)
                )
            }
        }
        MainThread.async { MainThread.async(look) }
    }

    fileprivate func didDismiss(_ native: Native) {
        guard let message = knownMessage(ObjectIdentifier(native.value)) else {
            return reportStray(native, "A message that the bridge does not know was dismissed.")
        }
        // AI-095: only the host `dismiss` dismisses the message.
        let link = lastLink.flatMap { $0.message == ObjectIdentifier(message) ? $0.url : nil }
        engine.didDismiss(message, unexplained: link.flatMap { $0.host == "dismiss" ? .link($0) : nil })
    }

    fileprivate func didLoad(_ url: URL, in native: Native) {
        guard let message = knownMessage(ObjectIdentifier(native.value)) else {
            return reportStray(native, "A message that the bridge does not know loaded \(url).")
        }
        // Whether it dismisses is decided when the message leaves.
        lastLink = (url, ObjectIdentifier(message))
        // AI-095.
        if url.host == "dismiss" { leaving = ObjectIdentifier(message) }
        engine.didLoad(url, in: message, dismisses: false)
    }

    private func reportStray(_ native: Native, _ explanation: @autoclosure () -> String) {
        guard diagnostics != nil, native.fullscreenMessage?.parent != nil else { return }
        engine.report(.strayCallback, nil, explanation())
    }
}
