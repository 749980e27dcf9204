import HeadlessStage
import Testing

#if canImport(BrazeUI)
    import BrazeKit
    import BrazeUI
#else
    import BrazeModel
#endif

@MainActor @Suite("BZ-001 to BZ-009: a message is presented", .timeLimit(.minutes(20)))
struct EntryTests {
    let fixture = Fixture()

    @Test("BZ-001 BZ-002 a message that is presented while another is visible is parked without asking")
    func parksWithoutAsking() {
        fixture.show(.slideup("M"))
        fixture.trace.removeAll()
        fixture.show(.slideup("A"))
        #expect(fixture.lines == [])
        #expect(fixture.stackIds == ["A"])
        #expect(fixture.errors.last == "otherMessagePresented(push: true)")
    }

    @Test("BZ-003 a delegate that was released counts as .now")
    func presentsWithoutDelegate() {
        do {
            let delegate = RecordingDelegate(fixture.trace)
            fixture.ui.delegate = delegate
        }
        #expect(fixture.ui.delegate == nil)
        fixture.show(.slideup("A"))
        #expect(fixture.ui.messageView?.presented == true)
        #expect(fixture.lines == [])
    }

    @Test("BZ-004 a delegate without methods has the defaults")
    func usesDefaults() {
        final class Silent: BrazeInAppMessageUIDelegate {}
        let silent = Silent()
        fixture.ui.delegate = silent
        fixture.show(fixture.spied(.modal("A", buttons: [3])))
        fixture.stage.user.tapButton("3")
        fixture.stage.runUntilIdle()
        #expect(
            fixture.lines == [
                "withLocalAssets(A)", "impression(A)", "click(3, A)", "process(\(site), A)",
            ])
        #expect(fixture.ui.messageView == nil)
    }

    @Test("BZ-005 off the main thread, nothing happens except that an error is logged later")
    func refusesBackgroundThreads() {
        let (ui, stage) = (fixture.ui, fixture.stage)
        stage.onBackground {
            // As in code whose isolation the compiler does not check: the type loses its isolation.
            let present: @MainActor () -> Void = { ui.present(message: .slideup("A")) }
            withoutActuallyEscaping(present) { unsafeBitCast($0, to: (() -> Void).self)() }
        }
        stage.runUntilIdle()
        #expect(fixture.lines == [])
        #expect(fixture.stackIds == [])
        #expect(fixture.ui.messageView == nil)
        #expect(stage.log.entries.map { "\($0.name) main: \($0.isOnMain)" } == ["noMainThread main: true"])
    }

    @Test("BZ-006 without a root view controller the message is dropped")
    func dropsWithoutRoot() {
        fixture.stage.app.hasRootViewController = false
        let message = fixture.spied(.slideup("A"))
        fixture.show(message)
        #expect(fixture.lines == ["error(noAppRootViewController)"])
        #expect(fixture.stackIds == [])
        #expect(message.context?.valid == true)
        fixture.ui.presentNext()
        #expect(fixture.lines.count == 1)
    }

    @Test("BZ-008 an untyped message behaves as its typed counterpart")
    func presentsRawMessages() {
        let raw = Braze.InAppMessageRaw()
        raw.id = "A"
        raw.message = "Hello"
        fixture.ui.present(message: raw)
        #expect(fixture.lines == ["displayChoice(A)", "prepareWith(A)"])
        #expect(fixture.delegate.messages.first?.slideup?.message == "Hello")
    }

    @Test("BZ-008 an untyped message without counterpart is dropped")
    func dropsInvalidRawMessages() throws {
        fixture.ui.present(message: Braze.InAppMessageRaw())
        #expect(fixture.lines == [])
        let error = try #require(fixture.errors.first)
        #expect(error.hasPrefix("rawToTypedConversion"))
        #expect(fixture.errors.count == 1)
    }

    @Test("BZ-009 errors go to the context, or to the log without one")
    func logsErrors() {
        fixture.show(.slideup("M"))
        fixture.ui.present(message: fixture.spied(.slideup("A")))
        fixture.ui.present(message: .slideup("B"))
        #expect(fixture.lines.last == "error(otherMessagePresented(push: true))")
        #expect(fixture.errors == ["noContextLogImpression", "otherMessagePresented(push: true)"])
    }
}
