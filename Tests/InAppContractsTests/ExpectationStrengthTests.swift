import Foundation
import InAppContracts
import Testing

/// No expectation of a rule is empty: each rejects a trace that is broken in the one way that it speaks of.
///
/// The mutants of the rules are written by hand and show what real hosts get wrong; these are made from the
/// expectations, so that none of them is left out.
@Suite("Strength of expectations") @MainActor struct ExpectationStrengthTests {
    @Test("each expectation about a scenario can be broken", arguments: RuleBook.chapters.map(\.shape.name))
    func parts(_ shape: String) throws {
        let chapter = try #require(RuleBook.chapters.first { $0.shape.name == shape })
        let traces = try HostTraces.of(chapter.shape)
        for rule in chapter.rules {
            for part in rule.check?.parts ?? [] {
                let trace = try #require(traces[part.scenario])
                for expectation in part.expectations {
                    let isRejected = (try? expectation.rejectsItsOpposite(of: trace)) == true
                    #expect(isRejected, "\(rule.id) in \(part.scenario): \(expectation)")
                }
            }
        }
    }

    @Test("each expectation about every trace can be broken", arguments: RuleBook.chapters.map(\.shape.name))
    func everywhere(_ shape: String) throws {
        let chapter = try #require(RuleBook.chapters.first { $0.shape.name == shape })
        let traces = try HostTraces.of(chapter.shape)
        for rule in chapter.rules {
            for expectation in rule.check?.everywhere ?? [] {
                let isRejected = traces.values.contains { trace in
                    (try? expectation.rejectsItsOpposite(of: trace)) == true
                }
                #expect(isRejected, "\(rule.id): \(expectation)")
            }
        }
    }
}
