import Foundation
import InAppContracts
import Testing

/// The rules of Braze's shape, held against the headless host.
@Suite("Braze rules") @MainActor struct BrazeRuleTests {
    /// A rule as a test case: its number and what it says.
    struct Case: Sendable, CustomTestStringConvertible {
        let rule: Rule
        var testDescription: String { "\(rule.id) \(rule.statement)" }
    }

    /// Every number that the facts about the SDK give.
    nonisolated static let numbers: [Int] =
        Array(1...26) + Array(30...37) + Array(40...51) + Array(60...75) + Array(80...95) + Array(100...104)
        + Array(110...115) + Array(120...128)

    nonisolated static let rules = RuleBook.chapter(on: .braze)?.rules ?? []

    /// The traces of every scenario, played once.
    static let traces = Result { try HostContract.traces(on: .braze) }

    @Test("every rule of the facts is there, once and in order, and no other") func complete() {
        #expect(Self.numbers.count == 98)
        #expect(Self.rules.map(\.id) == Self.numbers.map { "BZ-" + String(format: "%03d", $0) })
    }

    @Test("a rule holds on the host, or says why it is not checked", arguments: rules.map(Case.init))
    func rule(_ test: Case) throws {
        let rule = test.rule
        let result = rule.result(in: try Self.traces.get())
        switch rule.testability {
        case .checked:
            // Unsure rules never fail a host, but this host keeps them.
            #expect(result.status == .passed, "\(result.words)")
        case .untestable(let reason):
            #expect(result.status == .untestable && reason.count > 20)
        case .outOfScope(let reason):
            #expect(result.status == .outOfScope && reason.count > 20)
        }
        #expect(rule.shape == .braze && rule.majorVersion == 18)
        #expect(!rule.statement.isEmpty && !rule.intent.isEmpty && !rule.source.isEmpty)
    }

    @Test(
        "each scenario that a check names exists, and each part of it is exercised",
        arguments: rules.map(Case.init))
    func parts(_ test: Case) throws {
        let traces = try Self.traces.get()
        for part in test.rule.check?.parts ?? [] {
            let trace = try #require(traces[part.scenario])
            for expectation in part.expectations {
                #expect(expectation.outcome(in: trace) == .met, "\(part.scenario): \(expectation)")
            }
        }
    }

    @Test("every scenario serves a rule, or all of them: those that call back from inside callbacks")
    func scenarios() {
        let named = Self.rules.compactMap(\.check).flatMap { $0.parts + $0.realTime }.map(\.scenario)
        let unnamed = Set((RuleBook.chapter(on: .braze)?.scenarios ?? [:]).keys).subtracting(named)
        let reentrant = unnamed.filter { $0.contains("-inside-") }
        #expect(reentrant.count == 4 * RecordingBrazeDelegate.callbacks.count)
        #expect(unnamed.subtracting(reentrant) == ["replaced-delegate"])
    }

    @Test("no scenario has a step that nothing on the screen takes, but those that mean to")
    func strayGestures() throws {
        let stray = try Self.traces.get().filter { _, trace in
            trace.events.contains { $0.source == .stage && $0["kind"] == "error" }
        }
        let meant = ["body-tapped", "closed-without-click"]
        #expect(Set(stray.keys.filter { !$0.contains("-inside-") }) == Set(meant))
    }

    @Test("the host passes as a whole, with nearly every observable rule checked") func report() throws {
        let report = try HostContract.report(on: .braze)
        #expect(report.isSuccess, "\(report)")
        #expect(report.coverage >= 0.85)
        #expect(report.counts == [.passed: 88, .untestable: 4, .outOfScope: 6])
    }
}
