import BuiltInShapes
import Foundation
import InAppCompat
import InAppContracts
import Testing

@testable import InAppCommand

/// The text of `contracts --pairs` for bridges with one fault each: lines of it differ.
@MainActor @Suite(.timeLimit(.minutes(20))) struct PairTextTests {
    /// The lines that differ for each host and fault: `-` without the fault, `+` with it.
    private nonisolated static let cases = PairTextDifferences.all

    private func lines(_ host: ShapeKit, _ stories: [Story]) async throws -> [String] {
        let name = host.name == "braze" ? "adobeIOS" : "braze"
        let delegate = try #require([ShapeKit].builtIn.first { $0.name == name })
        let outcome = try await StoryPairs.table(hosts: [host], delegates: [delegate], .text, in: stories)
        return outcome.output.split(separator: "\n").map { line in
            line.split(separator: " ").joined(separator: " ")
        }
    }

    private func changes(
        in faulty: ShapeKit, from sound: ShapeKit, _ stories: [Story]
    ) async throws -> [String] {
        let changes = try await lines(faulty, stories).difference(from: lines(sound, stories))
        return changes.removals.map { "- \($0.text)" } + changes.insertions.map { "+ \($0.text)" }
    }

    @Test("A fault of a bridge changes the text about its pairs, in these lines", arguments: cases)
    func changes(_ name: String, _ fault: FaultyBridge, _ differences: [String]) async throws {
        let host = try #require([ShapeKit].builtIn.hosts.first { $0.name == name })
        let stories = Stories.known.filter { $0.name == fault.story }
        let found = try await changes(in: host.with(fault), from: host, stories)
        #expect(found == differences, "\(found)")
    }

    @Test(
        "A fault of a mapping of content changes the text about its pairs, in these lines",
        arguments: PairTextDifferences.content)
    func changes(_ name: String, _ differences: [String]) async throws {
        let host = try #require([ShapeKit].builtIn.first { $0.name == name })
        let stories = Stories.known.filter { $0.name == "closed" }
        let found = try await changes(in: host.losingBodies, from: host, stories)
        #expect(found == differences, "\(found)")
    }

    @Test("Each shape's bridge has at least three of the faults")
    func shapes() {
        for host in [ShapeKit].builtIn.hosts {
            #expect(Self.cases.count { $0.0 == host.name } >= 3, "\(host)")
        }
    }
}

extension CollectionDifference<String>.Change {
    fileprivate var text: String {
        switch self {
        case .insert(_, let text, _), .remove(_, let text, _): text
        }
    }
}
