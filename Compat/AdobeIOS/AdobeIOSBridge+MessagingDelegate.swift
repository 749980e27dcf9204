public import Foundation
import InAppCompat

#if AdobeIOSSDK && canImport(AEPMessaging)
    public import AEPServices
    import AEPMessaging
#else
    public import AdobeIOSModel
#endif

/// What the SDK calls. The gate and `onShow` come on a background thread, the rest on the main thread.
extension AdobeIOSBridge: MessagingDelegate {
    public nonisolated func shouldShowMessage(message: any Showable) -> Bool {
        guard let native = campaignMessage(message) else { return true }
        let policy = gatePolicy
        let answer = MainThread.ask(timeout: policy.timeout) {
            self.consider(native.value)
        } settle: { answer in
            self.settle(native.value, answer, else: policy)
        }
        return (answer ?? policy.fallback) == .show
    }

    public nonisolated func onShow(message: any Showable) {
        guard let native = campaignMessage(message) else { return }
        onMain { self.willPresent(native.value) }
    }

    public nonisolated func onDismiss(message: any Showable) {
        guard let native = campaignMessage(message) else { return }
        onMain { self.didDismiss(native.value) }
    }

    public nonisolated func urlLoaded(_ url: URL, byMessage message: any Showable) {
        guard let native = campaignMessage(message) else { return }
        onMain { self.didLoad(url, in: native.value) }
    }

    /// Runs at once on the main thread, else later on it, in order (INV-4).
    private nonisolated func onMain(_ job: @escaping @MainActor @Sendable () -> Void) {
        if MainThread.isCurrent { MainThread.assume(job) } else { MainThread.async(job) }
    }

    /// A campaign's message; nil for anything else that the SDK shows (AI-005).
    private nonisolated func campaignMessage(_ message: any Showable) -> Native? {
        guard let native = message as? FullscreenMessage, native.parent != nil else { return nil }
        return Native(value: native)
    }
}

/// Carries a native message to the main thread.
///
/// `@unchecked Sendable` is sound because the SDK itself uses a `FullscreenMessage` from both threads, and
/// the bridge touches it on the main actor only.
private struct Native: @unchecked Sendable {
    let value: FullscreenMessage
}

extension AdobeIOSBridge {
    fileprivate func consider(_ native: FullscreenMessage) -> DisplayDecision {
        message(for: native).map { engine.consider($0) } ?? .show
    }

    /// Acts upon the answer that the SDK was given.
    fileprivate func settle(_ native: FullscreenMessage, _ answer: DisplayDecision?, else policy: GatePolicy)
    {
        guard let message = message(for: native) else { return }
        if answer == nil {
            engine.report(
                .lateAnswer, message,
                "The handler did not answer within \(policy.timeout) s; the SDK was told \(policy.fallback.rawValue)."
            )
        }
        engine.settle(message, as: answer ?? policy.fallback)
        if message.phase == .approved { prepare(message) }
    }

    fileprivate func willPresent(_ native: FullscreenMessage) {
        guard let message = message(for: native) else { return }
        engine.willPresent(message)
        awaitAppearance(of: message, looks: [0.05, 0.25, 0.7])
    }

    /// Derives `didPresent`: `onShow` comes before the view is put on the screen (AI-035), and with nothing
    /// to show it never is (AI-038). Looks on the next turn of the main thread, then after some time.
    private func awaitAppearance(of message: CompatMessage, looks: [TimeInterval]) {
        let look: @MainActor @Sendable () -> Void = { [weak self, weak message] in
            guard let self, let message, message.phase == .presenting else { return }
            if self.view(of: message)?.superview != nil {
                self.engine.didPresent(message, isDerived: true)
            } else if let pause = looks.first {
                MainThread.after(pause) {
                    self.awaitAppearance(of: message, looks: Array(looks.dropFirst()))
                }
            } else {
                self.engine.fail(
                    message, MessageFailure(.content, "Its view never came onto the screen.", isDerived: true)
                )
            }
        }
        MainThread.async(look)
    }

    fileprivate func didDismiss(_ native: FullscreenMessage) {
        guard let message = messages[ObjectIdentifier(native)] else {
            return engine.report(.strayCallback, nil, "A message that is not followed was dismissed.")
        }
        engine.didDismiss(message)
    }

    fileprivate func didLoad(_ url: URL, in native: FullscreenMessage) {
        guard let message = messages[ObjectIdentifier(native)] else {
            return engine.report(.strayCallback, nil, "A message that is not followed loaded \(url).")
        }
        // AI-095: only the host `dismiss` takes the message away.
        engine.didLoad(url, in: message, dismisses: url.host == "dismiss")
    }
}
