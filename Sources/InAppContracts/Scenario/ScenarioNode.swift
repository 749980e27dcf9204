import Foundation
import InAppCompat

/// A value in a scenario's JSON, with its key path.
struct ScenarioNode {
    let value: ContentValue
    let path: String
    /// Keys of the object that were already read and removed from it. Errors list them as known keys.
    private let taken: Set<String>

    init(_ value: ContentValue, at path: String = "", taken: Set<String> = []) {
        self.value = value
        self.path = path
        self.taken = taken
    }

    func error(_ code: ScenarioError.Code, _ explanation: String) -> ScenarioError {
        ScenarioError(code, at: path, explanation)
    }

    /// The error for a value that is not what it should be.
    func unexpected(_ expected: String, _ code: ScenarioError.Code = .wrongType) -> ScenarioError {
        error(code, "found \(value.summary), expected \(expected).")
    }

    /// The error for an unknown word, with the known word that was probably meant.
    func unexpected(outOf words: some Collection<String>) -> ScenarioError {
        let text = value.string ?? ""
        return error(
            .invalidValue,
            "found \(value.summary), expected one of \(words.sorted().joined(separator: ", "))."
                + NearestWord.hint(for: text, among: words))
    }

    // MARK: Members

    private func join(_ key: String) -> String {
        path.isEmpty ? key : "\(path).\(key)"
    }

    func members() throws -> [String: ContentValue] {
        guard case .object(let members) = value else { throw unexpected("an object") }
        return members
    }

    /// The member of a key; nil when it is absent or null.
    func optional(_ key: String) throws -> ScenarioNode? {
        guard let member = try members()[key], member != .null else { return nil }
        return ScenarioNode(member, at: join(key))
    }

    func required(_ key: String, _ expected: String) throws -> ScenarioNode {
        guard let node = try optional(key) else {
            throw ScenarioError(.missing, at: join(key), "missing, expected \(expected).")
        }
        return node
    }

    /// Throws for unknown keys, so that a misspelt key is not ignored.
    func allow(only keys: Set<String>) throws {
        guard let stranger = try members().keys.filter({ !keys.contains($0) }).min() else { return }
        let known = keys.union(taken)
        throw ScenarioError(
            .unknownKey, at: join(stranger),
            "unknown key; known are \(known.sorted().joined(separator: ", "))."
                + NearestWord.hint(for: stranger, among: known))
    }

    /// The members as nodes, in the order of their keys.
    func sortedMembers() throws -> [(key: String, node: ScenarioNode)] {
        try members().sorted { $0.key < $1.key }.map { ($0.key, ScenarioNode($0.value, at: join($0.key))) }
    }

    func elements() throws -> [ScenarioNode] {
        guard case .array(let values) = value else { throw unexpected("an array") }
        return values.enumerated().map { ScenarioNode($1, at: "\(path)[\($0)]") }
    }

    /// The elements of an array; for any other value, that value alone.
    func elementsOrSelf() throws -> [ScenarioNode] {
        if case .array = value { try elements() } else { [self] }
    }

    // MARK: Values

    func string() throws -> String {
        guard case .string(let text) = value else { throw unexpected("a string") }
        return text
    }

    func bool() throws -> Bool {
        guard case .bool(let flag) = value else { throw unexpected("true or false") }
        return flag
    }

    func count() throws -> Int {
        guard case .int(let number) = value else { throw unexpected("a whole number") }
        guard number > 0 else { throw unexpected("a whole number above 0", .invalidValue) }
        return number
    }

    /// A number that is neither negative nor infinite.
    func measure() throws -> Double {
        let number: Double
        switch value {
        case .int(let value): number = Double(value)
        case .double(let value): number = value
        default: throw unexpected("a number")
        }
        guard number >= 0, number.isFinite else { throw unexpected("a number, 0 or more", .invalidValue) }
        return number
    }

    /// The meaning of the value, which is one of the words of a table.
    /// - Parameter lack: the error's text for an empty table, as a sentence without its full stop.
    func word<Meaning>(_ table: [String: Meaning], lack: String = "nothing is known here") throws -> Meaning {
        let text = try string()
        guard let meaning = table[text] else {
            guard !table.isEmpty else { throw error(.invalidValue, "found \(value.summary), but \(lack).") }
            throw unexpected(outOf: table.keys)
        }
        return meaning
    }

