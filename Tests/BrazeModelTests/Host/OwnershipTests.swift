import HeadlessStage
import Testing

#if canImport(BrazeUI)
    import BrazeKit
    import BrazeUI
#else
    import BrazeModel
#endif

@MainActor @Suite("BZ-120 to BZ-128: ownership and globals", .timeLimit(.minutes(20)))
struct OwnershipTests {
    let fixture = Fixture()

    @Test("BZ-120 Braze holds its presenter, the presenter holds its delegate weakly")
    func delegateIsWeak() {
        let host = BrazeHost(stage: fixture.stage)
        weak var ui: BrazeInAppMessageUI?
        weak var delegate: RecordingDelegate?
        do {
            let made = fixture.stage.run { BrazeInAppMessageUI() }
            let strong = RecordingDelegate(fixture.trace)
            made.delegate = strong
            host.braze.inAppMessagePresenter = made
            (ui, delegate) = (made, strong)
        }
        #expect(ui != nil)
        #expect(delegate == nil)
        host.braze.inAppMessagePresenter = nil
        #expect(ui == nil)
    }

    @Test("BZ-120 a dismissed message leaves nothing behind")
    func nothingLeaks() {
        weak var view: UIView?
        weak var controller: BrazeInAppMessageUI.ViewController?
        weak var stage: HeadlessStage?
        do {
            let fixture = Fixture()
            fixture.show(fixture.spied(.modal("M", buttons: [0], .init(messageClose: .auto(after: 5)))))
            (view, controller) = (fixture.ui.messageView, fixture.ui.messageView?.controller)
            stage = fixture.stage
            fixture.stage.user.tapButton("0")
            fixture.stage.runUntilIdle()
        }
        #expect(view == nil)
        #expect(controller == nil)
        #expect(stage == nil)
    }

    @Test("BZ-121 a message that is presented before the delegate is set has the default choice")
    func earlyMessage() {
        fixture.ui.delegate = nil
        fixture.ui.present(message: .slideup("early"))
        fixture.ui.delegate = fixture.delegate
        fixture.stage.runUntilIdle()
        #expect(fixture.lines == ["willPresent(early)", "didPresent(early)"])
    }

    @Test("BZ-126 defaults are read when the presentation is prepared")
    func defaultsAreReadEarly() {
        let old = BrazeInAppMessageUI.SlideupView.Attributes.defaults
        defer { BrazeInAppMessageUI.SlideupView.Attributes.defaults = old }
        fixture.delegate.choice = { _ in
            BrazeInAppMessageUI.SlideupView.Attributes.defaults.cornerRadius = 20
            return .now
        }
        fixture.delegate.onWillPresent = { _ in
            BrazeInAppMessageUI.SlideupView.Attributes.defaults.cornerRadius = 30
        }
        fixture.show(.slideup("A"))
        #expect(fixture.ui.messageView?.slideup?.attributes.cornerRadius == 20)
        #expect(fixture.ui.messageView?.slideup?.contentView.layer.cornerRadius == 20)
    }

    @Test("BZ-127 attributes of a visible view are applied immediately")
    func attributesApply() {
        fixture.show(.slideup("A"))
        let view = fixture.ui.messageView?.slideup
        view?.attributes.cornerRadius = 3
        view?.attributes.margin.bottom = 44
        #expect(view?.contentView.layer.cornerRadius == 3)
        #expect(view?.attributes.margin.bottom == 44)
    }

    @Test("BZ-128 BZ-152 a view's message is a copy, and a full view's message is a modal")
    func messageIsACopy() {
        fixture.delegate.onWillPresent = { view in
            view.slideup?.message.message = "Changed"
            view.slideup?.message.extras["k"] = "v"
        }
        fixture.show(.slideup("A"))
        #expect(fixture.ui.messageView?.slideup?.message.message == "Changed")
        #expect(fixture.ui.messageView?.slideup?.messageLabel.text == "Hello")
        #expect(fixture.delegate.messages.last?.slideup?.message == "Hello")
        #expect(fixture.delegate.messages.last?.extras.isEmpty == true)
        fixture.ui.dismiss()
        fixture.stage.runUntilIdle()
        fixture.show(DrawnKind.full.message)
        let message: Braze.InAppMessage.Modal? = fixture.ui.messageView?.full?.message
        #expect(message?.header == "Header")
        #expect(fixture.delegate.messages.last?.full?.header == "Header")
    }
}
