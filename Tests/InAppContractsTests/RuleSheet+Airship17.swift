import InAppCompat
import InAppContracts

extension RuleSheet {
    static let airship17 = RuleSheet(
        shape: .airship17, majorVersion: 17, prefix: "AS-",
        numbers: [1...51, 60...70, 80...82, 90...97], counts: [.passed: 73],
        unnamedScenarios: ["page-not-trusted", "re-entrant", "standard-message"], strayScenarios: [],
        mutants: Airship17Mutants.all, references: Reference.airship17)
}
