import InAppContracts
import Testing

/// A reference sequence of the facts: a scenario file, and the whole trace that it has to produce.
package struct Reference: Sendable, CustomTestStringConvertible {
    /// The numbers of the rules that it shows, and a description.
    package let testDescription: String
    /// The scenario's file.
    package let file: String
    /// The trace, in the notation of `ScenarioResult.story`.
    package let story: [String]

    /// Creates a sequence.
    package init(_ title: String, _ file: String, _ story: [String]) {
        testDescription = title
        self.file = file
        self.story = story
    }
}
