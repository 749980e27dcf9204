import HeadlessStage
import Testing

#if canImport(BrazeUI)
    import BrazeKit
    import BrazeUI
#else
    import BrazeModel
#endif

@MainActor @Suite("BZ-139 to BZ-160: looks, traits, threads", .timeLimit(.minutes(20)))
struct ViewLookTests {
    let fixture = Fixture()
    private typealias UI = BrazeInAppMessageUI

    @Test("BZ-141 BZ-145 the default looks")
    func defaults() {
        let curves = [
            UI.SlideupView.Attributes.defaults.cornerCurve,
            UI.SlideupView.Attributes.defaults.imageCornerCurve,
            UI.ModalView.Attributes.defaults.cornerCurve, UI.FullView.Attributes.defaults.cornerCurve,
        ]
        #expect(curves.allSatisfy { $0 == .circular })
        let shadow = Shadow.inAppMessage
        #expect(shadow.color == UIColor.black.withAlphaComponent(0.3) && shadow.offset == .zero)
        #expect(shadow.radius == 4 && shadow.opacity == 1)
        #if !canImport(UIKit)
            boldFonts()
        #endif
    }

    #if !canImport(UIKit)
        private func boldFonts() {
            let bold = UIFont.systemFont(ofSize: 17, weight: .bold).fontName
            #expect(UI.SlideupView.Attributes.defaults.font.fontName == bold)
            #expect(UI.FullView.Attributes.defaults.headerFont.fontName == bold)
            #expect(UI.ButtonView.Attributes.defaults.font.fontName == bold)
            #expect(UI.ModalView.Attributes.defaults.messageFont.fontName != bold)
        }
    #endif

    @Test("BZ-141 BZ-154 a full view's place depends on its mode, which depends on the traits")
    func fullMode() throws {
        fixture.show(DrawnKind.full.message)
        let view = try #require(fixture.ui.messageView?.full)
        #expect(view.attributes.padding.bottom == 0 && view.attributes.maxHeight == 10_000)
        view.preferredDisplayMode = .modal
        #expect(view.displayMode == .full && view.attributes.padding.bottom == 0)
        fixture.stage.screen.traits = .sized(.compact, .regular, .dark)
        #expect(view.displayMode == .modal && view.attributes.padding.bottom == 30)
        #expect(view.attributes.maxHeight == ViewDimension(regular: 720, large: 450))
        view.displayMode = .full
        #expect(view.attributes.padding.bottom == 0 && view.controller?.prefersStatusBarHidden == true)
    }

    @Test(
        "BZ-154 without animation, the preference for the status bar is not set in didPresent",
        arguments: [true, false])
    func wishComesLate(animates: Bool) {
        var seen: [Bool?] = []
        fixture.delegate.onDidPresent = { seen.append($0.controller?.prefersStatusBarHidden) }
        var message = DrawnKind.fullImage.message
        message.animateIn = animates
        fixture.show(message)
        seen.append(fixture.ui.messageView?.controller?.prefersStatusBarHidden)
        #expect(seen == [animates, true])
    }

    @Test("BZ-146 BZ-147 BZ-160 margins, text and parts of a slideup")
    func slideup() throws {
        fixture.delegate.prepare = {
            $0.message.slideup?.graphic = .icon("x")
            $0.message.slideup?.imageAltText = "A picture"
        }
        fixture.ui.present(message: .slideup("S"))
        let view = try #require(fixture.ui.messageView?.slideup)
        #expect(view.innerYConstraint == nil && view.outerYConstraint == nil)
        fixture.stage.runUntilIdle()
        #expect(view.innerYConstraint.isActive && view.outerYConstraint.isActive)
        #expect(view.layoutMargins == view.attributes.margin && view.messageLabel.numberOfLines == 3)
        #expect(view.contentView.stack.layoutMargins.left == 15)
        #expect(view.isAccessibilityElement && view.accessibilityLabel?.hasSuffix("A picture, Hello") == true)
        #expect(view.initialAccessibilityElement as? UIView === view)
    }

    @Test("BZ-146 BZ-147 BZ-160 margins and close button of a modal")
    func modal() {
        let (text, image) = fixture.stage.run {
            (
                UI.ModalView(message: .init(message: "Text")),
                UI.ModalView(message: .init(graphic: .image(picture)))
            )
        }
        #expect(text.contentView.stack.layoutMargins == UIEdgeInsets(top: 40, left: 0, bottom: 30, right: 0))
        #expect(image.contentView.stack.layoutMargins == UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 0))
        #expect(text.closeButton.currentTitle == "✕" && text.closeButton.superview === text.contentView)
        #expect(text.closeButton.currentTitleColor == text.theme.closeButtonColor.uiColor)
        #expect(text.contentView.superview === text && text.shadowView.superview === text)
    }

    @Test("BZ-147 BZ-157 a modal is transparent until it is presented, and a cached one is shown again")
    func alpha() {
        let (made, up) = fixture.stage.run {
            (
                UI.ModalView(message: .init(message: "Text")),
                UI.ModalView(message: .init(message: "Text"), presented: true)
            )
        }
        #expect(made.alpha == 0 && up.alpha == 1)
        fixture.delegate.prepare = { $0.customView = made }
        for id in ["A", "B"] {
            fixture.show(fixture.spied(.modal(id)))
            #expect(made.alpha == 1 && made.isUserInteractionEnabled)
            fixture.ui.dismiss()
            #expect(made.alpha == 0 && !made.isUserInteractionEnabled)
            fixture.stage.runUntilIdle()
        }
        #expect(fixture.lines.last == "didDismiss(B)")
    }

