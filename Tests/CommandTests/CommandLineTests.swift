import BuiltInShapes
import Foundation
import ModelTesting
import Testing

@testable import InAppCommand

@MainActor @Suite(.realTime, .timeLimit(.minutes(20))) struct CommandLineTests {
    @Test(
        "An invalid argument is a usage error that names it",
        arguments: [
            ([], "a subcommand is missing"), (["dance"], "unknown subcommand dance"),
            (["--fast"], "unknown option --fast"), (["tour", "--fast"], "unknown option --fast"),
            (["touur"], "unknown subcommand touur. Did you mean tour?"),
            (["tour", "--shape"], "unknown option --shape. Did you mean --shapes?"),
            (["matrix", "-x"], "unknown option -x"), (["tour", "here"], "unexpected argument here"),
            (["play"], "the scenario's file is missing"), (["inspect"], "the payload's file is missing"),
            (["play", "a", "b"], "unexpected argument b"),
            (["tour", "--format"], "--format needs a value: FORMAT"),
            (["tour", "--format="], "--format needs a value: FORMAT"),
            (["tour", "--format", "xml"], "--format cannot be xml: expected one of json, markdown, text"),
            (["tour", "--format=json", "--format=json"], "--format is given twice"),
            (["tour", "--no-color=yes"], "--no-color takes no value"),
            (["play", "a", "--host", "ios"], "--host cannot be ios"),
            (["play", "a", "--delegate", "me"], "--delegate cannot be me"),
            (["inspect", "a", "--shape", "x"], "--shape cannot be x"),
            (["matrix", "--", "--format"], "unexpected argument --format"),
            (
                ["contracts", "--rule", "BZ-00l"],
                "--rule cannot be BZ-00l: there is no such rule. Did you mean "
            ),
            (
                ["contracts", "--scenario", "held-conflikt"],
                "there is no such scenario. Did you mean held-conflict?"
            ),
            (
                ["contracts", "--pair", "brase/adobeIOS"],
                "--pair cannot be brase/adobeIOS. Did you mean braze/adobeIOS?"
            ),
            (
                ["contracts", "--pair", "braze"],
                "--pair cannot be braze: expected DELEGATE/HOST, two of adobeIOS, "
            ),
        ])
    func usage(words: [String], mistake: String) async {
        let outcome = await CommandLineTool.builtIn.run(words, isTerminal: false, environment: [:])
        #expect(outcome.code == .usage)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.contains(mistake))
        #expect(outcome.errors.contains("--help"))
    }

    @Test("The exit codes are 0, 1 and 2")
    func codes() {
        #expect([Outcome.Code.ok, .failure, .usage].map(\.rawValue) == [0, 1, 2])
    }

    @Test("The tool's help lists every subcommand", arguments: ["--help", "-h", "help"])
    func help(word: String) async {
        let outcome = await Tool.run(word)
        #expect(outcome.code == .ok)
        #expect(outcome.wideLines.isEmpty)
        for command in CommandLineTool.subcommands {
            #expect(outcome.lines.contains { $0.hasPrefix("  \(command.name) ") })
        }
    }

    @Test("A subcommand's help lists its options, and its examples work")
    func examples() async throws {
        // The output of an example goes into a folder that is removed again.
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        // The complete `contracts` and `contracts --pairs` are a step of .ci/run; here the tool has three shapes.
        let tool = CommandLineTool(name: "inapp-compat", shapes: [.adobeIOS, .adobeAndroid2, .airship18])
        for command in CommandLineTool.subcommands {
            let help = await Tool.run(command.name, "--help")
            #expect(help.code == .ok)
            #expect(help.wideLines.isEmpty)
            for option in command.options + [.noColor, .help] {
                #expect(help.lines.contains { $0.hasPrefix("  \(option.name)") })
            }
            let shown = help.output.split { " \n\\".contains($0) }.joined(separator: " ")
            for example in command.examples(.builtIn) {
                #expect(shown.contains("inapp-compat \(example)"))
                var words = example.split(separator: " ").map(String.init)
                if let place = words.firstIndex(where: { $0 == "--output" || $0 == "--page" }) {
                    words[place + 1] = folder.appendingPathComponent(UUID().uuidString).path
                }
                let outcome = await tool.run(words, isTerminal: false, environment: [:])
                #expect(outcome.code == .ok, "\(example): \(outcome.errors)")
            }
        }
    }

    @Test("Colours are used only on a terminal, and not with NO_COLOR or --no-color")
    func colors() async {
        let escape = "\u{1B}["
        #expect(await Tool.run("matrix", isTerminal: true).output.contains(escape))
        #expect(await !Tool.run("matrix", isTerminal: false).output.contains(escape))
        #expect(await !Tool.run("matrix", "--no-color", isTerminal: true).output.contains(escape))
        #expect(
            await !Tool.run("matrix", isTerminal: true, environment: ["NO_COLOR": "1"]).output.contains(
                escape))
        #expect(
            await Tool.run("matrix", isTerminal: true, environment: ["NO_COLOR": ""]).output.contains(escape))
        #expect(await Tool.run("tour", isTerminal: true).output.contains(escape))
        #expect(await !Tool.run("tour", "--format", "json", isTerminal: true).output.contains(escape))
    }
}

@Suite(.timeLimit(.minutes(20))) struct LayoutTests {
    @Test("Lines break at spaces and long words after punctuation, and no text is lost")
    func wrap() {
        #expect(Layout.wrap("one two three", width: 7) == ["one two", "three"])
        #expect(Layout.wrap("a  b", width: 10, indent: 2) == ["a  b"])
        #expect(
            Layout.wrap("  name   text that goes on", width: 14, indent: 9) == [
                "  name   text", "         that", "         goes", "         on",
            ])
        #expect(
            Layout.wrap("https://e.org/a/b/c", width: 12, indent: 2) == ["https://e.", "  org/a/b/c"])
        #expect(Layout.wrap("abcdefghij", width: 4) == ["abcd", "efgh", "ij"])
        #expect(Layout.wrap("") == [""])
    }

    @Test("Columns are as wide as the page")
    func columns() {
        let style = Style(isTerminal: false, environment: [:], isRefused: false)
        let lines = Layout.columns(
            String(repeating: "left ", count: 20), String(repeating: "right ", count: 20), style: style)
        #expect(lines.allSatisfy { $0.count <= Layout.width })
        #expect(Layout.columns("", "x", style: style) == [String(repeating: " ", count: 39) + "| x"])
    }

    @Test("Bars in markdown cells are escaped")
    func markdown() {
        #expect(Layout.markdownTable(["a"], [["x|y"]]) == "| a |\n| --- |\n| x\\|y |")
    }
}
