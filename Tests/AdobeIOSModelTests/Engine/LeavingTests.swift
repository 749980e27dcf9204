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

@Suite("Dismissing and hiding", .timeLimit(.minutes(20))) @MainActor struct LeavingTests {
    private func shown(mobile: String? = Payloads.animated) throws -> (TestWorld, FullscreenMessage) {
        let world = TestWorld()
        try world.trigger(Payloads.proposition(mobile: mobile))
        _ = world.takeTrace()
        return (world, try #require(world.delegate.messages.first))
    }

    @Test("AI-070 dismissing is asynchronous") func asynchronous() throws {
        let (world, message) = try shown()
        world.stage.run { message.dismiss() }
        #expect(world.takeTrace() == [])
        #expect(world.stage.visibleSurfaces == ["msg-1"])
    }

    @Test("AI-071 AI-111 dismissing what is not displayed tracks the call and causes no callback")
    func notDisplayed() throws {
        let world = TestWorld(answers: false)
        try world.trigger(Payloads.proposition())
        let message = try #require(world.delegate.messages.first)
        #expect(world.trace { message.dismiss() } == [])
        #expect(world.trace { message.parent?.dismiss() } == ["main E(Dismiss)"])
    }

    @Test("AI-072 another message's dismiss is ignored") func otherDisplayed() throws {
        let (world, first) = try shown()
        let other = try world.makeMessage(listener: RecordingListener())
        #expect(world.trace { other.dismiss() } == [])
        #expect(world.trace { other.hide() } == [])
        #expect(world.stage.visibleSurfaces == ["msg-1"])
        #expect(world.trace { first.dismiss() }.last == "main D.onDismiss(msg-1)")
    }

    @Test("AI-073 the view is removed before listener and delegate are notified") func order() throws {
        let world = TestWorld()
        let message = try world.makeMessage(listener: RecordingListener())
        _ = world.trace { message.show() }
        let view = try #require(message.webView)
        world.delegate.inOnDismiss = { message in
            #expect(message.webView == nil)
            #expect(MainThread.isCurrent)
        }
        #expect(
            world.trace { message.dismiss() } == [
                "main view removed", "main L.onDismiss", "main D.onDismiss(-)",
            ])
        #expect(view.superview == nil)
    }

    @Test("AI-073 the exit animation takes 0.3 seconds, none takes no time") func animation() throws {
        let (world, message) = try shown()
        world.stage.run { message.dismiss() }
        world.stage.advance(seconds: 0.29)
        #expect(world.takeTrace() == [])
        world.stage.advance(seconds: 0.02)
        #expect(world.takeTrace().last == "main D.onDismiss(msg-1)")

        let (plain, other) = try shown(mobile: nil)
        plain.stage.run { other.dismiss() }
        plain.stage.advance(seconds: 0)
        #expect(plain.takeTrace().last == "main D.onDismiss(msg-1)")
    }

    @Test("AI-075 a new message may appear before the old one is gone") func overlap() throws {
        let (world, message) = try shown()
        world.stage.run { message.dismiss() }
        world.stage.advance(seconds: 0.1)
        try world.host.trigger(json: Payloads.proposition("msg-2", mobile: nil))
        world.stage.advance(seconds: 1)
        let trace = world.takeTrace().filter { $0.contains("D.on") }
        #expect(trace == ["bg D.onShow(msg-2)", "main D.onDismiss(msg-1)"])
    }

    @Test("AI-076 repeated calls dismiss once") func repeated() throws {
        let (world, message) = try shown()
        let trace = world.trace {
            for _ in 0..<5 { message.dismiss() }
        }
        #expect(trace.filter { $0.contains("onDismiss") } == ["main D.onDismiss(msg-1)"])
    }

    @Test("AI-077 after a dismissal a show loads the page again, with its handlers") func rebuilt() throws {
        let (world, message) = try shown()
        let old = try headlessPage(message.webView)
        message.handleJavascriptMessage("hello") { _ in
            HeadlessStage.current.log.record(.note, from: "JS", "hello")
        }
        _ = world.trace { message.dismiss() }
        #expect(message.webView == nil)
        let trace = world.trace { message.show() }
        #expect(trace.last == "main view inserted")
        let new = try headlessPage(message.webView)
        #expect(new !== old)
        #expect(new.loadCount == 1)
        #expect(world.trace { world.stage.page.post("hello") } == ["main JS.hello"])
    }

    @Test("AI-078 a tap on the backdrop ignores the gesture map and tracks no interaction") func backdrop()
        throws
    {
        let looks = """
            { "displayAnimation": "top", "gestures": { "tapBackground": "adbinapp://other?interaction=no" } }
            """
        let (world, _) = try shown(mobile: looks)
        #expect(
            world.trace { world.stage.user.tapOutside() } == [
                "main view removed", "main H(dismiss|)", "main E(Dismiss)", "main D.onDismiss(msg-1)",
            ])
    }

    @Test("AI-137 without a display animation a dismissal inside onShow leaves the screen stuck")
    func stuckScreen() throws {
        let world = TestWorld()
        world.delegate.inOnShow = { $0.dismiss() }
        try world.trigger(Payloads.proposition(mobile: nil))
        #expect(
            world.takeTrace() == [
                "main E(Trigger)", "main H(trigger|)", "bg D.shouldShowMessage(msg-1)=true", "bg E(Display)",
                "bg H(display|)", "bg D.onShow(msg-1)", "main H(dismiss|)",
                "main E(Dismiss)", "main D.onDismiss(msg-1)",
                "main The message no longer has this view: nothing takes it off the screen",
                "main view inserted",
            ])
        #expect(world.stage.visibleSurfaces == ["msg-1"])
        let message = try #require(world.delegate.messages.first)
        #expect(message.webView == nil)

        // It stays forever: neither code nor the user can remove it.
        #expect(world.trace { message.dismiss() } == [])
        #expect(world.trace { message.hide() } == [])
        #expect(world.trace { world.stage.user.close() } == ["main D.urlLoaded(adbinapp://dismiss)"])
        world.stage.advance(seconds: 3600)
        #expect(world.stage.visibleSurfaces == ["msg-1"])
        // The monitor is free, so other messages are shown and dismissed above it.
        world.delegate.inOnShow = { _ in }
        try world.trigger(Payloads.proposition("msg-2"))
        #expect(world.stage.visibleSurfaces == ["msg-1", "msg-2"])
        world.stage.user.close()
        world.stage.runUntilIdle()
        #expect(world.stage.visibleSurfaces == ["msg-1"])
    }

    @Test("AI-137 a stuck message that is shown again has a second view; only that one is removed")
    func stuckTwice()
        throws
    {
        let world = TestWorld()
        world.delegate.inOnShow = { $0.parent?.dismiss() }
        try world.trigger(Payloads.proposition(mobile: nil))
        let message = try #require(world.delegate.messages.first)
        world.delegate.inOnShow = { _ in }
        _ = world.trace { message.parent?.show() }
        #expect(world.stage.visibleSurfaces == ["msg-1", "msg-1"])
        #expect(world.trace { message.dismiss() }.last == "main D.onDismiss(msg-1)")
        #expect(world.stage.visibleSurfaces == ["msg-1"])
    }

    @Test("AI-137 with animations the dismissal takes the view off again") func dismissInOnShow() throws {
        let world = TestWorld()
        world.delegate.inOnShow = { $0.dismiss() }
        try world.trigger(Payloads.proposition())
        #expect(
            world.takeTrace().suffix(5) == [
                "main view inserted", "main view removed", "main H(dismiss|)", "main E(Dismiss)",
                "main D.onDismiss(msg-1)",
            ])
        #expect(world.stage.visibleSurfaces == [])
        try world.trigger(Payloads.proposition("msg-2"))
        #expect(world.takeTrace().contains("bg D.onShow(msg-2)"))
    }

    @Test("AI-077 showing again inside onDismiss") func showInOnDismiss() throws {
        let (world, message) = try shown()
        let isFirst = Locked(true)
        world.delegate.inOnDismiss = { message in
            if isFirst.withLock({ value in
                defer { value = false }; return value
            }) {
                message.parent?.show()
            }
        }
        let trace = world.trace { message.dismiss() }
        #expect(
            trace.suffix(5) == [
                "main D.onDismiss(msg-1)", "bg E(Display)", "bg H(display|)", "bg D.onShow(msg-1)",
                "main view inserted",
            ])
    }

    @Test("AI-080 hiding causes no callback, frees the monitor and keeps the view") func hide() throws {
        let (world, message) = try shown()
        let view = try #require(message.webView)
        #expect(world.trace { message.hide() } == ["main view removed"])
        #expect(message.webView === view)
        // It is in its backdrop, which is gone (AI-169).
        #expect(view.superview != nil && view.window == nil)
        #expect(world.stage.visibleSurfaces == [])
        try world.trigger(Payloads.proposition("msg-2"))
        #expect(world.stage.visibleSurfaces == ["msg-2"])
    }

    @Test("AI-081 showing after hiding asks and announces again, without a reload") func showAfterHide()
        throws
    {
        let (world, message) = try shown()
        let view = try headlessPage(message.webView)
        _ = world.trace { message.hide() }
        #expect(
            world.trace { message.show() } == [
                "bg D.shouldShowMessage(msg-1)=true", "bg E(Display)", "bg H(display|)", "bg D.onShow(msg-1)",
                "main view inserted",
            ])
        #expect(message.webView === view)
        #expect(view.loadCount == 1)
    }

    @Test("AI-082 a hidden message cannot be dismissed") func dismissHidden() throws {
        let (world, message) = try shown()
        _ = world.trace { message.hide() }
        #expect(world.trace { message.dismiss() } == [])
        #expect(message.webView != nil)
    }

    @Test("AI-083 hiding what is not displayed does nothing") func hideNotDisplayed() throws {
        let world = TestWorld()
        let message = try world.makeMessage(listener: RecordingListener())
        #expect(world.trace { message.hide() } == [])
    }
}
