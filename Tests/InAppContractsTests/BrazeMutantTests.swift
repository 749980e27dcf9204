import Foundation
import InAppContracts
import Testing

/// Hosts that break one of Braze's rules each, as broken traces.
@Suite("Braze mutants") @MainActor struct BrazeMutantTests {
    /// A mutant and the rule that has to reject it.
    struct Case: Sendable, CustomTestStringConvertible {
        let id: String
        let mutant: Mutant
        var testDescription: String { "\(id) \(mutant)" }
    }

    /// The mutants of each rule, by its number.
    nonisolated static let all: [String: [Mutant]] = [
        BrazeMutants.entryAndStack, BrazeMutants.preparing, BrazeMutants.lifeCycle, BrazeMutants.clicks,
        BrazeMutants.leaving,
    ].reduce(into: [:]) { table, part in
        for (number, mutants) in part { table["BZ-" + number, default: []] += mutants }
    }

    nonisolated static let cases = all.sorted { $0.key < $1.key }.flatMap { id, mutants in
        mutants.map { Case(id: id, mutant: $0) }
    }

    @Test("every checked rule has a mutant, and every mutant a checked rule") func complete() {
        let checked = Set(BrazeRuleTests.rules.filter { $0.check != nil }.map(\.id))
        #expect(checked.subtracting(Self.all.keys) == [], "rules without mutants")
        #expect(Set(Self.all.keys).subtracting(checked) == [], "mutants without rules")
    }

    @Test("the rule rejects the mutant, and says why", arguments: cases) func reject(_ test: Case) throws {
        let rule = try #require(BrazeRuleTests.rules.first { $0.id == test.id })
        let objection = try test.mutant.objection(of: rule, traces: BrazeRuleTests.traces.get())
        #expect(objection == nil, "\(test.id) \(test.mutant): \(objection ?? "")")
    }
}

/// The mutants of Braze's rules, by number.
enum BrazeMutants {
    /// A callback of the delegate about a message.
    static func told(_ name: String?, _ message: String? = nil) -> EventPattern {
        EventPattern(.delegate, name, message.map { ["message": $0] } ?? [:])
    }

    /// Something that left the SDK about a message.
    static func record(_ name: String, _ message: String? = nil) -> EventPattern {
        .sdk(name, message.map { ["messageId": $0] } ?? [:])
    }

    /// What the app read.
    static let state = EventPattern(.app, "state")

    /// Puts the question about a message, which the rule says is not put, after an event.
    static func ask(_ message: String, after target: EventPattern) -> TraceMutation {
        .insert(.delegate, "displayChoiceForMessage", ["message": message], answer: "now", after: target)
    }

    /// Calls the delegate about a message at the end, which the rule says is not called.
    static func tell(_ name: String, _ message: String) -> TraceMutation {
        .insert(.delegate, name, ["message": message])
    }
}
