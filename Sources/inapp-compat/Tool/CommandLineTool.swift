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
    /// Command lines that work from the root of this package's repository.
    static var examples: [String] { get }
    /// Does it.
    static func run(_ arguments: Arguments, _ style: Style) async throws -> Outcome
}

/// The tool, as a function from command line to output. Nothing here touches the process.
@MainActor enum CommandLineTool {
    static let name = "inapp-compat"
    static let subcommands: [any Subcommand.Type] = [
        TourCommand.self, MatrixCommand.self, PlayCommand.self, InspectCommand.self, ContractsCommand.self,
    ]

    /// Runs a command line.
    /// - Parameters:
    ///   - words: the arguments without the tool's name.
    ///   - isTerminal: whether the output goes to a terminal.
    ///   - environment: looked at for `NO_COLOR`.
    static func run(_ words: [String], isTerminal: Bool, environment: [String: String]) async -> Outcome {
        guard let first = words.first, first != "--help", first != "-h", first != "help" else {
            return words.isEmpty ? usage("a subcommand is missing", nil) : Outcome(output: Help.tool)
        }
        guard let command = subcommands.first(where: { $0.name == first }) else {
            let kind = first.hasPrefix("-") ? "option" : "subcommand"
            return usage("unknown \(kind) \(first)", nil)
        }
        do {
            let arguments = try Arguments(
                Array(words.dropFirst()), options: command.options + [.noColor, .help])
            if arguments.has(.help) { return Outcome(output: Help.text(command)) }
            let style = Style(
                isTerminal: isTerminal, environment: environment, isRefused: arguments.has(.noColor))
            return try await command.run(arguments, style)
        } catch let error as UsageError {
            return usage(error.description, command.name)
        } catch {
            return Outcome(errors: "\(name) \(command.name): \(error)\n", code: .failure)
        }
    }

    private static func usage(_ mistake: String, _ command: String?) -> Outcome {
        let who = command.map { "\(name) \($0)" } ?? name
        return Outcome(errors: "\(who): \(mistake)\nTry: \(who) --help\n", code: .usage)
    }
}
