import BrazeBridge
import BrazeContracts
import BrazeModel
import BuiltInShapes
import Foundation
import HeadlessStage
import InAppCompat
import Testing

@testable import InAppContracts

/// What a run of a story records, and what the app can do in it.
@Suite("Runs of stories", .timeLimit(.minutes(20))) @MainActor struct StoryRunTests {
    private func lines(_ story: Story, _ subject: StorySubject = .handler()) throws -> [String] {
        let run = try StoryRun(story, on: .braze, subject: subject)
        try run.play()
        return run.trace.filtered(to: [.campaign, .user, .page, .app, .stage]).calls
    }

    @Test("KIT Each step is recorded, also one that this SDK or the handler does not have")
    func steps() throws {
        let story = Story(
            "s", "Told.", of: ["a": .modal], .changes("a"), .atOnce([.qualifies("a"), .timePasses(2)]),
            .user(.swipes, "a"), .user(.closes, "z"), .app(.pauses, "a"), .app(.shows, "z"),
            .app(.dismisses, "a"),
            .appBecomes(.background))
        let found = try lines(story).filter { !$0.hasPrefix("app sees") }
        #expect(
            found == [
                "campaign changes(message: a)", "campaign qualifies(message: a, role: modal)",
                "stage timePasses(seconds: 2.0)", "stage no user swipes on BrazeHost",
                "stage no user closes on BrazeHost", "stage no app pauses of a", "stage no app shows of z",
                "app dismisses(message: a)", "app returned(message: a)",
                "stage appBecomes(state: background)",
                "stage ends",
            ])
    }

    @Test("KIT A reaction happens once, in the callback about its message, and its failure is recorded")
    func reactions() throws {
        let story = Story(
            "s", "Told.", of: ["a": .slideup, "b": .slideup],
            reactions: [
                StoryReaction(.appears, of: "b", .app(.hides, "b"), .timePasses(1), .qualifies("c")),
                StoryReaction(.gone, of: "a", .atOnce([.qualifies("b")])),
            ], .qualifies("a"), .user(.swipes, "a"), .timePasses(5), .user(.swipes, "b"))
        let lines = try lines(story).filter { !$0.hasPrefix("app sees") }
        #expect(lines.filter { $0.hasPrefix("campaign qualifies(message: b") }.count == 1)
        #expect(lines.contains("app hides(message: b)"))
        #expect(lines.contains { $0.hasPrefix("stage failed: ") })
        #expect(lines.last == "stage ends")
    }

    @Test(
        "KIT With real threads a bridge waits for the delegate's answer as long as the stage, and not otherwise"
    )
    func patience() throws {
        for stage in [HeadlessStage(), .besideOthers()] {
            stage.patience = 7.5
            let run = try StoryRun(
                Story("s", "Told."), on: .adobeIOS, subject: .adopted(.adobeIOS), stage: stage)
            let bridge = try #require(run.bridge as? any BackgroundGateBridge)
            #expect((bridge.gatePolicy.timeout == 7.5) == (stage.mode == .realTime))
        }
    }

    @Test("KIT Each moment of a story has a callback of the handler")
    func moments() {
        #expect(
            StoryMoment.allCases.map(StoryHandler.callback) == [
                "decideDisplay", "prepare", "willPresent", "didPresent", "shouldPerform", "willDismiss",
                "didDismiss",
            ])
    }

    @Test(
        "KIT A handler can show, dismiss, hide, cancel, edit and replace the messages that it knows, show the next one, and do nothing else"
    )
    func acts() throws {
        let run = try StoryRun(
            Story("s", "Told.", gate: ["a": [.hold]], .qualifies("a")), on: .braze, subject: .handler())
        try run.play()
        let bridge = try #require(run.bridge)
        let handler = RecordingHandler(TraceRecorder(stage: run.stage))
        let message = try #require(bridge.engine.heldMessages.first)
        _ = handler.decideDisplay(of: message)
        let player = StoryHandler(handler)
        let known = StoryAct.allCases.filter { player.action($0, on: "a") != nil }
        #expect(known == [.shows, .dismisses, .hides, .changesMessage, .bringsView, .cancels, .showsNext])
        #expect(StoryAct.allCases.allSatisfy { player.action($0, on: "z") == nil })
        #expect(player.look(at: "a") == [TraceEvent.Argument("phase", "\(message.phase)")])
        #expect(player.look(at: "z") == nil)
    }

    @Test("KIT An object is counted once under each name")
    func objects() {
        let count = ObjectCount()
        let (one, two) = (NSObject(), NSObject())
        #expect([one, two, one].map { count.count(of: $0, as: "view") } == [1, 2, 2])
        #expect(count.count(of: two, as: "page") == 1)
    }

    @Test("KIT A story that a shape cannot play is an error that names the missing roles")
    func roles() {
        let kit = ShapeKit.braze
        let lone = ShapeKit(
            title: kit.title, capabilities: kit.capabilities, driver: kit.driver, adopt: kit.adopt, rules: [],
            scenarios: [:], requirements: kit.requirements, port: kit.port, campaigns: kit.campaigns)
        let story = Story("s", "Told.", of: ["a": .modal], .qualifies("a"))
        let error = #expect(throws: ScenarioError.self) {
            try StoryContract.trace(of: story, host: lone, delegate: nil)
        }
        #expect(error?.description == "the scenario: braze does not play neutral stories.")
        let poor = ShapeKit(
            title: kit.title, capabilities: kit.capabilities, driver: kit.driver, adopt: kit.adopt, rules: [],
            scenarios: [:], requirements: kit.requirements, port: kit.port, campaigns: kit.campaigns,
            stories: StoryRoom(
                host: StoryHost(campaign: { _, _ in nil }, gesture: { _, _ in nil }), needs: []
            ) {
                _, _, _ in throw ScenarioError(.wrongShape, at: "", "none.")
            })
        let other = #expect(throws: ScenarioError.self) {
            try StoryContract.trace(
                of: Story("s", "Told.", of: ["a": .page, "b": .modal, "c": .modal]), host: poor, delegate: nil
            )
        }
        #expect(other?.description == "s: braze has no campaign for each of modal, page.")
    }

    @Test("KIT With real threads a promise about what happens before a call returns does not count")
    func realThreads() throws {
        let kit = ShapeKit.braze
        func rule(_ id: String, _ clauses: Whenever...) -> Rule {
            var rule = Rule(
                id, shape: .braze, majorVersion: 1, "Statement.", intent: "Intent.", source: "[S]",
                .outOfScope("None."))
            rule.concern = .promise(clauses)
            return rule
        }
        let told = EventPattern.delegate("told")
        let rules = [
            rule("X-1", Whenever(.dismisses, then: .neverComes(told, before: .returned))),
            rule("X-2", Whenever(.dismisses, then: .neverComes(told))),
            rule("X-3", Whenever(told, then: .isOn(.main))),
            rule("X-4", Whenever(told, then: .isOn(.background))),
            Rule(
                "X-5", shape: .braze, majorVersion: 1, "S.", intent: "I.", source: "[S]", .outOfScope("None.")
            ),
        ]
        let strict = ShapeKit(
            title: kit.title, capabilities: kit.capabilities, driver: kit.driver, adopt: kit.adopt,
            rules: rules,
            scenarios: [:], requirements: kit.requirements, port: kit.port, campaigns: kit.campaigns,
            stories: kit.stories)
        let traces = ["one": Trace(short: ["app dismisses a", "delegate told a", "app returned a"])]
        let broken = try StoryContract.broken(byRealThreads: traces, host: strict, delegate: strict)
        #expect(broken.map(\.id) == ["X-2", "X-4"])
        let all = try StoryContract.report(of: traces, host: strict, delegate: strict, heedsNeeds: true)
        #expect(all.results.map(\.isKept) == [false, false, true, false])
    }

    private final class Plain: BrazeInAppMessageUIDelegate {}

    @Test("KIT A contract has everything that verify was given")
    func contract() {
        let payload = Data("{}".utf8)
        let contract = BrazeContract.contract(
            [payload], ["{}"], ["step": { _ in }], ["one"], 3, "File.swift", AppParts { _, _ in })
        #expect(contract.kit == .braze && contract.patience == 3 && contract.only == ["one"])
        #expect(contract.own.campaigns == [payload] && contract.own.scenarios == ["{}"])
        #expect(contract.appSteps == ["step"] && contract.file == "File.swift" && contract.parts != nil)
        #expect(contract.habits.swallowedClicks != nil)
        let bare = BrazeContract.contract([], [], [:], nil, 2, "File.swift")
        #expect(bare.only == nil && bare.parts == nil && bare.appSteps.isEmpty)
    }
}
