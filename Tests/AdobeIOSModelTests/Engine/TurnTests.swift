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

/// Calls that overtake each other: what each turn of each queue does, and what is left behind.
@Suite("Turns of the main queue", .timeLimit(.minutes(20))) @MainActor struct TurnTests {
    private static let left = "main The message no longer has this view: nothing takes it off the screen"

    /// A message of the app's own with these settings, displayed.
    private func shown(
        _ entry: MessageAnimation = .none, _ exit: MessageAnimation = .none, takesOver: Bool = false,
        _ html: String = "<html></html>"
    ) throws -> (TestWorld, FullscreenMessage) {
        let world = TestWorld()
        let settings = MessageSettings().setDisplayAnimation(entry).setDismissAnimation(exit)
            .setUiTakeover(takesOver)
        let message = try world.makeMessage(html, listener: RecordingListener(), settings: settings)
        _ = world.trace { message.show() }
        return (world, message)
    }

    @Test(
        "AI-167 for a message dismissed and shown in one turn, the gate and onShow are called before onDismiss"
    )
    func dismissThenShow() throws {
        let (world, message) = try shown()
        let view = message.webView
        let seen = Locked<[Bool]>([])
        world.delegate.inShouldShow = { message in seen.withLock { $0.append(message.webView != nil) } }
        world.delegate.inOnDismiss = { message in seen.withLock { $0.append(message.webView != nil) } }
        #expect(
            world.trace {
                message.dismiss()
                message.show()
            } == [
                "bg D.shouldShowMessage(-)=true", "bg L.onShow", "bg D.onShow(-)", "main view removed",
                "main L.onDismiss", "main D.onDismiss(-)", Self.left, "main view inserted",
            ])
        #expect(seen.current == [true, false])
        #expect(message.webView == nil && view?.window != nil)
        // The monitor is taken: another message conflicts, and a dismissal frees the monitor without a view to remove.
        let other = try world.makeMessage(listener: RecordingListener())
        #expect(world.trace { other.show() }.last == "bg L.onError(Conflict)")
        #expect(world.trace { message.dismiss() } == ["main L.onDismiss", "main D.onDismiss(-)"])
        #expect(world.trace { other.show() }.last == "main view inserted")
        #expect(world.stage.visibleSurfaces.count == 2)
    }

    @Test("AI-167 a message that is hidden and shown in one turn stays")
    func hideThenShow() throws {
        let (world, message) = try shown()
        #expect(
            world.trace {
                message.hide()
                message.show()
            } == [
                "bg D.shouldShowMessage(-)=true", "bg L.onShow", "bg D.onShow(-)", "main view removed",
                "main view inserted",
            ])
        #expect(message.webView?.window != nil)
        #expect(world.trace { message.dismiss() }.last == "main D.onDismiss(-)")
        #expect(world.stage.visibleSurfaces == [])
    }

    @Test(
        "AI-167 a message that is shown while it hides is removed at the end of the animation, and counts as displayed"
    )
    func shownWhileHiding() throws {
        let (world, message) = try shown(.bottom, .bottom)
        world.stage.run { message.hide() }
        world.stage.advance(seconds: 0.1)
        #expect(world.trace { message.show() }.suffix(2) == ["main view inserted", "main view removed"])
        #expect(message.webView != nil && message.webView?.window == nil)
        let other = try world.makeMessage(listener: RecordingListener())
        #expect(world.trace { other.show() }.last == "bg L.onError(Conflict)")
    }

    @Test(
        "AI-137 AI-168 what stays after a dismissal inside onShow depends on the exit animation only",
        arguments: [MessageAnimation.none, .bottom], [MessageAnimation.none, .bottom])
    func dismissedInOnShow(_ entry: MessageAnimation, _ exit: MessageAnimation) throws {
        for takesOver in [false, true] {
            let world = TestWorld()
            world.delegate.inOnShow = { $0.dismiss() }
            let settings = MessageSettings().setDisplayAnimation(entry).setDismissAnimation(exit)
                .setUiTakeover(takesOver)
            let message = try world.makeMessage(listener: RecordingListener(), settings: settings)
            let trace = world.trace { message.show() }
            #expect(trace.filter { $0 == "main L.onDismiss" }.count == 1)
            // With an exit animation, and a takeover without an entry animation, the backdrop is removed (AI-153).
            let stays = exit == .none || (takesOver && entry == .none)
            #expect(world.stage.visibleSurfaces.count == (stays ? 1 : 0))
            #expect(trace.contains(Self.left) == (exit == .none))
            #expect(world.trace { message.dismiss() } == [])
            guard takesOver, entry != .none, exit == .none else { continue }
            #expect(world.trace { world.stage.user.tapOutside() } == [])
            #expect(world.stage.visibleSurfaces.count == 1)
        }
    }

    @Test(
        "AI-166 a campaign's message that is shown again while it leaves is dismissed twice, and the monitor is free"
    )
    func campaignShownAgain() throws {
        let world = TestWorld()
        try world.trigger(Payloads.proposition())
        let message = try #require(world.delegate.messages.first)
        _ = world.takeTrace()
        world.stage.run { message.dismiss() }
        world.stage.advance(seconds: 0.1)
        #expect(
            world.trace { message.parent?.show() } == [
                "bg E(Display)", "bg H(display|)", "bg D.onShow(msg-1)", "main view inserted",
                "main view removed", "main H(dismiss|)", "main E(Dismiss)", "main D.onDismiss(msg-1)",
                "main H(dismiss|)", "main E(Dismiss)", "main D.onDismiss(msg-1)",
            ])
        #expect(world.stage.visibleSurfaces == [])
        try world.trigger(Payloads.proposition("msg-2"))
        #expect(world.stage.visibleSurfaces == ["msg-2"])
    }

    @Test(
        "AI-166 a message with another listener that is shown again while it leaves keeps the monitor without a view"
    )
    func ownShownAgain() throws {
        let (world, message) = try shown(.none, .bottom)
        world.stage.run { message.dismiss() }
        world.stage.advance(seconds: 0.1)
        #expect(
            world.trace { message.show() }.suffix(4) == [
                "main view inserted", "main view removed", "main L.onDismiss", "main D.onDismiss(-)",
            ])
        #expect(message.webView == nil && world.stage.visibleSurfaces == [])
        let other = try world.makeMessage(listener: RecordingListener())
        #expect(world.trace { other.show() }.last == "bg L.onError(Conflict)")
        _ = world.trace { message.dismiss() }
        #expect(world.trace { other.show() }.last == "main view inserted")
    }

    @Test("AI-166 an app that notifies the listener of a dismissal dismisses the message") func listenerTold()
        throws
    {
        let world = TestWorld()
        try world.trigger(Payloads.proposition())
        let message = try #require(world.delegate.messages.first)
        _ = world.takeTrace()
        #expect(
            world.trace { message.parent?.onDismiss(message: message) } == [
                "main H(dismiss|)", "main E(Dismiss)", "main view removed", "main H(dismiss|)",
                "main E(Dismiss)", "main D.onDismiss(msg-1)",
            ])
    }

    @Test(
        "AI-170 a swipe or a tap on a view that was left behind does nothing; its page still asks about links"
    )
    func leftBehind() throws {
        let world = TestWorld()
        world.delegate.inOnShow = { $0.dismiss() }
        let looks = #"{ "gestures": { "swipeUp": "adbinapp://other?interaction=raised" } }"#
        try world.trigger(Payloads.proposition(mobile: looks))
        _ = world.takeTrace()
        #expect(world.stage.visibleSurfaces == ["msg-1"])
        #expect(
            world.trace { world.stage.user.swipe(.up) } == [
                "main The message has no view: the gesture does nothing"
            ])
        #expect(
            world.trace { world.stage.user.close() } == ["main D.urlLoaded(adbinapp://dismiss)"])
        #expect(world.stage.visibleSurfaces == ["msg-1"])
    }

    @Test("AI-172 a message with an empty page clears the monitor, whichever message occupies it")
    func emptyPage() throws {
        let (world, message) = try shown()
        _ = world.trace { message.hide() }
        let empty = try world.makeMessage("", listener: nil)
        // Safe: both are used on the stage's background thread only, while this thread waits for it.
        nonisolated(unsafe) let held = message
        world.delegate.inOnShow = {
            guard $0 !== held else { return }
            $0.dismiss()
            held.show(withMessagingDelegateControl: false)
        }
        #expect(world.trace { empty.show() }.contains("main view inserted"))
        #expect(message.webView?.window != nil)
        // It is on the screen, and the monitor is free.
        #expect(world.trace { message.dismiss() } == [])
        let other = try world.makeMessage(listener: RecordingListener())
        world.delegate.inOnShow = { _ in }
        #expect(world.trace { other.show() }.last == "main view inserted")
        #expect(world.stage.visibleSurfaces.count == 2)
    }

    @Test("AI-173 without a window a message is announced and tracked and occupies the monitor")
    func noWindow()
        throws
    {
        let world = TestWorld()
        world.stage.app.hasRootViewController = false
        try world.trigger(Payloads.proposition("a"))
        #expect(
            world.takeTrace() == [
                "main E(Trigger)", "main H(trigger|)", "bg D.shouldShowMessage(a)=true", "bg E(Display)",
                "bg H(display|)", "bg D.onShow(a)", "main There is no window to show the message in",
            ])
        #expect(world.stage.visibleSurfaces == [])
        try world.trigger(Payloads.proposition("b"))
        #expect(world.takeTrace().last == "bg H(suppressDisplay|Conflict)")
        let message = try #require(world.delegate.messages.first)
        #expect(world.trace { message.dismiss() }.last == "main D.onDismiss(a)")
    }

    @Test(
        "AI-175 of two messages that pass at once the first can be dismissed only after it is shown again",
        .realTime)
    func overlappingGates() async throws {
        let world = TestWorld(.realTime)
        let (first, second) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        world.delegate.inShouldShow = { message in
            // The first gate answers when the second is asked, and the second when the first message is announced.
            if message.parent?.id == "a" {
                _ = first.wait(timeout: .now() + 30)
            } else {
                first.signal()
                _ = second.wait(timeout: .now() + 30)
            }
        }
        world.delegate.inOnShow = { message in if message.parent?.id == "a" { second.signal() } }
        try world.host.trigger(json: Payloads.proposition("a"))
        try world.host.trigger(json: Payloads.proposition("b"))
        await world.stage.idle()
        func message(_ id: String) throws -> FullscreenMessage {
            try #require(world.delegate.messages.first { $0.parent?.id == id })
        }
        #expect(world.stage.visibleSurfaces.sorted() == ["a", "b"])
        try message("a").dismiss()
        await world.stage.idle()
        #expect(world.stage.visibleSurfaces.sorted() == ["a", "b"])
        try message("b").dismiss()
        await world.stage.idle()
        #expect(world.stage.visibleSurfaces == ["a"])
        try message("a").parent?.show()
        await world.stage.idle()
        try message("a").dismiss()
        await world.stage.idle()
        #expect(world.stage.visibleSurfaces == [])
    }
}
