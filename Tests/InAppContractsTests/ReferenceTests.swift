import InAppContracts
import Testing

/// A reference sequence of the facts: a scenario file, and the whole trace that playing it has to give.
struct Reference: Sendable, CustomTestStringConvertible {
    /// The numbers of the rules that it shows, and what it shows.
    let testDescription: String
    /// The scenario's file.
    let file: String
    /// The trace, in the notation of `ScenarioResult.story`.
    let story: [String]

    init(_ title: String, _ file: String, _ story: [String]) {
        testDescription = title
        self.file = file
        self.story = story
    }
}

/// The reference sequences of every shape, played from scenario files on a recording delegate.
@Suite("Reference sequences") @MainActor struct ReferenceTests {
    @Test("a sequence is as the facts tell it", arguments: RuleSheet.all.flatMap(\.references))
    func story(_ reference: Reference) throws {
        #expect(try ScenarioRunner.run(ScenarioFiles.load(reference.file)).story == reference.story)
    }

    @Test("every file of a reference is there, and every such file is a reference")
    func files() throws {
        let numbered = try ScenarioFiles.names.filter { $0.contains { $0.isNumber } }
        #expect(Set(RuleSheet.all.flatMap(\.references).map(\.file)) == Set(numbered))
    }
}
