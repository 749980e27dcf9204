import BuiltInShapes
import Foundation
import InAppContracts
import Testing

@testable import InAppCommand

@MainActor @Suite(.timeLimit(.minutes(20))) struct ReportCommandTests {
    /// Runs `report` into a file, and returns the file's text.
    private func written(_ name: String, _ words: String...) async throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent(name)
        let outcome = await CommandLineTool.builtIn.run(
            ["report", "--output", file.path] + words, isTerminal: false, environment: [:])
        #expect(outcome.code == .ok, "\(outcome.errors)")
        #expect(outcome.output == "\(file.path) is written.\n")
        return try String(contentsOf: file, encoding: .utf8)
    }

    @Test(
        "The page has the lane, the capabilities, the pairs and the contracts, and each of its links has a target"
    )
    func page() async throws {
        let page = try await written("report.html", "--shapes", "braze,adobeIOS")
        for anchor in ["lane-second-button", "matrix", "pairs", "contracts", "pair-braze-adobeIOS"] {
            #expect(page.contains("id=\"\(anchor)\""), "\(anchor)")
        }
        let anchors = page.components(separatedBy: "href=\"#").dropFirst().compactMap {
            $0.components(separatedBy: "\"").first
        }
        #expect(anchors.count >= 9)
        for anchor in anchors {
            #expect(page.components(separatedBy: "id=\"\(anchor)\"").count == 2, "\(anchor)")
        }
        // The losses of a pair are listed behind its number, with the reason.
        let pair = try #require(page.components(separatedBy: "id=\"pair-braze-adobeIOS\"").last)
        #expect(pair.components(separatedBy: "</details>")[0].contains("<b>BZ-086</b>"))
        #expect(page.utf8.count < 2_000_000)
    }

    @Test("The lane shows both threads, the handler’s answers, and a rule that can be opened")
    func lane() async throws {
        let page = try await written("report.html", "--shapes", "adobeIOS,braze", "--story", "click-refused")
        let columns = page.components(separatedBy: "<article class=\"column\">")
        #expect(columns.count == 3)
        #expect(columns[1].contains("<h3>adobeIOS</h3>"))
        #expect(columns[1].contains("class=\"call background\""))
        #expect(columns[2].contains("<b>shouldPerform</b> <b class=\"answer\">→ false</b>"))
        #expect(columns[2].contains("<details class=\"rule\"><summary>BZ-"))
    }

    @Test("A delegate’s shape adds the adopted delegate to the lane, with its own SDK first")
    func adopted() async throws {
        let page = try await written("report.html", "--shapes", "adobeIOS,braze", "--delegate", "braze")
        #expect(page.contains("<h3>braze under braze</h3>"))
        #expect(page.contains("<h3>braze under adobeIOS</h3>"))
    }

    @Test("A trace of play or of a device is the first column")
    func ownTrace() async throws {
        let played = await Tool.run("play", "closed", "--host", "braze", "--format", "json")
        let recorded = TraceCommandTests.good
        for text in [played.output, recorded] {
            try await Tool.withFile(text) { path in
                let page = try await written(
                    "report.html", "--shapes", "braze", "--story", "closed", "--trace", path)
                let columns = page.components(separatedBy: "<article class=\"column\">")
                #expect(columns.count == 3)
                let name = URL(fileURLWithPath: path).lastPathComponent
                #expect(columns[1].contains("<h3>\(name)</h3>"))
                #expect(columns[1].contains("<b>displayChoiceForMessage</b>"))
            }
        }
        try await Tool.withFile("{") { path in
            let outcome = await Tool.run("report", "--output", "x.html", "--trace", path)
            #expect(outcome.code == .failure)
            #expect(outcome.errors.hasPrefix("inapp-compat report: \(path): "))
        }
    }

    @Test("A file with the extension svg has only the lane, as a picture")
    func picture() async throws {
        let picture = try await written("lane.svg", "--shapes", "braze,adobeIOS", "--story", "closed")
        #expect(picture.hasPrefix("<svg xmlns="))
        #expect(picture.contains(">didDismiss<"))
    }

    @Test("An unknown story is refused, with a suggestion")
    func unknownStory() async {
        let outcome = await Tool.run("report", "--output", "x.html", "--story", "second-buton")
        #expect(outcome.code == .usage)
        #expect(outcome.errors.contains("--story cannot be second-buton. Did you mean second-button?"))
        #expect(await Tool.run("report").errors.contains("--output is missing"))
    }
}
