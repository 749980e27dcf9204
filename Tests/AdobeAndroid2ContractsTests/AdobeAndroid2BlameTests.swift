import AdobeAndroid2Contracts
import AdobeAndroid2Model
import Foundation
import InAppContracts
import PlatformStandIns
import Testing

/// A delegate that runs a test's closures in its gate and when a message appears. `@unchecked Sendable` is sound:
/// its state is behind a lock.
private final class Acting: MessagingDelegate, @unchecked Sendable {
    private let asked = Locked(0)
    private let gate: @Sendable (Acting, any Message) -> Bool
    private let shown: @Sendable (any Message) -> Void

    init(
        gate: @escaping @Sendable (Acting, any Message) -> Bool = { _, _ in true },
        shown: @escaping @Sendable (any Message) -> Void = { _ in }
    ) {
        self.gate = gate
        self.shown = shown
    }

    /// Whether it is asked for the first time.
    func isAskedFirst() -> Bool {
        asked.withLock { asked in
            asked += 1
            return asked == 1
        }
    }

    func shouldShowMessage(_ message: any FullscreenMessage) -> Bool {
        (message.getParent() as? any Message).map { gate(self, $0) } ?? true
    }
    func onShow(_ message: any FullscreenMessage) {
        if let message = message.getParent() as? any Message { shown(message) }
    }
    func onDismiss(_ message: any FullscreenMessage) {}
}

/// Does something with a message later.
private func after(
    _ seconds: TimeInterval, _ message: any Message, _ body: @escaping @Sendable (any Message) -> Void
) {
    let kept = Carried(message)
    MainThread.after(seconds) { body(kept.value) }
}

/// The culprit that a finding names: the delegate and the callback, the SDK, or the app of the scenario.
@Suite("Adobe Android 2 delegates, blame", .timeLimit(.minutes(20))) @MainActor
struct AdobeAndroid2BlameTests {
    private func findings(only: Set<String>? = nil, _ make: () -> Acting) -> [String] {
        AdobeAndroid2Contract.verify(only: only, gateLimit: 5, make).findings.map(\.description)
    }

    @Test("A2-100 a display that the delegate records later is found, outside of its callbacks")
    func recordsLater() {
        let later = [
            "[adobeAndroid2] wrongImpression (A2-100): The delegate records a display, outside its callbacks, that the SDK "
                + "records by itself. Expected: one record of each display, the SDK's own."
        ]
        #expect(findings { Acting(shown: { after(0, $0) { $0.track(nil, .inAppDisplay) } }) } == later)
        #expect(findings { Acting(shown: { after(1, $0) { $0.track("seen", .inAppInteract) } }) } == [])
    }

    @Test("A2-100 the app may record a display of its own that replaces the SDK's")
    func recordsOwnDisplay() {
        let found = findings(only: ["shown", "dismissed"]) {
            Acting(gate: { delegate, message in
                guard delegate.isAskedFirst() else { return true }
                after(1, message) { $0.track(nil, .inAppDisplay) }
                return false
            })
        }
        #expect(found == [])
    }

    @Test("A2-050 a message that is dismissed inside the gate is found as such")
    func dismissedInGate() {
        let found = findings {
            Acting(gate: { _, message in
                message.dismiss(false)
                return true
            })
        }
        #expect(
            found == [
                "[adobeAndroid2] dismissedTooEarly (A2-050): dismiss() was called inside shouldShowMessage, before the message "
                    + "was on screen. It does nothing, but is tracked anyway. Expected: false from shouldShowMessage for a "
                    + "message that must not be shown, and no dismissal."
            ])
    }
}
