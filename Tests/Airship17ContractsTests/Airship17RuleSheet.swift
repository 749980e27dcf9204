import Airship17Contracts
import InAppContracts
import RuleTesting

extension RuleSheet {
    static let airship17 = RuleSheet(
        .airship17, majorVersion: 17, prefix: "AS-",
        numbers: [1...51, 60...70, 80...82, 90...97, 100...114], counts: [.passed: 88],
        unnamedScenarios: ["page-not-trusted", "re-entrant", "standard-message"], strayScenarios: [],
        mutants: Airship17Mutants.all, realTimeMutants: Airship17RealTimeMutants.all,
        references: Reference.airship17,
        files: ScenarioFiles(of: "Airship17ContractsTests"))
}
