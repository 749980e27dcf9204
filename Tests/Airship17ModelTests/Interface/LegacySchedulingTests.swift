import Airship17Model
import Foundation
import HeadlessStage
import PlatformStandIns
import Testing

/// Changes the messages that the SDK derives from standard messages.
private final class Extender: NSObject, LegacyInAppMessageBuilderExtender {
    var trace: [String] = []

    func extend(_ builder: UAInAppMessageBuilder, message: LegacyInAppMessage) {
        trace.append("message \(message.alert ?? "-") \(MainThread.isCurrent)")
        builder.name = "extended"
        let content = builder.displayContent as? InAppMessageBannerDisplayContent
        builder.displayContent = content?.extend { $0.borderRadiusPoints = 10 }
    }

    func extend(_ builder: ScheduleBuilder, message: LegacyInAppMessage) {
        trace.append("schedule \(builder.identifier) \(MainThread.isCurrent)")
        builder.limit = 5
    }
}

/// Changes nothing: both methods are optional. One discards the copy, as the vendor's guide does.
private final class CarelessExtender: NSObject, LegacyInAppMessageBuilderExtender {
    func extend(_ builder: UAInAppMessageBuilder, message: LegacyInAppMessage) {
        let content = builder.displayContent as! InAppMessageBannerDisplayContent
        content.extend { $0.borderRadiusPoints = 10 }
        builder.displayContent = content
    }
}

private final class Factory: NSObject, LegacyInAppMessageFactoryDelegate {
    var messages: [LegacyInAppMessage] = []
    var threads: [String] = []

    func schedule(for message: LegacyInAppMessage) -> UASchedule {
        messages.append(message)
        threads.append(MainThread.isCurrent ? "main" : "background")
        return ActionSchedule(actions: ["legacy": message.alert ?? ""]) { builder in
            builder.identifier = "from factory"
            builder.triggers = [ScheduleTrigger.screenTrigger(forScreenName: "never", count: 1)]
        }
    }
}

@Suite("Schedules of standard messages (section 4.10)", .timeLimit(.minutes(20)))
@MainActor struct LegacySchedulingTests {
    private let stage = HeadlessStage()
    private let host: Airship17Host

    init() {
        host = Airship17Host(stage: stage)
        host.notificationCategories = [
            category("yes_no", ["yes", "no"]), category("three", ["a", "b", "c"]),
            category("four", ["a", "b", "c", "d"]),
        ]
    }

    private nonisolated func category(_ name: String, _ actions: [String]) -> UNNotificationCategory {
        UNNotificationCategory(
            identifier: name,
            actions: actions.map { UNNotificationAction(identifier: $0, title: $0.uppercased()) },
            intentIdentifiers: [])
    }

