import Foundation
public import InAppContracts

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A subcommand of the tool. Those that play messages run on the main actor, as the models do; the others leave it free.
protocol Subcommand: SendableMetatype {
    /// Its name.
    static var name: String { get }
    /// Its description, in one line.
    static var summary: String { get }
    /// Its operands, such as `FILE.json`; empty if there are none.
    static var operands: String { get }
    /// Its options, without those that every subcommand has.
    static var options: [Option] { get }
    /// A longer description; each paragraph is one line.
    static var discussion: [String] { get }
    /// Examples that work in any directory, for these shapes.
    @MainActor static func examples(_ shapes: [ShapeKit]) -> [String]
    /// Runs it with the tool's shapes.
    static func run(_ arguments: Arguments, _ shapes: [ShapeKit], _ style: Style) async throws -> Outcome
}

/// The command-line tool for a list of shapes. A three-line program can add its own shapes to those of this package
/// and gets all functions of `inapp-compat`.
///
/// Sendable; a value. Any thread.
public struct CommandLineTool: Sendable {
    /// The program's name, for help and errors.
    public let name: String
    /// The shapes that it works on, in the order in which they are reported.
    public let shapes: [ShapeKit]

    static let subcommands: [any Subcommand.Type] = [
        TourCommand.self, MatrixCommand.self, PlayCommand.self, InspectCommand.self, ContractsCommand.self,
        PortCommand.self, ReportCommand.self, EjectCommand.self,
    ]

    /// Makes a tool with a name and some shapes.
    public init(name: String, shapes: [ShapeKit]) {
        self.name = name
        self.shapes = shapes
    }

    /// Runs the process's command line, writes to its standard output and error, and exits.
    public func main() async -> Never {
        let outcome = await run(
            Array(CommandLine.arguments.dropFirst()), isTerminal: isatty(STDOUT_FILENO) == 1,
            environment: ProcessInfo.processInfo.environment)
        FileHandle.standardOutput.write(Data(outcome.output.utf8))
        FileHandle.standardError.write(Data(outcome.errors.utf8))
        exit(outcome.code.rawValue)
    }

    /// Runs a command line as if its output were a file, without any effect on the process: for the tests of a shape.
    /// - Parameter words: the arguments without the tool's name.
    /// - Returns: what it writes to standard output and standard error, and its exit code.
    public func run(_ words: String...) async -> (output: String, errors: String, code: Int32) {
        let outcome = await run(words, isTerminal: false, environment: [:])
        return (outcome.output, outcome.errors, outcome.code.rawValue)
    }

    /// Runs a command line without any effect on the process.
    /// - Parameters:
    ///   - words: the arguments without the tool's name.
    ///   - isTerminal: whether the output goes to a terminal.
    ///   - environment: the environment, which is checked for `NO_COLOR`.
    func run(_ words: [String], isTerminal: Bool, environment: [String: String]) async -> Outcome {
        var outcome = await self.outcome(of: words, isTerminal: isTerminal, environment: environment)
        if let next = outcome.next { outcome.output += "\nThe same as a page: \(name) \(next)\n" }
        return outcome
    }

    private func outcome(
        of words: [String], isTerminal: Bool, environment: [String: String]
    ) async -> Outcome {
        guard let first = words.first, first != "--help", first != "-h", first != "help" else {
            return words.isEmpty
                ? usage("a subcommand is missing", nil) : Outcome(output: await Help.tool(name))
        }
        guard let command = Self.subcommands.first(where: { $0.name == first }) else {
            let isOption = first.hasPrefix("-")
            let words = isOption ? [Option.help.name] : Self.subcommands.map { $0.name }
            let kind = isOption ? "option" : "subcommand"
            return usage("unknown \(kind) \(first)" + String.nearest(first, words), nil)
        }
        do {
            let arguments = try Arguments(
                Array(words.dropFirst()), options: command.options + [.noColor, .help])
            if arguments.has(.help) { return Outcome(output: await Help.text(command, self)) }
            let style = Style(
                isTerminal: isTerminal, environment: environment, isRefused: arguments.has(.noColor))
            return try await command.run(arguments, shapes, style)
        } catch let error as UsageError {
            return usage(error.description, command.name)
        } catch {
            return Outcome(errors: "\(name) \(command.name): \(error)\n", code: .failure)
        }
    }

    private func usage(_ mistake: String, _ command: String?) -> Outcome {
        let who = command.map { "\(name) \($0)" } ?? name
        return Outcome(errors: "\(who): \(mistake)\nTry: \(who) --help\n", code: .usage)
    }
}

/// The help texts, built from the subcommands' descriptions.
@MainActor enum Help {
    static func tool(_ name: String) -> String {
        var lines = ["USAGE: \(name) SUBCOMMAND [OPTIONS]", ""]
        lines += Layout.wrap(
            "Runs in-app message delegates against headless hosts of vendors' SDKs: nothing is installed, "
                + "fetched or sent.")
        lines += ["", "SUBCOMMANDS"]
        for command in CommandLineTool.subcommands {
            lines += entry(command.name, command.summary)
        }
        lines += ["", "EXIT CODES"]
        lines += entry("0", "everything went well")
        lines += entry("1", "something failed, such as an unexplained difference or an unusable file")
        lines += entry("2", "the command line is invalid")
        lines += ["", "Each subcommand explains itself: \(name) SUBCOMMAND --help"]
        return lines.joined(separator: "\n") + "\n"
    }

    static func text(_ command: any Subcommand.Type, _ tool: CommandLineTool) -> String {
        let name = tool.name
        let operands = command.operands.isEmpty ? "" : " " + command.operands
        var lines = ["USAGE: \(name) \(command.name)\(operands) [OPTIONS]", ""]
        lines += Layout.wrap(command.summary.prefix(1).uppercased() + command.summary.dropFirst() + ".")
        for paragraph in command.discussion { lines += [""] + Layout.wrap(paragraph) }
        lines += ["", "OPTIONS"]
        for option in command.options + [.noColor, .help] {
            lines += entry(option.name + (option.value.map { " " + $0 } ?? ""), option.about)
        }
        lines += ["", "EXAMPLES"]
        for example in command.examples(tool.shapes) { lines += Self.example("\(name) \(example)") }
        return lines.joined(separator: "\n") + "\n"
    }

    /// A command line; if it is too long, it is continued on the next line as in a shell.
    private static func example(_ words: String) -> [String] {
        let lines = Layout.wrap("  \(words)", width: Layout.width - 2, indent: 4)
        return lines.dropLast().map { $0 + " \\" } + lines.suffix(1)
    }

    private static func entry(_ name: String, _ text: String) -> [String] {
        // A name that is too long for its column has a line of its own.
        guard name.count < 19 else {
            return ["  \(name)"] + Layout.wrap(String(repeating: " ", count: 21) + text, indent: 21)
        }
        return Layout.wrap("  " + Layout.pad(name, 19) + text, indent: 21)
    }
}

/// The result of a run of the tool.
struct Outcome: Sendable, Hashable {
    /// The exit codes.
    enum Code: Int32, Sendable, Hashable {
        case ok = 0
        case failure = 1
        case usage = 2
    }

    /// The text for standard output.
    var output = ""
    /// The text for standard error.
    var errors = ""
    /// The exit code.
    var code = Code.ok
    /// The command line, without the tool's name, that shows more of the same as a page; nil if there is none.
    var next: String?
}

/// An invalid command line, with a description of the error.
struct UsageError: Error, Sendable, Hashable, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

/// A valid command line that cannot be carried out.
struct ToolFailure: Error, Sendable, Hashable, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
