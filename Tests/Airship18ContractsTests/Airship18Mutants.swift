import Airship18Contracts
import InAppContracts

/// Traces that hosts would make which break one of Airship's rules for 18 to 20, by the number of the rule.
enum Airship18Mutants {
    typealias Table = [String: [Mutant]]

    static let all: Table = [:]
}
