import Foundation

/// Visits the members of a part: writes their values, or reads them. Members that are nil are not written. The first
/// member that cannot be read is the error; the others keep their values.
struct ContentMembers {
    /// Where members are read from; nil while they are written.
    private let node: ContentNode?
    private var written: [String: ContentValue] = [:]
    private var error: (any Error)?

    /// Writes members.
    init() { node = nil }

    /// Reads members.
    init(_ node: ContentNode) { self.node = node }

    /// What was written.
    var value: ContentValue { .object(written) }

    /// - Throws: `DecodingError` for the first member that could not be read.
    func finish() throws { if let error { throw error } }

    /// A member of any kind.
    /// - Parameters:
    ///   - isOptional: whether it may be missing; `read` gets nil then.
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
    /// The parts as free-form data, in order.
    package init<Part: ContentPart>(parts: [Part]) {
        self = .array(parts.map(\.contentValue))
    }

    /// The parts as free-form data, by name.
    init<Part: ContentPart>(parts: [String: Part]) {
        self = .object(parts.mapValues(\.contentValue))
    }

    /// An object with one member.
    init(name: String, _ value: ContentValue) { self = .object([name: value]) }

    /// A case by its name, with its values that are not nil.
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

    /// Whether a content has a value for the field. Every content has a layout.
    public func isPresent(in content: MessageContent) -> Bool {
        self == .layout || !isEqual(in: content, MessageContent(layout: content.layout))
    }

    /// Whether two contents have equal values for the field.
    public func isEqual(in left: MessageContent, _ right: MessageContent) -> Bool {
        left[self] == right[self]
    }
}

/// A part of a message's content that can be written as free-form data and read from it.
///
/// Parts are compared, hashed, encoded and decoded in that form. URLs are equal if their texts are. Sendable; a
/// value.
public protocol ContentPart: Sendable, Hashable, Codable {
    /// The part as free-form data. Parts with equal data are equal.
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

/// A part that lists its members once, for writing and for reading.
protocol ContentRecord: ContentPart {
    /// Passes each member to the writer or reader.
    mutating func show(to members: inout ContentMembers)
}

extension ContentRecord {
    /// The members as free-form data.
    func written() -> ContentValue {
        var shown = self
        var members = ContentMembers()
        shown.show(to: &members)
        return members.value
    }

    /// Reads the members from free-form data.
    mutating func read(_ node: ContentNode) throws {
        var members = ContentMembers(node)
        show(to: &members)
        try members.finish()
    }
}
