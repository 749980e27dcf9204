import InAppContracts
import Testing

/// The rules of every shape, held against its headless host.
@Suite("Rules") @MainActor struct RuleTests {
    /// A rule as a test case: its number and what it says.
    struct Case: Sendable, CustomTestStringConvertible {
        let sheet: RuleSheet
        let rule: Rule
        var testDescription: String { "\(rule.id) \(rule.statement)" }
    }

    nonisolated static let cases = RuleSheet.all.flatMap { sheet in
        sheet.rules.map { Case(sheet: sheet, rule: $0) }
    }

    @Test("every chapter of the rule book is tested") func chapters() {
        #expect(RuleSheet.all.map(\.shape) == RuleBook.chapters.map(\.shape))
    }

    @Test("every rule of the facts is there, once and in order, and no other", arguments: RuleSheet.all)
    func complete(_ sheet: RuleSheet) {
        #expect(sheet.rules.map(\.id) == sheet.ids)
        #expect(sheet.counts.values.reduce(0, +) == sheet.ids.count)
    }

    @Test("a rule holds on the host, or says why it is not checked", arguments: cases)
    func rule(_ test: Case) throws {
        let rule = test.rule
        let result = rule.result(in: try HostTraces.of(test.sheet.shape))
        switch rule.testability {
        case .checked:
            // Unsure rules never fail a host, but this host keeps them.
            #expect(result.status == .passed, "\(result.words)")
        case .untestable(let reason):
            #expect(result.status == .untestable && reason.count > 20)
        case .outOfScope(let reason):
            #expect(result.status == .outOfScope && reason.count > 20)
        }
        #expect(rule.shape == test.sheet.shape && rule.majorVersion == test.sheet.majorVersion)
        #expect(!rule.statement.isEmpty && !rule.intent.isEmpty && !rule.source.isEmpty)
    }

    @Test("each scenario that a check names exists, and each part of it is exercised", arguments: cases)
    func parts(_ test: Case) throws {
        let traces = try HostTraces.of(test.sheet.shape)
        for part in test.rule.check?.parts ?? [] {
            let trace = try #require(traces[part.scenario])
            for expectation in part.expectations {
                #expect(expectation.outcome(in: trace) == .met, "\(part.scenario): \(expectation)")
            }
        }
    }

    @Test(
        "every scenario serves a rule, or all of them: those that call back from inside callbacks",
        arguments: RuleSheet.all)
    func scenarios(_ sheet: RuleSheet) {
        let named = sheet.rules.compactMap(\.check).flatMap { $0.parts + $0.realTime }.map(\.scenario)
        #expect(Set((sheet.chapter?.scenarios ?? [:]).keys).subtracting(named) == sheet.unnamedScenarios)
    }

    @Test(
        "no scenario has a step that nothing on the screen takes, but those that mean to",
        arguments: RuleSheet.all)
    func strayGestures(_ sheet: RuleSheet) throws {
        let stray = try HostTraces.of(sheet.shape).filter { _, trace in
            trace.events.contains { $0.source == .stage && $0["kind"] == "error" }
        }
        let named = Set(stray.keys).subtracting(sheet.unnamedScenarios)
        #expect(named == sheet.strayScenarios)
    }

    @Test(
        "the host passes as a whole, with nearly every observable rule checked", arguments: RuleSheet.all)
    func report(_ sheet: RuleSheet) throws {
        let report = try HostContract.report(on: sheet.shape)
        #expect(report.isSuccess, "\(report)")
        #expect(report.coverage >= 0.85)
        #expect(report.counts == sheet.counts)
    }
}
