import HeadlessStage
import Testing

#if canImport(BrazeUI)
    import BrazeKit
    import BrazeUI
#else
    import BrazeModel
#endif

@MainActor @Suite("BZ-110 to BZ-114: the SDK dismisses", .timeLimit(.minutes(20)))
struct SDKDismissalTests {
    let fixture = Fixture()

    @Test("BZ-110 BZ-113 every message loses its context and nothing follows", arguments: [true, false])
    func forgetsEverything(isWipe: Bool) {
        let messages = ["M", "A", "B"].map { fixture.spied(.slideup($0)) }
        for message in messages { fixture.show(message) }
        fixture.trace.removeAll()
        var wasInvalid = false
        fixture.delegate.onDidDismiss = { _ in wasInvalid = messages[0].context?.valid == false }
        fixture.ui.dismiss(reason: isWipe ? .wipeData : .changeUser)
        #expect(fixture.lines == ["willDismiss(M)"])
        #expect(messages.map { $0.context?.valid } == [false, false, false])
        #expect(fixture.stackIds == [])
        fixture.stage.runUntilIdle()
        #expect(fixture.lines == ["willDismiss(M)", "didDismiss(M)"])
        #expect(wasInvalid)
    }

    @Test("BZ-110 a change of the user discards through the SDK's own contexts")
    func changeUser() {
        let host = BrazeHost(stage: fixture.stage)
        host.braze.inAppMessagePresenter = fixture.ui
        for id in ["M", "A", "B"] {
            host.trigger(.slideup(id))
            fixture.stage.runUntilIdle()
        }
        host.braze.changeUser(userId: "another")
        fixture.stage.runUntilIdle()
        let discards = fixture.stage.log.entries(of: .note).filter { $0.name == "discard" }
        #expect(discards.map { $0.details["messageId"] } == ["M", "A", "B"])
        #expect(fixture.lines.suffix(2) == ["willDismiss(M)", "didDismiss(M)"])
    }

    @Test("BZ-110 a follow-up is dropped and the timer cancelled")
    func dropsFollowup() {
        let followup = fixture.spied(.slideup("F"))
        fixture.show(fixture.spied(.slideup("M", .init(messageClose: .auto(after: 5)))))
        fixture.ui.messageView?.process(clickAction: .none)
        fixture.ui.present(message: followup)
        fixture.ui.dismiss(reason: .changeUser)
        fixture.stage.advance(seconds: 60)
        #expect(followup.context?.valid == false)
        #expect(fixture.lines.filter { $0 == "willDismiss(M)" }.count == 1)
        #expect(fixture.lines.last == "didDismiss(M)")
        fixture.ui.present(message: .slideup("N"))
        #expect(fixture.lines.suffix(2) == ["displayChoice(N)", "prepareWith(N)"])
    }

    @Test("BZ-110 the page of an HTML message loses its bridge")
    func detachesBridge() {
        fixture.show(fixture.spied(.html("H")))
        fixture.stage.page.finishLoading()
        fixture.stage.runUntilIdle()
        fixture.trace.removeAll()
        fixture.ui.dismiss(reason: .wipeData)
        fixture.stage.page.post("logClick", json: "null")
        #expect(fixture.lines == ["willDismiss(H)"])
    }

    @Test("BZ-149 a message whose assets are loading loses its request, but stays valid")
    func cancelsAssets() {
        fixture.holdsAssets = true
        let message = fixture.spied(.slideup("A"))
        fixture.show(message)
        fixture.ui.dismiss(reason: .changeUser)
        #expect(fixture.lines == ["displayChoice(A)", "withLocalAssets(A)", "cancelled(A)"])
        #expect(message.context?.valid == true)
        fixture.trace.removeAll()
        fixture.holdsAssets = false
        fixture.show(message)
        #expect(fixture.lines.last == "didPresent(A)")
    }

    @Test("BZ-149 if a request answers although it was cancelled, its message is shown")
    func showsLateAssets() {
        fixture.holdsAssets = true
        let message = fixture.spied(.slideup("A"))
        fixture.show(message)
        fixture.ui.dismiss(reason: .wipeData)
        fixture.trace.removeAll()
        fixture.pendingAssets[0](.success(message))
        fixture.stage.runUntilIdle()
        #expect(fixture.lines == ["prepareWith(A)", "willPresent(A)", "impression(A)", "didPresent(A)"])
    }

    @Test("BZ-068 BZ-149 a plain dismissal does not cancel a request, because nothing is visible")
    func plainDismissalOfLoading() {
        fixture.holdsAssets = true
        let message = fixture.spied(.slideup("A"))
        fixture.show(message)
        fixture.ui.dismiss()
        fixture.pendingAssets[0](.success(message))
        fixture.stage.runUntilIdle()
        #expect(fixture.lines.last == "didPresent(A)")
    }

    @Test("BZ-114 a presenter that does not implement dismiss(reason:) keeps its message")
    func defaultDoesNothing() {
        struct Presenter: BrazeInAppMessagePresenter {
            let trace: Trace
            func present(message: Braze.InAppMessage) { trace.note("present(\(message.id ?? "-"))") }
        }
        let host = BrazeHost(stage: fixture.stage)
        host.braze.inAppMessagePresenter = Presenter(trace: fixture.trace)
        host.trigger(.slideup("A"))
        host.braze.wipeData()
        #expect(fixture.lines == ["present(A)"])
    }
}
