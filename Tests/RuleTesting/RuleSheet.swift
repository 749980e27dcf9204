import Foundation
package import InAppContracts
import Testing

/// What the tests of the rules need for a shape beside its kit. One value for each shape; the
/// tests are the same for all.
package struct RuleSheet: Sendable {
    /// The shape.
    package let kit: ShapeKit
    /// The major version that every rule names.
    package let majorVersion: Int
    /// The prefix of the rules' numbers.
    package let prefix: String
    /// All numbers in the facts about the SDK.
    package let numbers: [ClosedRange<Int>]
    /// The counts of the report on the host.
    package let counts: [RuleResult.Status: Int]
    /// The scenarios that no single rule names, because they are for the rules about every trace.
    package let unnamedScenarios: Set<String>
    /// The scenarios with a deliberate step that nothing on the screen handles.
    package let strayScenarios: Set<String>
    /// The mutants by the number of the rule that they break.
    package let mutants: [String: [Mutant]]
    /// The mutants of traces in real time.
    package let realTimeMutants: [String: [Mutant]]
    /// The reference sequences of the facts.
    package let references: [Reference]
    /// The scenario files of the references.
    package let files: ScenarioFiles

    /// Describes the tests of a shape's rules.
    package init(
        _ kit: ShapeKit, majorVersion: Int, prefix: String, numbers: [ClosedRange<Int>],
        counts: [RuleResult.Status: Int], unnamedScenarios: Set<String>, strayScenarios: Set<String>,
        mutants: [String: [Mutant]], realTimeMutants: [String: [Mutant]], references: [Reference],
        files: ScenarioFiles
    ) {
        self.kit = kit
        self.majorVersion = majorVersion
        self.prefix = prefix
        self.numbers = numbers
        self.counts = counts
        self.unnamedScenarios = unnamedScenarios
        self.strayScenarios = strayScenarios
        self.mutants = mutants
        self.realTimeMutants = realTimeMutants
        self.references = references
        self.files = files
    }

    var ids: [String] { numbers.flatMap { $0 }.map { prefix + String(format: "%03d", $0) } }

    /// The rules that are checked in real time.
    var realTimeRules: [Rule] { kit.rules.filter { !($0.check?.realTime ?? []).isEmpty } }
}

/// A rule as a test case: its number and its statement.
package struct RuleCase: Sendable, CustomTestStringConvertible {
    let sheet: RuleSheet
    let rule: Rule
    package var testDescription: String { "\(rule.id) \(rule.statement)" }
}

/// A mutant and the rule that has to reject it, as a test case.
package struct MutantCase: Sendable, CustomTestStringConvertible {
    let sheet: RuleSheet
    let id: String
    let mutant: Mutant
    package var testDescription: String { "\(id) \(mutant)" }
}

extension RuleSheet {
    /// A test case for each rule.
    package var ruleCases: [RuleCase] { kit.rules.map { RuleCase(sheet: self, rule: $0) } }

    /// A test case for each mutant.
    package var mutantCases: [MutantCase] { cases(of: mutants) }

    /// A test case for each mutant in real time.
    package var realTimeMutantCases: [MutantCase] { cases(of: realTimeMutants) }

    private func cases(of mutants: [String: [Mutant]]) -> [MutantCase] {
        mutants.sorted { $0.key < $1.key }.flatMap { id, mutants in
            mutants.map { MutantCase(sheet: self, id: id, mutant: $0) }
        }
    }
}

/// The traces of every scenario of the hosts, played once.
@MainActor package enum HostTraces {
    private static var played: [ShapeKit: Result<[String: Trace], any Error>] = [:]
    private static var playing: [ShapeKit: Task<[String: Trace], any Error>] = [:]

    /// The traces in virtual time.
    package static func of(_ kit: ShapeKit) throws -> [String: Trace] {
        let result = played[kit] ?? Result { try HostContract.traces(on: kit) }
        played[kit] = result
        return try result.get()
    }

    /// The traces in real time.
    package static func inRealTime(of kit: ShapeKit) async throws -> [String: Trace] {
        let task = playing[kit] ?? Task { try await HostContract.realTimeTraces(on: kit) }
        playing[kit] = task
        return try await task.value
    }
}
