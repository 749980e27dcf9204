public import Foundation

/// What a message loses on its way from one vendor's SDK to another's, field by field.
///
/// It is computed from what came out of the translation, so it cannot claim more than that. Sendable.
public struct LossReport: ContentPart, CustomStringConvertible {
    /// What became of a field.
    public enum Outcome: ContentPart {
        /// It came out as it went in.
        case preserved
        /// Something else stands in its place; the text says what.
        case approximated(String)
        /// It is gone; the text says why.
        case dropped(String)
    }

    /// One field that the message has.
    public struct Entry: ContentPart {
        /// The field.
        public let field: ContentField
        /// What became of it.
        public let outcome: Outcome
    }

    /// The shape that the message comes from, by name.
    public let source: String
    /// The shape that it goes to, by name.
    public let target: String
    /// The fields that the message has, in the order of `ContentField`.
    public let entries: [Entry]
    /// What the source keeps among the extras for itself, by path: the target carries it along and makes nothing of it,
    /// so it is dropped, although the extras come out as they went in.
    public let ignored: [String]

    /// Compares what went into a translation with what came out.
    /// - Parameters:
    ///   - original: the content as the source has it.
    ///   - ported: the content as the target has it.
    ///   - carries: whether the target says a field in another form, where the field itself is gone.
    ///   - ignored: what only the source reads among the extras, by path.
    ///   - note: says, for a field that changed, how or why.
    public init(
        from source: SDKShape, to target: SDKShape, original: MessageContent, ported: MessageContent,
        ignored: [String] = [], carries: (ContentField) -> Bool = { _ in false },
        note: (ContentField) -> String
    ) {
        self.source = source.name
        self.target = target.name
        self.ignored = ignored
        var entries: [Entry] = []
        for field in ContentField.allCases where field.isPresent(in: original) {
            var outcome = Outcome.preserved
            if !field.isEqual(in: original, ported) {
                let isThere = field.isPresent(in: ported) || carries(field)
                outcome = isThere ? .approximated(note(field)) : .dropped(note(field))
            }
            entries.append(Entry(field: field, outcome: outcome))
        }
        self.entries = entries
    }

    /// What became of a field; nil for one that the message does not have.
    public subscript(_ field: ContentField) -> Outcome? {
        entries.first { $0.field == field }?.outcome
    }

    /// Whether everything came out as it went in.
    public var isLossless: Bool { ignored.isEmpty && entries.allSatisfy(\.outcome.isPreserved) }

    /// What became of each field, and of what is ignored among the extras, with its name in words.
    public var lines: [(name: String, outcome: Outcome)] {
        var lines: [(name: String, outcome: Outcome)] = []
        for entry in entries { lines.append((entry.field.rawValue, entry.outcome)) }
        let why = "only \(source) reads it; \(target) carries it and ignores it"
        for path in ignored { lines.append((path, .dropped(why))) }
        return lines
    }

    /// A line a field.
    public var description: String {
        var text = "\(source) -> \(target)"
        for line in lines { text += "\n  \(line.name): \(line.outcome)" }
        return text
    }
}

extension LossReport.Outcome: CustomStringConvertible {
    fileprivate var isPreserved: Bool {
        if case .preserved = self { true } else { false }
    }

    public var description: String {
        switch self {
        case .preserved: "preserved"
        case .approximated(let how): "approximated (\(how))"
        case .dropped(let why): "dropped (\(why))"
        }
    }
}

/// A field of the neutral content, for reports.
public enum ContentField: String, Sendable, Hashable, Codable, CaseIterable {
    case layout, isImageOnly, header, body, graphic, buttons, clickEffect, autoClose, orientation, edge,
        themes, page
    case frame, motion, language, extras

    /// Whether a content says anything about the field. Every content has a layout.
    @inline(never) public func isPresent(in content: MessageContent) -> Bool {
        self == .layout || !isEqual(in: content, MessageContent(layout: content.layout))
    }

    /// Whether two contents say the same about the field.
    @inline(never) public func isEqual(in left: MessageContent, _ right: MessageContent) -> Bool {
        left[self] == right[self]
    }
}

/// How an adapter translates neutral content into its vendor's messages.
@MainActor public protocol ContentPort: Sendable {
    /// The shape that it translates for.
    static var shape: SDKShape { get }
    /// The messages of a payload of this shape, with their ids.
    /// - Throws: the model's error, naming the key path.
    static func messages(of json: Data) throws -> [(id: String, content: MessageContent)]
    /// The content that is left when `content` is made into a message of this shape and read back.
    static func port(_ content: MessageContent, id: String) -> MessageContent
    /// Whether `ported` says in another form what `original` says about a field that is gone.
    static func carries(_ field: ContentField, of original: MessageContent, in ported: MessageContent) -> Bool
    /// How or why a field changes on this shape.
    static func note(_ field: ContentField) -> String
    /// The keys of a content's extras where this shape keeps what only its SDK has. None, if not told otherwise.
    static var ownExtras: Set<String> { get }
}

extension ContentPort {
    public static var ownExtras: Set<String> { [] }

    public static func carries(
        _ field: ContentField, of original: MessageContent, in ported: MessageContent
    ) -> Bool { false }

    /// What a message of another shape loses when it is made into one of this.
    public static func lossReport(
        of content: MessageContent, from source: SDKShape, id: String = "port"
    ) -> LossReport {
        let ported = port(content, id: id)
        return LossReport(
            from: source, to: shape, original: content, ported: ported,
            carries: { carries($0, of: content, in: ported) }, note: note)
    }

    /// What a message of another shape loses when it is made into one of this. What the other shape keeps among the
    /// extras for itself, and this one does not read, is dropped.
    /// - Parameters:
    ///   - content: the content as the other shape has it.
    ///   - source: the other shape's port.
    public static func lossReport(
        of content: MessageContent, from source: any ContentPort.Type, id: String = "port"
    ) -> LossReport {
        var unread: [String] = []
        var original = content
        for key in source.shape == shape ? [] : source.ownExtras where !ownExtras.contains(key) {
            unread.append(key)
            original.extras[key] = nil
        }
        let ported = port(original, id: id)
        return LossReport(
            from: source.shape, to: shape, original: original, ported: ported,
            ignored: unread.inOrder { $0 }.flatMap { Self.paths(to: content.extras[$0], at: "extras.\($0)") },
            carries: { carries($0, of: original, in: ported) }, note: note)
    }

    /// The members of an object, by path; the value itself if it is none.
    @inline(never) private static func paths(to value: ContentValue?, at path: String) -> [String] {
        switch value {
        case nil: []
        case .object(let members): members.keys.inOrder { $0 }.map { "\(path).\($0)" }
        default: [path]
        }
    }
}
