import ModelTesting
import RuleTesting
import Testing

/// The rules of Airship 18 to 20, checked against its headless host, and against hosts that break them.
@Suite("Rules of Airship 18 to 20", .timeLimit(.minutes(20))) @MainActor struct Airship18RuleTests {
    @Test("The rules as a whole", arguments: RuleSheetCheck.allCases)
    func sheet(_ check: RuleSheetCheck) throws { try check.hold(.airship18) }

    @Test(
        "A rule holds on the host, or states why it is not checked", arguments: RuleSheet.airship18.ruleCases)
    func rule(_ test: RuleCase) throws { try test.hold() }

    @Test("A broken trace is rejected with an explanation", arguments: RuleSheet.airship18.mutantCases)
    func mutant(_ test: MutantCase) throws { try test.hold() }

    @Test("A sequence matches the documented facts", arguments: RuleSheet.airship18.references)
    func reference(_ reference: Reference) throws { try RuleSheet.airship18.hold(reference) }

    @Test("The rules hold in real time", .realTime) func realTime() async throws {
        try await RuleSheet.airship18.holdInRealTime()
    }

    @Test(
        "A broken trace in real time is rejected with an explanation", .realTime,
        arguments: RuleSheet.airship18.realTimeMutantCases
    )
    func realTimeMutant(_ test: MutantCase) async throws { try await test.holdInRealTime() }
}
