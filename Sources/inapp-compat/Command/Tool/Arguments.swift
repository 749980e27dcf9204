import InAppContracts

/// An option of a subcommand.
struct Option: Sendable, Hashable {
    /// The name, with its dashes.
    let name: String
    /// What its value is called in the help; nil for a switch.
    let value: String?
    /// What it is for.
    let about: String

    static let format = Option(
        name: "--format", value: "FORMAT",
        about: "text (as people read it), json or markdown; text if left out")
    static let noColor = Option(name: "--no-color", value: nil, about: "no colours, even on a terminal")
    static let help = Option(name: "--help", value: nil, about: "this text")
}

/// A command line, taken apart.
struct Arguments: Sendable, Hashable {
    /// What is no option, in order.
    private(set) var operands: [String] = []
    private var values: [String: String] = [:]
    private var switches: Set<String> = []

    /// Takes a command line apart.
    /// - Throws: `UsageError`, naming an option that is unknown, lacks its value, or is given twice.
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
            guard let option = known[name] else { throw UsageError("unknown option \(name)") }
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

    /// Whether a switch is there.
    func has(_ option: Option) -> Bool {
        switches.contains(option.name)
    }

    /// The value of an option, if it is there.
    func value(_ option: Option) -> String? {
        values[option.name]
    }

    /// The value of an option as one of a table's words.
    func value<Meaning>(_ option: Option, among table: [String: Meaning]) throws -> Meaning? {
        guard let text = value(option) else { return nil }
        guard let meaning = table[text] else {
            throw Self.refusal(option, text, table.keys.sorted())
        }
        return meaning
    }

    /// The value of an option as the name of one of some shapes.
    func value(_ option: Option, among shapes: [ShapeKit]) throws -> ShapeKit? {
        try value(option, among: Dictionary(shapes.map { ($0.shape.name, $0) }) { first, _ in first })
    }

    /// The value of an option as the names of some of these shapes, with commas between them.
    func values(_ option: Option, among shapes: [ShapeKit]) throws -> [ShapeKit]? {
        try value(option)?.split(separator: ",").map { name in
            guard let kit = shapes.first(where: { $0.shape.name == name }) else {
                throw Self.refusal(option, String(name), shapes.map(\.shape.name).sorted())
            }
            return kit
        }
    }

    /// Refuses a value that is none of some words: with the one that was meant, or else with all of them.
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

    /// Refuses operands.
    func noOperands() throws {
        if let stray = operands.first { throw UsageError("unexpected argument \(stray)") }
    }

    /// The output format.
    func format() throws -> Format {
        try value(.format, among: ["text": Format.text, "json": .json, "markdown": .markdown]) ?? .text
    }
}

/// How results are written.
enum Format: Sendable, Hashable {
    case text, json, markdown
}
