import BrazeContracts
import InAppCompat
import InAppContracts
import PlatformStandIns
import Testing

#if canImport(BrazeUI)
    import BrazeKit
    import BrazeUI
#else
    import BrazeModel
#endif

/// A delegate that runs a test's closures in its callbacks.
@MainActor private final class Acting: BrazeInAppMessageUIDelegate {
    typealias Act = (Acting, BrazeInAppMessageUI, Braze.InAppMessage) -> Void

    private let asked: Act
    private let gone: Act
    private let clicked: (Braze.InAppMessage.ClickAction) -> Bool

    init(
        asked: @escaping Act = { _, _, _ in }, gone: @escaping Act = { _, _, _ in },
        clicked: @escaping (Braze.InAppMessage.ClickAction) -> Bool = { _ in true }
    ) {
        self.asked = asked
        self.gone = gone
        self.clicked = clicked
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
    ) -> BrazeInAppMessageUI.DisplayChoice {
        asked(self, ui, message)
        return .now
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, willDismiss message: Braze.InAppMessage, view: any InAppMessageView
    ) { gone(self, ui, message) }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, shouldProcess clickAction: Braze.InAppMessage.ClickAction,
        buttonId: String?, message: Braze.InAppMessage, view: any InAppMessageView
    ) -> Bool { clicked(clickAction) }
}

/// More typical bugs of apps, each with a delegate of the same style that is correct.
@MainActor @Suite("Braze delegates, repeated and endless calls", .timeLimit(.minutes(20)))
struct BrazeHabitBugTests {
    private func findings(_ make: () -> Acting) -> [String] {
        BrazeContract.verify(gateLimit: 5, make).findings.map(\.description)
    }

    @Test("BZ-086 a link that both the delegate and the SDK open is found with the callback")
    func openedTwice() {
        func opens(_ answer: Bool, later: Bool = false) -> [String] {
            findings {
                Acting(clicked: { action in
                    guard case .url(let url, _) = action else { return true }
                    let open: @MainActor @Sendable () -> Void = { UIApplication.shared.open(url) }
                    if later { MainThread.async(open) } else { open() }
                    return answer
                })
            }
        }
        let all = opens(true)
        #expect(!all.isEmpty)
        #expect(
            all.allSatisfy {
                $0.hasPrefix("[braze] openedTwice (BZ-086): shouldProcess opens ")
                    && $0.hasSuffix(
                        ", which the SDK also opens. Expected: false from shouldProcess where the app opens the link, true "
                            + "where the SDK does.")
            }, "\(all)")
        let late = opens(true, later: true)
        #expect(
            !late.isEmpty
                && late.allSatisfy { $0.hasPrefix("[braze] openedTwice (BZ-086): The delegate opens ") },
            "\(late)")
        #expect(opens(false) == [])
    }

    @Test(
        "a callback that causes itself is found before the stack overflows; one that does so once is not"
    )
    func recursion() {
        let expected =
            " Expected: an action that causes the same callback waits until the callback has returned, and is not repeated "
            + "without end."
        func found(_ name: String) -> String {
            "[braze] endlessLoop: \(name) is called inside itself without end, because of what the delegate does in it."
                + expected
        }
        #expect(
            findings { Acting(asked: { $1.present(message: $2) }) }.contains(
                found("displayChoiceForMessage")))
        #expect(findings { Acting(gone: { _, ui, _ in ui.dismiss() }) }.contains(found("willDismiss")))
        #expect(findings { Acting() } == [])
    }

    @Test("a timer that sets itself again is distinguished from a callback that repeats")
    func timers() {
        let all = findings {
            Acting(asked: { _, _, _ in
                @MainActor func again() { MainThread.after(0.01) { again() } }
                again()
            })
        }
        #expect(
            all.first?.hasPrefix(
                "[braze] endlessLoop: Jobs or timers of the delegate schedule themselves again without end. The last callback "
                    + "before them was ") == true, "\(all)")
    }

    @Test(
        "a delegate that registers itself instead of its check is reported, and nothing else is")
    func registersItself() {
        #expect(
            findings { Acting(asked: { own, ui, _ in ui.delegate = own }) } == [
                "[braze] registersItself: The delegate registered itself with the SDK and replaced what the set-up had "
                    + "registered, so not everything was checked. Expected: the app's set-up registers the delegate (AppParts), "
                    + "and the delegate itself does not."
            ])
    }
}
