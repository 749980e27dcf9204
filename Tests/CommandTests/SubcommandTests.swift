import BuiltInShapes
import Foundation
import InAppCompat
import InAppContracts
import Testing

@testable import InAppCommand

@MainActor @Suite(.timeLimit(.minutes(20))) struct MatrixTests {
    @Test("Every capability has a cell for every shape, and every note is printed")
    func text() async {
        let outcome = await Tool.run("matrix")
        #expect(outcome.code == .ok)
        #expect(outcome.wideLines.isEmpty)
        let flat = outcome.output.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
        let notes = Capability.allCases.flatMap { capability in
            [ShapeKit].builtIn.hosts.map { $0.capabilities.support(of: capability).note }
        }
        #expect(notes.filter { !$0.isEmpty && !flat.contains($0) } == [])
        for capability in Capability.allCases {
            #expect(outcome.lines.contains { $0.hasPrefix(capability.name + " ") })
        }
    }

    @Test("The matrix is printed as JSON and as markdown")
    func others() async throws {
        let rows = try #require(
            try await Tool.object(Tool.run("matrix", "--format", "json")) as? [[String: Any]])
        #expect(rows.compactMap { $0["capability"] as? String } == Capability.allCases.map(\.name))
        let cells = try #require(rows[0]["shapes"] as? [String: [String: String]])
        #expect(cells["adobeIOS"]?["support"] == "native")
        let lines = await Tool.run("matrix", "--format", "markdown").lines
        #expect(
            lines[0]
                == "| Capability | adobeIOS | adobeAndroid2 | adobeAndroid3 | braze | airship17 | airship18 | airship18Pages |"
        )
        #expect(lines.count == Capability.allCases.count + 4)
    }

    @Test("The matrix says in which environment the claims of each column were tested")
    func proofs() async throws {
        let lines = await Tool.run("matrix", "--format", "markdown").lines
        let row = try #require(lines.first { $0.hasPrefix("| played on |") })
        let cells = row.split(separator: "|").map { $0.drop { $0 == " " }.prefix { $0 != ":" } }
        #expect(
            cells.dropFirst().prefix(7) == [
                "stand-ins", "machine", "machine", "stand-ins", "stand-ins", "stand-ins", "stand-ins",
            ])
        let text = await Tool.run("matrix", "--shape", "adobeAndroid2").output
        let flat = text.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
        #expect(flat.contains("adobeAndroid2 played on: \(ShapeProof.virtualMachine.note)"))
    }

    @Test(
        "The list of scenarios that a virtual machine plays is complete; version 2.0.0 cannot play one of them",
        arguments: [
            ("AdobeAndroid2", []), ("AdobeAndroid2First", ["delegate-replaced"]), ("AdobeAndroid3", []),
        ])
    func played(list: String, failing: [String]) throws {
        let kit = try #require(
            [ShapeKit].builtIn.first {
                $0.shape.name.lowercased() == list.replacing("First", with: "").lowercased()
            })
        #expect(kit.proof == .virtualMachine)
        let file = Tool.root.appendingPathComponent("Compat/Android/played/\(list)")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        let names = lines.map { String($0.prefix { $0 != " " }) }
        #expect(names.sorted() == kit.scenarios.keys.sorted())
        #expect(lines.filter { $0.contains(" ") }.map { String($0.prefix { $0 != " " }) } == failing)
    }

    @Test("Each set-up of Airship 18's bridge is a separate host, in every command that takes a host")
    func twoHosts() async {
        func says(_ words: String..., text: String) async -> Bool {
            let outcome = await CommandLineTool.builtIn.run(words, isTerminal: false, environment: [:])
            return outcome.errors.isEmpty && outcome.output.contains(text)
        }
        #expect(await says("matrix", "--shape", "airship18Pages", text: "airship18Pages view: The page"))
        #expect(await says("matrix", "--shape", "airship18", text: "airship18 view: The handler's own view"))
        #expect(
            await says(
                "tour", "--shapes", "braze,airship18Pages", text: "braze and airship18Pages sent the handler")
        )
        #expect(
            await says(
                "contracts", "--pairs", "--host", "airship18Pages", "--delegate", "braze", text: "45/48"))
        #expect(
            await says("contracts", "--pair", "braze/airship18", text: "host of airship18: 30 of 48"))
        #expect(
            await says(
                "inspect", "sale", "--shape", "braze", "--to", "airship18Pages", text: "airship18Pages"))
        #expect(
            await says(
                "play", "second-button", "--host", "airship18Pages", "--delegate", "handler",
                text: "shouldPerform(message: a"))
    }
}

