import HeadlessStage
import Testing

#if canImport(BrazeUI)
    import BrazeKit
    import BrazeUI
#else
    import BrazeModel
#endif

@MainActor @Suite("Code in the style of public apps", .timeLimit(.minutes(20)))
struct ThirdPartyTests {
    let fixture = Fixture()

    @Test("BZ-086 a coordinator restyles, gates, routes and drains")
    func coordinator() {
        let coordinator = Coordinator()
        let ui = fixture.ui
        ui.delegate = coordinator
        coordinator.isCheckingOut = true
        fixture.show(.slideup("S"))
        fixture.show(.modal("M", buttons: [5]))
        coordinator.isCheckingOut = false
        ui.presentNext()
        fixture.stage.runUntilIdle()
        #expect(ui.messageView?.modal?.attributes.maxWidth == 500)
        #expect(ui.messageView?.controller?.prefersStatusBarHidden == false)
        fixture.stage.user.tapButton("5")
        fixture.stage.runUntilIdle()
        #expect(coordinator.opened == [site])
        #expect(ui.messageView?.slideup?.attributes.margin.bottom == 44)
        ui.dismiss()
        fixture.stage.runUntilIdle()
        #expect(coordinator.dismissed == ["M", "S"])
        fixture.show(.slideup("X", .init(extras: ["autoclose": "true"])))
        #expect(coordinator.dismissed == ["M", "S", "X"])
    }

    @Test("BZ-004 a class without isolation")
    func plain() {
        let delegate = PlainDelegate()
        fixture.ui.delegate = delegate
        fixture.show(.slideup("A"))
        #expect(delegate.presented == 1)
    }

    @available(*, deprecated, message: "Uses later")
    @Test("BZ-013 code that uses later")
    func old() {
        let delegate = OldDelegate()
        fixture.ui.delegate = delegate
        fixture.show(.slideup("A"))
        #expect(fixture.stackIds == ["A"])
        #expect(delegate.name(of: .reenqueue) == "later")
    }

    @Test("A subclass of the user interface receives every message, including follow-ups and raw ones")
    func subclass() {
        let ui = fixture.stage.run { FilteringUI() }
        ui.delegate = fixture.delegate
        ui.blocked = ["blocked", "F"]
        let raw = Braze.InAppMessageRaw(.slideup("blocked"))
        ui.present(message: raw)
        ui.present(message: .slideup("blocked"))
        #expect(fixture.lines == [])
        fixture.onProcess = { ui.present(message: .slideup("F")) }
        ui.present(message: fixture.spied(.slideup("M")))
        fixture.stage.runUntilIdle()
        fixture.stage.user.tapMessage()
        fixture.stage.runUntilIdle()
        #expect(fixture.lines.last == "didDismiss(M)")
    }

    @Test("BZ-042 a subclass of a built-in view")
    func viewSubclass() {
        fixture.delegate.prepare = { context in
            context.customView = context.message.slideup.map { TallSlideup(message: $0, extra: "More") }
        }
        fixture.show(.slideup("A"))
        let view = fixture.ui.messageView as? TallSlideup
        #expect(view?.messageLabel.text == "More")
        #expect(view?.messageLabel.textColor == .red)
        #expect(fixture.lines.last == "didPresent(A)")
        fixture.stage.user.swipeAway()
        fixture.stage.runUntilIdle()
        #expect(fixture.lines.last == "didDismiss(A)")
    }

    @Test("BZ-072 a custom view that reports its life cycle")
    func customView() throws {
        fixture.delegate.prepare = { $0.customView = BannerView(message: $0.message) }
        fixture.show(fixture.spied(.modal("A", buttons: [0])))
        let view = try #require(fixture.ui.messageView as? BannerView)
        #expect(view.controller?.prefersStatusBarHidden == true)
        #expect(view.modal == nil)
        fixture.trace.removeAll()
        view.tap()
        #expect(
            fixture.lines == [
                "click(body, A)", "shouldProcess(none, body, A)", "process(none, A)", "willDismiss(A)",
                "didDismiss(A)",
            ])
    }

    @Test("BZ-072 a view that reports nothing stays for good")
    func inertView() {
        fixture.delegate.prepare = { $0.customView = InertView() }
        fixture.show(.slideup("A"))
        fixture.ui.dismiss()
        fixture.stage.runUntilIdle()
        #expect(fixture.ui.messageView != nil)
        fixture.show(.slideup("B"))
        #expect(fixture.stackIds == ["B"])
        #expect(fixture.lines == ["displayChoice(A)", "prepareWith(A)"])
    }

    @Test("BZ-018 presentNext through the presenter of Braze")
    func throughBraze() {
        let host = BrazeHost(stage: fixture.stage)
        host.braze.inAppMessagePresenter = fixture.ui
        fixture.delegate.choice = { _ in .reenqueue }
        host.trigger(.slideup("A"))
        (host.braze.inAppMessagePresenter as? BrazeInAppMessageUI)?.presentNext()
        fixture.stage.runUntilIdle()
        #expect(fixture.lines.last == "didPresent(A)")
    }
}
