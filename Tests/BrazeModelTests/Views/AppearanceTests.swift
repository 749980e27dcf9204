import HeadlessStage
import Testing

#if canImport(BrazeUI)
    import BrazeKit
    import BrazeUI
#else
    import BrazeModel
#endif

@MainActor @Suite("Appearance: attributes, status bar, orientation, themes", .timeLimit(.minutes(20)))
struct AppearanceTests {
    let fixture = Fixture()

    @Test("BZ-042 a setter of ViewAttributes for another kind, or with nil, is ignored")
    func viewAttributes() {
        var attributes = BrazeInAppMessageUI.ViewAttributes.slideup(.defaults)
        attributes.modal = .defaults
        attributes.slideup = nil
        attributes.slideup?.cornerRadius = 1
        #expect(attributes.slideup?.cornerRadius == 1)
        #expect(attributes.modal == nil && attributes.modalImage == nil && attributes.full == nil)
        #expect(attributes.fullImage == nil && attributes.html == nil)
    }

    @Test("The defaults worth knowing")
    func defaults() {
        let slideup = BrazeInAppMessageUI.SlideupView.Attributes.defaults
        #expect(slideup.cornerRadius == 15 && slideup.minHeight == 60 && slideup.maxWidth == 450)
        #expect(slideup.imageSize == CGSize(width: 50, height: 50) && slideup.dismissible)
        let modal = BrazeInAppMessageUI.ModalView.Attributes.defaults
        #expect(modal.minWidth == 320 && modal.maxWidth == ViewDimension(regular: 450, large: 720))
        #expect(modal.maxHeight == ViewDimension(regular: 720, large: 450) && modal.labelsSpacing == 10)
        #expect(modal.buttonsAttributes.minWidth == 80 && modal.buttonsAttributes.maxHeight == 44)
        let html = BrazeInAppMessageUI.HtmlView.Attributes.defaults
        #expect(!html.automaticBodyClicks && html.linkTargetSupport && html.allowInspector)
        #expect(BrazeInAppMessageUI.ModalView.closeButtonMinimumTouchTargetSize == 44)
    }

    @Test("3.3 which views hide the status bar", arguments: DrawnKind.allCases, [false, true])
    func statusBar(kind: DrawnKind, isTablet: Bool) {
        if isTablet { fixture.stage.screen.traits = .tablet }
        fixture.show(kind.message)
        let covers = kind == .full || kind == .fullImage
        #expect(fixture.ui.messageView?.controller?.prefersStatusBarHidden == (covers && !isTablet))
    }

    @Test("3.3 the app's preference for the status bar, and for the display mode")
    func statusBarWishes() {
        let wishes: [(BrazeInAppMessageUI.StatusBarHideBehavior, Bool)] = [
            (.hidden, true), (.visible, false), (.auto, false),
        ]
        for (behaviour, isHidden) in wishes {
            fixture.delegate.prepare = { context in
                context.statusBarHideBehavior = behaviour
                context.attributes?.full?.preferredDisplayMode = .modal
            }
            fixture.show(DrawnKind.full.message)
            #expect(fixture.ui.messageView?.controller?.prefersStatusBarHidden == isHidden)
            fixture.ui.dismiss()
            fixture.stage.runUntilIdle()
        }
    }

    @Test("3.3 a view without a preference follows the proxy, which is held weakly")
    func proxy() {
        final class Hider: UIViewController {
            override var prefersStatusBarHidden: Bool { true }
        }
        var proxy: Hider? = Hider()
        fixture.delegate.prepare = { $0.preferencesProxy = proxy }
        fixture.show(.slideup("A"))
        #expect(fixture.ui.messageView?.controller?.prefersStatusBarHidden == true)
        proxy = nil
        #expect(fixture.ui.messageView?.controller?.prefersStatusBarHidden == false)
    }

    @Test("BZ-031 admission depends on size classes")
    func admission() {
        let traits: [(UITraitCollection, portrait: Bool, landscape: Bool)] = [
            (.portraitPhone, true, false), (.landscapePhone, false, true),
            (.largeLandscapePhone, false, true),
            (.tablet, true, true), (UITraitCollection(), false, false),
        ]
        for (traits, portrait, landscape) in traits {
            for (orientation, isAdmitted) in [
                (Braze.InAppMessage.Orientation.any, true), (.portrait, portrait), (.landscape, landscape),
            ] {
                fixture.stage.screen.traits = traits
                fixture.ui.present(message: .slideup("A", .init(orientation: orientation)))
                #expect((fixture.ui.messageView != nil) == isAdmitted, "\(orientation) with \(traits)")
                fixture.ui.dismiss()
                fixture.stage.runUntilIdle()
            }
        }
    }

    @Test("3.4 the preferred orientation applies until the message has entered, if it is supported")
    func preferredOrientation() {
        let cases: [(UIInterfaceOrientation, UIInterfaceOrientationMask)] = [
            (.portrait, .portrait), (.landscapeLeft, .all), (.unknown, .all),
        ]
        for (preferred, mask) in cases {
            fixture.delegate.prepare = { $0.preferredOrientation = preferred }
            var before: UIInterfaceOrientationMask?
            fixture.delegate.onWillPresent = { before = $0.controller?.supportedInterfaceOrientations }
            fixture.show(.slideup("A", .init(orientation: .portrait)))
            #expect(before == mask)
            #expect(fixture.ui.messageView?.controller?.supportedInterfaceOrientations == .portrait)
            fixture.ui.dismiss()
            fixture.stage.runUntilIdle()
        }
    }

    @Test("3.5 message and buttons choose their themes separately")
    func themes() {
        let (light, dark) = (
            UITraitCollection.portraitPhone, UITraitCollection.sized(.compact, .regular, .dark)
        )
        var modal = Braze.InAppMessage.Modal(
            buttons: [
                .init(id: 0, text: "", clickAction: .none, themes: ["light": .primary, "dark": .secondary])
            ],
            themes: ["light": .init(textColor: .red), "dark": .init(textColor: .blue)])
        #expect(modal.theme(for: light).textColor == .red)
        #expect(modal.theme(for: dark).textColor == .blue)
        #expect(modal.theme(for: UITraitCollection()).textColor == .red)
        modal.themes.dark = nil
        #expect(modal.theme(for: dark).textColor == .red)
        #expect(modal.buttons[0].theme(for: dark) == .secondary)
        #expect(modal.buttons[0].theme(for: light) == .primary)
    }

    @Test("3.5 a visible view chooses its theme again when the traits change")
    func themeFollowsTraits() {
        var themes = 0
        fixture.delegate.prepare = { context in
            context.message.slideup?.themes = [
                "light": .init(textColor: .red), "dark": .init(textColor: .blue),
            ]
            context.attributes?.slideup?.onTheme = { _ in themes += 1 }
        }
        fixture.show(.slideup("A"))
        #expect(themes == 1)
        #expect(
            fixture.ui.messageView?.slideup?.messageLabel.textColor == Braze.InAppMessage.Color.red.uiColor)
        fixture.stage.screen.traits = .sized(.compact, .regular, .dark)
        fixture.stage.runUntilIdle()
        #expect(themes == 2)
        #expect(
            fixture.ui.messageView?.slideup?.messageLabel.textColor == Braze.InAppMessage.Color.blue.uiColor)
        #expect(fixture.lines.last == "didPresent(A)")
    }
}
