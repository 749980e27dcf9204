import Foundation
import InAppCompat
import InAppContracts
import Testing

/// The scenarios in real time: the same rules, with threads that nobody holds.
@Suite("Real time") @MainActor struct RealTimeTests {
    /// A mutant of a trace in real time as a test case.
    struct Case: Sendable, CustomTestStringConvertible {
        let rule: Rule
        let mutant: Mutant
        var testDescription: String { "\(rule.id) \(mutant)" }
    }

    /// The rules that are checked in real time, of every shape.
    nonisolated static let rules = RuleBook.rules.filter { !($0.check?.realTime ?? []).isEmpty }
    nonisolated static let cases = rules.flatMap { rule in
        (RealTimeMutants.all[rule.id] ?? []).map { Case(rule: rule, mutant: $0) }
    }

    /// The traces of every scenario in real time, played once.
    static let traces = Task { @MainActor in
        var traces: [Shape: [String: Trace]] = [:]
        for chapter in RuleBook.chapters {
            traces[chapter.shape] = try await HostContract.realTimeTraces(on: chapter.shape)
        }
        return traces
    }

    @Test("every shape tells its story in real time, and every rule that has a part in it holds there")
    func rules() async throws {
        let traces = try await Self.traces.value
        for chapter in RuleBook.chapters {
            #expect((traces[chapter.shape] ?? [:]).count >= 3, "\(chapter.shape)")
        }
        for rule in Self.rules {
            let result = rule.result(in: traces[rule.shape] ?? [:])
            #expect(result.status == .passed, "\(rule.id): \(result.words)")
            for part in rule.check?.realTime ?? [] {
                let trace = try #require(traces[rule.shape]?[part.scenario])
                for expectation in part.expectations {
                    #expect(expectation.outcome(in: trace) == .met, "\(rule.id) \(part.scenario)")
                }
            }
        }
    }

    @Test("what holds in every trace holds in real time too") func everywhere() async throws {
        let traces = try await Self.traces.value
        for chapter in RuleBook.chapters {
            let report = try HostContract.report(on: chapter.shape, and: traces[chapter.shape] ?? [:])
            #expect(report.isSuccess, "\(report.failures.map(\.id))")
        }
    }

    @Test("every rule that is checked in real time has a mutant there") func complete() {
        #expect(Set(RealTimeMutants.all.keys) == Set(Self.rules.map(\.id)))
    }

    @Test("a broken trace is rejected in words, the untouched one is not", arguments: cases)
    func rejected(_ test: Case) async throws {
        let traces = try await Self.traces.value[test.rule.shape] ?? [:]
        #expect(try test.mutant.objection(of: test.rule, traces: traces) == nil)
    }

    // MARK: Reading and playing