    @Test(
        "BZ-158 the app's setting for the tap outside is lost when the traits change, and in a full view's present"
    )
    func tapOutside() throws {
        fixture.show(.modal("M"))
        let gesture = try #require(fixture.ui.messageView?.modal?.tapBackgroundGesture)
        gesture.isEnabled = true
        fixture.stage.screen.traits = .sized(.compact, .regular, .dark)
        #expect(!gesture.isEnabled)
        fixture.ui.dismiss()
        fixture.stage.runUntilIdle()
        fixture.delegate.onWillPresent = { $0.modal?.tapBackgroundGesture.isEnabled = true }
        fixture.show(DrawnKind.full.message)
        #expect(fixture.ui.messageView?.modal?.tapBackgroundGesture.isEnabled == false)
    }

    #if !canImport(UIKit)
        @Test(
            "BZ-151 the orientation is checked with the topmost controller, including traits that it overrides"
        )
        func overriddenTraits() {
            fixture.stage.run {
                Braze.UIUtils.activeRootViewController?.present(WideController(), animated: false)
            }
            fixture.show(.slideup("P", .init(orientation: .portrait)))
            #expect(fixture.ui.messageView == nil && fixture.errors == ["noMatchingOrientation"])
            fixture.show(.slideup("L", .init(orientation: .landscape)))
            #expect(fixture.lines.last == "didPresent(L)")
        }
    #endif

    @Test("BZ-151 the orientations are fixed when the controller is made; without a proxy all are supported")
    func orientations() {
        fixture.show(.slideup("A"))
        let controller = fixture.ui.messageView?.controller
        #expect(controller?.supportedInterfaceOrientations == .allButUpsideDown)
        fixture.stage.screen.traits = .tablet
        #expect(controller?.supportedInterfaceOrientations == .allButUpsideDown)
        fixture.ui.dismiss()
        fixture.stage.runUntilIdle()
        fixture.stage.screen.traits = .portraitPhone
        fixture.delegate.prepare = { $0.preferencesProxy = nil }
        fixture.show(.slideup("B"))
        #expect(fixture.ui.messageView?.controller?.supportedInterfaceOrientations == .all)
    }

    @Test("BZ-152 a new message of a view is stored and not drawn; taps use it")
    func newMessage() {
        fixture.show(fixture.spied(.modal("M")))
        let view = fixture.ui.messageView?.modal
        fixture.trace.removeAll()
        view?.message = .init(
            data: .init(clickAction: .url(site, useWebView: false)), message: "Other")
        #expect(view?.message.message == "Other" && view?.textView.message == "Text")
        fixture.stage.user.tapMessage()
        #expect(fixture.lines.dropFirst().first == "shouldProcess(\(site), body, M)")
    }

    @Test("BZ-159 presentNext off the main thread logs nothing for an empty stack")
    func nextOffMain() {
        let next: @MainActor () -> Void = { [ui = fixture.ui] in ui.presentNext() }
        // As in code whose isolation the compiler does not check. Only the function's type changes.
        let unchecked = Unchecked(unsafeBitCast(next, to: (() -> Void).self))
        fixture.stage.onBackground { unchecked.call() }
        fixture.stage.runUntilIdle()
        #expect(fixture.errors == [])
        fixture.delegate.choice = { _ in .reenqueue }
        fixture.show(fixture.spied(.slideup("A")))
        fixture.stage.onBackground { unchecked.call() }
        fixture.stage.runUntilIdle()
        #expect(fixture.lines == ["displayChoice(A)", "error(noMainThread)"] && fixture.stackIds == ["A"])
    }

    @Test("BZ-159 a context receives sentences, and no names of cases")
    func sentences() {
        var logged: [String] = []
        var message = Braze.InAppMessage.slideup("A")
        message.context = Braze.InAppMessage.Context(
            logImpression: {}, logClick: { _ in }, processClickAction: { _, _ in },
            logError: { error in
                let text = Braze.ErrorString(error).logDescription
                MainThread.assume { logged.append(text) }
            }, braze: { nil }, getLocalAssets: { _, _, _ in .empty },
            withLocalAssets: { message, _, completion in
                completion(.success(message))
                return .empty
            }, multipleLogClickEnabled: false)
        fixture.show(.slideup("up"))
        fixture.show(message)
        fixture.ui.presentNext()
        #expect(logged.count == 2)
        #expect(
            logged.allSatisfy {
                $0.hasSuffix(".") && $0.contains(" ") && !$0.contains("otherMessagePresented")
            })
    }
}

#if !canImport(UIKit)
    /// An app's own controller that claims to be wide and low.
    private final class WideController: UIViewController {
        override var traitCollection: UITraitCollection { .sized(.regular, .compact) }
    }
#endif

/// Sendable: its closure is called on the thread that the test wants, which is what is tested.
private struct Unchecked: @unchecked Sendable {
    let call: () -> Void

    init(_ call: @escaping () -> Void) { self.call = call }
}
