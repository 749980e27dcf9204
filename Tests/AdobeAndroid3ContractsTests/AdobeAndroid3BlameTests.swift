import AdobeAndroid3Contracts
import AdobeAndroid3Model
import Foundation
import InAppContracts
import PlatformStandIns
import Testing

/// A delegate that runs a test's closures in its gate and when a message appears. `@unchecked Sendable` is sound:
/// its state is behind a lock.
private final class Acting: PresentationDelegate, @unchecked Sendable {
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

    func canShow(_ presentable: any Presentable) -> Bool {
        campaign(of: presentable).map { gate(self, $0) } ?? true
    }
    func onShow(_ presentable: any Presentable) { campaign(of: presentable).map(shown) }
    func onHide(_ presentable: any Presentable) {}
    func onDismiss(_ presentable: any Presentable) {}
    func onContentLoaded(_ presentable: any Presentable, _ presentationContent: PresentationContent?) {}

    private func campaign(of presentable: any Presentable) -> (any Message)? {
        guard #available(iOS 16, macCatalyst 16, macOS 13, tvOS 16, watchOS 9, *) else { return nil }
        return MessagingUtils.getMessageForPresentable(presentable as? any Presentable<InAppMessage>)
    }
}

/// Does something with a message later.
private func after(
    _ seconds: TimeInterval, _ message: any Message, _ body: @escaping @Sendable (any Message) -> Void
) {
    let kept = Carried(message)
    MainThread.after(seconds) { body(kept.value) }
}

/// The culprit that a finding names: the delegate and the callback, the SDK, or the app of the scenario.
@Suite("Adobe Android 3 delegates, blame", .timeLimit(.minutes(20))) @MainActor
struct AdobeAndroid3BlameTests {
    private func findings(only: Set<String>? = nil, _ make: () -> Acting) -> [String] {
        AdobeAndroid3Contract.verify(only: only, gateLimit: 5, make).findings.map(\.description)
    }

    @Test("A3-100 a display that the delegate records later is found, outside of its callbacks")
    func recordsLater() {
        let later = [
            "[adobeAndroid3] wrongImpression (A3-100): The delegate records a display, outside its callbacks, that the SDK "
                + "records by itself. Expected: one record of each display, the SDK's own."
        ]
        #expect(findings { Acting(shown: { after(0, $0) { $0.track(nil, .display) } }) } == later)
        #expect(findings { Acting(shown: { after(1, $0) { $0.recordDisplay() } }) } == later)
        #expect(findings { Acting(shown: { after(1, $0) { $0.track("seen", .interact) } }) } == [])
    }

    @Test("A3-044 the app may record a display of its own that replaces the SDK's")
    func recordsOwnDisplay() {
        let found = findings(only: ["shown", "dismissed"]) {
            Acting(gate: { delegate, message in
                guard delegate.isAskedFirst() else { return true }
                after(1, message) { $0.recordDisplay() }
                return false
            })
        }
        #expect(found == [])
    }

    @Test("A3-011 a message that is dismissed inside the gate is found as such")
    func dismissedInGate() {
        let found = findings {
            Acting(gate: { _, message in
                message.dismiss()
                return true
            })
        }
        #expect(
            found == [
                "[adobeAndroid3] dismissedTooEarly (A3-011): dismiss() was called inside canShow, before the message was on "
                    + "screen. A message that is allowed appears, is counted, and is dismissed immediately. Expected: false "
                    + "from canShow for a message that must not be shown, and no dismissal."
            ])
    }
}
