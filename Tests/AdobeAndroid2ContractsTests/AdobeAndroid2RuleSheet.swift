import AdobeAndroid2Contracts
import InAppContracts
import RuleTesting

extension RuleSheet {
    static let adobeAndroid2 = RuleSheet(
        .adobeAndroid2, majorVersion: 2, prefix: "A2-",
        numbers: [
            1...5, 10...12, 20...20, 30...39, 40...42, 50...57, 60...60, 70...81, 85...88, 90...95, 100...112,
            200...219,
        ],
        counts: [.passed: 84, .untestable: 2],
        unnamedScenarios: reentrant,
        strayScenarios: [
            "floating-button-rotated", "floating-buttons-without-activity", "javascript-too-early",
            "no-alignment", "no-animations", "shown-after-dismissal", "swipe-without-gestures", "tap-outside",
            "two-floating-buttons",
        ],
        mutants: AdobeAndroid2Mutants.all, realTimeMutants: AdobeAndroid2RealTimeMutants.all,
        references: Reference.adobeAndroid2,
        files: ScenarioFiles(of: "AdobeAndroid2ContractsTests"))

    /// Five calls from inside each callback of a delegate, and four from inside each callback that only listeners have.
    private static let reentrant = Set(
        RecordingAdobeAndroid2Delegate.callbacks.flatMap { callback in
            ["show", "ask-again", "dismiss", "trigger", "remove-delegate"].map { "\($0)-inside-\(callback)" }
        }
            + ["onBackPressed", "overrideUrlLoad", "onShowFailure"].flatMap { callback in
                ["show", "dismiss", "trigger", "alert"].map { "\($0)-inside-\(callback)" }
            })
}
