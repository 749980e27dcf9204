import BrazeContracts
import InAppContracts
import RuleTesting

extension RuleSheet {
    static let braze = RuleSheet(
        .braze, majorVersion: 18, prefix: "BZ-",
        numbers: [1...26, 30...37, 40...51, 60...75, 80...95, 100...104, 110...115, 120...128, 130...160],
        counts: [.passed: 118, .untestable: 4, .outOfScope: 7],
        unnamedScenarios: reentrant.union(["replaced-delegate", "foreign-link"]),
        strayScenarios: ["body-tapped", "closed-without-click", "tapped-while-leaving", "taps-outside"],
        mutants: BrazeMutants.all, realTimeMutants: BrazeRealTimeMutants.all, references: Reference.braze,
        files: ScenarioFiles(of: "BrazeContractsTests"))

    /// Four calls from inside each callback.
    private static let reentrant = Set(
        RecordingBrazeDelegate.callbacks.flatMap { callback in
            ["present", "present-next", "dismiss", "change-user"].map { "\($0)-inside-\(callback)" }
        })
}