    private func push(_ id: String?, alert: String? = "Hello", _ more: String = "") throws -> [AnyHashable:
        Any]
    {
        let display =
            alert.map { ##"{"type": "banner", "alert": "\##($0)", "primary_color": "#0000ff"}"## }
            ?? #"{"type": "banner"}"#
        let sendID = id.map { #""_": "\#($0)", "# } ?? ""
        let text = #"{\#(sendID)"com.urbanairship.in_app": {"display": \#(display)\#(more)}}"#
        return try #require(try json(text) as? [AnyHashable: Any])
    }

    /// The schedules that are stored, by id.
    private func stored() -> [UASchedule] {
        // Sound: written while `runUntilIdle()` runs, read after it.
        nonisolated(unsafe) var found: [UASchedule] = []
        stage.run { InAppAutomation.shared.getSchedules { found = $0 } }
        stage.runUntilIdle()
        return found.sorted { $0.identifier < $1.identifier }
    }

    private func receive(_ push: [AnyHashable: Any]) -> InAppMessageSchedule? {
        // In the background nothing is displayed, so the schedule stays.
        stage.app.state = .background
        host.receivePush(push)
        return stored().compactMap { $0 as? InAppMessageSchedule }.last
    }

    @Test("4.10 the banner and the schedule of a message")
    func conversion() throws {
        let more = """
            , "extra": {"k": "v"}, "expiry": "2040-01-01T00:00:00Z",
              "actions": {"button_group": "yes_no", "on_click": {"open": "url"},
                          "button_actions": {"yes": {"tag": "y"}}}
            """
        let schedule = try #require(receive(push("send", more)))
        #expect(schedule.identifier == "send")
        #expect(schedule.limit == 1)
        #expect(schedule.end == Date(timeIntervalSince1970: 2_208_988_800))
        #expect(schedule.triggers.map(\.type) == [.activeSession])
        #expect(schedule.triggers.map(\.goal) == [1])
        let message = schedule.message
        #expect(message.name == nil)
        #expect(message.extras as? [String: String] == ["k": "v"])
        #expect(message.toJSON()["source"] as? String == "legacy-push")
        let banner = try #require(message.displayContent as? InAppMessageBannerDisplayContent)
        let grey = UIColor(red: 28 / 255, green: 28 / 255, blue: 28 / 255, alpha: 1)
        #expect(banner.backgroundColor == .blue)
        #expect(banner.dismissButtonColor == grey)
        #expect(banner.borderRadiusPoints == 2)
        #expect(banner.buttonLayout == .separate)
        #expect(banner.placement == .bottom)
        #expect(banner.durationSeconds == 15)
        #expect(banner.heading == nil)
        #expect(banner.body?.text == "Hello")
        #expect(banner.body?.color == grey)
        #expect(banner.actions as? [String: String] == ["open": "url"])
        let buttons = banner.buttons
        #expect(buttons.map(\.identifier) == ["yes", "no"])
        #expect(buttons.map(\.label.text) == ["YES", "NO"])
        #expect(buttons.allSatisfy { $0.label.color == .blue && $0.label.alignment == .center })
        #expect(buttons.allSatisfy { $0.backgroundColor == grey && $0.borderRadiusPoints == 2 })
        #expect(buttons.map { $0.actions?["tag"] as? String } == ["y", nil])
        #expect(buttons.map(\.behavior) == [.dismiss, .dismiss])
    }

    @Test("4.10 the push's id comes before the message's; without either the schedule has one of its own")
    func identifiers() throws {
        let named = #", "identifier": "inner""#
        #expect(try receive(push("send", named))?.identifier == "send")
        #expect(try receive(push(nil, named))?.identifier == "inner")
        let own = try #require(try receive(push(nil)))
        #expect(UUID(uuidString: own.identifier) != nil)
    }

    @Test("4.10 a message from the inbox is added to the actions of a tap")
    func inboxMessage() throws {
        var push = try push("send", #", "actions": {"on_click": {"open": "url"}}"#)
        push["_uamid"] = "inbox-1"
        let banner = receive(push)?.message.displayContent as? InAppMessageBannerDisplayContent
        #expect(banner?.actions as? [String: String] == ["open": "url", "_uamid": "inbox-1"])
    }

    @Test("4.10 without displayASAPEnabled the message waits for the next foreground")
    func displayASAP() throws {
        stage.run { LegacyInAppMessaging.shared.displayASAPEnabled = false }
        let schedule = try #require(try receive(push("send")))
        #expect(schedule.triggers.map(\.type) == [.appForeground])
        #expect(schedule.triggers.map(\.goal) == [1])
    }

    @Test("4.10 a message without a text, or with three buttons or more, is not valid")
    func invalid() throws {
        #expect(try receive(push("no text", alert: nil)) == nil)
        #expect(try receive(push("three", #", "actions": {"button_group": "three"}"#)) == nil)
        #expect(try receive(push("four", #", "actions": {"button_group": "four"}"#)) == nil)
        #expect(
            stage.log.entries(of: .error).map(\.name).filter { $0.hasPrefix("standard") }
                == Array(repeating: "standard message dropped", count: 3))
        let reasons = stage.log.entries(of: .error).compactMap { $0.details["reason"] }
        #expect(reasons.contains(#""buttons" is 3 buttons, expected at most 2"#))
        #expect(!reasons.contains(#""buttons" is 4 buttons, expected at most 2"#))
    }

    @Test("4.10 a button group that the app does not have gives no buttons; empty actions give no actions")
    func buttonGroups() throws {
        func banner(_ group: String) throws -> InAppMessageBannerDisplayContent? {
            let more = #", "actions": {"button_group": "\#(group)", "button_actions": {}}"#
            return try receive(push(group, more))?.message.displayContent as? InAppMessageBannerDisplayContent
        }
        let unknown = try #require(try banner("unknown"))
        #expect(unknown.buttons.isEmpty)
        let known = try #require(try banner("yes_no"))
        #expect(known.buttons.map(\.identifier) == ["yes", "no"])
        #expect(known.buttons.allSatisfy { $0.actions == nil })
    }

    @Test(
        "1.9 the extender changes the message first, then the schedule; the source is still that of the push")
    func extender() throws {
        let extender = Extender()
        stage.run { LegacyInAppMessaging.shared.builderExtender = extender }
        let schedule = try #require(try receive(push("send")))
        #expect(extender.trace == ["message Hello true", "schedule send true"])
        #expect(schedule.limit == 5)
        #expect(schedule.message.name == "extended")
        #expect(schedule.message.toJSON()["source"] as? String == "legacy-push")
        let banner = schedule.message.displayContent as? InAppMessageBannerDisplayContent
        #expect(banner?.borderRadiusPoints == 10)
    }

    @Test("0.3 an extender that discards its copy changes nothing")
    func carelessExtender() throws {
        let extender = CarelessExtender()
        stage.run { LegacyInAppMessaging.shared.builderExtender = extender }
        let schedule = try #require(try receive(push("send")))
        let banner = schedule.message.displayContent as? InAppMessageBannerDisplayContent
        #expect(banner?.borderRadiusPoints == 2)
        #expect(schedule.limit == 1)
    }

    @Test("1.9 the factory makes the schedule instead of the SDK; the extender is not called then")
    func factory() throws {
        let (factory, extender) = (Factory(), Extender())
        stage.run {
            LegacyInAppMessaging.shared.factoryDelegate = factory
            LegacyInAppMessaging.shared.builderExtender = extender
        }
        #expect(try receive(push("send")) == nil)
        #expect(stored().map(\.identifier) == ["from factory"])
        #expect(factory.messages.map(\.alert) == ["Hello"])
        #expect(factory.messages.map(\.identifier) == ["send"])
        #expect(factory.threads == ["main"])
        #expect(extender.trace == [])
    }

    @Test("1.9 the factory is the object itself at first; with none nothing is scheduled")
    func noFactory() throws {
        stage.run {
            let messaging = LegacyInAppMessaging.shared
            #expect(messaging.factoryDelegate === messaging)
            #expect(messaging === LegacyInAppMessaging.shared())
            messaging.factoryDelegate = nil
        }
        #expect(try receive(push("send")) == nil)
        #expect(stored().isEmpty)
    }

    @Test("1.9 the object's own factory method; an invalid schedule cannot be stored")
    func factoryMethod() throws {
        stage.run {
            let message = LegacyInAppMessage()
            message.identifier = "mine"
            message.alert = "text"
            let schedule = LegacyInAppMessaging.shared.schedule(for: message)
            #expect(schedule.identifier == "mine")
            #expect(schedule.isValid)
            message.alert = nil
            #expect(!LegacyInAppMessaging.shared.schedule(for: message).isValid)
        }
    }

    @Test("AS-051 factory and extender are held weakly")
    func weakDelegates() throws {
        stage.run {
            LegacyInAppMessaging.shared.builderExtender = Extender()
            LegacyInAppMessaging.shared.factoryDelegate = Factory()
            #expect(LegacyInAppMessaging.shared.builderExtender == nil)
            #expect(LegacyInAppMessaging.shared.factoryDelegate == nil)
        }
    }

    @Test("4.10 a new message replaces the one that waits, and that is reported")
    func replaced() throws {
        #expect(try receive(push("first"))?.identifier == "first")
        #expect(try receive(push("second"))?.identifier == "second")
        #expect(stored().map(\.identifier) == ["second"])
        #expect(
            stage.log.entries(of: .analytics).map(\.description) == [
                "Airship17 analytics in_app_resolution scheduleID=first type=replaced"
            ])
    }

    @Test("4.10 opening the push that contained the message withdraws it; opening another push does not")
    func directOpen() throws {
        let (first, other) = (try push("first"), try push("other"))
        #expect(receive(first) != nil)
        host.openPush(other)
        host.openPush(["_": "first"])
        #expect(stored().map(\.identifier) == ["first"])
        host.openPush(first)
        #expect(stored().isEmpty)
        host.openPush(first)
        #expect(stored().isEmpty)
        #expect(
            stage.log.entries(of: .analytics).map(\.description) == [
                "Airship17 analytics in_app_resolution scheduleID=first type=direct_open"
            ])
    }

    @Test("4.10 the waiting message is kept across a launch")
    func relaunch() throws {
        #expect(try receive(push("first")) != nil)
        stage.run { LegacyInAppMessaging.shared.displayASAPEnabled = false }
        host.relaunch()
        stage.run { #expect(LegacyInAppMessaging.shared.displayASAPEnabled) }
        #expect(try receive(push("second")) != nil)
        #expect(stored().map(\.identifier) == ["second"])
    }

    @Test("4.10 a push without a standard message does nothing")
    func otherPush() throws {
        host.receivePush(["_": "send", "aps": ["alert": "Hello"]])
        #expect(stored().isEmpty)
        #expect(stage.log.entries(of: .error).isEmpty)
    }

    @Test("1.9 the messaging object is released with the stage")
    func noCycle() throws {
        weak var messaging: LegacyInAppMessaging?
        do {
            let stage = HeadlessStage()
            messaging = stage.run { LegacyInAppMessaging.shared }
            #expect(messaging != nil)
        }
        #expect(messaging == nil)
    }
}
