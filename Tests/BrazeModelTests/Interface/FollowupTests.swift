import HeadlessStage
import Testing

#if canImport(BrazeUI)
    import BrazeKit
    import BrazeUI
#else
    import BrazeModel
#endif

@MainActor @Suite("BZ-100 to BZ-104: the message that a click triggers", .timeLimit(.minutes(20)))
struct FollowupTests {
    let fixture = Fixture()

    @Test("BZ-100 BZ-102 it is presented after didDismiss, and is asked about then")
    func follows() {
        fixture.onProcess = { [ui = fixture.ui] in ui.present(message: .slideup("F")) }
        fixture.show(fixture.spied(.slideup("M")))
        fixture.trace.removeAll()
        fixture.stage.user.tapMessage()
        #expect(fixture.stackIds == [])
        fixture.stage.runUntilIdle()
        #expect(
            fixture.lines == [
                "click(body, M)", "shouldProcess(none, body, M)", "process(none, M)", "willDismiss(M)",
                "didDismiss(M)", "displayChoice(F)", "prepareWith(F)", "willPresent(F)", "didPresent(F)",
            ])
    }

    @Test("BZ-101 a second one replaces it, and the first is put on the stack unchanged")
    func secondReplacesFirst() {
        fixture.show(fixture.spied(.slideup("M")))
        fixture.ui.present(message: .slideup("F1"))
        fixture.onProcess = { [ui = fixture.ui] in
            ui.present(message: .slideup("F1"))
            ui.present(message: .slideup("F2"))
        }
        fixture.stage.user.tapMessage()
        fixture.stage.runUntilIdle()
        #expect(fixture.lines.suffix(2) == ["willPresent(F2)", "didPresent(F2)"])
        #expect(fixture.stackIds == ["F1", "F1"])
    }

    @Test("BZ-102 the delegate may put it on the stack")
    func mayBeReenqueued() {
        fixture.onProcess = { [ui = fixture.ui] in ui.present(message: .slideup("F")) }
        fixture.delegate.choice = { $0.id == "F" ? .reenqueue : .now }
        fixture.show(fixture.spied(.slideup("M")))
        fixture.stage.user.tapMessage()
        fixture.stage.runUntilIdle()
        #expect(fixture.lines.suffix(2) == ["didDismiss(M)", "displayChoice(F)"])
        #expect(fixture.stackIds == ["F"])
    }

    @Test("BZ-103 a message that is presented inside shouldProcess is parked")
    func insideShouldProcess() {
        fixture.delegate.onShouldProcess = { [ui = fixture.ui] in
            ui.present(message: .slideup("A"))
            return true
        }
        fixture.show(fixture.spied(.slideup("M")))
        fixture.stage.user.tapMessage()
        fixture.stage.runUntilIdle()
        #expect(fixture.stackIds == ["A"])
        #expect(fixture.lines.last == "didDismiss(M)")
    }

    @Test("BZ-104 a view that processes a click and stays leaves the flag set")
    func flagStays() {
        fixture.show(fixture.spied(.slideup("M")))
        fixture.ui.messageView?.process(clickAction: .none)
        fixture.ui.present(message: .slideup("F"))
        #expect(fixture.stackIds == [])
        fixture.ui.dismiss()
        fixture.stage.runUntilIdle()
        #expect(fixture.lines.last == "didPresent(F)")
    }
}
