import Airship18Contracts
import InAppContracts
import RuleTesting

extension RuleSheet {
    static let airship18 = RuleSheet(
        .airship18, majorVersion: 18, prefix: "AM-", numbers: [1...32, 40...161],
        counts: [.passed: 143, .untestable: 6, .outOfScope: 5],
        unnamedScenarios: [],
        strayScenarios: ["banner-swiped", "close-button-hidden", "modal-closed", "pushed-with-buttons"],
        mutants: Airship18Mutants.all, realTimeMutants: Airship18RealTimeMutants.all,
        references: Reference.airship18,
        files: ScenarioFiles(of: "Airship18ContractsTests"))
}
