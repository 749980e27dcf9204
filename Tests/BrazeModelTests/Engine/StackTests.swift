import HeadlessStage
import Testing

#if canImport(BrazeUI)
    import BrazeKit
    import BrazeUI
#else
    import BrazeModel
#endif

@MainActor @Suite("BZ-010 to BZ-026: display choices and the stack", .timeLimit(.minutes(20)))
struct StackTests {
    let fixture = Fixture()

    @Test("BZ-010 .now leads to prepareWith")
    func now() {
        fixture.ui.present(message: .slideup("A"))
        #expect(fixture.lines == ["displayChoice(A)", "prepareWith(A)"])
    }

    @Test("BZ-011 .reenqueue puts a message on top, once")
    func reenqueue() {
        fixture.delegate.choice = { _ in .reenqueue }
        let message = fixture.spied(.slideup("A"))
        for message in [message, .slideup("B"), message] { fixture.show(message) }
        #expect(fixture.lines == ["displayChoice(A)", "displayChoice(B)", "displayChoice(A)"])
        #expect(fixture.stackIds == ["B", "A"])
        #expect(message.context?.valid == true)
    }

    @Test("BZ-012 .discard removes a message from the stack and discards its context")
    func discard() {
        let message = fixture.spied(.slideup("A"))
        fixture.delegate.choice = { _ in .reenqueue }
        fixture.show(message)
        fixture.delegate.choice = { _ in .discard }
        fixture.show(message)
        fixture.show(.slideup("local"))
        #expect(fixture.lines == ["displayChoice(A)", "displayChoice(A)", "displayChoice(local)"])
        #expect(fixture.stackIds == [])
        #expect(message.context?.valid == false)
    }

    @available(*, deprecated, message: "later is deprecated")
    @Test("BZ-013 .later is .reenqueue")
    func later() {
        #expect(BrazeInAppMessageUI.DisplayChoice.later == .reenqueue)
        fixture.delegate.choice = { _ in .later }
        fixture.show(.slideup("A"))
        #expect(fixture.stackIds == ["A"])
    }

    @Test("BZ-014 the stack is last in, first out")
    func lifo() {
        park("A", "B")
        fixture.ui.presentNext()
        #expect(fixture.lines == ["prepareWith(B)"])
        #expect(fixture.stackIds == ["A"])
    }

    @Test("BZ-015 two contents with one id are one entry")
    func deduplicatesById() {
        fixture.delegate.choice = { _ in .reenqueue }
        fixture.show(.slideup("A"))
        fixture.show(.modal("A"))
        #expect(fixture.ui.stack.count == 1)
        #expect(fixture.ui.stack.last?.modal != nil)
    }

    @Test("BZ-016 messages parked behind a visible one are de-duplicated")
    func parksBehindVisible() {
        fixture.show(.slideup("M"))
        for id in ["A", "B", "A"] { fixture.show(.slideup(id)) }
        #expect(fixture.stackIds == ["B", "A"])
        #expect(fixture.errors.filter { $0 == "otherMessagePresented(push: true)" }.count == 3)
    }

    @Test("BZ-017 the stack is never drained automatically")
    func isNotDrained() {
        fixture.show(.slideup("M"))
        fixture.show(.slideup("A"))
        fixture.ui.dismiss()
        fixture.stage.advance(seconds: 3600)
        fixture.stage.app.state = .background
        fixture.stage.app.state = .active
        fixture.stage.runUntilIdle()
        #expect(fixture.stackIds == ["A"])
        #expect(fixture.ui.messageView == nil)
        #expect(fixture.lines.last == "didDismiss(M)")
    }

