import ModelTesting
import RuleTesting
import Testing

/// The rules of Adobe for Android 2, checked against its headless host, and against hosts that break them.
@Suite("Rules of Adobe for Android 2", .timeLimit(.minutes(20))) @MainActor struct AdobeAndroid2RuleTests {
    @Test("The rules as a whole", arguments: RuleSheetCheck.allCases)
    func sheet(_ check: RuleSheetCheck) throws { try check.hold(.adobeAndroid2) }

    @Test(
        "A rule holds on the host, or states why it is not checked",
        arguments: RuleSheet.adobeAndroid2.ruleCases)
    func rule(_ test: RuleCase) throws { try test.hold() }

    @Test("A broken trace is rejected with an explanation", arguments: RuleSheet.adobeAndroid2.mutantCases)
    func mutant(_ test: MutantCase) throws { try test.hold() }

    @Test("A sequence is as the facts describe it", arguments: RuleSheet.adobeAndroid2.references)
    func reference(_ reference: Reference) throws { try RuleSheet.adobeAndroid2.hold(reference) }

    @Test("The rules hold in real time", .realTime) func realTime() async throws {
        try await RuleSheet.adobeAndroid2.holdInRealTime()
    }

    @Test(
        "A broken trace in real time is rejected with an explanation", .realTime,
        arguments: RuleSheet.adobeAndroid2.realTimeMutantCases)
    func realTimeMutant(_ test: MutantCase) async throws { try await test.holdInRealTime() }
}
