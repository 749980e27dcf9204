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

@Suite("Tracking", .timeLimit(.minutes(20))) @MainActor struct TrackingTests {
    private func shown(autoTrack: Bool = true) throws -> (TestWorld, Message) {
        let world = TestWorld()
        try world.trigger(Payloads.proposition(mobile: nil))
        _ = world.takeTrace()
        let message = try #require(world.delegate.messages.first?.parent)
        message.autoTrack = autoTrack
        return (world, message)
    }

    private func dismissEvents(_ trace: [String]) -> Int {
        trace.filter { $0.contains("E(Dismiss)") }.count
    }

    @Test("AI-110 history does not depend on autoTrack, Edge events do, except for interactions")
    func autoTrackOff() throws {
        let world = TestWorld(answers: false)
        world.delegate.inShouldShow = { $0.parent?.autoTrack = false }
        try world.trigger(Payloads.proposition(mobile: nil))
        let message = try #require(world.delegate.messages.first?.parent)
        let link = try #require(URL(string: "adbinapp://dismiss?interaction=ok"))
        world.stage.run { message.show() }
        world.stage.runUntilIdle()
        world.stage.user.openLink(link)
        world.stage.runUntilIdle()
        #expect(
            world.takeTrace().filter { $0.contains("E(") || $0.contains("H(") } == [
                "main E(Trigger)", "main H(trigger|)",
                "bg H(suppressDisplay|SuppressedByAppDeveloper)", "bg H(display|)", "main E(Interact ok)",
                "main H(interact|ok)", "main H(dismiss|)",
            ])
    }

    @Test("AI-111 how often a dismissal is sent") func dismissTotals() throws {
        let (one, first) = try shown()
        #expect(dismissEvents(one.trace { first.dismiss() }) == 2)
        let (two, second) = try shown()
        #expect(dismissEvents(two.trace { second.dismiss(suppressAutoTrack: true) }) == 1)
        let (three, _) = try shown()
        #expect(dismissEvents(three.trace { three.stage.user.close() }) == 1)
        let (four, fourth) = try shown()
        #expect(dismissEvents(four.trace { fourth.presentable?.dismiss() }) == 1)
        let (five, fifth) = try shown(autoTrack: false)
        #expect(dismissEvents(five.trace { fifth.dismiss() }) == 0)
    }

    @Test("AI-112 without a campaign nothing is tracked; without an activity nothing goes into history")
    func unknown() throws {
        let world = TestWorld()
        world.host.isPreview = true
        try world.trigger(Payloads.proposition())
        let preview = try #require(world.delegate.messages.first?.parent)
        world.stage.run { preview.track("x", withEdgeEventType: .interact) }
        #expect(world.stage.log.entries(of: .analytics) == [])

        let other = TestWorld()
        let nameless = Payloads.proposition().replacingOccurrences(of: "campaign#package", with: "")
        try other.trigger(nameless)
        #expect(
            other.takeTrace().filter { $0.contains("(") && !$0.contains("D.") } == [
                "main E(Trigger)", "bg E(Display)",
            ])
    }

    @Test("AI-113 AI-115 what the records carry") func details() throws {
        let world = TestWorld()
        try world.host.trigger(json: Payloads.proposition())
        let records = world.stage.log.entries(of: .analytics)
        let identity = [
            "messageId": "msg-1", "propositionId": "prop-1", "scope": "mobileapp://com.example.app",
            "activityId": "campaign#package",
        ]
        #expect(records.map(\.name) == ["Messaging interaction event", "Write IAM event to history"])
        #expect(
            records.map(\.details) == [
                identity.merging(["eventType": "decisioning.propositionTrigger"]) { $1 },
                identity.merging(["eventType": "trigger", "action": ""]) { $1 },
            ])
    }

    @Test("AI-114 only interactions have an action, which may be empty") func actions() throws {
        let (world, message) = try shown()
        let trace = world.trace {
            message.track(withEdgeEventType: .interact)
            message.track("tapped", withEdgeEventType: .interact)
            message.track("ignored", withEdgeEventType: .display)
            message.track("because", withEdgeEventType: .suppressDisplay)
        }
        #expect(
            trace == [
                "main E(Interact )", "main E(Interact tapped)", "main E(Display)",
                "main E(SuppressDisplay because)",
            ])
    }

    @Test("1.8 event types") func eventTypes() {
        let table: [(MessagingEdgeEventType, Int, String)] = [
            (.pushApplicationOpened, 4, "pushTracking.applicationOpened"),
            (.pushCustomAction, 5, "pushTracking.customAction"),
            (.dismiss, 6, "decisioning.propositionDismiss"),
            (.interact, 7, "decisioning.propositionInteract"),
            (.trigger, 8, "decisioning.propositionTrigger"),
            (.display, 9, "decisioning.propositionDisplay"),
            (.disqualify, 10, "decisioning.propositionDisqualify"),
            (.suppressDisplay, 11, "decisioning.propositionSuppressDisplay"),
        ]
        for (type, rawValue, name) in table {
            #expect(type.rawValue == rawValue)
            #expect(type.toString() == name)
        }
        #expect(MessagingEdgeEventType(rawValue: 0) == nil)
    }
}
