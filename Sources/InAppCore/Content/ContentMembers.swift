import Foundation

/// Goes through the members of a part as the part shows them: writes down what they say, or reads them. What is nil is left out
/// when it is written; the first member that cannot be read is the error, and the others keep what they say.
///
/// An app ships this and rarely runs it, so nothing of it is inlined, and what is generic is there once.
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
    @inline(never) func finish() throws { if let error { throw error } }

    /// A member of any kind.
    /// - Parameters:
    ///   - isOptional: whether it may be missing: `read` gets nil then.
    @inline(never) mutating func member(
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

    @inline(never) mutating func text(_ key: String, _ text: inout String) {
        member(key, write: { .string(text) }, read: { text = try $0?.text() ?? text })
    }
    @inline(never) mutating func text(_ key: String, _ text: inout String?) {
        member(
            key, isOptional: true, write: { text.map(ContentValue.string) }, read: { text = try $0?.text() })
    }
    @inline(never) mutating func flag(_ key: String, _ flag: inout Bool) {
        member(key, write: { .bool(flag) }, read: { flag = try $0?.flag() ?? flag })
    }
    @inline(never) mutating func flag(_ key: String, _ flag: inout Bool?) {
        member(key, isOptional: true, write: { flag.map(ContentValue.bool) }, read: { flag = try $0?.flag() })
    }
    @inline(never) mutating func integer(_ key: String, _ integer: inout Int?) {
        member(
            key, isOptional: true, write: { integer.map(ContentValue.int) },
            read: { integer = try $0?.integer() })
    }
    @inline(never) mutating func number(_ key: String, _ number: inout Double?) {
        member(
            key, isOptional: true, write: { number.map(ContentValue.double) },
            read: { number = try $0?.number() })
    }
    @inline(never) mutating func address(_ key: String, _ address: inout URL?) {
        member(
            key, isOptional: true, write: { (address?.absoluteString).map(ContentValue.string) },
            read: { address = try $0?.address() })
    }
    @inline(never) mutating func addresses(_ key: String, _ addresses: inout Set<URL>) {
        member(
            key, write: { .array(addresses.map(\.absoluteString).inOrder { $0 }.map(ContentValue.string)) },
            read: { node in addresses = (try node?.elements { try $0.address() } ?? []).asSet() })
    }
    @inline(never) mutating func addresses(_ key: String, _ addresses: inout [String: URL]?) {
        member(
            key, isOptional: true,
            write: { addresses.map { .object($0.mapValues { .string($0.absoluteString) }) } },
            read: { addresses = try $0?.members { try $0.address() } })
    }
    @inline(never) mutating func values(_ key: String, _ values: inout [String: ContentValue]) {
        member(key, write: { .object(values) }, read: { values = try $0?.members(\.value) ?? values })
    }

    // MARK: Words and parts

    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    mutating func word<Word: RawRepresentable>(_ key: String, _ word: inout Word)
    where Word.RawValue == String {
        member(key, write: { .string(word.rawValue) }, read: { word = try $0?.word() ?? word })
    }
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    mutating func word<Word: RawRepresentable>(_ key: String, _ word: inout Word?)
    where Word.RawValue == String {
        member(
            key, isOptional: true, write: { (word?.rawValue).map(ContentValue.string) },
            read: { word = try $0?.word() })
    }
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    mutating func part<Part: ContentPart>(_ key: String, _ part: inout Part) {
        member(key, write: { part.contentValue }, read: { part = try $0.map(Part.init) ?? part })
    }
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    mutating func part<Part: ContentPart>(_ key: String, _ part: inout Part?) {
        member(
            key, isOptional: true, write: { part?.contentValue }, read: { part = try $0.map(Part.init) })
    }
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    mutating func parts<Part: ContentPart>(_ key: String, _ parts: inout [Part]) {
        member(
            key, write: { ContentValue(parts: parts) },
            read: { parts = try $0?.elements(Part.init) ?? parts })
    }
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    mutating func parts<Part: ContentPart>(_ key: String, _ parts: inout [String: Part]) {
        member(
            key, write: { ContentValue(parts: parts) },
            read: { parts = try $0?.members(Part.init) ?? parts })
    }
}

extension ContentValue {
    /// What parts say, in order.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    package init<Part: ContentPart>(parts: [Part]) {
        self = .array(parts.map(\.contentValue))
    }

    /// What parts say, by name.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    init<Part: ContentPart>(parts: [String: Part]) {
        self = .object(parts.mapValues(\.contentValue))
    }

    /// An object with one member.
    @inline(never) init(name: String, _ value: ContentValue) { self = .object([name: value]) }

    /// A case by its name, with those of its values that are not nil.
    @inline(never) package init(case name: String, _ texts: [(name: String, text: String?)] = []) {
        var values: [String: ContentValue] = [:]
        for (name, text) in texts { values[name] = text.map(ContentValue.string) }
        self.init(name: name, .object(values))
    }
}
