import Airship17Model
import Foundation
import HeadlessStage
import PlatformStandIns
import Testing

/// Code as it was written for versions 13 and 14.
private final class OldApp: NSObject, UALegacyInAppMessageBuilderExtender {
    func setUp() {
        UAInAppAutomation.shared()?.inAppMessageManager.displayInterval = 10
        UAInAppAutomation.shared().isEnabled = true
        UALegacyInAppMessaging.shared().builderExtender = self
    }

    func schedule() {
        let message = UAInAppMessage { builder in
            builder.name = "offer"
            builder.displayContent = UAInAppMessageCustomDisplayContent(value: ["k": "v"])
        }
        guard let message else { return }
        let schedule = UAInAppMessageSchedule(message: message) { builder in
            builder.identifier = "offer"
            builder.group = "offers"
            builder.triggers = [UAScheduleTrigger.screenTrigger(forScreenName: "home", count: 1)]
            builder.delay = UAScheduleDelay { $0.seconds = 2 }
        }
        UAInAppAutomation.shared()?.schedule(schedule) { note("stored \($0)") }
        UAInAppAutomation.shared()?.getMessageSchedules(withGroup: "offers") {
            note("\($0.map(\.identifier))")
        }
    }

    func extend(_ builder: UAInAppMessageBuilder, message: UALegacyInAppMessage) {
        let banner = builder.displayContent as? UAInAppMessageBannerDisplayContent
        builder.displayContent = banner?.extend { $0.durationSeconds = 3 }
    }
}

@MainActor @Suite("Typical apps", .timeLimit(.minutes(20))) struct AppStyleTests {
    @Test(
        "AS-001, AS-010, AS-014, AS-027, AS-042 take-off, delegate, coordinator and adapter with its view controller"
    )
    @MainActor func shop() throws {
        let world = TestWorld(isRecording: false)
        let app = ShopDelegate()
        #expect(world.stage.run { app.application(.shared, didFinishLaunchingWithOptions: nil) })
        app.messages.checkout.isPaying = true
        let message = HostPayloads.schedule(message: HostPayloads.modal())
        #expect(try world.trigger(message) == [])
        #expect(
            world.trace { app.messages.checkout.isPaying = false } == [
                "main will s yes", "main began", "main display s", "main sheet Hi",
            ])
        #expect(
            world.trace { SheetAdapter.last?.tap(0) } == [
                "main resolution s button_click ok", "main button Ok", "main ended",
            ])
        #expect(world.storedIDs() == [])
    }

    @Test("13, 14 scheduling and standard messages in their spellings") func old() throws {
        let world = TestWorld()
        let app = OldApp()
        #expect(
            world.trace {
                app.setUp()
                app.schedule()
            } == ["main stored true", #"main ["offer"]"#])
        #expect(world.send(.screen("home")) == [])
        #expect(world.advance(2) == preparing("offer") + displaying("offer", id: "offer"))
        #expect(world.finish() == finishing("offer", id: "offer"))
        _ = world.advance(30)
        let push: [AnyHashable: Any] = [
            "_": "push", "com.urbanairship.in_app": ["display": ["type": "banner", "alert": "Hello"]],
        ]
        #expect(
            world.trace { world.host.receivePush(push) } == [
                "bg D.extend(unnamed)", "bg D.displayCoordinator(unnamed)",
                "main D.isMessageReady(unnamed)=true", "main D.will(unnamed push)", "main display push",
            ])
        #expect(
            world.advance(4) == ["main resolution push timed_out", "main D.finished(unnamed push timed_out)"])
    }
}

@MainActor @Suite("Media, actions and standard messages", .timeLimit(.minutes(20))) struct SecondReadingTests
{
    private func film(_ display: String) -> String {
        """
        {"name": "f", "display_type": "\(display)", "display": {"heading": {"text": "Hi"},
         "media": {"type": "video", "url": "https://example.com/f.mp4", "description": "a film"}}}
        """
    }

    @Test("AS-107 a message with a video waits for the network", arguments: ["modal", "fullscreen"])
    func offline(_ display: String) throws {
        let world = TestWorld()
        world.host.setNetworkReachable(false)
        #expect(
            try world.trigger(HostPayloads.schedule(message: film(display)))
                == ["bg D.extend(f)", "bg D.displayCoordinator(f)"])
        #expect(
            world.trace { world.host.setNetworkReachable(true) }
                == ["main D.isMessageReady(f)=true", "main D.will(f s)", "main display s"])
    }

    @Test("AS-107 media that are not allowed cancel the schedule", arguments: ["modal", "fullscreen"])
    func refused(_ display: String) throws {
        let world = TestWorld()
        world.host.setURLAllowList { _, _ in false }
        #expect(
            try world.trigger(HostPayloads.schedule(message: film(display))) == [
                "bg D.extend(f)", "bg D.displayCoordinator(f)", "main error URL not allowed",
            ])
        #expect(world.storedIDs() == [])
    }

    @Test("AS-110 a button's actions run as a manual invocation") func buttonActions() throws {
        let world = TestWorld()
        let ran = Locked<[String]>([])
        world.host.setActionRunner { name, value, why in ran.withLock { $0.append("\(name) \(value) \(why)") }
        }
        _ = try world.trigger(HostPayloads.schedule(message: HostPayloads.modal()))
        _ = world.trace { world.stage.user.perform(.tapButton("ok")) }
        #expect(ran.current == ["add_tags_action ok manualInvocation"])
    }

    @Test(
        "AS-112 the text of the expiry is kept unchanged", arguments: ["2030-02-03T04:05:06+01:00", "soon"])
    func expiry(_ text: String) throws {
        let payload: [AnyHashable: Any] = ["expiry": text, "display": ["type": "banner"]]
        let message = try #require(HeadlessStage().run { LegacyInAppMessage(payload: payload) })
        #expect(message.payload["expiry"] as? String == text)
        message.expiry = Date(timeIntervalSince1970: 0)
        #expect(message.payload["expiry"] as? String == "1970-01-01T00:00:00Z")
    }

    @Test("AS-112 an invalid banner replaces the pending one all the same") func invalidBanner() throws {
        let world = TestWorld()
        world.stage.app.state = .background
        func push(_ id: String, _ display: [String: Any]) -> [AnyHashable: Any] {
            ["_": id, "com.urbanairship.in_app": ["display": display]]
        }
        #expect(world.trace { world.host.receivePush(push("one", ["type": "banner", "alert": "a"])) } == [])
        #expect(world.storedIDs() == ["one"])
        let trace = world.trace { world.host.receivePush(push("two", ["type": "banner"])) }
        #expect(trace.contains("main resolution one replaced"))
        #expect(trace.contains("main error standard message dropped"))
        #expect(
            trace.last == "main error schedules refused" || trace.contains("main error schedules refused"))
        #expect(world.storedIDs() == [])
    }
}