    private func scenario(_ more: String) throws -> Scenario {
        try Scenario(
            json: Data(
                #"""
                {"name": "n", "shape": "braze", "payloads": {
                   "a": {"type": "SLIDEUP", "trigger_id": "a", "message": "A"},
                   "b": {"type": "SLIDEUP", "trigger_id": "b", "message": "B"}}, \#(more)}
                """#.utf8))
    }

    @Test(
        "what cannot be is refused, with its place",
        arguments: [
            (
                #""time": "real", "steps": [{"advance": 1}]"#,
                "steps[0]: nobody can move the time of a scenario in real time."
            ),
            (
                #""time": "slow", "steps": []"#, #"time: found "slow", expected one of real, virtual"#
            ),
            (
                #""steps": [{"together": [{"handler": "show", "message": "a"}]}]"#,
                "steps[0].together[0]: this cannot be done on a background thread."
            ),
            (
                #""steps": [{"together": ["runUntilIdle"]}]"#,
                "steps[0].together[0]: this cannot be done on a background thread."
            ),
        ])
    func refused(more: String, complaint: String) {
        #expect {
            _ = try scenario(more)
        } throws: {
            "\($0)".hasPrefix(complaint)
        }
    }

    @Test("a scenario in real time survives its JSON, and cannot be played without waiting")
    func waiting() throws {
        let one = try scenario(#""time": "real", "steps": [{"together": [{"trigger": "a"}]}]"#)
        #expect(one.isRealTime)
        #expect(try Scenario(json: Data(one.jsonText.utf8)) == one)
        #expect {
            try ScenarioRunner.run(one)
        } throws: {
            ($0 as? ScenarioError)?.code == .wrongTime
        }
    }

    @Test("BZ-036 where time is virtual, what happens together happens in order, off the main thread")
    func together() async throws {
        let one = try scenario(#""steps": [{"together": [{"trigger": "a"}, {"trigger": "b"}]}]"#)
        let trace = try await ScenarioRunner.play(one).trace.filtered(to: [.campaign, .delegate])
        #expect(
            trace.events.map { "\($0.thread.rawValue) \($0.call)" } == [
                "background trigger(payload: a)", "background trigger(payload: b)",
                "main displayChoiceForMessage(message: a) -> now",
                "main displayChoiceForMessage(message: b) -> now",
                "main prepareWith(message: b, attributes: slideup)",
                "main willPresent(message: b, view: SlideupView)",
                "main didPresent(message: b, view: SlideupView)",
            ])
    }

    @Test("a step that fails on another thread fails the scenario there", arguments: ["virtual", "real"])
    func failure(time: String) async throws {
        let one = try scenario(
            #""time": "\#(time)", "steps": [{"together": [{"app": "discardContext", "message": "nobody"}]}]"#)
        await #expect {
            try await ScenarioRunner.play(one)
        } throws: {
            let error = $0 as? ScenarioError
            return error?.code == .stepFailed && error?.keyPath == "steps[0].together[0]"
        }
    }
}

/// Mutants of traces in real time, by the number of the rule that they break.
enum RealTimeMutants {
    static let all: [String: [Mutant]] = [adobeIOS, adobeAndroid2, adobeAndroid3, braze, airship17]
        .reduce(into: [:]) { all, table in all.merge(table) { $0 + $1 } }

    private static let gate = EventPattern.delegate("shouldShowMessage")
    private static let onShow = EventPattern.delegate("onShow")
    private static let choice = EventPattern.delegate("displayChoiceForMessage")

    private static let adobeIOS: [String: [Mutant]] = [
        "AI-030": [
            Mutant(
                "real-time-shown", .thread(gate, .main),
                "expected delegate shouldShowMessage on the background"),
            Mutant("real-time-conflicts", .thread(gate, .main), "on the background thread"),
        ],
        "AI-032": [
            Mutant(
                "real-time-conflicts", .insert(.delegate, "shouldShowMessage", ["message": "c"]),
                "expected no delegate shouldShowMessage(message: c)")
        ],
        "AI-033": [
            Mutant("real-time-conflicts", .duplicate(onShow), "expected 1 × delegate onShow, found 2"),
            Mutant(
                "real-time-conflicts",
                .drop(
                    .sdk(
                        "Messaging interaction event",
                        ["eventType": "decisioning.propositionSuppressDisplay", "messageId": "d"])),
                "found 0"),
        ],
        "AI-035": [
            Mutant("real-time-shown", .thread(onShow, .main), "expected delegate onShow on the background"),
            Mutant("real-time-shown", .thread(.sdk("view inserted"), .background), "on the main thread"),
            Mutant(
                "real-time-shown", .move(.sdk("view inserted"), before: onShow),
                "expected delegate onShow before sdk view inserted"),
        ],
        "AI-040": [
            Mutant(
                "real-time-gate-waits-for-main", .drop(EventPattern(.app, "reachedMain")),
                "expected 1 × app reachedMain, found 0"),
            Mutant(
                "real-time-gate-waits-for-main", .thread(EventPattern(.app, "reachedMain"), .background),
                "expected app reachedMain on the main thread"),
        ],
        "AI-050": [
            Mutant("real-time-shown-later", .duplicate(gate), "found 2"),
            Mutant(
                "real-time-shown-later", .move(onShow, before: EventPattern(.app, "messageShow")),
                "expected app messageShow before delegate onShow"),
        ],
        "AI-073": [
            Mutant(
                "real-time-shown", .thread(.delegate("onDismiss"), .background),
                "expected delegate onDismiss on the main thread"),
            Mutant(
                "real-time-shown", .move(.sdk("view removed"), after: .delegate("onDismiss")),
                "expected sdk view removed before delegate onDismiss"),
        ],
    ]

    private static let braze: [String: [Mutant]] = [
        "BZ-002": [
            Mutant(
                "real-time-conflicts", .insert(.delegate, "displayChoiceForMessage", ["message": "b"]),
                "expected 1 × delegate displayChoiceForMessage, found 2")
        ],
        "BZ-005": [
            Mutant(
                "real-time-off-main", .insert(.delegate, "displayChoiceForMessage", ["message": "a"]),
                "expected no delegate"),
            Mutant(
                "real-time-conflicts", .thread(choice, .background), "expected delegate on the main thread"),
        ],
        "BZ-011": [
            Mutant("real-time-shown-later", .drop(choice, 2), "found 1"),
            Mutant(
                "real-time-shown-later", .insert(.delegate, "willPresent", ["message": "a"]), "found 3"),
        ],
        "BZ-017": [
            Mutant(
                "real-time-conflicts", .insert(.delegate, "willPresent", ["message": "d"]),
                "expected 1 × delegate willPresent, found 2")
        ],
        "BZ-050": [
            Mutant(
                "real-time-shown", .swap(.delegate("prepareWith"), .delegate("willPresent")),
                "expected delegate prepareWith before delegate willPresent")
        ],
        "BZ-065": [
            Mutant(
                "real-time-shown", .move(.delegate("didDismiss"), before: .delegate("willDismiss")),
                "expected delegate willDismiss before delegate didDismiss")
        ],
    ]
}
