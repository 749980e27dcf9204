import Foundation

/// Goes through the members of a part as the part shows them: writes down what they say, or reads them. What is nil is left out
/// when it is written; the first member that cannot be read is the error, and the others keep what they say.
struct ContentMembers {
    /// Where the members are read; nil while they are written.
    private let node: ContentNode?
    private var written: [String: ContentValue] = [:]
    private var error: (any Error)?

    /// Writes members down.
    init() { node = nil }

    /// Reads members.
    init(_ node: ContentNode) { self.node = node }

    /// What was written.
    var value: ContentValue { .object(written) }

    /// - Throws: `DecodingError` for the first member that could not be read.
    func finish() throws { if let error { throw error } }

    /// A member of any kind.
    /// - Parameters:
    ///   - isOptional: whether it may be missing: `read` gets nil then.
    mutating func member(
        _ key: String, isOptional: Bool = false, write: () -> ContentValue?,
        read: (ContentNode?) throws -> Void
    ) {
        guard error == nil else { return }
        guard let node else { return written[key] = write() }
        do {
            try read(isOptional ? node.optional(key) : node.required(key))
        } catch {
            self.error = error
        }
    }

    // MARK: Values

    mutating func text(_ key: String, _ text: inout String) {
        member(key, write: { .string(text) }, read: { text = try $0?.text() ?? text })
    }
    mutating func text(_ key: String, _ text: inout String?) {
        member(
            key, isOptional: true, write: { text.map(ContentValue.string) }, read: { text = try $0?.text() })
    }
    mutating func flag(_ key: String, _ flag: inout Bool) {
        member(key, write: { .bool(flag) }, read: { flag = try $0?.flag() ?? flag })
    }
    mutating func flag(_ key: String, _ flag: inout Bool?) {
        member(key, isOptional: true, write: { flag.map(ContentValue.bool) }, read: { flag = try $0?.flag() })
    }
    mutating func integer(_ key: String, _ integer: inout Int?) {
        member(
            key, isOptional: true, write: { integer.map(ContentValue.int) },
            read: { integer = try $0?.integer() })
    }
    mutating func number(_ key: String, _ number: inout Double?) {
        member(
            key, isOptional: true, write: { number.map(ContentValue.double) },
            read: { number = try $0?.number() })
    }
    mutating func address(_ key: String, _ address: inout URL?) {
        member(
            key, isOptional: true, write: { (address?.absoluteString).map(ContentValue.string) },
            read: { address = try $0?.address() })
    }
    mutating func addresses(_ key: String, _ addresses: inout Set<URL>) {
        member(
            key, write: { .array(addresses.map(\.absoluteString).sorted().map(ContentValue.string)) },
            read: { node in addresses = Set(try node?.elements { try $0.address() } ?? []) })
    }
    mutating func addresses(_ key: String, _ addresses: inout [String: URL]?) {
        member(
            key, isOptional: true,
            write: { addresses.map { .object($0.mapValues { .string($0.absoluteString) }) } },
            read: { addresses = try $0?.members { try $0.address() } })
    }
    mutating func values(_ key: String, _ values: inout [String: ContentValue]) {
        member(key, write: { .object(values) }, read: { values = try $0?.members(\.value) ?? values })
    }

    // MARK: Words and parts

    mutating func word<Word: RawRepresentable>(_ key: String, _ word: inout Word)
    where Word.RawValue == String {
        member(key, write: { .string(word.rawValue) }, read: { word = try $0?.word() ?? word })
    }
    mutating func word<Word: RawRepresentable>(_ key: String, _ word: inout Word?)
    where Word.RawValue == String {
        member(
            key, isOptional: true, write: { (word?.rawValue).map(ContentValue.string) },
            read: { word = try $0?.word() })
    }
    mutating func part<Part: ContentPart>(_ key: String, _ part: inout Part) {
        member(key, write: { part.contentValue }, read: { part = try $0.map(Part.init) ?? part })
    }
    mutating func part<Part: ContentPart>(_ key: String, _ part: inout Part?) {
        member(
            key, isOptional: true, write: { part?.contentValue }, read: { part = try $0.map(Part.init) })
    }
    mutating func parts<Part: ContentPart>(_ key: String, _ parts: inout [Part]) {
        member(
            key, write: { ContentValue(parts: parts) },
            read: { parts = try $0?.elements(Part.init) ?? parts })
    }
    mutating func parts<Part: ContentPart>(_ key: String, _ parts: inout [String: Part]) {
        member(
            key, write: { ContentValue(parts: parts) },
            read: { parts = try $0?.members(Part.init) ?? parts })
    }
}

extension ContentValue {
    /// What parts say, in order.
    package init<Part: ContentPart>(parts: [Part]) {
        self = .array(parts.map(\.contentValue))
    }

    /// What parts say, by name.
    init<Part: ContentPart>(parts: [String: Part]) {
        self = .object(parts.mapValues(\.contentValue))
    }

    /// An object with one member.
    init(name: String, _ value: ContentValue) { self = .object([name: value]) }

    /// A case by its name, with those of its values that are not nil.
    package init(case name: String, _ texts: [(name: String, text: String?)] = []) {
        var values: [String: ContentValue] = [:]
        for (name, text) in texts { values[name] = text.map(ContentValue.string) }
        self.init(name: name, .object(values))
    }
}

/// A field of the neutral content, for reports.
public enum ContentField: String, Sendable, Hashable, Codable, CaseIterable {
    /// The part of `MessageContent` with this name.
    case layout, isImageOnly, header, body, graphic, buttons, clickEffect, autoClose, orientation, edge,
        themes, page
    /// The part of `MessageContent` with this name.
    case frame, motion, language, extras

    /// Whether a content says anything about the field. Every content has a layout.
    public func isPresent(in content: MessageContent) -> Bool {
        self == .layout || !isEqual(in: content, MessageContent(layout: content.layout))
    }

    /// Whether two contents say the same about the field.
    public func isEqual(in left: MessageContent, _ right: MessageContent) -> Bool {
        left[self] == right[self]
    }
}

/// A part of a message's content: what it says can be said in free-form data, and be read from such.
///
/// Parts are compared, hashed, encoded and decoded by that. Addresses are the same where their text is. Sendable; a value.
public protocol ContentPart: Sendable, Hashable, Codable {
    /// What the part says. Parts that say the same are equal.
    var contentValue: ContentValue { get }
    /// Reads a part.
    /// - Throws: `DecodingError`, with where, what was found and what was expected.
    init(_ node: ContentNode) throws
}

extension ContentPart {
    public static func == (left: Self, right: Self) -> Bool {
        left.contentValue == right.contentValue
    }

    public func hash(into hasher: inout Hasher) {
        contentValue.hash(into: &hasher)
    }

    public func encode(to encoder: any Encoder) throws {
        try contentValue.encode(to: encoder)
    }

    public init(from decoder: any Decoder) throws {
        try self.init(ContentNode(ContentValue(from: decoder), at: decoder.codingPath))
    }
}

/// A part that is a list of members, which is said once for writing and for reading.
protocol ContentRecord: ContentPart {
    /// Shows each member to what writes or reads them.
    mutating func show(to members: inout ContentMembers)
}

extension ContentRecord {
    /// What the members say.
    func written() -> ContentValue {
        var shown = self
        var members = ContentMembers()
        shown.show(to: &members)
        return members.value
    }

    /// Takes the members over from free-form data.
    mutating func read(_ node: ContentNode) throws {
        var members = ContentMembers(node)
        show(to: &members)
        try members.finish()
    }
}
