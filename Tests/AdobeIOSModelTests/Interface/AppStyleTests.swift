import HeadlessStage
import ModelTesting
import PlatformStandIns
import Testing

#if canImport(AEPMessaging)
    import AEPCore
    import AEPMessaging
    import AEPServices
#else
    import AdobeIOSModel
#endif

/// Runs the parts of apps in `AppStyles`.
@Suite("Parts of apps", .timeLimit(.minutes(20))) @MainActor struct AppStyleTests {
    private func link(_ text: String) throws -> URL { try #require(URL(string: text)) }

    @Test("1.3 AI-050 an app delegate sets up, saves messages, and shows them later") func appDelegate()
        throws
    {
        let stage = HeadlessStage()
        let app = ShopAppDelegate()
        #expect(stage.run { app.application(UIApplication.shared, didFinishLaunchingWithOptions: nil) })
        stage.runUntilIdle()
        #expect(
            stage.trace == [
                "main MobileCore.setLogLevel", "main MobileCore.registerExtensions", "main Log.debug",
                "bg MobileCore.configureWith", "bg MobileCore.updateConfigurationWith",
                "bg MobileCore.lifecycleStart",
            ])
        stage.log.removeAll()
        let host = AdobeIOSHost(stage: stage)
        try host.trigger(json: "[ \(Payloads.proposition("a")), \(Payloads.proposition("b", rank: 2)) ]")
        stage.runUntilIdle()
        #expect(
            stage.trace == [
                "main E(Trigger)", "main H(trigger|)", "main E(Trigger)", "main H(trigger|)",
                "bg Log.warning",
                "bg E(SuppressDisplay SuppressedByAppDeveloper)",
                "bg H(suppressDisplay|SuppressedByAppDeveloper)", "bg Log.warning",
                "bg E(SuppressDisplay SuppressedByAppDeveloper)",
                "bg H(suppressDisplay|SuppressedByAppDeveloper)",
            ])
        #expect(app.saved.keys.sorted() == ["a", "b"])
        stage.log.removeAll()

        stage.run { app.finishOnboarding() }
        stage.runUntilIdle()
        #expect(stage.visibleSurfaces == ["a"])
        #expect(
            stage.trace == [
                "bg E(Display)", "bg H(display|)", "bg Log.trace", "bg MobileCore.track",
                "bg E(SuppressDisplay Conflict)", "bg H(suppressDisplay|Conflict)", "main view inserted",
            ])
        stage.log.removeAll()
        stage.user.openLink(try link("adbinapp://dismiss?interaction=ok"))
        stage.runUntilIdle()
        #expect(
            stage.trace == [
                "main E(Interact ok)", "main H(interact|ok)", "main Log.debug", "main view removed",
                "main H(dismiss|)", "main E(Dismiss)", "main Log.trace",
            ])
    }

    @Test("AI-060 AI-062 a view controller from a storyboard shows the page in its own view")
    func viewController()
        async throws
    {
        let stage = HeadlessStage()
        let coder = try NSKeyedUnarchiver(
            forReadingFrom: NSKeyedArchiver.archivedData(
                withRootObject: NSString("storyboard"), requiringSecureCoding: true))
        coder.finishDecoding()
        let controller = try #require(OfferViewController(coder: coder))
        stage.run { controller.loadViewIfNeeded() }
        #expect(stage.trace == ["main MobileCore.track", "main refreshInAppMessages"])
        stage.log.removeAll()
        try AdobeIOSHost(stage: stage).trigger(
            json: Payloads.proposition(extra: #", "meta": { "inline": true }"#))
        stage.runUntilIdle()
        #expect(
            stage.trace == [
                "main E(Trigger)", "main H(trigger|)", "bg H(suppressDisplay|SuppressedByAppDeveloper)",
            ])
        // The controller used the real main queue.
        try await mainQueueTurn()
        #expect(controller.stateText == "Offer msg-1")
        let page = try headlessPage(controller.messageContainer.subviews.first)
        #expect(page.frame == CGRect(x: 0, y: 0, width: 320, height: 200))
        #expect(stage.visibleSurfaces == [])
        stage.log.removeAll()
        #expect(page.post(name: "offer", body: "taken"))
        controller.closeOffer()
        #expect(
            stage.trace == ["main E(Interact taken)", "main E(Interact closed)", "main E(Dismiss)"])
        #expect(controller.messageContainer.subviews.isEmpty)
    }

    @Test("1.3 AI-091 forwarding delegates reach the optional requirement too") func forwarding() throws {
        let stage = HeadlessStage()
        let first = RecordingDelegate("first", answers: [true])
        let second = RecordingDelegate("second")
        let multicast = MulticastDelegate()
        multicast.add(first)
        multicast.add(AppCoordinator())
        multicast.add(second)
        let forwarding = ForwardingDelegate()
        forwarding.next = multicast
        stage.run { MobileCore.messagingDelegate = forwarding }
        try AdobeIOSHost(stage: stage).trigger(json: Payloads.proposition())
        stage.runUntilIdle()
        stage.user.openLink(try link("adbinapp://dismiss"))
        stage.runUntilIdle()
        let callbacks = stage.trace.filter { $0.contains("first.") || $0.contains("second.") }
        #expect(
            callbacks == [
                "bg first.shouldShowMessage(msg-1)=true", "bg second.shouldShowMessage(msg-1)=true",
                "bg first.onShow(msg-1)", "bg second.onShow(msg-1)",
                "main first.urlLoaded(adbinapp://dismiss)",
                "main second.urlLoaded(adbinapp://dismiss)", "main first.onDismiss(msg-1)",
                "main second.onDismiss(msg-1)",
            ])
        // A forwarding delegate without a target allows every message.
        forwarding.next = nil
        try AdobeIOSHost(stage: stage).trigger(json: Payloads.proposition("msg-2"))
        stage.runUntilIdle()
        #expect(stage.visibleSurfaces == ["msg-2"])
    }

    @Test("1.3 AI-006 a screen that makes its own message and button") func sample() throws {
        let stage = HeadlessStage()
        let screen = SampleScreen()
        let observer = RecordingListener()
        screen.observer = observer
        stage.run {
            screen.showSample()
            screen.showButton()
        }
        stage.runUntilIdle()
        #expect(screen.heard == ["button onShow", "onShow"])
        #expect(stage.visibleSurfaces.count == 2)
        stage.page.finishLoading()
        stage.user.swipe(.down)
        stage.runUntilIdle()
        #expect(
            screen.heard == [
                "button onShow", "onShow", "loaded", "overrideUrlLoad adbinapp://dismiss", "onDismiss",
            ])
        #expect(stage.visibleSurfaces == ["floating button"])

        try AdobeIOSHost(stage: stage).trigger(json: Payloads.proposition())
        stage.runUntilIdle()
        stage.run { screen.showSample() }
        stage.runUntilIdle()
        #expect(screen.heard.suffix(2) == ["onShowFailure", "Conflict"])
        #expect(
            stage.trace.filter { $0.contains("L.") } == [
                "main L.webViewDidFinishInitialLoading", "bg L.onError(Conflict)",
            ])
    }

    @Test("AI-139 a handler that takes over the navigation in the gate routes links itself") func deepLinks()
        throws
    {
        let stage = HeadlessStage()
        let handler = DeepLinkHandler()
        stage.run { MobileCore.messagingDelegate = handler }
        try AdobeIOSHost(stage: stage).trigger(json: Payloads.proposition())
        stage.runUntilIdle()
        stage.log.removeAll()
        stage.user.openLink(try link("shop://cart"))
        stage.user.openLink(try link("adbinapp://dismiss?interaction=lost"))
        stage.runUntilIdle()
        #expect(handler.routed.map(\.absoluteString) == ["shop://cart"])
        #expect(stage.trace == [])
        #expect(stage.visibleSurfaces == ["msg-1"])
    }
}
