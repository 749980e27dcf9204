import Foundation
import InAppCompat
import InAppContracts
import Testing

/// What the tests of the rules have to know of a shape beside its chapter. One value a shape; the tests are
/// the same for all.
struct RuleSheet: Sendable, CustomTestStringConvertible {
    let shape: Shape
    let majorVersion: Int
    /// What the numbers of the rules begin with.
    let prefix: String
    /// Every number that the facts about the SDK give.
    let numbers: [ClosedRange<Int>]
    /// What the report on the host counts.
    let counts: [RuleResult.Status: Int]
    /// The scenarios that no single rule names, because they serve those that speak of every trace.
    let unnamedScenarios: Set<String>
    /// The scenarios that mean to have a step which nothing on the screen takes.
    let strayScenarios: Set<String>
    /// The mutants by the number of the rule that they break.
    let mutants: [String: [Mutant]]
    /// The reference sequences of the facts.
    let references: [Reference]

    var chapter: RuleBook.Chapter? { RuleBook.chapter(on: shape) }
    var rules: [Rule] { chapter?.rules ?? [] }
    var ids: [String] { numbers.flatMap { $0 }.map { prefix + String(format: "%03d", $0) } }
    var testDescription: String { shape.name }

    /// Every shape of the rule book.
    static let all = [adobeIOS, adobeAndroid2, adobeAndroid3, braze, airship17]
}

/// The traces of every scenario of the hosts, played once.
@MainActor enum HostTraces {
    private static var played: [Shape: Result<[String: Trace], any Error>] = [:]

    static func of(_ shape: Shape) throws -> [String: Trace] {
        let result = played[shape] ?? Result { try HostContract.traces(on: shape) }
        played[shape] = result
        return try result.get()
    }
}
