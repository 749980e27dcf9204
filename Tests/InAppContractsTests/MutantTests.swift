import InAppContracts
import Testing

/// Traces that hosts would make which break one rule each: that rule has to reject them, in words.
@Suite("Mutants") @MainActor struct MutantTests {
    /// One mutant and the rule that has to reject it.
    struct Case: Sendable, CustomTestStringConvertible {
        let sheet: RuleSheet
        let id: String
        let mutant: Mutant
        var testDescription: String { "\(id) \(mutant)" }
    }

    nonisolated static let cases = RuleSheet.all.flatMap { sheet in
        sheet.mutants.sorted { $0.key < $1.key }.flatMap { id, mutants in
            mutants.map { Case(sheet: sheet, id: id, mutant: $0) }
        }
    }

    @Test("every checked rule has a mutant, and every mutant a checked rule", arguments: RuleSheet.all)
    func complete(_ sheet: RuleSheet) {
        let checked = Set(sheet.rules.filter { $0.check != nil }.map(\.id))
        let broken = Set(sheet.mutants.filter { !$0.value.isEmpty }.keys)
        #expect(checked.subtracting(broken) == [], "rules without mutants")
        #expect(Set(sheet.mutants.keys).subtracting(checked) == [], "mutants without rules")
    }

    @Test("the rule rejects the broken trace in words, and not the untouched one", arguments: cases)
    func reject(_ test: Case) throws {
        let rule = try #require(test.sheet.rules.first { $0.id == test.id })
        let objection = try test.mutant.objection(of: rule, traces: HostTraces.of(test.sheet.shape))
        #expect(objection == nil, "\(test.testDescription): \(objection ?? "")")
    }
}