@MainActor @Suite(.timeLimit(.minutes(20))) struct PlayTests {
    @Test("Every scenario is played, and the output has at most 80 columns")
    func all() async throws {
        let rooms = ["AdobeIOS", "AdobeAndroid2", "AdobeAndroid3", "Braze", "Airship17"]
        let folders = (rooms + ["InApp"]).map {
            Tool.root.appendingPathComponent("Tests/\($0)ContractsTests/Scenarios")
        }
        let files = try folders.flatMap {
            try FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
        }
        #expect(files.count >= 20)
        for file in files {
            let outcome = await Tool.run("play", file.path, "--delegate", "handler")
            #expect(outcome.code == .ok, "\(file): \(outcome.errors)")
            #expect(outcome.wideLines.isEmpty, "\(file)")
        }
    }

    @Test("A played scenario is printed as text")
    func text() async {
        let outcome = await Tool.run("play", Tool.scenario("braze-10-discard"))
        #expect(
            outcome.lines == [
                "Discard", "A message that the delegate discards.", "host braze, delegate braze", "",
                "  0.00 main campaign trigger(payload: spring)",
                "  0.00 main delegate displayChoiceForMessage(message: spring) -> discard",
                "                     [visible: false, stack: ]",
                "  0.00 main sdk      discard(kind: note, messageId: spring)",
                "  0.00 main app      presentNext", "",
            ])
    }

    @Test("A played scenario is printed as JSON and as markdown")
    func others() async throws {
        let path = Tool.scenario("hold-then-show", of: "InApp")
        let json = await Tool.run("play", path, "--host", "braze", "--delegate=handler", "--format", "json")
        let report = try #require(try Tool.object(json) as? [String: Any])
        #expect(report["host"] as? String == "braze")
        #expect(report["delegate"] as? String == "handler")
        let events = try #require(report["events"] as? [[String: Any]])
        #expect(events.contains { $0["source"] as? String == "handler" && $0["answer"] as? String == "hold" })
        let markdown = await Tool.run("play", path, "--delegate", "handler", "--format", "markdown")
        #expect(markdown.lines[0] == "# Hold, then show")
        #expect(
            markdown.lines.contains("| 0.00 | main | handler | `decideDisplay(message: spring) -> hold` |  |")
        )
    }

    @Test("play drives an adopted delegate of another shape, off the main thread if its own SDK does so")
    func playPair() async {
        let path = Tool.scenario("hold-then-show", of: "InApp")
        let outcome = await Tool.run("play", path, "--host", "braze", "--delegate", "adobeIOS")
        #expect(outcome.code == .ok)
        let adopted = outcome.output.split(separator: "\n").filter { $0.contains(" adopted ") }
        #expect(
            adopted == [
                "  0.00 bg   adopted  shouldShowMessage(message: spring) -> false [view: none]",
                " 30.00 bg   adopted  onShow(message: spring) [view: present]",
                " 30.00 main adopted  onDismiss(message: spring) [view: none]",
            ])
    }

    @Test("An unplayable scenario is a failure with a reason")
    func failures() async throws {
        #expect(await Tool.run("play", "no-such-file.json").code == .failure)
        #expect(
            await Tool.run("play", "no-such-file.json").errors.contains(
                "no-such-file.json: the file cannot be read"))
        #expect(
            await Tool.run("play", "held-twise", "--host", "airship18").errors.contains(
                "held-twise: the file cannot be read. Did you mean held-twice?"))
        #expect(
            await Tool.run("inspect", "sales", "--shape", "braze").errors.contains(
                "sales: the file cannot be read. Did you mean sale?"))
        let wrongHost = await Tool.run("play", Tool.scenario("braze-01-button"), "--host", "adobeIOS")
        #expect(wrongHost.code == .failure)
        #expect(wrongHost.errors.contains("the scenario is for braze, not for adobeIOS"))
        try await Tool.withFile(#"{"name": "n", "shape": "braze", "steps": [{"advance": -1}]}"#) { path in
            let outcome = await Tool.run("play", path)
            #expect(outcome.code == .failure)
            #expect(
                outcome.errors.contains("\(path): steps[0].advance: found -1, expected a number, 0 or more."))
        }
    }
}

