import Foundation
public import InAppContracts

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// One of the things that the tool does.
@MainActor protocol Subcommand {
    /// The word that calls it.
    static var name: String { get }
    /// What it does, in one line.
    static var summary: String { get }
    /// What follows the word, as in `FILE.json`; empty where nothing does.
    static var operands: String { get }
    /// Its options, without those that every subcommand has.
    static var options: [Option] { get }
    /// More about it; each paragraph is one line.
    static var discussion: [String] { get }
    /// Command lines that work anywhere, with these shapes.
    static func examples(_ shapes: [ShapeKit]) -> [String]
    /// Does it, with the shapes of the tool.
    static func run(_ arguments: Arguments, _ shapes: [ShapeKit], _ style: Style) async throws -> Outcome
}

/// The command-line tool over a list of shapes: a program of three lines that has a shape of its own beside those
/// of this package is as good as `inapp-compat`.
///
/// Main actor, therefore Sendable.
@MainActor public struct CommandLineTool {
    /// What the program is called, for help and errors.
    public let name: String
    /// The shapes that it works on, in the order in which they are reported.
    public let shapes: [ShapeKit]

    static let subcommands: [any Subcommand.Type] = [
        TourCommand.self, MatrixCommand.self, PlayCommand.self, InspectCommand.self, ContractsCommand.self,
        EjectCommand.self,
    ]

    /// A tool with a name, over some shapes.
    public init(name: String, shapes: [ShapeKit]) {
        self.name = name
        self.shapes = shapes
    }

    /// Does what the process's arguments say, writes to its standard output and error, and ends it.
    public func main() async -> Never {
        let outcome = await run(
            Array(CommandLine.arguments.dropFirst()), isTerminal: isatty(STDOUT_FILENO) == 1,
            environment: ProcessInfo.processInfo.environment)
        FileHandle.standardOutput.write(Data(outcome.output.utf8))
        FileHandle.standardError.write(Data(outcome.errors.utf8))
        exit(outcome.code.rawValue)
    }

    /// Runs a command line. Nothing here touches the process.
    /// - Parameters:
    ///   - words: the arguments without the tool's name.
    ///   - isTerminal: whether the output goes to a terminal.
    ///   - environment: looked at for `NO_COLOR`.
    func run(_ words: [String], isTerminal: Bool, environment: [String: String]) async -> Outcome {
        guard let first = words.first, first != "--help", first != "-h", first != "help" else {
            return words.isEmpty ? usage("a subcommand is missing", nil) : Outcome(output: Help.tool(name))
        }
        guard let command = Self.subcommands.first(where: { $0.name == first }) else {
            let kind = first.hasPrefix("-") ? "option" : "subcommand"
            return usage("unknown \(kind) \(first)", nil)
        }
        do {
            let arguments = try Arguments(
                Array(words.dropFirst()), options: command.options + [.noColor, .help])
            if arguments.has(.help) { return Outcome(output: Help.text(command, self)) }
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