    /// A case of an enumeration, by its raw value.
    func word<Word: RawRepresentable & CaseIterable>(_ type: Word.Type) throws -> Word
    where Word.RawValue == String {
        try word(Dictionary(uniqueKeysWithValues: Word.allCases.map { ($0.rawValue, $0) }))
    }
}

extension ContentValue {
    /// The value in short form, for errors.
    var summary: String {
        switch self {
        case .null: "null"
        case .bool(let value): "\(value)"
        case .int(let value): "\(value)"
        case .double(let value): "\(value)"
        case .string(let value): value.count > 40 ? "\"\(value.prefix(40))…\"" : "\"\(value)\""
        case .array(let values): "an array of \(values.count)"
        case .object(let values): "an object with \(values.count) keys"
        }
    }
}

/// The error for a scenario that cannot be read or run.
public struct ScenarioError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The kind of error. Extensible: compare with the well-known values, expect others.
    public struct Code: Sendable, Hashable, CustomStringConvertible {
        /// The name of the code.
        public let name: String

        /// Names a code of your own.
        public init(_ name: String) {
            self.name = name
        }

        /// The text is not JSON.
        public static let notJSON = Code("notJSON")
        /// A required value is missing.
        public static let missing = Code("missing")
        /// A value is of another JSON type.
        public static let wrongType = Code("wrongType")
        /// A value has the right type but is not one of the allowed values.
        public static let invalidValue = Code("invalidValue")
        /// A key is unknown.
        public static let unknownKey = Code("unknownKey")
        /// The scenario is for another shape.
        public static let wrongShape = Code("wrongShape")
        /// The delegate is not one of the shape's.
        public static let wrongDelegate = Code("wrongDelegate")
        /// The scenario is for real time, but it was to be played in virtual time.
        public static let wrongTime = Code("wrongTime")
        /// A step could not be carried out.
        public static let stepFailed = Code("stepFailed")
        /// The delegate was not called as a step of the scenario expects.
        public static let notAsExpected = Code("notAsExpected")
        /// A virtual stage gave up, because its jobs schedule one another endlessly.
        public static let endless = Code("endless")

        /// The name of the code.
        public var description: String { name }
    }

    /// The kind of error.
    public let code: Code
    /// The key path in the scenario, such as `steps[2].trigger`; empty for the scenario as a whole.
    public let keyPath: String
    /// What was found and what was expected, in a sentence.
    public let explanation: String

    /// Describes an error.
    public init(_ code: Code, at keyPath: String, _ explanation: String) {
        self.code = code
        self.keyPath = keyPath
        self.explanation = explanation
    }

    /// The key path, and what is wrong there.
    public var description: String {
        (keyPath.isEmpty ? "the scenario" : keyPath) + ": " + explanation
    }
}

/// Reads and writes JSON and keeps the difference between `1` and `1.0`, which payload decoders see.
extension ContentValue {
    /// Parses JSON text.
    /// - Throws: `ScenarioError.Code.notJSON`.
    init(jsonText data: Data) throws {
        let object: Any
        do {
            object = try JSONSerialization.jsonObject(with: data, options: [.fragmentsAllowed])
        } catch {
            throw ScenarioError(.notJSON, at: "", "\(data.count) bytes that are not JSON.")
        }
        guard let value = ContentValue(foundationValue: object) else {
            throw ScenarioError(.notJSON, at: "", "a value that JSON cannot express.")
        }
        self = value
    }

    /// The value as JSON text on one line, keys sorted. Infinite numbers and NaN become null.
    var jsonText: String {
        switch self {
        case .null: "null"
        case .bool(let value): "\(value)"
        case .int(let value): "\(value)"
        case .double(let value): value.isFinite ? "\(value)" : "null"
        case .string(let value): Self.quoted(value)
        case .array(let values): "[" + values.map(\.jsonText).joined(separator: ",") + "]"
        case .object(let values):
            "{"
                + values.sorted { $0.key < $1.key }.map { Self.quoted($0.key) + ":" + $0.value.jsonText }
                .joined(separator: ",") + "}"
        }
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case ..<" ": result += "\\u" + String(format: "%04x", scalar.value)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
