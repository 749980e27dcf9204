import BuiltInShapes
import Foundation
import InAppCompat
import InAppContracts
import ModelTesting
import Testing

@testable import InAppCommand

@MainActor @Suite(.realTime, .timeLimit(.minutes(20))) struct ContractsCommandTests {
    private func contracts(_ words: String...) async -> Outcome {
        await CommandLineTool.builtIn.run(["contracts"] + words, isTerminal: false, environment: [:])
    }

    @Test("The command lists every rule of every shape, in 80 columns")
    func text() async {
        let outcome = await contracts()
        #expect(outcome.code == .ok)
        #expect(outcome.wideLines.filter { !$0.hasPrefix("        | ") }.isEmpty)
        for chapter in [ShapeKit].builtIn {
            #expect(outcome.lines.contains { $0.hasPrefix("host of \(chapter.shape): ") })
        }
        let listed = [ShapeKit].builtIn.flatMap(\.rules).filter { rule in
            outcome.lines.contains { $0.hasPrefix(rule.id + " ") }
        }
        #expect(listed.count == [ShapeKit].builtIn.flatMap(\.rules).count)
    }

    @Test("--shape and --rule select the rules")
    func choice() async {
        let shape = await contracts("--shape", "braze", "--rule", "BZ-018")
        #expect(shape.code == .ok)
        #expect(shape.lines[0] == "host of braze: 1 passed")
        #expect(shape.lines[1].hasPrefix("BZ-018  passed       "))
        #expect(!shape.output.contains("adobeIOS"))
        #expect(await contracts("--rule", "AI-001").lines[0] == "host of adobeIOS: 1 passed")
    }

    @Test(
        "An invalid command line is a usage error",
        arguments: [
            (["--rule", "BZ-999"], "--rule cannot be BZ-999: there is no such rule"),
            (["--rule", "bz-018"], "--rule cannot be bz-018: there is no such rule"),
            (
                ["--shape", "braze", "--rule", "AI-001"],
                "--rule cannot be AI-001: there is no such rule"
            ), (["--pairs", "--rule", "ZZ-1"], "--rule cannot be ZZ-1: there is no such rule"),
            (
                ["--shape", "ios"],
                "--shape cannot be ios: expected one of adobeAndroid2, adobeAndroid3, adobeIOS, airship17, airship18, braze"
            ),
            (["--scenario", "none"], "--scenario cannot be none: there is no such scenario"),
            (["--shape", "adobeIOS", "--scenario", "dismissed-twice"], "there is no such scenario"),
            (["--format", "xml"], "--format cannot be xml"),
            (["a.swift", "--shape", "x"], "--shape cannot be x"),
            (["--host", "braze"], "--host needs --pairs"),
            (["--delegate", "braze"], "--delegate needs --pairs"),
            (["--pairs", "--host", "ios"], "--host cannot be ios"),
            (["--pairs", "--host", "braze", "--shape", "braze"], "--shape cannot be combined with --host"),
            (["a.swift", "--pairs"], "--pairs cannot be combined with files"),
            (["a.swift", "--rule", "BZ-018"], "--rule cannot be combined with files"),
            (["--pairs", "--document"], "--pairs cannot be combined with --document"),
            (["--rule", "BZ-018", "--scenario", "s"], "--rule cannot be combined with --scenario"),
        ])
    func usage(words: [String], mistake: String) async {
        let outcome = await CommandLineTool.builtIn.run(
            ["contracts"] + words, isTerminal: false, environment: [:])
        #expect(outcome.code == .usage)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.contains(mistake))
    }

    @Test("The rules are printed as JSON and as markdown")
    func formats() async throws {
        // Two shapes show how several stand in one list; that all of them are checked is shown by `text`.
        let kits: [ShapeKit] = [.adobeIOS, .airship18]
        let json = await CommandLineTool(name: "inapp-compat", shapes: kits).run(
            ["contracts", "--format", "json"], isTerminal: false, environment: [:])
        let rules = try #require(try Tool.object(json) as? [[String: Any]])
        #expect(rules.compactMap { $0["id"] as? String } == kits.flatMap(\.rules).map(\.id))
        #expect(
            rules.compactMap { $0["subject"] as? String }
                == kits.flatMap { kit in kit.rules.map { _ in "host of \(kit)" } })
        for key in ["level", "status", "statement", "source", "intent", "explanation"] {
            #expect(rules.allSatisfy { $0[key] is String }, "\(key)")
        }
        let markdown = await contracts("--shape", "braze", "--rule", "BZ-018", "--format", "markdown")
        #expect(markdown.lines[0] == "# host of braze")
        #expect(markdown.lines.last { !$0.isEmpty }?.hasPrefix("| BZ-018 | must | passed | ") == true)
    }

    @Test("--pairs names host and delegate, and can be combined with --rule")
    func pairs() async throws {
        let outcome = await contracts("--pairs", "--rule", "AI-030")
        #expect(outcome.code == .ok, "\(outcome.output)")
        #expect(outcome.wideLines.filter { !$0.hasPrefix("        | ") }.isEmpty)
        let heads = outcome.lines.filter { $0.hasPrefix("host ") }.map { $0.prefix { $0 != ":" } }
        let hosts = [ShapeKit].builtIn.hosts.map(\.name)
        #expect(heads.map(String.init) == hosts.map { "host \($0), delegate adobeIOS" })
        #expect(outcome.lines.filter { $0.hasPrefix("AI-030") }.count == hosts.count)
        let json = await contracts("--pairs", "--shape", "braze", "--rule", "BZ-069", "--format", "json")
        let rules = try #require(try Tool.object(json) as? [[String: Any]])
        #expect(rules.map { $0["subject"] as? String } == ["host braze, delegate braze"])
    }

    @Test(
        "--pairs prints a table of delegates by hosts, and below it what is impossible on each host and why"
    )
    func table() async {
        let outcome = await contracts("--pairs", "--host", "adobeIOS", "--delegate", "adobeAndroid3")
        #expect(outcome.code == .ok, "\(outcome.output)")
        #expect(outcome.wideLines.isEmpty)
        let lines = outcome.lines.filter { !$0.isEmpty }
        #expect(
            lines.prefix(3).map(\.self) == [
                "Promises kept for the delegates of each shape, by the host that drives them.",
                "delegate      adobeIOS", "adobeAndroid3 33/35",
            ])
        #expect(lines.contains("Impossible under adobeIOS:") && lines.contains("    A3-081"))
    }

    @Test(
        "--pairs counts the calls that are the same as under the delegate's own SDK, and a handler's calls")
    func calls() async throws {
        let text = await contracts("--pairs", "--host", "adobeIOS", "--delegate", "adobeAndroid3")
        #expect(
            text.output.contains(
                "Calls in the neutral stories that are the same as under the delegate's own SDK"))
        let rows = text.lines.filter { $0.hasPrefix("adobeAndroid3 ") }
        #expect(rows.count == 6 && rows.last == "adobeAndroid3 43+0/43")
        #expect(rows[2] == "adobeAndroid3 0")
        let cell = try #require(rows[1].wholeMatch(of: /adobeAndroid3 (\d+)\/(\d+)\+(\d+)/)?.output)
        let (same, own) = (try #require(Int(cell.1)), try #require(Int(cell.2)))
        #expect(0 < same && same < own)
        #expect(
            text.lines.contains {
                $0.wholeMatch(of: /didDismiss \(link adbinapp, action close\) +\d+/) != nil
            })
        let pair = await contracts("--pair", "adobeAndroid3/adobeIOS")
        let words = pair.lines.joined(separator: " ")
        #expect(words.contains("\(cell.1) of \(cell.2) calls in the neutral stories are the same"))
        let missing = pair.lines.count { $0.hasPrefix("    missing ") }
        #expect(missing == own - same)
        let json = await contracts(
            "--pairs", "--host", "adobeIOS", "--delegate", "adobeAndroid3", "--format", "json")
        let reports = try #require(try Tool.object(json) as? [[String: Any]])
        let calls = try #require(reports.first?["calls"] as? [String: Int])
        #expect(calls["same"] == same && calls["own"] == own && calls["more"] == Int(cell.3))
        let screens = try #require(reports.first?["screens"] as? [String: Int])
        #expect(rows[3] == "adobeAndroid3 \(screens["same"] ?? 0)/\(screens["all"] ?? 0)")
        let diagnostics = try #require(reports.first?["diagnostics"] as? Int)
        #expect(diagnostics > 0 && rows[4] == "adobeAndroid3 \(diagnostics)")
    }

    @Test("--pair shows one pair in detail, with a trace under its own SDK and one under the host")
    func detail() async {
        let outcome = await contracts("--pair", "adobeAndroid3/adobeIOS")
        #expect(outcome.code == .ok, "\(outcome.output)")
        #expect(
            outcome.lines[0] == "Delegate of adobeAndroid3, host of adobeIOS: 33 of 35 promises are kept.")
        #expect(outcome.lines.contains { $0.hasPrefix("A3-081  impossible   ") })
        #expect(outcome.lines.contains { $0.hasPrefix("The story \"closed\" under this host:") })
        let wrong = await contracts("--pair", "adobeAndroid3")
        #expect(wrong.code == .usage && wrong.errors.contains("--pair cannot be adobeAndroid3"))
        let both = await contracts("--pair", "braze/braze", "--document")
        #expect(both.code == .usage && both.errors.contains("--pair cannot be combined with --document"))
    }

    @Test("play accepts the neutral stories")
    func story() async {
        let outcome = await Tool.run("play", "held-twice", "--host", "airship17", "--delegate", "braze")
        #expect(outcome.code == .ok, "\(outcome.output)")
        #expect(outcome.lines[0] == "held-twice" && outcome.output.contains("displayChoiceForMessage"))
        let control = await Tool.run("play", "control", "--host", "airship17")
        #expect(control.code == .failure && control.errors.contains("airship17 has no campaign"))
    }

    @Test("--host and --delegate select one pair")
    func onePair() async {
        let outcome = await contracts(
            "--pairs", "--host", "adobeIOS", "--delegate", "braze", "--rule", "BZ-005")
        #expect(outcome.code == .ok)
        let heads = outcome.lines.filter { $0.hasPrefix("host ") }.map { $0.prefix { $0 != ":" } }
        #expect(heads == ["host adobeIOS, delegate braze"])
    }

    @Test("--scenario prints a scenario that play reads")
    func scenario() async throws {
        let outcome = await contracts("--shape", "braze", "--scenario", "dismissed-twice")
        #expect(outcome.code == .ok)
        try await Tool.withFile(outcome.output) { #expect(await Tool.run("play", $0).code == .ok) }
    }

    @Test("--document prints the shape's CONTRACTS.md, and needs a shape")
    func document() async throws {
        let file = try String(
            contentsOf: Tool.root.appendingPathComponent("Compat/Braze/CONTRACTS.md"), encoding: .utf8)
        #expect(await contracts("--document", "--shape", "braze").output == file)
        let all = await contracts("--document")
        #expect(all.code == .usage && all.errors.contains("--document needs --shape: each shape has its own"))
    }

    // MARK: Source files

    private static let nearMiss = """
        class D: MessagingDelegate {
          func onShow(message: any Showable) {}
          func urlLoaded(_ url: URL) {}
        }
        """

    private static func finding(in path: String) -> String {
        "\(path):3: error: urlLoaded(_:) is never called by adobeIOS; did you mean urlLoaded(_:byMessage:)?"
    }

    @Test("Each of several files is checked, wherever the bad one is", arguments: 0..<3)
    func severalFiles(place: Int) async throws {
        let right =
            "class E: BrazeDelegate { func braze(_ b: Braze, shouldOpenURL c: Braze.URLContext) -> Bool { true } }"
        try await Tool.withFile(place == 1 ? right : Self.nearMiss) { first in
            try await Tool.withFile(place == 0 ? right : Self.nearMiss) { second in
                let outcome = await contracts(first, second)
                #expect(outcome.code == .failure)
                let bad = [[first], [second], [first, second]][place]
                #expect(outcome.lines == bad.map(Self.finding) + [""])
            }
        }
    }

    @Test("A near miss is a failure that names file and line, in every format")
    func lint() async throws {
        try await Tool.withFile(Self.nearMiss) { path in
            let text = await contracts(path)
            #expect(text.code == .failure)
            #expect(text.lines == [Self.finding(in: path), ""])
            let json = await contracts(path, "--format", "json")
            #expect(json.code == .failure)
            let misses = try #require(try Tool.object(json) as? [[String: Any]])
            #expect(misses.map { $0["file"] as? String } == [path])
            #expect(misses.map { $0["line"] as? Int } == [3])
            #expect(misses.map { $0["declared"] as? String } == ["urlLoaded(_:)"])
            #expect(misses.map { $0["meant"] as? String } == ["urlLoaded(_:byMessage:)"])
            #expect(misses.map { $0["shape"] as? String } == ["adobeIOS"])
            #expect(
                await contracts(path, "--format", "markdown").lines[2]
                    == "| \(path) | 3 | `urlLoaded(_:)` | `urlLoaded(_:byMessage:)` | adobeIOS |")
            let other = await contracts(path, "--shape", "braze")
            #expect(other.code == .ok)
            let said = other.lines.joined().filter { $0 != " " }
            #expect(said.contains("nodelegateofbrazewasfound."))
            #expect(!other.output.contains("Every delegate method"))
        }
    }

    @Test("A directory stands for the Swift files beneath it, except hidden ones")
    func directory() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["inner", ".build"] {
            let inner = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
            try Data(Self.nearMiss.utf8).write(to: inner.appendingPathComponent("D.swift"))
        }
        let outcome = await contracts(folder.path, "--format", "json")
        #expect(outcome.code == .failure)
        let misses = try #require(try Tool.object(outcome) as? [[String: Any]])
        #expect(misses.map { $0["file"] as? String } == ["\(folder.path)/inner/D.swift"])
        try FileManager.default.removeItem(at: folder.appendingPathComponent("inner"))
        let empty = await contracts(folder.path)
        #expect(empty.code == .failure)
        #expect(empty.errors.contains("the directory contains no Swift file"))
    }

    @Test("A file without a delegate is reported as such")
    func withoutDelegate() async throws {
        try await Tool.withFile("struct Point { func move(by distance: Int) {} }") { path in
            let text = await contracts(path)
            #expect(text.code == .ok)
            let flat = text.lines.joined().filter { $0 != " " }
            #expect(flat.hasPrefix("\(path):nodelegateofadobeIOS,"))
            #expect(await contracts(path, "--format", "json").output == "[\n\n]\n")
        }
    }

    @Test(
        "The companions of a delegate are checked too",
        arguments: [
            ("InAppMessageDisplayCoordinator", "didBeginDisplaying(message:)", "didBeginDisplaying(_:)"),
            (
                "InAppMessageAdapterProtocol", "prepare(with:completion:)",
                "prepare(with:completionHandler:)"
            ), ("InAppMessageAdapterProtocol", "isReadyForDisplay()", nil),
            ("InAppMessageSceneDelegate", "scene(for:default:)", "scene(for:defaultScene:)"),
            ("BrazeInAppMessagePresenter", "present(_:)", "present(message:)"),
            ("BrazeDelegate", "braze(_:shouldOpen:)", "braze(_:shouldOpenURL:)"),
        ])
    func companions(protocolName: String, declared: String, meant: String?) async throws {
        let labels = declared.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":")
        let parameters = labels.enumerated().map { "\($1) p\($0): Any" }.joined(separator: ", ")
        let source =
            "class C: NSObject, \(protocolName) { func \(declared.prefix { $0 != "(" })(\(parameters)) {} }"
        try await Tool.withFile(source) { path in
            let outcome = await contracts(path, "--format", "json")
            let misses = try #require(try Tool.object(outcome) as? [[String: Any]])
            #expect(misses.map { $0["meant"] as? String } == (meant.map { [$0] } ?? []))
        }
    }

    @Test("A file that cannot be read is a failure with its path")
    func unreadable() async throws {
        let missing = await contracts("no-such-file.swift")
        #expect(missing.code == .failure)
        #expect(missing.output.isEmpty)
        #expect(missing.errors == "inapp-compat contracts: no-such-file.swift: the file cannot be read\n")
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data([0xFF, 0xFE, 0xFF]).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let binary = await contracts(file.path)
        #expect(binary.code == .failure)
        #expect(binary.errors.contains("\(file.path): the file is not UTF-8 text"))
    }
}

