import Foundation
import Testing

@testable import InAppCommand

/// The handlers that are played beside their delegates are exactly what `port` writes.
@Suite(.serialized, .timeLimit(.minutes(20))) struct PortedFixtureTests {
    nonisolated private static let tests = PortTests.root.deletingLastPathComponent()
    nonisolated private static let originals = tests.appendingPathComponent("PortOriginals")
    nonisolated static let names =
        ((try? FileManager.default.contentsOfDirectory(atPath: originals.path)) ?? []).sorted()

    @Test("A handler that is played beside its delegate equals the current output of port", arguments: names)
    func isFresh(_ file: String) async throws {
        let source = Self.originals.appendingPathComponent(file).path
        let (_, files) = try await PortTests.ported(from: source, to: "adobeAndroid3")
        let text = try #require(files[file])
        let fixture = Self.tests.appendingPathComponent("PortedHandlers/\(file)")
        let known = try? String(contentsOf: fixture, encoding: .utf8)
        #expect(text == known)
        #expect(!text.contains("// PORT: nothing"))
    }
}
