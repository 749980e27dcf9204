import Airship17Model
import Foundation
import HeadlessStage
import PlatformStandIns
import Testing

@MainActor @Suite("Standard messages on the screen (section 4.10)", .timeLimit(.minutes(20)))
struct LegacyDisplayTests {
    private let world = TestWorld()

    private func push(_ alert: String = "Hello") -> [AnyHashable: Any] {
        [
            "_": "send", "aps": ["alert": "You have a message"],
            "com.urbanairship.in_app": [
                "display": ["type": "banner", "alert": alert, "duration": 5] as [String: Any],
                "actions": ["on_click": ["open": "url"]],
            ] as [String: Any],
        ]
    }

    /// Gives messages the name that traces use for them.
    private final class Namer: NSObject, LegacyInAppMessageBuilderExtender {
        func extend(_ builder: UAInAppMessageBuilder, message: LegacyInAppMessage) {
            builder.name = "legacy"
        }
    }

    private static let shown = [
        "bg D.extend(legacy)", "bg D.displayCoordinator(legacy)", "main D.isMessageReady(legacy)=true",
        "main D.will(legacy send)", "main display send",
    ]

    private static let ended = ["main resolution send timed_out", "main D.finished(legacy send timed_out)"]

    @Test("4.10 in an active app the banner is shown immediately, for as long as the push says")
    func atOnce() {
        let namer = Namer()
        world.stage.run { LegacyInAppMessaging.shared.builderExtender = namer }
        #expect(world.trace { world.host.receivePush(push()) } == Self.shown)
        #expect(world.advance(4.9) == [])
        #expect(world.advance(1) == Self.ended)
        #expect(world.storedIDs() == [])
    }

    @Test("4.10 without displayASAPEnabled the banner is shown at the next foreground")
    func atForeground() {
        let namer = Namer()
        world.stage.run {
            LegacyInAppMessaging.shared.builderExtender = namer
            LegacyInAppMessaging.shared.displayASAPEnabled = false
        }
        #expect(world.trace { world.host.receivePush(push()) } == [])
        #expect(world.trace { world.stage.app.state = .background } == [])
        #expect(world.trace { world.stage.app.state = .active } == Self.shown)
    }

    @Test("4.10 a push that arrives in the background and is then opened shows no banner")
    func opened() {
        world.stage.app.state = .background
        #expect(world.trace { world.host.receivePush(push()) } == [])
        #expect(world.trace { world.host.openPush(push()) } == ["main resolution send direct_open"])
        #expect(world.trace { world.stage.app.state = .active } == [])
    }

    @Test("4.10 a tap on the banner runs the push's actions")
    func tapped() {
        let namer = Namer()
        world.stage.run { LegacyInAppMessaging.shared.builderExtender = namer }
        #expect(world.trace { world.host.receivePush(push()) } == Self.shown)
        #expect(
            world.trace { world.stage.user.perform(.tapMessage) } == [
                #"main action open="url""#, "main resolution send message_click",
                "main D.finished(legacy send message_click)",
            ])
    }
}
