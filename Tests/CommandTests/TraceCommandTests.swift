import BuiltInShapes
import Foundation
import InAppCompat
import InAppContracts
import Testing

@testable import InAppCommand

/// `contracts --trace` and `play --trace`.
@MainActor @Suite(.timeLimit(.minutes(20))) struct TraceCommandTests {
    static let good = """
        {"trace":1,"story":"single-message","sdk":"18.2.0","device":"a phone"}
        {"call":"displayChoiceForMessage","arguments":[["message","x"]],"observed":[["visible","false"],["stack",""]],"shape":"braze","thread":"main","time":0}
        {"answer":"now","line":2}
        {"call":"prepareWith","arguments":[["message","x"],["attributes","modal"]],"shape":"braze","thread":"main","time":0.1}
        {"call":"willPresent","arguments":[["message","x"],["view","ModalView"]],"observed":[["visible","true"]],"shape":"braze","thread":"main","time":0.1}
        {"call":"didPresent","arguments":[["message","x"],["view","ModalView"]],"observed":[["visible","true"]],"shape":"braze","thread":"main","time":0.4}
        {"call":"willDismiss","arguments":[["message","x"],["view","ModalView"]],"observed":[["visible","true"]],"shape":"braze","thread":"main","time":9}
        {"call":"didDismiss","arguments":[["message","x"],["view","ModalView"]],"observed":[["visible","false"]],"shape":"braze","thread":"main","time":9.4}

        """
    private static let bad = good.replacingOccurrences(
        of: "\"visible\",\"false\"", with: "\"visible\",\"true\"")

    @Test("The rules that a correct trace shows have passed, and the text lists no others")
    func right() async throws {
        try await Tool.withFile(Self.good) { path in
            let outcome = await Tool.run("contracts", "--trace", path)
            #expect(outcome.errors == "")
            #expect(outcome.code == .ok)
            #expect(outcome.lines[0].hasPrefix("trace of braze (18.2.0, a phone): "))
            #expect(outcome.lines.contains { $0.hasPrefix("BZ-002  passed ") })
            #expect(!outcome.lines.contains { $0.contains("notExercised") })
            #expect(outcome.wideLines.isEmpty)
        }
    }

    @Test("A trace that breaks a rule is rejected, with the expectation and the trace")
    func wrong() async throws {
        try await Tool.withFile(Self.bad) { path in
            let outcome = await Tool.run("contracts", "--trace", path)
            #expect(outcome.code == .failure)
            let text = outcome.output.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
            #expect(
                text.contains(
                    "expected delegate displayChoiceForMessage with visible: false, found true"))
            #expect(
                outcome.lines.contains {
                    $0.hasPrefix("        |   0.00 main delegate displayChoiceForMessage")
                })
            let rules = try #require(
                try await Tool.object(Tool.run("contracts", "--trace", path, "--format", "json"))
                    as? [[String: Any]])
            #expect(rules.contains { $0["id"] as? String == "BZ-002" && $0["status"] as? String == "failed" })
            #expect(rules.contains { $0["status"] as? String == "notExercised" })
        }
    }

    @Test("A trace that shows no rule is a failure")
    func nothing() async throws {
        let events = """
            {"trace":1}
            {"call":"didPresent","arguments":[["message","x"]],"shape":"braze","source":"handler","thread":"main","time":0}
            """
        try await Tool.withFile(events) { path in
            #expect(await Tool.run("contracts", "--trace", path).code == .failure)
        }
    }

    @Test("play prints a trace next to the model's, and names the first difference")
    func play() async throws {
        try await Tool.withFile(Self.good) { path in
            let outcome = await Tool.run("play", "--trace", path)
            #expect(outcome.errors == "")
            #expect(outcome.wideLines.isEmpty)
            #expect(outcome.lines[0] == "single-message on braze")
            #expect(outcome.lines.last { !$0.isEmpty } == "No difference.")
            #expect(outcome.code == .ok)
        }
        try await Tool.withFile(Self.bad) { path in
            let outcome = await Tool.run("play", "single-message", "--trace", path)
            #expect(outcome.code == .failure)
            let text = outcome.output.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
            #expect(text.contains("-- from here on they differ"))
            #expect(text.contains("The first difference: callback 1: the trace has main delegate"))
            let json = try #require(
                try await Tool.object(Tool.run("play", "--trace", path, "--format", "json"))
                    as? [String: Any])
            #expect((json["difference"] as? String)?.hasPrefix("callback 1: ") == true)
            #expect(
                await Tool.run("play", "--trace", path, "--format", "markdown").lines[2]
                    == "| The trace | The model |")
        }
    }

    @Test("play writes a page with the trace next to the model's, or with the lane of a played scenario")
    func page() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("lane.html").path
        try await Tool.withFile(Self.bad) { path in
            let outcome = await Tool.run("play", "single-message", "--trace", path, "--page", file)
            #expect(outcome.code == .failure)
            #expect(outcome.output.hasSuffix("\n\(file) is written.\n"))
            let page = try String(contentsOfFile: file, encoding: .utf8)
            #expect(page.contains("<h3>the trace</h3>"))
            let model = try #require(page.components(separatedBy: "<h3>the model</h3>").last)
            #expect(model.contains("<span class=\"mark different\">differs</span>"))
            let json = await Tool.run("play", "--trace", path, "--page", file, "--format", "json")
            #expect(throws: Never.self) { try Tool.object(json) }
        }
        let outcome = await Tool.run("play", "closed", "--host", "braze", "--page", file)
        #expect(outcome.code == .ok)
        #expect(
            try String(contentsOfFile: file, encoding: .utf8).contains("<h3>braze under braze</h3>"))
        let nowhere = await Tool.run("play", "closed", "--page", "/nowhere/lane.html")
        #expect(nowhere.errors == "inapp-compat play: /nowhere/lane.html: the file cannot be written\n")
    }

    @Test("A broken file is named with its line")
    func broken() async throws {
        try await Tool.withFile("{\"trace\":7}\n") { path in
            for command in ["contracts", "play"] {
                let outcome = await Tool.run(command, "--trace", path)
                #expect(outcome.code == .failure)
                #expect(
                    outcome.errors
                        == "inapp-compat \(command): \(path): line 1, trace: found version 7, expected 1.\n")
            }
        }
    }

    @Test("Invalid input is a usage error or a failure with a reason")
    func mistakes() async throws {
        try await Tool.withFile(Self.good) { path in
            let pairs = await Tool.run("contracts", "--trace", path, "--pairs")
            #expect(pairs.code == .usage)
            let delegate = await Tool.run("play", "--trace", path, "--delegate", "braze")
            #expect(
                delegate.errors.hasPrefix("inapp-compat play: --delegate cannot be combined with --trace\n"))
            let other = await Tool.run("contracts", "--trace", path, "--shape", "adobeIOS")
            #expect(
                other.errors
                    == "inapp-compat contracts: \(path): the trace contains no call; expected calls of adobeIOS\n"
            )
            let unknown = await Tool.run("play", "none", "--trace", path)
            #expect(
                unknown.errors
                    == "inapp-compat play: \(path): story: found \"none\", expected the name of a scenario of braze.\n"
            )
        }
        let nameless = Self.good.replacingOccurrences(of: "\"story\":\"single-message\",", with: "")
        try await Tool.withFile(nameless) { path in
            let outcome = await Tool.run("play", "--trace", path)
            #expect(outcome.errors.hasPrefix("inapp-compat play: the scenario's name is missing"))
        }
    }
}
