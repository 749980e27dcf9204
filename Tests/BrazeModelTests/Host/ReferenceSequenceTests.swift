import HeadlessStage
import Testing

#if canImport(BrazeUI)
    import BrazeKit
    import BrazeUI
#else
    import BrazeModel
#endif

@MainActor @Suite("The ten reference sequences", .timeLimit(.minutes(20)))
struct ReferenceSequenceTests {
    let fixture = Fixture()

    @Test("BZ-060 BZ-080 1: a message with a context, a button tapped")
    func plain() {
        fixture.show(fixture.spied(.modal("M", buttons: [0])))
        fixture.stage.user.tapButton("0")
        fixture.stage.runUntilIdle()
        #expect(
            fixture.lines == [
                "displayChoice(M)", "withLocalAssets(M)", "prepareWith(M)", "willPresent(M)", "impression(M)",
                "didPresent(M)", "click(0, M)", "shouldProcess(\(site), 0, M)", "process(\(site), M)",
                "willDismiss(M)", "didDismiss(M)",
            ])
    }

    @Test("BZ-033 BZ-061 2: a local message, dismissed by code")
    func local() {
        fixture.show(.slideup("M"))
        fixture.ui.dismiss { [trace = fixture.trace] in trace.note("completion") }
        fixture.stage.runUntilIdle()
        #expect(
            fixture.lines == [
                "displayChoice(M)", "prepareWith(M)", "willPresent(M)", "didPresent(M)", "willDismiss(M)",
                "completion", "didDismiss(M)",
            ])
        #expect(fixture.errors == ["noContextLogImpression"])
    }

    @Test("BZ-018 3: reenqueue, then presentNext")
    func reenqueued() {
        fixture.delegate.choice = { _ in .reenqueue }
        fixture.show(fixture.spied(.slideup("M")))
        #expect(fixture.ui.stack.count == 1)
        fixture.ui.presentNext()
        fixture.stage.runUntilIdle()
        #expect(
            fixture.lines == [
                "displayChoice(M)", "withLocalAssets(M)", "prepareWith(M)", "willPresent(M)", "impression(M)",
                "didPresent(M)",
            ])
    }

    @Test("BZ-002 BZ-017 4: a second message while one is visible")
    func second() {
        fixture.show(.slideup("M"))
        fixture.show(.slideup("N"))
        #expect(fixture.stackIds == ["N"])
        fixture.ui.dismiss()
        fixture.stage.runUntilIdle()
        #expect(
            fixture.lines == [
                "displayChoice(M)", "prepareWith(M)", "willPresent(M)", "didPresent(M)", "willDismiss(M)",
                "didDismiss(M)",
            ])
        #expect(fixture.stackIds == ["N"])
    }

    @Test("BZ-102 5: a click triggers another message")
    func clickTriggers() {
        fixture.onProcess = { [ui = fixture.ui] in ui.present(message: .slideup("F")) }
        fixture.show(fixture.spied(.slideup("M")))
        fixture.stage.user.tapMessage()
        fixture.stage.runUntilIdle()
        #expect(
            fixture.lines.dropFirst(6) == [
                "click(body, M)", "shouldProcess(none, body, M)", "process(none, M)", "willDismiss(M)",
                "didDismiss(M)", "displayChoice(F)", "prepareWith(F)", "willPresent(F)", "didPresent(F)",
            ])
    }

    @Test("BZ-062 6: a control message")
    func control() {
        var hadAttributes = true
        fixture.delegate.prepare = { hadAttributes = $0.attributes != nil }
        fixture.show(fixture.spied(.control("C")))
        #expect(
            fixture.lines == [
                "displayChoice(C)", "withLocalAssets(C)", "prepareWith(C)", "willPresent(C)", "impression(C)",
                "didPresent(C)", "willDismiss(C)", "didDismiss(C)",
            ])
        #expect(!hadAttributes)
    }

    @Test("BZ-043 7: another user's message")
    func otherUser() throws {
        let host = BrazeHost(stage: fixture.stage)
        host.braze.inAppMessagePresenter = fixture.ui
        host.trigger(.slideup("M"))
        // The user changes without a dismissal, as if the presenter were told too late.
        host.braze.inAppMessagePresenter = nil
        host.braze.changeUser(userId: "another")
        fixture.stage.runUntilIdle()
        #expect(fixture.lines == ["displayChoice(M)", "prepareWith(M)"])
        let error = try #require(fixture.errors.first)
        #expect(error.hasPrefix("triggeredUserCurrentUserMismatch"))
    }

    @Test("BZ-110 8: the user changes while a message is visible and others wait")
    func changeUser() {
        let messages = ["M", "A", "B"].map { fixture.spied(.slideup($0)) }
        for message in messages { fixture.show(message) }
        fixture.ui.dismiss(reason: .changeUser)
        #expect(messages.allSatisfy { $0.context?.valid == false })
        fixture.stage.runUntilIdle()
        #expect(fixture.lines.suffix(2) == ["willDismiss(M)", "didDismiss(M)"])
        #expect(fixture.stackIds == [])
    }

    @Test("BZ-064 9: HTML without a base URL")
    func htmlWithoutBase() {
        fixture.show(Braze.InAppMessage.html(.init(message: "<p/>")).named("H"))
        #expect(
            fixture.lines == [
                "displayChoice(H)", "prepareWith(H)", "willPresent(H)", "willDismiss(H)", "didDismiss(H)",
            ])
    }

    @Test("BZ-012 10: discard")
    func discard() {
        fixture.delegate.choice = { _ in .discard }
        let host = BrazeHost(stage: fixture.stage)
        host.braze.inAppMessagePresenter = fixture.ui
        host.trigger(.slideup("M"))
        fixture.stage.runUntilIdle()
        #expect(fixture.lines == ["displayChoice(M)"])
        #expect(fixture.stage.log.entries(of: .note).map(\.name) == ["discard"])
    }
}
