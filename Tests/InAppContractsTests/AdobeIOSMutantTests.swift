import Foundation
import InAppContracts
import Testing

/// Traces that hosts would make which break one of Adobe's rules for iOS: each has to be rejected.
@Suite("Adobe iOS mutants") @MainActor struct AdobeIOSMutantTests {
    /// The mutants by the number of the rule that they break.
    nonisolated static let all = AdobeIOSMutants.showing
        .merging(AdobeIOSMutants.leaving) { $0 + $1 }
        .merging(AdobeIOSMutants.links) { $0 + $1 }
        .merging(AdobeIOSMutants.tracking) { $0 + $1 }

    /// One mutant as a test case.
    struct Case: Sendable, CustomTestStringConvertible {
        let id: String
        let mutant: Mutant
        var testDescription: String { "\(id) \(mutant)" }
    }

    nonisolated static let cases = all.sorted { $0.key < $1.key }.flatMap { id, mutants in
        mutants.map { Case(id: id, mutant: $0) }
    }

    @Test("every checked rule has a mutant, and every mutant a checked rule") func complete() {
        let checked = AdobeIOSRuleTests.rules.filter { $0.check != nil }.map(\.id)
        #expect(Set(Self.all.keys) == Set(checked))
        #expect(Self.all.values.allSatisfy { !$0.isEmpty })
    }

    @Test("a broken trace is rejected in words, the untouched one is not", arguments: cases)
    func rejected(_ test: Case) throws {
        let rule = try #require(AdobeIOSRuleTests.rules.first { $0.id == test.id })
        let objection = try test.mutant.objection(of: rule, traces: AdobeIOSRuleTests.traces.get())
        #expect(objection == nil)
    }
}

/// Mutants by the number of the rule that they break.
enum AdobeIOSMutants {
    typealias Table = [String: [Mutant]]

    // MARK: Events, as traces name them

    static let gate = EventPattern.delegate("shouldShowMessage")
    static let onShow = EventPattern.delegate("onShow")
    static let onDismiss = EventPattern.delegate("onDismiss")
    static let urlLoaded = EventPattern.delegate("urlLoaded")
    static let viewInserted = EventPattern.sdk("view inserted")
    static let viewRemoved = EventPattern.sdk("view removed")
    static let sees = EventPattern(.app, "sees")

    static func edge(_ type: String) -> EventPattern {
        .sdk("Messaging interaction event", ["eventType": "decisioning.proposition\(type)"])
    }

    static func history(_ type: String) -> EventPattern {
        .sdk("Write IAM event to history", ["eventType": type])
    }

    static func app(_ call: String) -> EventPattern { EventPattern(.app, call) }

    static func listener(_ callback: String, _ arguments: [String: String] = [:]) -> EventPattern {
        EventPattern(.listener, callback, arguments)
    }

    static func of(_ pattern: EventPattern, _ message: String) -> EventPattern {
        EventPattern(pattern.source, pattern.name, ["message": message])
    }
}
