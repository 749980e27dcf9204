import HeadlessStage
import ModelTesting
import Testing

#if canImport(BrazeUI)
    import BrazeKit
    import BrazeUI
#else
    import BrazeModel
#endif

@MainActor
@Suite("BZ-131 to BZ-138: links, follow-ups, status bar, key window, themes", .timeLimit(.minutes(20)))
struct ViewBehaviourTests {
    let fixture = Fixture()

    @Test(
        "BZ-131 a link dismisses unless it opens a new window",
        arguments: zip(
            ["", "target='_self'", "target='_top'", "target='_blank'", "target='shop'"],
            [true, true, true, false, false]))
    func targets(attribute: String, dismisses: Bool) {
        showPage("<a \(attribute) href='\(site)'>Offer</a>")
        fixture.stage.user.openLink(site)
        fixture.stage.runUntilIdle()
        let processed = ["shouldProcess(\(site), body, H)", "process(\(site), H)"]
        #expect(fixture.lines == processed + (dismisses ? ["willDismiss(H)", "didDismiss(H)"] : []))
    }

    @Test("BZ-132 only the message's own controller as target is transient", arguments: [true, false])
    func targetController(isOwn: Bool) throws {
        let ui = fixture.ui
        fixture.onProcess = { ui.present(message: .slideup("F")) }
        fixture.show(fixture.spied(.slideup("M")))
        let view = try #require(ui.messageView)
        view.process(clickAction: .none, target: isOwn ? view.controller : UIViewController())
        #expect(fixture.stackIds == (isOwn ? ["F"] : []))
        fixture.trace.removeAll()
        ui.dismiss()
        fixture.stage.runUntilIdle()
        #expect(
            fixture.lines == ["willDismiss(M)", "didDismiss(M)"]
                + (isOwn
                    ? []
                    : ["displayChoice(F)", "prepareWith(F)", "willPresent(F)", "didPresent(F)"]))
    }

    @Test("BZ-134 the backdrop follows its recogniser, which follows the attribute until an app sets it")
    func backdrop() throws {
        let cases: [(attribute: Bool, byHand: Bool?, dismisses: Bool)] = [
            (false, nil, false), (true, nil, true), (false, true, true), (true, false, false),
        ]
        for (attribute, byHand, dismisses) in cases {
            for message in [Braze.InAppMessage.modal("A"), DrawnKind.modalImage.message.named("A")] {
                fixture.delegate.prepare = {
                    $0.attributes?.modal?.dismissOnBackgroundTap = attribute
                    $0.attributes?.modalImage?.dismissOnBackgroundTap = attribute
                }
                fixture.show(message)
                let view = try #require(fixture.ui.messageView)
                let gesture = view.modal?.tapBackgroundGesture ?? view.modalImage?.tapBackgroundGesture
                #expect(gesture?.isEnabled == attribute)
                if let byHand { gesture?.isEnabled = byHand }
                fixture.stage.user.tapOutside()
                fixture.stage.runUntilIdle()
                #expect((fixture.ui.messageView == nil) == dismisses)
                fixture.ui.dismiss()
                fixture.stage.runUntilIdle()
            }
        }
    }

    @Test(
        "BZ-139 BZ-154 a full view asks to hide the status bar after its present, unless the app says otherwise"
    )
    func fullHidesStatusBar() {
        typealias Mode = BrazeInAppMessageUI.FullView.DisplayMode
        for (mode, behavior) in [
            (Mode.full, nil), (.modal, nil), (.full, .some(.visible)), (.modal, .hidden),
        ]
            as [(Mode, BrazeInAppMessageUI.StatusBarHideBehavior?)]
        {
            var before: Bool?
            fixture.delegate.prepare = { context in
                context.statusBarHideBehavior = behavior ?? .auto
                context.attributes?.full?.preferredDisplayMode = mode
            }
            fixture.delegate.onWillPresent = { before = $0.controller?.prefersStatusBarHidden }
            fixture.show(DrawnKind.full.message)
            let controller = fixture.ui.messageView?.controller
            let isHidden = behavior == .hidden
            #expect(before == isHidden)
            #expect(controller?.prefersStatusBarHidden == (behavior == nil ? mode == .full : isHidden))
            fixture.ui.messageView?.full?.preferredDisplayMode = .modal
            #expect(controller?.prefersStatusBarHidden == isHidden)
            #expect(fixture.ui.messageView?.full?.displayMode == mode)
            fixture.ui.dismiss()
            fixture.stage.runUntilIdle()
        }
    }

    @Test("BZ-136 modal, image and HTML messages make their window key, slideups do not")
    func keyWindow() {
        for kind in DrawnKind.allCases {
            fixture.show(kind.message)
            #expect(fixture.ui.messageView?.window?.isKeyWindow == (kind != .slideup), "\(kind)")
            fixture.ui.dismiss()
            fixture.stage.runUntilIdle()
        }
        showPage("<p/>")
        #expect(fixture.ui.messageView?.window?.isKeyWindow == true)
    }

    @Test("BZ-137 embedded frames of the page load without asking")
    func innerFrames() throws {
        showPage("<p/>")
        let page = try headlessPage(fixture.ui.messageView?.html?.webView)
        var policies: [WKNavigationActionPolicy] = []
        for target in [HeadlessWebView.LinkTarget.innerFrame, .mainFrame] {
            page.navigate(to: site, target: target) { policies.append($0) }
        }
        #expect(policies == [.allow, .cancel])
        #expect(fixture.lines.filter { $0.hasPrefix("shouldProcess") }.count == 1)
    }

    @Test("BZ-137 a provisional failure dismisses nothing, a committed one does")
    func failures() throws {
        fixture.show(fixture.spied(.html("H")))
        let page = try headlessPage(fixture.ui.messageView?.html?.webView)
        page.failLoading(TestFailure())
        #expect(fixture.lines.last == "willPresent(H)")
        page.reload()
        page.failLoading(TestFailure(), afterFirstContent: true)
        #expect(fixture.lines.dropFirst(5) == ["willDismiss(H)", "didDismiss(H)"])
        #expect(fixture.lines[4].hasPrefix("error(webViewNavigation"))
    }

    @Test(
        "BZ-138 onTheme is called when the view is made and when traits change; for HTML, only when they change"
    )
    func onTheme() {
        let (trace, stage) = (fixture.trace, fixture.stage)
        fixture.delegate.prepare = {
            $0.attributes?.modal?.onTheme = { _ in trace.note("theme") }
            $0.attributes?.full?.onTheme = { _ in trace.note("theme") }
            $0.attributes?.html?.onTheme = { _ in trace.note("theme") }
        }
        for message in [Braze.InAppMessage.modal("M"), DrawnKind.full.message.named("M"), .html("M")] {
            stage.screen.traits = .portraitPhone
            trace.removeAll()
            fixture.show(message)
            stage.page.finishLoading()
            stage.runUntilIdle()
            stage.screen.traits = .sized(.compact, .regular, .dark)
            fixture.ui.messageView?.controller?.overrideUserInterfaceStyle = .light
            fixture.ui.messageView?.overrideUserInterfaceStyle = .dark
            let made = message.html == nil ? ["theme"] : []
            #expect(
                fixture.lines == ["displayChoice(M)", "prepareWith(M)"] + made + [
                    "willPresent(M)", "didPresent(M)", "theme", "theme", "theme",
                ])
            fixture.ui.dismiss()
            stage.runUntilIdle()
        }
    }

    @Test("BZ-138 a message that was made in light and appears in dark is notified")
    func themeBeforeAppearance() {
        fixture.delegate.prepare = {
            $0.message.slideup?.themes = ["light": .init(textColor: .red), "dark": .init(textColor: .blue)]
        }
        fixture.ui.present(message: .slideup("S"))
        fixture.stage.screen.traits = .sized(.compact, .regular, .dark)
        fixture.stage.runUntilIdle()
        let label = fixture.ui.messageView?.slideup?.messageLabel
        #expect(label?.textColor == Braze.InAppMessage.Color.blue.uiColor)
    }

    @Test("BZ-138 a full view that covers the screen has neither margin nor round corners")
    func fullPlace() throws {
        for message in [DrawnKind.full.message, DrawnKind.fullImage.message] {
            fixture.show(message)
            let view = try #require(fixture.ui.messageView)
            func place() -> [Double] {
                let margin = view.modal?.attributes.margin ?? view.modalImage?.attributes.margin ?? .zero
                let content = view.modal?.contentView ?? view.modalImage?.contentView
                return [Double(margin.top), Double(content?.layer.cornerRadius ?? -1)]
            }
            #expect(place() == [0, 0])
            fixture.stage.screen.traits = .tablet
            #expect(place() == [20, 8])
            view.full?.preferredDisplayMode = .full
            view.fullImage?.preferredDisplayMode = .full
            #expect(place() == [20, 8])
            view.full?.displayMode = .full
            view.fullImage?.displayMode = .full
            #expect(place() == [0, 0])
            fixture.ui.dismiss()
            fixture.stage.screen.traits = .portraitPhone
            fixture.stage.runUntilIdle()
        }
    }

    @Test("BZ-138 the message's orientations apply once the controller has appeared")
    func orientationMask() {
        var masks: [UIInterfaceOrientationMask?] = []
        fixture.delegate.onWillPresent = { masks.append($0.controller?.supportedInterfaceOrientations) }
        fixture.delegate.prepare = { $0.preferredOrientation = .landscapeRight }
        fixture.show(.html("H"))
        masks.append(fixture.ui.messageView?.controller?.supportedInterfaceOrientations)
        #expect(masks == [.landscapeRight, .allButUpsideDown])
        #expect(fixture.ui.messageView?.presented == false)
    }

    @Test("BZ-138 BZ-141 the default padding")
    func padding() {
        #expect(
            BrazeInAppMessageUI.SlideupView.Attributes.defaults.padding
                == UIEdgeInsets(top: 15, left: 20, bottom: 15, right: 20))
        #expect(
            BrazeInAppMessageUI.ModalView.Attributes.defaults.padding
                == UIEdgeInsets(top: 40, left: 25, bottom: 30, right: 25))
        #expect(
            BrazeInAppMessageUI.FullView.Attributes.defaults.padding
                == UIEdgeInsets(top: 40, left: 25, bottom: 30, right: 25))
        for image in [
            BrazeInAppMessageUI.ModalImageView.Attributes.defaults.padding,
            BrazeInAppMessageUI.FullImageView.Attributes.defaults.padding,
        ] {
            #expect(image == UIEdgeInsets(top: 0, left: 25, bottom: 30, right: 25))
        }
        #expect(
            BrazeInAppMessageUI.ButtonView.Attributes.defaults.padding
                == UIEdgeInsets(top: 10, left: 12, bottom: 10, right: 12))
    }

    @Test("BZ-138 the recognisers of a slideup are on its content; without them nothing is recognised")
    func recognisers() throws {
        fixture.show(.slideup("S"))
        let view = try #require(fixture.ui.messageView?.slideup)
        #expect(view.contentView.gestureRecognizers == [view.pressGesture, view.panGesture])
        fixture.trace.removeAll()
        UIView().addGestureRecognizer(view.panGesture)
        view.contentView.removeGestureRecognizer(view.pressGesture)
        fixture.stage.user.tapMessage()
        fixture.stage.user.swipeAway()
        #expect(view.contentView.gestureRecognizers == [])
        #expect(fixture.lines == [])
        #expect(fixture.stage.log.entries.filter { $0.source == "stage" }.count == 2)
    }

    @Test("3.4 a phone that is turned admits landscape messages, and the visible one is notified")
    func rotation() {
        var layouts = 0
        fixture.delegate.prepare = { $0.attributes?.slideup?.onLayout = { _ in layouts += 1 } }
        fixture.show(.slideup("L", .init(orientation: .landscape)))
        #expect(fixture.ui.messageView == nil)
        fixture.stage.screen.rotate(to: .landscapeLeft)
        fixture.show(.slideup("L", .init(orientation: .landscape)))
        #expect(fixture.lines.last == "didPresent(L)" && layouts == 1)
        fixture.stage.screen.rotate(to: .portrait)
        #expect(layouts == 2)
    }

    @Test(
        "BZ-063 A tap on a page that has not loaded reports that, and how to load it; afterwards it finds the button by its id"
    )
    func tapBeforeTheLoad() {
        let link = "https://shop.example/look"
        fixture.show(fixture.spied(.html("H", #"<a id="look" href="\#(link)">Look</a>"#)))
        let errors = { self.fixture.stage.log.entries(of: .error).map(\.name) }
        fixture.stage.user.tapButton("look")
        #expect(
            errors() == [
                "Nothing on the screen takes this: tap on button look (the page has not loaded yet, so the message is not on "
                    + #"screen: stage.page.finishLoading() loads it, or {"page": "finishLoading"} in a scenario)"#
            ])
        fixture.stage.page.finishLoading()
        fixture.stage.runUntilIdle()
        fixture.stage.user.tapButton("look")
        fixture.stage.runUntilIdle()
        #expect(errors().count == 1)
        #expect(fixture.lines.contains { $0.hasPrefix("shouldProcess(\(link)") })
        fixture.stage.user.tapButton("look")
        #expect(errors().last == "Nothing on the screen takes this: tap on button look")
    }

    /// Shows an HTML message whose page has loaded, then forgets the callbacks.
    private func showPage(_ page: String) {
        fixture.show(fixture.spied(.html("H", page)))
        fixture.stage.page.finishLoading()
        fixture.stage.runUntilIdle()
        fixture.trace.removeAll()
    }
}
