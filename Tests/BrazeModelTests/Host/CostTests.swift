import HeadlessStage
import Testing

#if canImport(BrazeUI)
    import BrazeKit
    import BrazeUI
#else
    import BrazeModel
#endif

@MainActor @Suite("Costs: many messages", .timeLimit(.minutes(20)))
struct CostTests {
    let fixture = Fixture()
    let count = 1_000

    @Test("BZ-011 BZ-018 1,000 reenqueued messages are held, moved and shown one by one")
    func holdsAndShows() {
        fixture.ui.delegate = nil
        let delegate = Holder()
        fixture.ui.delegate = delegate
        for number in 0..<count { fixture.ui.present(message: .control("\(number)")) }
        // Every second message is presented again, from the bottom, and moves to the top.
        for number in stride(from: 0, to: count, by: 2) { fixture.ui.present(message: .control("\(number)")) }
        #expect(fixture.ui.stack.count == count)
        #expect(fixture.ui.stack.first?.id == "1")
        for _ in 0..<count {
            fixture.ui.presentNext()
            fixture.stage.runUntilIdle()
        }
        #expect(fixture.ui.stack.isEmpty)
        let evenThenOdd =
            (0..<count).reversed().filter { $0 % 2 == 0 } + (0..<count).reversed().filter { $0 % 2 == 1 }
        #expect(delegate.dismissed == evenThenOdd.map(String.init))
    }

    private final class Holder: BrazeInAppMessageUIDelegate {
        var dismissed: [String] = []

        func inAppMessage(
            _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
        ) -> BrazeInAppMessageUI.DisplayChoice {
            .reenqueue
        }

        func inAppMessage(
            _ ui: BrazeInAppMessageUI, didDismiss message: Braze.InAppMessage, view: any InAppMessageView
        ) {
            dismissed.append(message.id ?? "-")
        }
    }
}
