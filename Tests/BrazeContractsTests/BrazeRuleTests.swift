import ModelTesting
import RuleTesting
import Testing

/// The rules of Braze, checked against its headless host, and against hosts that break them.
@Suite("Rules of Braze", .timeLimit(.minutes(20))) @MainActor struct BrazeRuleTests {
    @Test("The rules as a whole", arguments: RuleSheetCheck.allCases)
    func sheet(_ check: RuleSheetCheck) throws { try check.hold(.braze) }

    @Test("A rule holds on the host, or says why it is not checked", arguments: RuleSheet.braze.ruleCases)
    func rule(_ test: RuleCase) throws { try test.hold() }

    @Test("A broken trace is rejected with an explanation", arguments: RuleSheet.braze.mutantCases)
    func mutant(_ test: MutantCase) throws { try test.hold() }

    @Test("A sequence matches the facts", arguments: RuleSheet.braze.references)
    func reference(_ reference: Reference) throws { try RuleSheet.braze.hold(reference) }

    @Test("The rules hold in real time", .realTime) func realTime() async throws {
        try await RuleSheet.braze.holdInRealTime()
    }

    @Test(
        "A broken trace in real time is rejected with an explanation", .realTime,
        arguments: RuleSheet.braze.realTimeMutantCases)
    func realTimeMutant(_ test: MutantCase) async throws { try await test.holdInRealTime() }
}
