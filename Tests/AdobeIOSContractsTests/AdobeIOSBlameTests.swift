import AdobeIOSContracts
import Foundation
import InAppContracts
import PlatformStandIns
import Testing

#if canImport(AEPMessaging)
    import AEPCore
    import AEPMessaging
    import AEPServices
#else
    import AdobeIOSModel
#endif

/// A delegate that runs a test's closures in its gate and when a message appears. `@unchecked Sendable` is sound:
/// its state is behind locks.
private final class Acting: MessagingDelegate, @unchecked Sendable {
    typealias Act = @Sendable (Acting, Message) -> Void

    let kept = Locked<[Message]>([])
    private let asked = Locked(0)
    private let gate: @Sendable (Acting, Message) -> Bool
    private let shown: Act
    private let gone: Act

    init(
        gate: @escaping @Sendable (Acting, Message) -> Bool = { _, _ in true },
        shown: @escaping Act = { _, _ in }, gone: @escaping Act = { _, _ in }
    ) {
        self.gate = gate
        self.shown = shown
        self.gone = gone
    }

    /// Whether it is asked for the first time.
    func isAskedFirst() -> Bool {
        asked.withLock { asked in
            asked += 1
            return asked == 1
        }
    }

    /// Does something with a message later.
    func after(_ seconds: TimeInterval, _ message: Message, _ body: @escaping @Sendable (Message) -> Void) {
        kept.withLock { $0.append(message) }
        MainThread.after(seconds) { self.takeKept().forEach(body) }
    }

    private func takeKept() -> [Message] {
        kept.withLock { kept in
            defer { kept = [] }
            return kept
        }
    }

    func shouldShowMessage(message: any Showable) -> Bool {
        (message as? FullscreenMessage)?.parent.map { gate(self, $0) } ?? true
    }
    func onShow(message: any Showable) {
        if let message = (message as? FullscreenMessage)?.parent { shown(self, message) }
    }
    func onDismiss(message: any Showable) {
        if let message = (message as? FullscreenMessage)?.parent { gone(self, message) }
    }
    func urlLoaded(_ url: URL, byMessage message: any Showable) {}
}

/// The culprit that a finding names: the delegate and the callback, the SDK, or the app of the scenario.
@Suite("Adobe delegates for iOS, which code is blamed", .timeLimit(.minutes(20))) @MainActor
struct AdobeIOSBlameTests {
    private func findings(only: Set<String>? = nil, _ make: () -> Acting) -> [String] {
        AdobeIOSContract.verify(only: only, gateLimit: 5, make).findings.map(\.description)
    }

    @Test(
        "AI-110 what the scenario's app records is not attributed to the delegate, which keeps its first message for 5 s"
    )
    func recordsOfTheApp() {
        let found = findings {
            Acting(gate: { delegate, message in
                guard delegate.isAskedFirst() else { return true }
                delegate.after(5, message) { $0.show() }
                return false
            })
        }
        #expect(found == [])
    }

    @Test("AI-110 a display that the delegate records later, outside its callbacks, is found")
    func recordsLater() {
        let later = [
            "[adobeIOS] wrongImpression (AI-110): The delegate records a display, outside its callbacks, that the SDK records "
                + "by itself. Expected: one record of each display, the SDK's own."
        ]
        #expect(
            findings { Acting(shown: { $0.after(1, $1) { $0.track(withEdgeEventType: .display) } }) } == later
        )
        #expect(
            findings { Acting(shown: { $0.after(1, $1) { $0.track("seen", withEdgeEventType: .interact) } }) }
                == [])
    }

    @Test("AI-110 what the delegate records again later is found: a trigger, a dismissal")
    func repeatsLater() {
        func found(_ name: String) -> [String] {
            [
                "[adobeIOS] recordedTwice (AI-110): The delegate records \(name), outside its callbacks, that the SDK has "
                    + "recorded by itself. Expected: one record of each, the SDK's own."
            ]
        }
        let asked = findings {
            Acting(gate: { delegate, message in
                delegate.after(0, message) { $0.track(withEdgeEventType: .trigger) }
                return true
            })
        }
        #expect(asked == found("a trigger"))
        let gone = findings { Acting(gone: { $0.after(0, $1) { $0.track(withEdgeEventType: .dismiss) } }) }
        #expect(gone == found("a dismissal"))
    }

    @Test("AI-110 the app may record a display that it shows itself while the SDK shows nothing")
    func recordsOwnDisplay() {
        let found = findings(only: ["shown", "dismissed"]) {
            Acting(gate: { delegate, message in
                guard delegate.isAskedFirst() else { return true }
                delegate.after(1, message) { $0.recordDisplay() }
                return false
            })
        }
        #expect(found == [])
    }

    @Test(
        "AI-071 a message that is dismissed inside the gate is found as such, and onShow is not mentioned"
    )
    func dismissedInGate() {
        let found =
            "[adobeIOS] dismissedTooEarly (AI-071): dismiss() was called inside shouldShowMessage, before the message was on "
            + "screen. It is ignored, removes the message as it appears, or overtakes its view, which then stays (AI-137). "
            + "Expected: false from shouldShowMessage for a message that must not be shown, and no dismissal."
        for answer in [true, false] {
            #expect(
                findings {
                    Acting(gate: { _, message in
                        message.dismiss()
                        return answer
                    })
                } == [found])
        }
    }

    @Test(
        "AI-079 a message that is dismissed in the main thread's next turn after onShow disappears, and this is no mistake"
    )
    func dismissedNextTurn() {
        #expect(findings { Acting(shown: { $0.after(0, $1) { $0.dismiss() } }) } == [])
    }
}
