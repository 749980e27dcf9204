import Foundation
import Testing

@testable import InAppCommand

/// `port` with more than one file.
@Suite(.timeLimit(.minutes(20))) struct PortFilesTests {
    @Test("Each of two files is written as if it were ported alone, and the report names both")
    func two() async throws {
        let names = ["BrazeViewController", "BrazeAccount"]
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let arguments =
            ["port"] + names.map(PortTests.sample) + ["--to", "adobeIOS", "--output", folder.path]
        let outcome = await CommandLineTool.builtIn.run(arguments, isTerminal: false, environment: [:])
        let written = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(written == ["BrazeAccount.swift", "BrazeViewController.swift"])
        for name in names {
            let text = try String(
                contentsOf: folder.appendingPathComponent("\(name).swift"), encoding: .utf8)
            let alone = try await PortTests.ported(name, to: "adobeIOS")
            #expect(text == alone.files["\(name).swift"])
        }
        let links = "inAppMessage(_:shouldProcess:buttonId:message"
        #expect(outcome.output.contains("BrazeViewController.swift:59  \(links)"))
        #expect(outcome.output.contains("BrazeAccount.swift:117  \(links)"))
    }
}
