import Airship17Model
import Foundation
import HeadlessStage
import PlatformStandIns
import Testing

@MainActor @Suite("Which schedules are stored, and for how long", .timeLimit(.minutes(20))) struct StoreTests
{
    private let shown = preparing() + displaying()

    /// Looks up the schedules by every method.
    private func lookUp(_ world: TestWorld) -> [String] {
        world.trace {
            let automation = InAppAutomation.shared
            automation?.getMessageSchedule(withID: "s") { note("one \($0?.identifier ?? "nil")") }
            automation?.getMessageSchedules(withGroup: "g") { note("group \($0.map(\.identifier))") }
            automation?.getMessageSchedules { note("messages \($0.map(\.identifier))") }
            automation?.getActionSchedules { note("actions \($0.map(\.identifier))") }
            automation?.getSchedules { note("all \($0.map(\.identifier))") }
        }
    }

    @Test("AS-101 a schedule that has ended is not found, and makes room for another one") func ended() throws
    {
        let world = TestWorld()
        world.host.scheduleLimit = 1
        _ = try world.schedule {
            $0.group = "g"
            $0.end = Date(timeIntervalSinceNow: 60)
        }
        #expect(try world.schedule(id: "t") == false)
        _ = world.advance(120)
        #expect(try world.schedule(id: "t") == true)
        #expect(
            lookUp(world) == [
                "main one nil", "main group []", #"main messages ["t"]"#, "main actions []",
                #"main all ["t"]"#,
            ])
    }

    @Test("AS-101 a look-up of messages removes schedules that have ended, without any other call")
    func lookUpCleans()
        throws
    {
        let world = TestWorld()
        _ = try world.schedule { $0.end = Date(timeIntervalSinceNow: 60) }
        _ = world.advance(120)
        #expect(
            lookUp(world) == [
                "main one nil", "main group []", "main messages []", "main actions []", "main all []",
            ])
    }

    @Test("AS-102 a schedule replaces the stored one with the same identifier") func replaced() throws {
        let world = TestWorld()
        _ = try world.schedule(HostPayloads.custom(name: "old")) { $0.limit = 2 }
        #expect(world.send(event) == preparing("old") + displaying("old"))
        #expect(try world.schedule(HostPayloads.custom(name: "new")) == true)
        // The message on the screen stays, and its end does not count for the new schedule.
        #expect(world.finish() == finishing("old"))
        _ = world.advance(30)
        #expect(world.storedIDs() == ["s"])
        #expect(world.send(event) == preparing("new") + displaying("new"))
        #expect(world.finish() == finishing("new"))
        #expect(world.storedIDs() == [])
    }

    @Test("AS-102 the waiting message of a replaced schedule is not displayed") func replacedWaiting() throws
    {
        let world = TestWorld()
        world.automation.isPaused = true
        _ = try world.schedule(HostPayloads.custom(name: "old"))
        #expect(world.send(event) == preparing("old"))
        #expect(try world.schedule(HostPayloads.custom(name: "new")) == true)
        #expect(world.trace { InAppAutomation.shared.isPaused = false } == [])
        #expect(world.send(event) == preparing("new") + displaying("new"))
    }

    @Test("AS-102 of two schedules with one identifier in a batch the last one is stored") func batch() throws
    {
        let world = TestWorld()
        let schedules = try ["one", "two"].map { name in
            InAppMessageSchedule(message: try world.makeMessage(HostPayloads.custom(name: name))) {
                $0.identifier = "s"
                $0.triggers = [.customEventTrigger(with: nil, count: 1)]
            }
        }
        world.host.scheduleLimit = 1
        #expect(
            world.trace { InAppAutomation.shared.scheduleMultiple(schedules) { note("\($0)") } }
                == ["main true"])
        #expect(world.send(event) == preparing("two") + displaying("two"))
    }

    @Test("AS-108 a finished schedule is found until its grace period after its end is over") func grace()
        throws
    {
        let world = TestWorld()
        _ = try world.schedule {
            $0.group = "g"
            $0.end = Date(timeIntervalSinceNow: 60)
            $0.editGracePeriod = 60
        }
        #expect(world.send(event) == shown)
        #expect(world.finish() == finishing())
        let found = [
            "main one s", #"main group ["s"]"#, #"main messages ["s"]"#, "main actions []",
            #"main all ["s"]"#,
        ]
        #expect(lookUp(world) == found)
        // It was finished longer ago than its grace period, but not ended.
        _ = world.advance(100)
        #expect(lookUp(world) == found)
        _ = world.advance(40)
        #expect(
            lookUp(world) == [
                "main one nil", "main group []", "main messages []", "main actions []", "main all []",
            ])
    }

    @Test("5.2 values of schedules, delays and builders") func values() throws {
        let world = TestWorld()
        let message = try world.makeMessage(HostPayloads.custom())
        func schedule(_ build: @escaping (ScheduleBuilder) -> Void = { _ in }) -> InAppMessageSchedule {
            InAppMessageSchedule(message: message) {
                $0.identifier = "s"
                $0.triggers = [.screenTrigger(forScreenName: "a", count: 1)]
                $0.delay = ScheduleDelay { $0.screens = ["x"] }
                build($0)
            }
        }
        #expect(schedule().isEqual(to: schedule()))
        #expect(schedule() == schedule())
        #expect(!schedule().isEqual(to: schedule { $0.delay = nil }))
        #expect(!schedule().isEqual(to: schedule { $0.group = "g" }))
        #expect(!schedule().isEqual(to: nil))
        #expect(schedule().group == "")
        #expect(schedule { $0.group = "g" }.group == "g")
        let edits = ScheduleEdits { $0.triggeredTime = .distantPast }
        #expect(edits.triggeredTime == .distantPast)
        let audience = ScheduleAudience {
            $0.isNewUser = true
            $0.languageTags = ["en"]
        }
        #expect(audience?.isNewUser == true)
        #expect(audience?.missBehavior == .penalize)
        let matcher = JSONMatcher(valueMatcher: .matcherWhereStringEquals("y"), scope: ["event_name"])
        #expect(JSONPredicate(jsonMatcher: matcher) == JSONPredicate(jsonMatcher: matcher))
        world.stage.run {
            let text = InAppMessageTextInfoBuilder()
            #expect(!text.isValid())
            text.text = ""
            #expect(text.isValid())
            let banner = InAppMessageBannerDisplayContentBuilder()
            #expect(!banner.isValid())
            let builder = UAInAppMessageBuilder()
            builder.name = String(repeating: "n", count: Int(UAInAppMessageNameLimit) + 1)
            builder.displayContent = InAppMessageCustomDisplayContent(value: [:])
            #expect(!builder.isValid())
            builder.name?.removeLast()
            #expect(builder.isValid())
        }
        #expect(world.takeTrace() == [])
    }
}
