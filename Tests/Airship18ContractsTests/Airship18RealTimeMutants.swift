import Airship18Contracts
import InAppContracts

/// Traces in real time that break a rule.
enum Airship18RealTimeMutants {
    static let all: Airship18Mutants.Table = [:]
}
