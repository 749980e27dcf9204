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

/// The web view as an app finds it, and the effects of an app that takes over parts of it.
@Suite("Views", .timeLimit(.minutes(20))) @MainActor struct ViewTests {
    private func shown(_ mobile: String) throws -> (TestWorld, FullscreenMessage, HeadlessWebView) {
        let world = TestWorld()
        try world.trigger(Payloads.proposition(mobile: mobile))
        _ = world.takeTrace()
        let message = try #require(world.delegate.messages.first)
        return (world, message, try headlessPage(message.webView))
    }

    @Test("AI-138 a right swipe follows the URL of a mapped background tap") func tapBackground() throws {
        let (world, _, _) = try shown(
            #"{ "gestures": { "tapBackground": "adbinapp://other?interaction=bg" } }"#)
        #expect(
            world.trace { world.stage.user.swipe(.right) } == [
                "main E(Interact bg)", "main H(interact|bg)",
                "main D.urlLoaded(adbinapp://other?interaction=bg)",
            ])
        for direction in [UserGesture.SwipeDirection.left, .up, .down] {
            #expect(world.trace { world.stage.user.swipe(direction) }.first?.contains("error") == true)
        }
    }

    @Test("AI-138 a mapped right swipe takes precedence over the background tap") func bothMapped() throws {
        let (world, _, _) = try shown(
            """
            { "gestures": { "tapBackground": "adbinapp://other?interaction=bg",
                            "swipeRight": "adbinapp://other?interaction=right" } }
            """)
        #expect(world.trace { world.stage.user.swipe(.right) }.first == "main E(Interact right)")
    }

    /// Allows every navigation, and records it.
    @MainActor private final class OwnNavigation: NSObject, WKNavigationDelegate {
        func webView(
            _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
            decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
        ) {
            let url = navigationAction.request.url?.absoluteString ?? "nil"
            HeadlessStage.current.log.record(.note, from: "N", "asked(\(url))")
            decisionHandler(.allow)
        }

        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
            HeadlessStage.current.log.record(.note, from: "N", "didFinish")
        }

        func webView(
            _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
            withError error: any Error
        ) {
            HeadlessStage.current.log.record(.note, from: "N", "didFail(\(error.localizedDescription))")
        }
    }

    @Test("AI-139 an app that replaces the navigation delegate gets all calls, the SDK none")
    func ownDelegate() throws {
        let (world, message, view) = try shown(Payloads.animated)
        let own = OwnNavigation()
        view.navigationDelegate = own
        let link = try #require(URL(string: "adbinapp://dismiss?interaction=a"))
        #expect(
            world.trace { world.stage.user.openLink(link) } == [
                "main N.asked(adbinapp://dismiss?interaction=a)"
            ])
        #expect(
            world.trace { world.stage.user.swipe(.down) } == [
                "main N.asked(adbinapp://dismiss?interaction=swiped)"
            ])
        #expect(world.trace { world.stage.page.finishLoading() } == ["main N.didFinish"])
        #expect(world.stage.visibleSurfaces == ["msg-1"])
        // The backdrop does not belong to the page.
        #expect(world.trace { world.stage.user.tapOutside() }.last == "main D.onDismiss(msg-1)")
        // The next web view has the SDK as its navigation delegate again.
        _ = world.trace { message.parent?.show() }
        #expect(world.trace { world.stage.user.openLink(link) }.first == "main E(Interact a)")
    }

    @Test(
        "AI-139 if the app takes over in onShow, links do not dismiss; a page that fails is reported to the app"
    )
    func inOnShow()
        throws
    {
        let world = TestWorld()
        let own = OwnNavigation()
        world.delegate.inOnShow = { message in
            // Safe: it is used only in the block on the main thread, and nothing else uses it in the meantime.
            nonisolated(unsafe) let message = message
            HeadlessStage.current.onMain { (message.webView as? WKWebView)?.navigationDelegate = own }
        }
        try world.trigger(Payloads.proposition())
        _ = world.takeTrace()
        #expect(world.trace { world.stage.user.close() } == ["main N.asked(adbinapp://dismiss)"])
        #expect(world.trace { world.stage.page.failLoading("lost") } == ["main N.didFail(lost)"])
        #expect(world.stage.visibleSurfaces == ["msg-1"])
    }

    @Test("AI-140 the listener is asked about the first load, with the bundle's URL") func firstLoad() throws
    {
        let world = TestWorld()
        let message = try world.makeMessage(listener: RecordingListener())
        #expect(
            world.trace { message.show() } == [
                "main L.overrideUrlLoad(bundle)", "bg D.shouldShowMessage(-)=true", "bg L.onShow",
                "bg D.onShow(-)", "main view inserted",
            ])
        let view = try headlessPage(message.webView)
        #expect(view.loadedBaseURL == Bundle.main.bundleURL)
        #expect(view.url?.scheme == "file")
    }

    @Test(
        "AI-141 AI-142 in the gate the view is where it will enter from",
        arguments: [
            ("top", CGRect(x: 39, y: -(422 + 211), width: 312, height: 422)),
            ("left", CGRect(x: -(390 + 39), y: 211, width: 312, height: 422)),
            ("bottom", CGRect(x: 39, y: 844, width: 312, height: 422)),
            ("right", CGRect(x: 390, y: 211, width: 312, height: 422)),
            ("fade", CGRect(x: 39, y: 211, width: 312, height: 422)),
            ("none", CGRect(x: 39, y: 211, width: 312, height: 422)),
        ]) func frameInGate(_ animation: String, _ expected: CGRect) throws
    {
        let world = TestWorld()
        let frame = Locked<CGRect?>(nil)
        world.delegate.inShouldShow = { message in
            let view = message.webView
            let found = MainThread.ask(timeout: 30) { view?.frame }
            frame.withLock { $0 = found ?? nil }
        }
        try world.trigger(
            Payloads.proposition(
                mobile: #"{ "width": 80, "height": 50, "displayAnimation": "\#(animation)" }"#))
        #expect(frame.current == expected)
        let view = try #require(world.delegate.messages.first?.webView)
        #expect(view.frame == CGRect(x: 39, y: 211, width: 312, height: 422))
    }

    @Test("AI-143 when the window changes the visible message and its backdrop are laid out again")
    func turned()
        throws
    {
        let (world, message, view) = try shown(
            #"{ "width": 50, "height": 50, "displayAnimation": "fade", "verticalAlign": "bottom" }"#)
        #expect(view.frame == CGRect(x: 97.5, y: 422, width: 195, height: 422))
        world.stage.screen.size = CGSize(width: 800, height: 400)
        #expect(view.frame == CGRect(x: 200, y: 200, width: 400, height: 200))
        #expect(view.superview?.frame.size == CGSize(width: 800, height: 400))
        _ = world.trace { message.hide() }
        world.stage.screen.size = CGSize(width: 100, height: 100)
        _ = world.trace { message.show() }
        #expect(view.frame == CGRect(x: 25, y: 50, width: 50, height: 50))
    }

    @Test("AI-144 AI-148 corner radius, recognisers, backdrop, transparency, no bouncing") func looks() throws
    {
        let (world, _, view) = try shown(
            """
            { "uiTakeover": true, "displayAnimation": "top", "cornerRadius": 15,
              "gestures": { "swipeUp": "adbinapp://dismiss", "swipeLeft": "adbinapp://dismiss",
                            "tapBackground": "adbinapp://dismiss" } }
            """)
        #expect(view.scrollView.layer.cornerRadius == 15 && view.layer.cornerRadius == 0)
        let recognizers = (view.gestureRecognizers ?? []).compactMap { $0 as? UISwipeGestureRecognizer }
        #expect(recognizers.map(\.direction) == [.up, .left, .right])
        #expect(view.superview?.superview is UIWindow)
        #expect(!view.isOpaque && view.backgroundColor == .clear)
        #expect(!view.scrollView.bounces && !view.scrollView.isScrollEnabled)
        #expect(world.stage.visibleSurfaces == ["msg-1"])
        let (_, _, plain) = try shown("{}")
        #expect(plain.gestureRecognizers ?? [] == [] && plain.scrollView.isScrollEnabled)
        #expect(plain.scrollView.layer.cornerRadius == 0)
    }

    @Test("AI-144 a recogniser that an app removes or switches off recognises nothing") func recognizersOff()
        throws
    {
        let (world, _, view) = try shown(Payloads.animated)
        let down = try #require(view.gestureRecognizers?.last as? UISwipeGestureRecognizer)
        #expect(down.direction == .down)
        down.isEnabled = false
        #expect(world.trace { world.stage.user.swipe(.down) }.first?.contains("error") == true)
        down.isEnabled = true
        view.removeGestureRecognizer(down)
        #expect(world.trace { world.stage.user.swipe(.down) }.first?.contains("error") == true)
        #expect(world.trace { world.stage.user.swipe(.up) }.first == "main E(Interact raised)")
    }

    @Test("AI-145 AI-158 listener methods act on the parent of the message that is passed to them")
    func listener()
        throws
    {
        let world = TestWorld(answers: false, false)
        try world.trigger("[ \(Payloads.proposition("a")), \(Payloads.proposition("b")) ]")
        let one = try #require(world.delegate.messages.first?.parent)
        let other = try #require(world.delegate.messages.last)
        _ = world.takeTrace()
        let ids = Locked<[String?]>([])
        func tracked(_ call: () -> Void) -> [String] {
            world.stage.log.removeAll()
            world.stage.run(call)
            ids.withLock { $0 = world.stage.log.entries.map { $0.details["messageId"] } }
            return world.takeTrace()
        }
        #expect(tracked { one.onShow(message: other) } == ["main E(Display)", "main H(display|)"])
        #expect(ids.current == ["b", "b"])
        #expect(tracked { one.onDismiss(message: other) } == ["main H(dismiss|)", "main E(Dismiss)"])
        #expect(ids.current == ["b", "b"])
        let link = "adbinapp://other?interaction=x"
        let isLet = Locked<Bool?>(nil)
        #expect(tracked { isLet.withLock { $0 = one.overrideUrlLoad(message: other, url: link) } }.count == 2)
        #expect(isLet.current == false)
        #expect(ids.current == ["b", "b"])

        let parentless = try world.makeMessage(listener: one)
        #expect(tracked { one.onShow(message: parentless) } == [])
        #expect(tracked { one.onDismiss(message: parentless) } == [])
        let target = link + "&link=https%3A%2F%2Fe.org"
        #expect(
            tracked { isLet.withLock { $0 = one.overrideUrlLoad(message: parentless, url: target) } } == [
                "main open https://e.org"
            ])
        #expect(isLet.current == false)
        #expect(
            world.trace { parentless.show() } == [
                "bg D.shouldShowMessage(-)=true", "bg D.onShow(-)", "main view inserted",
            ])
    }

    @Test("AI-146 AI-149 two shows in one turn make two web views, conflict, and show the first")
    func twoShows() throws {
        let world = TestWorld()
        let message = try world.makeMessage(listener: RecordingListener())
        #expect(
            world.trace {
                message.show()
                message.show()
            } == [
                "main L.overrideUrlLoad(bundle)", "bg D.shouldShowMessage(-)=true", "bg L.onShow",
                "bg D.onShow(-)", "main L.overrideUrlLoad(bundle)", "bg L.onShowFailure",
                "bg L.onError(Conflict)",
                "main The message no longer has this view: nothing takes it off the screen",
                "main view inserted",
            ])
        let view = try headlessPage(message.webView)
        #expect(view.superview == nil && view.loadCount == 1)
        #expect(world.stage.visibleSurfaces.count == 1)
        // The dismissal applies to the second view, which is not in the window.
        #expect(world.trace { message.dismiss() } == ["main L.onDismiss", "main D.onDismiss(-)"])
        #expect(world.stage.visibleSurfaces.count == 1)
    }

    @Test("AI-146 the height that a page asked for survives a second show") func height() throws {
        let world = TestWorld()
        let settings = MessageSettings().setFitToContent(true).setVerticalAlign(.top)
        let message = try world.makeMessage(listener: nil, settings: settings)
        _ = world.trace { message.show() }
        world.stage.page.post("inAppContentHeightHandler", json: "\"120\"")
        _ = world.trace { message.dismiss() }
        _ = world.trace { message.show() }
        #expect(message.webView?.frame.height == 120)
    }

    @Test(
        "7 a delegate that was registered outside the stage is reported, not ignored silently",
        .realTime)
    func misplacedDelegate() throws {
        let stage = HeadlessStage()
        let delegate = RecordingDelegate(answers: [false])
        MobileCore.messagingDelegate = delegate
        defer { MobileCore.messagingDelegate = nil }
        try AdobeIOSHost(stage: stage).trigger(json: Payloads.proposition())
        #expect(
            stage.log.entries(of: .error).map(\.name) == [
                "The delegate is not asked: it is registered on the stage of the process, not inside stage.run { }"
            ])
        stage.runUntilIdle()
        #expect(stage.visibleSurfaces == ["msg-1"])
        stage.log.removeAll()
        stage.run { MobileCore.messagingDelegate = delegate }
        try AdobeIOSHost(stage: stage).trigger(json: Payloads.proposition("msg-2"))
        #expect(stage.log.entries(of: .error) == [])
    }

    @Test("7 the model leaves nothing in the temporary folder") func temporaryFolder() throws {
        let folder = FileManager.default.temporaryDirectory.path
        let before = Set(try FileManager.default.contentsOfDirectory(atPath: folder))
        let world = TestWorld()
        try world.trigger(Payloads.proposition())
        let after = Set(try FileManager.default.contentsOfDirectory(atPath: folder))
        #expect(after.subtracting(before).filter { $0.lowercased().contains("adobe") } == [])
    }
}
