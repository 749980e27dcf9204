import AdobeAndroid3Model
import HeadlessStage
import ModelTesting
import PlatformStandIns
import Testing

@Suite("Tracking and reuse", .timeLimit(.minutes(20))) @MainActor struct TrackingTests {
    private func shown() throws -> (TestWorld, any Presentable<InAppMessage>, any Message) {
        let world = TestWorld()
        try world.trigger()
        let (presentable, message) = try world.lastMessage()
        return (world, presentable, message)
    }

    @Test("A3-100 history does not depend on auto-track") func autoTrack() throws {
        let (world, _, message) = try shown()
        #expect(message.getAutoTrack())
        message.setAutoTrack(false)
        #expect(!message.getAutoTrack())
        let trace = world.trace { world.host.pressBack() }
        #expect(
            trace == [
                "main H(interact|backPress)", "main H(dismiss|)", "main D.onDismiss(msg-1 detached)",
                "main container removed",
            ])
        #expect(
            try world.trace { try world.host.trigger(json: Payloads.proposition()) }.filter {
                $0.hasPrefix("main H") || $0.hasPrefix("main E")
            } == ["main H(trigger|)", "main H(display|)"])
    }

    @Test("A3-044, A3-106, A3-108 track and recordDisplay") func track() throws {
        let (world, _, message) = try shown()
        #expect(message.id == "msg-1")
        let trace = world.trace {
            message.track("a", .interact)
            message.track("a", .trigger)
            message.track(nil, .interact)
            message.track("", .suppressDisplay)
            message.track("b", nil)
            message.recordDisplay()
        }
        #expect(
            trace == [
                "main E(interact a)", "main E(trigger)", "main E(interact)", "main E(suppressDisplay)",
                "main H(display|)",
            ])
    }

    @Test("A3-106, A3-107 the content of the records") func details() throws {
        let world = TestWorld()
        try world.trigger()
        let records = world.stage.log.entries(of: .analytics)
        let identity = [
            "messageId": "msg-1", "propositionId": "prop-1", "scope": "mobileapp://com.example.app",
            "activityId": "a#p",
        ]
        #expect(records.map(\.source) == Array(repeating: "AdobeAndroid3", count: 4))
        #expect(
            records[0].details == identity.merging(["eventType": "decisioning.propositionTrigger"]) { $1 })
        #expect(records[1].details == identity.merging(["eventType": "trigger", "action": ""]) { $1 })
    }

    @Test("A3-105 an unknown campaign is shown, not tracked; without an activity no history") func unknown()
        throws
    {
        let world = TestWorld()
        world.host.isTrackingInfoKnown = false
        try world.trigger()
        #expect(world.stage.log.entries(of: .analytics).isEmpty)
        #expect(world.stage.visibleSurfaces == ["msg-1"])
        let other = TestWorld()
        try other.trigger(Payloads.proposition(activity: ""))
        #expect(
            other.takeTrace().filter { $0.contains("E(") || $0.contains("H(") }
                == ["main E(trigger)", "main E(display)"])
        let mismatch = TestWorld()
        try mismatch.trigger(Payloads.consequence("c", detailID: "d"))
        #expect(mismatch.stage.log.entries(of: .analytics).isEmpty)
        #expect(mismatch.stage.visibleSurfaces == ["d"])
    }

    @Test("A3-003, A3-004, A3-045 one message per id, permanently") func reuse() throws {
        let world = TestWorld(answers: false)
        try world.trigger()
        let (presentable, message) = try world.lastMessage()
        try world.trigger()
        let (again, same) = try world.lastMessage()
        #expect(presentable === again && message === same)
        _ = world.trace { message.dismiss() }
        #expect(MessagingUtils.getMessageForPresentable(presentable) === message)
        try world.trigger(Payloads.proposition("msg-2"))
        let (_, other) = try world.lastMessage()
        #expect(other !== message)
    }

    @Test("A3-006, 1.7 foreign presentables have no message") func foreign() throws {
        let world = TestWorld()
        #expect(MessagingUtils.getMessageForPresentable(nil) == nil)
        #expect(MessagingUtils.getMessageForPresentable(try world.createMessage()) == nil)
        let alert: any Presentable = try world.createAlert()
        #expect(!(alert is any Presentable<InAppMessage>))
    }

    @Test("A3-102 the trigger is tracked before the call returns, on the caller's thread") func thread()
        throws
    {
        let world = TestWorld()
        try world.host.trigger(json: Payloads.proposition())
        #expect(world.takeTrace() == ["main E(trigger)", "main H(trigger|)"])
        world.stage.onBackground { try? world.host.trigger(json: Payloads.proposition("msg-2")) }
        world.stage.runUntilIdle()
        #expect(world.takeTrace().contains("bg E(trigger)"))
    }

    @Test("1.8 event types") func eventTypes() {
        #expect(MessagingEdgeEventType.allCases.map { $0.getValue() } == Array(4...11))
        #expect(MessagingEdgeEventType.dismiss.toString() == "decisioning.propositionDismiss")
        #expect(MessagingEdgeEventType.suppressDisplay.getPropositionEventType() == "suppressDisplay")
        #expect(MessagingEdgeEventType.pushCustomAction.getPropositionEventType() == "")
        #expect(MessagingEdgeEventType.pushApplicationOpened.toString() == "pushTracking.applicationOpened")
    }

    @Test("a stage releases its messages when it ends") func ownership() throws {
        final class Quiet: PresentationDelegate {
            // Sound: written and read on the main thread, by this test only.
            nonisolated(unsafe) static weak var seen: (any Presentable)?
            func canShow(_ presentable: any Presentable) -> Bool { true }
            func onShow(_ presentable: any Presentable) { Self.seen = presentable }
            func onHide(_ presentable: any Presentable) {}
            func onDismiss(_ presentable: any Presentable) {}
            func onContentLoaded(
                _ presentable: any Presentable, _ presentationContent: PresentationContent?
            ) {}
        }
        weak var delegate: Quiet?
        do {
            let stage = HeadlessStage()
            let quiet = Quiet()
            delegate = quiet
            stage.run { ServiceProvider.getInstance().uiService.setPresentationDelegate(quiet) }
            try AdobeAndroid3Host(stage: stage).trigger(json: Payloads.proposition())
            stage.runUntilIdle()
            #expect(Quiet.seen?.getState() == .visible)
        }
        #expect(Quiet.seen == nil && delegate == nil)
    }

    @Test("many messages cost the same each") func cost() throws {
        let world = TestWorld()
        for number in 0..<2_000 {
            try world.host.trigger(json: Payloads.consequence("m\(number)"))
        }
        world.stage.runUntilIdle()
        #expect(world.stage.visibleSurfaces == ["m0"])
        #expect(world.stage.log.entries(of: .analytics).count == 2_000 * 4)
    }

    @Test("A3-012 in real time callbacks arrive on the main queue", .realTime) func realTime() async throws {
        let world = TestWorld(.realTime)
        try world.host.trigger(json: Payloads.proposition())
        await world.stage.idle()
        #expect(world.takeTrace().filter { $0.contains("D.") }.allSatisfy { $0.hasPrefix("main") })
        #expect(world.stage.visibleSurfaces == ["msg-1"])
    }
}
