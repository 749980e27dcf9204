import HeadlessStage
import Testing

#if canImport(BrazeUI)
    import BrazeKit
    import BrazeUI
#else
    import BrazeModel
#endif

@MainActor
@Suite("Whole apps: set-up, delegates, queues, subclassed and custom views", .timeLimit(.minutes(20)))
struct AppTests {
    let stage = HeadlessStage()
    let trace = Trace()

    private let host: BrazeHost

    init() {
        host = BrazeHost(stage: stage)
    }

    /// The events that were sent and the URLs that were opened, without the times.
    private var sent: [String] {
        stage.log.entries.filter { $0.kind != .error }.map(\.description)
    }

    private func trigger(_ message: Braze.InAppMessage) {
        host.trigger(message)
        stage.runUntilIdle()
    }

    private func settled(_ act: () -> Void) {
        act()
        stage.runUntilIdle()
    }

    // MARK: A shop

    @Test("BZ-089 BZ-121 an app delegate that sets everything up and routes its own links")
    func shop() throws {
        let app = ShopAppDelegate(trace)
        let didLaunch = stage.run { app.application(.shared, didFinishLaunchingWithOptions: nil) }
        #expect(didLaunch)
        let offer = try #require(URL(string: "shop://offer"))
        let data = Braze.InAppMessage.Data(extras: ["screen": "shop", "campaign": "spring"])
        let buttons = [
            Braze.InAppMessage.Button(id: 3, text: "See", clickAction: .url(offer, useWebView: false)),
            Braze.InAppMessage.Button(id: 9, text: "Web", clickAction: .url(site, useWebView: true)),
        ]
        trigger(Braze.InAppMessage.modal(.init(data: data, header: "Offer", buttons: buttons)).named("M"))
        settled { stage.user.tapButton("See") }
        trigger(Braze.InAppMessage.modal(.init(data: data, header: "Offer", buttons: buttons)).named("N"))
        settled { stage.user.tapButton("9") }
        trigger(.slideup("other", .init(extras: ["screen": "cart"])))
        #expect(
            trace.lines == [
                "choice for shop", "seen M true", "clicked 3 -> shop://offer",
                "routed offer extras spring", "opened offer from braze", "gone M, visible: false",
                "choice for shop", "seen N true", "clicked 9 -> \(site)", "modal page",
                "gone N, visible: false", "choice for cart",
            ])
        #expect(stage.log.openedURLs == [site])
        #expect(
            sent == [
                "Braze analytics impression messageId=M", "Braze analytics click buttonId=3 messageId=M",
                "Braze note processClickAction messageId=M url=shop://offer",
                "Braze analytics impression messageId=N", "Braze analytics click buttonId=9 messageId=N",
                "Braze note processClickAction messageId=N url=\(site)",
                "Braze openedURL \(site)", "Braze note discard messageId=other",
            ])
    }

    @Test("4.2 the shop's screen and notifications reach Braze")
    func shopEvents() {
        let app = ShopAppDelegate(trace)
        _ = stage.run { app.application(.shared, didFinishLaunchingWithOptions: nil) }
        let navigation = app.window?.rootViewController as? UINavigationController
        let screen = navigation?.viewControllers.first
        screen?.loadViewIfNeeded()
        settled {
            _ = screen?.view.subviews.compactMap { $0 as? UIButton }.first?.sendActions(for: .touchUpInside)
        }
        app.application(.shared, didRegisterForRemoteNotificationsWithDeviceToken: Data([16]))
        var results: [UIApplication.BackgroundFetchResult] = []
        app.application(.shared, didReceiveRemoteNotification: [:]) { results.append($0) }
        #expect(results == [.noData])
        #expect(trace.lines == ["nothing for bought"])
        #expect(
            sent == [
                "Braze analytics customEvent amount=3 name=bought",
                "Braze analytics userAttribute key=buyer value=true",
                "Braze note registerDeviceToken token=10", "Braze note handleBackgroundNotification",
            ])
    }

    // MARK: A video

    @Test("BZ-017 BZ-018 messages wait during a video and are shown one by one afterwards, without asking")
    func video() throws {
        let braze = stage.run { Braze(configuration: .init(apiKey: "key", endpoint: "endpoint")) }
        let ui = stage.run { BrazeInAppMessageUI() }
        let screen = VideoViewController(messages: ui, trace: trace)
        braze.inAppMessagePresenter = CountingPresenter(ui: ui, trace: trace)
        let root = UIViewController()
        root.present(screen, animated: false)
        for id in ["A", "B", "A"] { trigger(.slideup(id)) }
        trigger(.slideup("U", .init(extras: ["urgent": true])))
        trigger(.modal("C"))
        settled { root.dismiss(animated: false) }
        for _ in 0..<4 { settled { ui.dismiss() } }
        #expect(
            trace.lines == [
                "triggered A", "triggered B", "triggered A", "triggered U", "entering U", "triggered C",
                "waiting: [\"B\", \"A\", \"C\"]", "leaving U", "entering C", "leaving C", "entering A",
                "leaving A", "entering B", "leaving B",
            ])
        #expect(ui.stack.isEmpty && ui.messageView == nil)
        #expect(sent.map { $0.suffix(1) } == ["U", "C", "A", "B"])
    }

    @Test("BZ-110 a change of user discards the waiting messages")
    func userChanges() {
        let braze = stage.run { Braze(configuration: .init(apiKey: "key", endpoint: "endpoint")) }
        let ui = stage.run { BrazeInAppMessageUI() }
        braze.inAppMessagePresenter = CountingPresenter(ui: ui, trace: trace)
        for id in ["A", "B"] { trigger(.slideup(id)) }
        settled { braze.changeUser(userId: "other") }
        #expect(trace.lines == ["triggered A", "triggered B", "dismiss for changeUser"])
        #expect(ui.stack.isEmpty && ui.messageView == nil)
    }

    @Test("1.8 a presenter with its own list logs by itself")
    func inbox() {
        let braze = stage.run { Braze(configuration: .init(apiKey: "key", endpoint: "endpoint")) }
        let inbox = InboxPresenter()
        braze.inAppMessagePresenter = inbox
        for id in ["A", "B"] { trigger(.slideup(id, .init(clickAction: .url(site, useWebView: false)))) }
        inbox.open(1)
        #expect(inbox.messages.map(\.id) == ["A"])
        #expect(
            sent == [
                "Braze analytics impression messageId=B", "Braze analytics click messageId=B",
                "Braze note processClickAction messageId=B url=\(site)", "Braze openedURL \(site)",
            ])
    }

    // MARK: Subclassed views

    private func subclassing() -> (ui: BrazeInAppMessageUI, delegate: SubclassDelegate) {
        let delegate = SubclassDelegate(trace)
        let ui = host.ui
        ui.delegate = delegate
        return (ui, delegate)
    }

    @Test("4.2 a modal with its own initialiser and its own button")
    func coupon() throws {
        let (ui, delegate) = subclassing()
        let message = Braze.InAppMessage.Modal(
            data: .init(extras: ["code": "SPRING"]), header: "Coupon",
            buttons: [.init(id: 1, text: "Shop", clickAction: .url(site, useWebView: false))])
        trigger(Braze.InAppMessage.modal(message).named("M"))
        let view = try #require(ui.messageView as? CouponModal)
        #expect(view.shadowView.shadow == nil && view.contentView.layer.borderWidth == 2)
        #expect(view.buttons[0].layer.cornerRadius == 22 && view.closeButton.accessibilityLabel == "Close")
        for name in ["Copy", "1"] { settled { stage.user.tapButton(name) } }
        #expect(
            trace.lines == [
                "willPresent CouponModal", "didPresent CouponModal", "copied SPRING", "shouldProcess 1",
                "didDismiss CouponModal",
            ])
        #expect(
            sent == [
                "Braze analytics impression messageId=M", "Braze analytics click buttonId=copy messageId=M",
                "Braze note processClickAction messageId=M url=\(site)", "Braze openedURL \(site)",
            ])
        #expect(stage.log.entries(of: .error).map(\.name) == ["extraLogClick"])
        _ = delegate
    }

    @Test("4.2 a slideup above a bar, and one that refuses to leave")
    func tabBar() throws {
        let (ui, delegate) = subclassing()
        trigger(.slideup("S"))
        let view = try #require(ui.messageView as? TabBarSlideup)
        #expect(view.innerYConstraint.constant == -49 && view.outerYConstraint.constant == -4)
        #expect(view.chevronView.isHidden && view.messageLabel.numberOfLines == 0)
        settled { stage.user.swipeAway() }
        #expect(view.states == [true, false])
        trigger(.slideup("T", .init(extras: ["sticky": true])))
        settled { stage.user.tapMessage() }
        settled { ui.dismiss() }
        #expect(ui.messageView != nil)
        #expect(
            trace.lines == [
                "willPresent TabBarSlideup", "didPresent TabBarSlideup", "didDismiss TabBarSlideup",
                "willPresent TabBarSlideup", "didPresent TabBarSlideup", "shouldProcess body",
            ])
        _ = delegate
    }

    @Test("4.2 a full message that covers a tablet, and an image that closes by its backdrop")
    func fullAndImage() throws {
        let (ui, delegate) = subclassing()
        stage.screen.traits = .tablet
        let buttons = [Braze.InAppMessage.Button(id: 0, text: "Next", clickAction: .none)]
        trigger(.full(.init(imageURL: picture, header: "Welcome", buttons: buttons)))
        let full = try #require(ui.messageView as? OnboardingFull)
        #expect(full.textView.header == "2. Welcome" && full.displayMode == .full)
        #expect(full.buttonsContainer?.stack.axis == .vertical && full.attributes.margin == .zero)
        #expect(full.controller?.prefersStatusBarHidden == true)
        settled { stage.user.tapButton("Next") }
        trigger(.modalImage(.init(imageURL: picture)))
        settled { stage.user.tapOutside() }
        #expect(
            trace.lines == [
                "willPresent OnboardingFull", "didPresent OnboardingFull", "shouldProcess 0",
                "didDismiss OnboardingFull", "willPresent PosterView", "didPresent PosterView",
                "didDismiss PosterView",
            ])
        _ = delegate
    }

    @Test("4.2 a page that handles the app's links itself")
    func page() throws {
        let (ui, delegate) = subclassing()
        for link in ["app://cart", "\(site)"] {
            trigger(.html("H", "<a target='_blank' href='\(link)'>Go</a>"))
            settled { stage.page.finishLoading() }
            #expect(ui.messageView?.html?.webView?.scrollView.bounces == false)
            let url = try #require(URL(string: link))
            settled { stage.user.openLink(url) }
        }
        settled { stage.page.post("brazeBridge.closeMessage") }
        #expect(
            trace.lines == [
                "willPresent AppPage", "didPresent AppPage", "routed app://cart", "didDismiss AppPage",
                "willPresent AppPage", "didPresent AppPage", "shouldProcess body", "didDismiss AppPage",
            ])
        #expect(stage.log.openedURLs == [site])
        _ = delegate
    }

    // MARK: A view of the app's own

    @Test("BZ-072 a rating in a custom view controller, found by title and identifier")
    func rating() throws {
        let ui = host.ui
        let delegate = RecordingDelegate(trace)
        let trace = trace
        delegate.prepare = { $0.customView = RatingMessageView(message: $0.message, trace: trace) }
        ui.delegate = delegate
        trigger(.modal("M", .init(clickAction: .url(site, useWebView: false))))
        let view = try #require(ui.messageView as? RatingMessageView)
        #expect(view.window?.isKeyWindow == true && view.rating.parent === view.controller)
        view.rating.fillStars()
        settled { stage.user.tapButton("Rate") }
        trigger(.modal("N"))
        settled { stage.user.tapButton("Nobody") }
        settled { stage.user.tapButton("rating.later") }
        #expect(
            trace.lines == [
                "displayChoice(M)", "prepareWith(M)", "willPresent(M)", "didPresent(M)", "rated 5",
                "shouldProcess(\(site), rate, M)", "willDismiss(M)", "didDismiss(M)", "displayChoice(N)",
                "prepareWith(N)", "willPresent(N)", "didPresent(N)", "willDismiss(N)", "didDismiss(N)",
            ])
        #expect(
            stage.log.entries(of: .error).map(\.name) == [
                "Nothing on the screen takes this: tap on button Nobody"
            ])
    }

    // MARK: A brand

    @Test("BZ-127 every look is restyled in prepareWith", arguments: DrawnKind.allCases)
    func brand(kind: DrawnKind) throws {
        let ui = host.ui
        let delegate = BrandDelegate()
        ui.delegate = delegate
        host.trigger(kind.message)
        stage.advance(seconds: 0)
        let view = try #require(ui.messageView)
        #expect(view.presented && view.window?.windowLevel == .statusBar + 1)
        switch kind {
        case .slideup:
            #expect(
                view.slideup?.messageLabel.font == Brand.font && view.slideup?.chevronView.isHidden == false)
            #expect(view.slideup?.shadowView.layer.shadowRadius == 12)
        case .modal:
            #expect(view.modal?.closeButton.tintColor == .label)
            #expect(view.modal?.contentView.layer.masksToBounds == true)
            #expect(view.modal?.message.headerTextAlignment == .leading)
        case .modalImage:
            #expect(view.modalImage?.attributes.scrollLargeImages == true)
        case .full:
            #expect(view.accessibilityIdentifier == "brand.full" && view.full?.displayMode == .modal)
            #expect(view.full?.shadowView.shadow == nil)
        case .fullImage:
            #expect(view.fullImage?.imageView.contentMode == .scaleAspectFit)
        }
    }
}
