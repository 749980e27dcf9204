import InAppContracts

/// An option of a subcommand.
struct Option: Sendable, Hashable {
    /// The name, with its dashes.
    let name: String
    /// The name of its value in the help; nil for a switch.
    let value: String?
    /// Its description.
    let about: String

    static let format = Option(
        name: "--format", value: "FORMAT",
        about: "text (for people), json or markdown; by default text")
    static let noColor = Option(name: "--no-color", value: nil, about: "no colours, even on a terminal")
    static let help = Option(name: "--help", value: nil, about: "show this help")
}

/// A parsed command line.
struct Arguments: Sendable, Hashable {
    /// The words that are not options, in order.
    private(set) var operands: [String] = []
    private var values: [String: String] = [:]
    private var switches: Set<String> = []

    /// Parses a command line.
    /// - Throws: `UsageError` for an option that is unknown, lacks its value, or is given twice.
    init(_ words: [String], options: [Option]) throws {
        let known = Dictionary(uniqueKeysWithValues: options.map { ($0.name, $0) })
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                operands += rest
                return
            }
            guard word.hasPrefix("-"), word != "-" else {
                operands.append(word)
                continue
            }
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
                String.init)
            let name = parts[0] == "-h" ? Option.help.name : parts[0]
            guard let option = known[name] else {
                throw UsageError("unknown option \(name)" + String.nearest(name, known.keys.sorted()))
            }
            let value = parts.count == 2 ? parts[1] : option.value == nil ? nil : rest.popFirst()
            try take(option, value)
        }
    }

    private mutating func take(_ option: Option, _ value: String?) throws {
        guard !has(option), values[option.name] == nil else {
            throw UsageError("\(option.name) is given twice")
        }
        guard let wanted = option.value else {
            guard value == nil else { throw UsageError("\(option.name) takes no value") }
            switches.insert(option.name)
            return
        }
        guard let value, !value.isEmpty else { throw UsageError("\(option.name) needs a value: \(wanted)") }
        values[option.name] = value
    }

    /// Whether a switch is given.
    func has(_ option: Option) -> Bool {
        switches.contains(option.name)
    }

    /// The value of an option; nil if it is not given.
    func value(_ option: Option) -> String? {
        values[option.name]
    }

    /// The meaning of an option's value in a table.
    func value<Meaning>(_ option: Option, among table: [String: Meaning]) throws -> Meaning? {
        guard let text = value(option) else { return nil }
        guard let meaning = table[text] else {
            throw Self.refusal(option, text, table.keys.sorted())
        }
        return meaning
    }

    /// The shape that an option names, among the given ones.
    func value(_ option: Option, among shapes: [ShapeKit]) throws -> ShapeKit? {
        try value(option, among: Dictionary(shapes.map { ($0.name, $0) }) { first, _ in first })
    }

    /// The shapes that an option names, separated by commas, among the given ones.
    func values(_ option: Option, among shapes: [ShapeKit]) throws -> [ShapeKit]? {
        try value(option)?.split(separator: ",").map { name in
            guard let kit = shapes.first(where: { $0.name == name }) else {
                throw Self.refusal(option, String(name), shapes.map(\.name).sorted())
            }
            return kit
        }
    }

    /// The error for a value that is not one of the allowed words. It suggests the most similar word, or lists all
    /// words.
    static func refusal(_ option: Option, _ text: String, _ words: [String]) -> UsageError {
        if let meant = NearestWord.of(text, among: words) {
            return UsageError("\(option.name) cannot be \(text). Did you mean \(meant)?")
        }
        return UsageError(
            "\(option.name) cannot be \(text): expected one of \(words.joined(separator: ", "))")
    }

    /// The only operand.
    func operand(_ what: String) throws -> String {
        guard let first = operands.first else { throw UsageError("\(what) is missing") }
        guard operands.count == 1 else { throw UsageError("unexpected argument \(operands[1])") }
        return first
    }

    /// Rejects operands.
    func noOperands() throws {
        if let stray = operands.first { throw UsageError("unexpected argument \(stray)") }
    }

    /// The output format.
    func format() throws -> Format {
        try value(.format, among: ["text": Format.text, "json": .json, "markdown": .markdown]) ?? .text
    }
}

extension String {
    /// The question whether the most similar word was meant; empty if no word is similar.
    static func nearest(_ text: String, _ words: [String]) -> String {
        let hint = NearestWord.hint(for: text, among: words)
        return hint.isEmpty ? "" : ".\(hint)"
    }
}

/// The formats of results.
enum Format: Sendable, Hashable {
    case text, json, markdown
}
