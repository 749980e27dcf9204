import BrazeBridge
import BuiltInShapes
import Foundation
import HeadlessStage
import InAppCompat
import InAppContracts
import Testing

/// The app's process ends and starts again on one stage, with each SDK's own disk.
@MainActor @Suite("A relaunch of the app", .timeLimit(.minutes(20))) struct RelaunchTests {
    /// The calls of a handler in a scenario, on a host of a shape.
    private func played(_ kit: ShapeKit, _ steps: String, decision: DisplayDecision) throws -> [String] {
        let news = String(decoding: kit.campaigns.news, as: UTF8.self)
        let scenario = try Scenario(
            json: Data(
                """
                {"name": "relaunch", "shape": "\(kit.shape)", "payloads": {"news": \(news)}, "steps": [\(steps)]}
                """.utf8), for: [kit])
        let handler = ClosureHandler()
        handler.decideDisplay = { _ in decision }
        let result = try ScenarioRunner.run(scenario, subject: .handler(handler))
        return result.trace.events
            .filter { $0.source == .handler || $0.name == "relaunch" }
            .map(\.name).filter { $0 != "prepare" }
    }

    /// Airship stores its schedules; the others keep a triggered message in memory only.
    private func stores(_ kit: ShapeKit) -> Bool { kit.shape.name.hasPrefix("airship") }

    @Test(
        "INV-7 a held message survives the process if its SDK stores it, and is lost otherwise",
        arguments: [ShapeKit].builtIn)
    func held(_ kit: ShapeKit) throws {
        let calls = try played(kit, #"{"trigger": "news"}, "relaunch", "runUntilIdle""#, decision: .hold)
        #expect(calls == ["decideDisplay", "relaunch"] + (stores(kit) ? ["decideDisplay"] : []))
        let again = try played(
            kit, #"{"trigger": "news"}, "relaunch", "relaunch", {"trigger": "news"}"#, decision: .hold)
        #expect(again.filter { $0 == "relaunch" }.count == 2)
        #expect(again.last == "decideDisplay")
    }

    @Test(
        "INV-7 a message on screen disappears without a callback, and the next message is shown as usual",
        arguments: [ShapeKit].builtIn)
    func visible(_ kit: ShapeKit) throws {
        let calls = try played(
            kit, #"{"trigger": "news"}, "relaunch", {"trigger": "news"}, {"user": "close"}"#, decision: .show)
        let relaunch = try #require(calls.firstIndex(of: "relaunch"))
        #expect(calls[..<relaunch].last == "didPresent")
        // Airship's schedule has had its one display.
        let next = calls[relaunch...].filter { ["decideDisplay", "didPresent", "didDismiss"].contains($0) }
        #expect(next == (stores(kit) ? [] : ["decideDisplay", "didPresent", "didDismiss"]))
    }

    @Test("A relaunch inside a callback is refused when the scenario is read") func insideCallback() {
        let text = """
            {"name": "bad", "shape": "braze", "payloads": {}, "steps": [],
             "reactions": [{"on": "didPresent", "do": ["relaunch"]}]}
            """
        #expect(throws: ScenarioError.self) { try Scenario(json: Data(text.utf8), for: .builtIn) }
    }
}

/// An app with the usual policies, through three days.
@MainActor private final class ThreeDays {
    let kit: ShapeKit
    let stage = HeadlessStage()
    let store = InMemoryCapStore()
    /// The messages that appeared, day by day, and the diagnostics about campaigns.
    private(set) var lines: [String] = []
    private var driver: (any ShapeDriver)?
    private var policies: PolicyStack?
    private var bridge: (any MessageBridge)?

    init(_ kit: ShapeKit) {
        self.kit = kit
    }

    deinit { stage.endProcess() }

    /// The app's set-up at each start.
    private func launch() {
        let handler = ClosureHandler()
        handler.didPresent = { [unowned self] in lines.append($0.name ?? $0.id) }
        let policies = PolicyStack(around: handler) {
            $0.caps = [.day(2)]
            $0.spacing = 30
            $0.store = store
        }
        let driver = kit.driver.init(TraceRecorder(stage: stage)) { [kit] in kit.campaigns[$0] }
        let bridge = driver.attach(handler: policies.handler)
        bridge.diagnostics = { [unowned self] diagnostic in
            if [.campaignDeleted, .notDiscarded].contains(diagnostic.code) {
                lines.append("\(diagnostic.code)")
            }
        }
        (self.driver, self.policies, self.bridge) = (driver, policies, bridge)
    }

    /// A day: the app starts, three campaigns qualify an hour apart, and the user closes the messages that appear.
    func live(day: Int) throws {
        lines.append("day \(day)")
        stage.relaunch { launch() }
        stage.runUntilIdle()
        closeWhatIsUp()
        for name in ["news", "sale", "coupon"] {
            guard let campaign = kit.campaigns[name] else { continue }
            try driver?.host.trigger(json: campaign)
            stage.runUntilIdle()
            closeWhatIsUp()
            stage.advance(seconds: 3_600)
        }
        // A day of 23 hours: the message that was held overnight is still over the cap when the app starts.
        stage.advance(seconds: 20 * 3_600)
        closeWhatIsUp()
    }

    private func closeWhatIsUp() {
        for _ in 0..<5 where !stage.visibleSurfaces.isEmpty {
            stage.user.close()
            stage.advance(seconds: 60)
        }
    }
}

@MainActor @Suite("Three days with the usual policies", .timeLimit(.minutes(20))) struct ThreeDaysTests {
    @Test(
        "POL-6 no campaign is deleted by a cap, with a restart each day; at most two messages a day appear",
        arguments: [ShapeKit].builtIn)
    func threeDays(_ kit: ShapeKit) throws {
        let life = ThreeDays(kit)
        for day in 1...3 { try life.live(day: day) }
        let (prefix, isAirship) = (kit.shape == .braze ? "bz-" : "msg-", kit.shape.name.hasPrefix("airship"))
        #expect(
            life.lines
                == (isAirship
                    ? [
                        "day 1", "News", "Sale", "notDiscarded", "day 2", "notDiscarded", "Coupon", "day 3",
                    ]
                    : [
                        "day 1", prefix + "100", prefix + "200", "day 2", prefix + "200", prefix + "300",
                        "day 3", prefix + "300",
                    ]))
    }
}
