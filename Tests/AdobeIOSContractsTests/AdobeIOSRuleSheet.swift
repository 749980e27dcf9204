import AdobeIOSContracts
import InAppContracts
import RuleTesting

extension RuleSheet {
    static let adobeIOS = RuleSheet(
        .adobeIOS, majorVersion: 5, prefix: "AI-",
        numbers: [
            1...7, 10...14, 20...21, 30...42, 50...54, 60...63, 70...83, 90...100, 110...116, 120...126,
            130...176,
        ],
        counts: [.passed: 118, .untestable: 3, .outOfScope: 1],
        unnamedScenarios: ["re-entrant"],
        strayScenarios: ["gestures", "hidden-by-fading", "javascript", "no-animation", "right-swipe"],
        mutants: AdobeIOSMutants.all, realTimeMutants: AdobeIOSRealTimeMutants.all,
        references: Reference.adobeIOS,
        files: ScenarioFiles(of: "AdobeIOSContractsTests"))
}
