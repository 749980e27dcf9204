import ModelTesting
import RuleTesting
import Testing

/// The rules of Adobe for iOS, checked against its headless host, and against hosts that break them.
@Suite("Rules of Adobe for iOS", .timeLimit(.minutes(20))) @MainActor struct AdobeIOSRuleTests {
    @Test("The rules as a whole", arguments: RuleSheetCheck.allCases)
    func sheet(_ check: RuleSheetCheck) throws { try check.hold(.adobeIOS) }

    @Test("A rule holds on the host, or says why it is not checked", arguments: RuleSheet.adobeIOS.ruleCases)
    func rule(_ test: RuleCase) throws { try test.hold() }

    @Test("A broken trace is rejected with an explanation", arguments: RuleSheet.adobeIOS.mutantCases)
    func mutant(_ test: MutantCase) throws { try test.hold() }

    @Test("A sequence matches the reference", arguments: RuleSheet.adobeIOS.references)
    func reference(_ reference: Reference) throws { try RuleSheet.adobeIOS.hold(reference) }

    @Test("The rules hold in real time", .realTime) func realTime() async throws {
        try await RuleSheet.adobeIOS.holdInRealTime()
    }

    @Test(
        "A broken trace in real time is rejected with an explanation", .realTime,
        arguments: RuleSheet.adobeIOS.realTimeMutantCases)
    func realTimeMutant(_ test: MutantCase) async throws { try await test.holdInRealTime() }
}