    @Test("BZ-018 presentNext does not ask displayChoice again")
    func presentNextDoesNotAsk() {
        fixture.delegate.choice = { _ in .reenqueue }
        fixture.show(.slideup("A"))
        fixture.ui.presentNext()
        fixture.stage.runUntilIdle()
        #expect(
            fixture.lines == ["displayChoice(A)", "prepareWith(A)", "willPresent(A)", "didPresent(A)"])
    }

    @Test("BZ-019 a message parked behind another is shown without ever asking about it")
    func parkedIsNeverAskedAbout() {
        fixture.show(.slideup("M"))
        fixture.show(.slideup("A"))
        fixture.ui.dismiss()
        fixture.stage.runUntilIdle()
        fixture.ui.presentNext()
        fixture.stage.runUntilIdle()
        #expect(fixture.lines.filter { $0.hasPrefix("displayChoice") } == ["displayChoice(M)"])
        #expect(fixture.lines.last == "didPresent(A)")
    }

    @Test("BZ-020 presentNext with an empty stack does nothing")
    func presentNextWithoutMessages() {
        fixture.ui.presentNext()
        fixture.stage.runUntilIdle()
        #expect(fixture.lines == [])
        #expect(fixture.stage.log.entries == [])
    }

    @Test("BZ-021 presentNext while a message is visible changes nothing")
    func presentNextWhileVisible() {
        park("A", "B")
        fixture.delegate.choice = { _ in .now }
        fixture.show(.slideup("M"))
        fixture.trace.removeAll()
        fixture.ui.presentNext()
        #expect(fixture.lines == [])
        #expect(fixture.stackIds == ["A", "B"])
        #expect(fixture.errors.last == "otherMessagePresented(push: false)")
    }

    @Test("BZ-022 an entry is lost if its assets fail to load")
    func assetFailureLosesEntry() {
        fixture.delegate.choice = { _ in .reenqueue }
        fixture.show(fixture.spied(.slideup("A")))
        fixture.assets = { _ in .failure(TestFailure()) }
        fixture.ui.presentNext()
        fixture.stage.runUntilIdle()
        #expect(fixture.lines.dropLast() == ["displayChoice(A)", "withLocalAssets(A)"])
        #expect(fixture.lines.last?.hasPrefix("error(assetsFailure") == true)
        #expect(fixture.stackIds == [])
        #expect(fixture.ui.messageView == nil)
    }

    @Test("BZ-023 an entry that fails a check is removed; the one below is not tried")
    func invalidEntryGoes() {
        let invalid = fixture.spied(.slideup("invalid"))
        fixture.delegate.choice = { _ in .reenqueue }
        fixture.show(.slideup("ok"))
        fixture.show(invalid)
        invalid.context?.discard()
        fixture.trace.removeAll()
        fixture.ui.presentNext()
        #expect(fixture.lines == ["error(messageContextInvalid)"])
        #expect(fixture.stackIds == ["ok"])
        fixture.ui.presentNext()
        #expect(fixture.lines.last == "prepareWith(ok)")
    }

    @Test("BZ-024 each user interface has its own stack")
    func stacksAreApart() {
        park("A")
        fixture.trace.removeAll()
        let other = fixture.stage.run { BrazeInAppMessageUI() }
        other.delegate = fixture.delegate
        other.presentNext()
        #expect(other.stack.isEmpty)
        #expect(fixture.lines == [])
        #expect(fixture.stackIds == ["A"])
    }

    @Test("BZ-026 presenting the top of the stack asks again")
    func presentingTheTopAsksAgain() throws {
        park("A")
        fixture.delegate.choice = { _ in .now }
        let top = try #require(fixture.ui.stack.last)
        fixture.show(top)
        #expect(
            fixture.lines == ["displayChoice(A)", "prepareWith(A)", "willPresent(A)", "didPresent(A)"])
        #expect(fixture.stackIds == [])
    }

    /// Puts messages on the stack, then forgets the callbacks.
    private func park(_ ids: String...) {
        fixture.delegate.choice = { _ in .reenqueue }
        for id in ids { fixture.show(.slideup(id)) }
        fixture.trace.removeAll()
    }
}