/// What `inspect` prints about porting a payload.
@MainActor @Suite(.timeLimit(.minutes(20))) struct InspectPortTests {
    @Test("The loss report is in every format", arguments: ["braze", "adobeIOS"])
    func losses(shape: String) async throws {
        let path =
            shape == "braze" ? Tool.campaign("braze-sale") : Tool.campaign("adobe-ios-sale", of: "AdobeIOS")
        let json = await Tool.run("inspect", path, "--format", "json")
        let report = try #require(try Tool.object(json) as? [String: Any])
        let message = try #require((report["messages"] as? [[String: Any]])?.first)
        let port = try #require((message["ports"] as? [[String: Any]])?.first)
        let fields = try #require(port["fields"] as? [[String: String]])
        #expect(fields.count >= 4)
        let text = await Tool.run("inspect", path)
        #expect(text.wideLines.isEmpty)
        let flat = text.output.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
        let markdown = await Tool.run("inspect", path, "--format", "markdown").lines
        for field in fields {
            let name = try #require(field["field"])
            let outcome = try #require(field["outcome"])
            #expect(["preserved", "approximated (", "dropped ("].contains { outcome.hasPrefix($0) })
            #expect(flat.contains("\(name) \(outcome)"), "\(name)")
            #expect(markdown.contains("| \(name) | \(outcome) |"), "\(name)")
        }
    }

    @Test("A web payload of Adobe shows its page, in every format")
    func page() async throws {
        let path = Tool.campaign("adobe-ios-sale", of: "AdobeIOS")
        let start = "<html><body><h1>Sale</h1>"
        let json = await Tool.run("inspect", path, "--format", "json")
        let report = try #require(try Tool.object(json) as? [String: Any])
        let message = try #require((report["messages"] as? [[String: Any]])?.first)
        let content = try #require(message["content"] as? [String: Any])
        let page = try #require((content["page"] as? [String: Any])?["html"] as? String)
        #expect(page.hasPrefix(start))
        #expect(
            await Tool.run("inspect", path).lines.contains {
                $0.hasPrefix("  page.html") && $0.contains(start)
            })
        #expect(
            await Tool.run("inspect", path, "--format", "markdown").lines.contains {
                $0.hasPrefix("| page.html | \(start)")
            })
    }
}
