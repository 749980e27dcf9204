/// The help texts, made from what the subcommands say of themselves.
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
        lines += entry("1", "something failed: a difference without explanation, a file that cannot be used")
        lines += entry("2", "the command line does not make sense")
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

    /// A command line, continued as shells have it where it is too long.
    private static func example(_ words: String) -> [String] {
        let lines = Layout.wrap("  \(words)", width: Layout.width - 2, indent: 4)
        return lines.dropLast().map { $0 + " \\" } + lines.suffix(1)
    }

    private static func entry(_ name: String, _ text: String) -> [String] {
        Layout.wrap("  " + Layout.pad(name, 19) + text, indent: 21)
    }
}