@MainActor @Suite(.timeLimit(.minutes(20))) struct InspectTests {
    @Test("The shape is detected, and the content is shown field by field")
    func text() async {
        let outcome = await Tool.run("inspect", Tool.campaign("braze-sale"))
        #expect(outcome.code == .ok)
        #expect(outcome.wideLines.isEmpty)
        #expect(outcome.lines[0] == "A payload of braze")
        #expect(outcome.lines.contains("  layout                     modal"))
        #expect(outcome.lines.contains("  buttons[1].text            Open the cart"))
        #expect(outcome.lines.contains("to adobeIOS"))
        #expect(outcome.output.contains("  shouldPerform        none: The delegate is notified of"))
        let adobe = await Tool.run("inspect", Tool.campaign("adobe-ios-sale", of: "AdobeIOS"))
        #expect(adobe.lines[0] == "A payload of adobeIOS")
        #expect(adobe.lines.contains("  frame.width                80"))
        #expect(adobe.lines.contains("to braze"))
    }

    @Test("AI-136 only Adobe's Android 2 SDK reads its format")
    func legacyFormat() async {
        let outcome = await Tool.run("inspect", Tool.campaign("adobe-android-2-sale", of: "AdobeAndroid2"))
        #expect(outcome.lines.prefix(2) == ["A payload of adobeAndroid2", ""])
    }

    @Test("If several SDKs read a payload they are named, and --shape selects one")
    func ambiguous() async throws {
        let shape = "adobeAndroid3"
        let path = Tool.campaign("adobe-android-3-sale", of: "AdobeAndroid3")
        let all = await Tool.run("inspect", path)
        #expect(
            all.lines.prefix(2) == [
                "A payload of adobeIOS", "Also read by \(shape); --shape selects another reading.",
            ])
        let markdown = await Tool.run("inspect", path, "--format", "markdown")
        #expect(markdown.lines[2] == "Also read by \(shape); --shape selects another reading.")
        let json = try Tool.object(await Tool.run("inspect", path, "--format", "json")) as? [String: Any]
        #expect(json?["alsoReadBy"] as? [String] == [shape])
        let chosen = await Tool.run("inspect", path, "--shape", shape)
        #expect(chosen.lines.prefix(2) == ["A payload of \(shape)", ""])
        let airship = await Tool.run("inspect", Tool.campaign("airship-17-sale", of: "Airship17"))
        #expect(
            airship.lines.prefix(2) == [
                "A payload of airship17", "Also read by airship18; --shape selects another reading.",
            ])
    }

    @Test("A payload is printed as JSON and as markdown")
    func others() async throws {
        let json = await Tool.run(
            "inspect", Tool.campaign("braze-sale"), "--shape", "braze", "--format", "json")
        let report = try #require(try Tool.object(json) as? [String: Any])
        let message = try #require((report["messages"] as? [[String: Any]])?.first)
        #expect(message["id"] as? String == "bz-200")
        #expect((message["content"] as? [String: Any])?["autoClose"] as? Double == 60)
        let markdown = await Tool.run("inspect", Tool.campaign("braze-sale"), "--format", "markdown")
        #expect(markdown.lines.contains("| buttons[1].text | Open the cart |"))
        #expect(markdown.lines.contains("### To adobeIOS"))
    }

    @Test("A payload that no decoder can read is a failure with every decoder's reason")
    func unknown() async throws {
        for text in ["{}", "[]", "", "\u{0}", #"{"type": "POSTER"}"#, #"{"type": 99999999999999999999}"#] {
            try await Tool.withFile(text) { path in
                let outcome = await Tool.run("inspect", path)
                #expect(outcome.code == .failure)
                for shape in [ShapeKit].builtIn { #expect(outcome.errors.contains("\n  \(shape): ")) }
            }
        }
        let wrong = await Tool.run("inspect", Tool.campaign("braze-sale"), "--shape", "adobeIOS")
        #expect(wrong.code == .failure)
        #expect(!wrong.errors.contains("braze:"))
    }
}
