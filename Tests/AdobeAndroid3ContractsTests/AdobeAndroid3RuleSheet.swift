import AdobeAndroid3Contracts
import InAppContracts
import RuleTesting

extension RuleSheet {
    static let adobeAndroid3 = RuleSheet(
        .adobeAndroid3, majorVersion: 3, prefix: "A3-",
        numbers: [
            1...6, 10...13, 20...24, 30...35, 40...46, 50...53, 60...62, 70...73, 80...92, 100...108,
            110...117, 120...144,
        ],
        counts: [.passed: 92, .untestable: 1, .outOfScope: 1],
        unnamedScenarios: reentrant.union(["re-entrant"]),
        strayScenarios: ["gesture-of-no-text", "no-takeover", "swipe-threshold", "swiped"],
        mutants: AdobeAndroid3Mutants.all, realTimeMutants: AdobeAndroid3RealTimeMutants.all,
        references: Reference.adobeAndroid3,
        files: ScenarioFiles(of: "AdobeAndroid3ContractsTests"))

    /// Four calls from inside each callback.
    private static let reentrant = Set(
        RecordingAdobeAndroid3Delegate.callbacks.flatMap { callback in
            ["show", "hide", "dismiss", "trigger"].map { "\($0)-inside-\(callback)" }
        })
}
