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

@Suite("Registration and triggers", .timeLimit(.minutes(20))) @MainActor struct RegistrationTests {
    @Test("AI-001 the delegate is held weakly; without it messages are shown without asking")
    func weakDelegate() throws {
        let stage = HeadlessStage()
        var delegate: RecordingDelegate? = RecordingDelegate(answers: [false])
        weak let probe = delegate
        stage.run { MobileCore.messagingDelegate = delegate }
        #expect(stage.run { ServiceProvider.shared.messagingDelegate } === delegate)
        delegate = nil
        #expect(probe == nil)
        #expect(stage.run { ServiceProvider.shared.messagingDelegate == nil })
        try AdobeIOSHost(stage: stage).trigger(json: Payloads.proposition())
        stage.runUntilIdle()
        #expect(
            stage.trace == [
                "main E(Trigger)", "main H(trigger|)", "bg E(Display)", "bg H(display|)",
                "main view inserted",
            ])
    }

    @Test("AI-002 the last assignment wins, nil removes the delegate") func oneDelegate() throws {
        let world = TestWorld()
        let second = RecordingDelegate("second", answers: [false])
        world.stage.run { MobileCore.messagingDelegate = second }
        try world.trigger(Payloads.proposition())
        #expect(
            world.takeTrace().filter { $0.contains("should") } == ["bg second.shouldShowMessage(msg-1)=false"]
        )
        world.stage.run { MobileCore.messagingDelegate = nil }
        try world.trigger(Payloads.proposition())
        #expect(!world.takeTrace().contains { $0.contains("should") })
        #expect(world.stage.visibleSurfaces == ["msg-1"])
    }

    @Test("AI-003 the delegate is looked up for each callback") func lookedUp() throws {
        let world = TestWorld()
        let second = RecordingDelegate("second")
        try world.trigger(Payloads.proposition())
        let message = try #require(world.delegate.messages.first)
        let trace = world.trace {
            MobileCore.messagingDelegate = second
            message.dismiss()
        }
        #expect(trace.last == "main second.onDismiss(msg-1)")
    }

    @Test("AI-003 a delegate that replaces itself in the gate does not receive onShow") func replaced() throws
    {
        let world = TestWorld()
        let second = RecordingDelegate("second")
        world.delegate.inShouldShow = { _ in MobileCore.messagingDelegate = second }
        try world.trigger(Payloads.proposition())
        #expect(world.takeTrace().contains("bg second.onShow(msg-1)"))
    }

    @Test("AI-005 messages of other extensions are asked about too, without a parent") func otherMessages()
        throws
    {
        let world = TestWorld()
        let listener = RecordingListener()
        let message = try world.makeMessage(listener: listener)
        let trace = world.trace { message.show() }
        #expect(message.parent == nil)
        #expect(
            trace == [
                "main L.overrideUrlLoad(bundle)", "bg D.shouldShowMessage(-)=true", "bg L.onShow",
                "bg D.onShow(-)", "main view inserted",
            ])
    }

    @Test("AI-006 a floating button neither asks nor conflicts") func floatingButton() throws {
        final class ButtonListener: FloatingButtonDelegate {
            func onPanDetected() { HeadlessStage.current.log.record(.note, from: "B", "onPanDetected") }
            func onTapDetected() { HeadlessStage.current.log.record(.note, from: "B", "onTapDetected") }
            func onShow() { HeadlessStage.current.log.record(.note, from: "B", "onShow") }
            func onDismiss() { HeadlessStage.current.log.record(.note, from: "B", "onDismiss") }
        }
        let world = TestWorld()
        let button = world.stage.run {
            ServiceProvider.shared.uiService.createFloatingButton(listener: ButtonListener())
        }
        #expect(world.trace { button.show() } == ["main B.onShow"])
        #expect(world.trace { world.stage.user.tapMessage() } == ["main B.onTapDetected"])
        #expect(world.trace { world.stage.user.swipe(.up) } == ["main B.onPanDetected"])
        try world.trigger(Payloads.proposition())
        #expect(world.stage.visibleSurfaces == ["floating button", "msg-1"])
        #expect(world.trace { button.dismiss() } == ["main B.onDismiss"])
    }

    @Test("AI-010 content that is not a string makes no message") func noString() {
        let world = TestWorld()
        let json = #"{ "contentType": "application/json", "content": { "a": 1 } }"#
        #expect(throws: PayloadError.self) { try world.trigger(json) }
        #expect(world.takeTrace() == [])
    }

    @Test("AI-011 a campaign that is not known is dropped silently") func unknownCampaign() throws {
        let world = TestWorld()
        world.host.isTrackingInfoKnown = false
        try world.trigger(Payloads.proposition())
        #expect(world.takeTrace() == ["main Dropped: the campaign is not known"])
        world.host.isTrackingInfoKnown = true
        try world.trigger(Payloads.consequence("rule-1", detailID: "msg-1"))
        #expect(world.takeTrace() == ["main Dropped: the campaign is not known"])
    }

    @Test("AI-011 a preview is shown and not tracked") func preview() throws {
        let world = TestWorld()
        world.host.isPreview = true
        try world.trigger(Payloads.proposition())
        #expect(world.stage.log.entries(of: .analytics) == [])
        #expect(
            world.takeTrace().filter { !$0.contains("Not tracked") } == [
                "bg D.shouldShowMessage(msg-1)=true", "bg D.onShow(msg-1)", "main view inserted",
            ])
    }

    @Test("AI-012 the trigger is tracked before the gate, on the caller's thread, inside the call")
    func triggerFirst() throws {
        let world = TestWorld()
        world.delegate.inShouldShow = { $0.parent?.autoTrack = false }
        try world.host.trigger(json: Payloads.proposition())
        #expect(world.takeTrace() == ["main E(Trigger)", "main H(trigger|)"])
        world.stage.runUntilIdle()
        #expect(
            world.takeTrace() == [
                "bg D.shouldShowMessage(msg-1)=true", "bg H(display|)", "bg D.onShow(msg-1)",
                "main view inserted",
            ])
    }

    @Test("AI-013 the lowest rank is first, the others conflict") func ranks() throws {
        let world = TestWorld()
        let late = Payloads.proposition("late", rank: 2)
        let early = Payloads.proposition("early", rank: 1)
        try world.trigger("[\(late), \(early)]")
        #expect(
            world.takeTrace() == [
                "main E(Trigger)", "main H(trigger|)", "main E(Trigger)", "main H(trigger|)",
                "bg D.shouldShowMessage(early)=true", "bg E(Display)", "bg H(display|)", "bg D.onShow(early)",
                "bg E(SuppressDisplay Conflict)", "bg H(suppressDisplay|Conflict)", "main view inserted",
            ])
    }

    @Test("AI-013 when the first is suppressed the next gets its chance") func ranksSuppressed() throws {
        let world = TestWorld(answers: false, true)
        try world.trigger("[\(Payloads.proposition("a", rank: 1)), \(Payloads.proposition("b", rank: 2))]")
        #expect(world.stage.visibleSurfaces == ["b"])
    }

    @Test("AI-014 each trigger makes a new pair") func newPair() throws {
        let world = TestWorld(answers: false, false)
        try world.trigger(Payloads.proposition())
        try world.trigger(Payloads.proposition())
        let messages = world.delegate.messages
        #expect(messages.count == 2)
        #expect(messages[0].parent !== messages[1].parent)
    }
}
