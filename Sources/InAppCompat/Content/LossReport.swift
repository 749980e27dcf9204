public import InAppCore

/// The losses of a message that is translated from one vendor's SDK to another's, field by field.
///
/// It is computed from the result of the translation, so it is never wrong about it. Sendable.
public struct LossReport: Sendable, Hashable, Codable, CustomStringConvertible {
    /// What happened to a field.
    public enum Outcome: Sendable, Hashable, Codable {
        /// It was preserved.
        case preserved
        /// It was replaced by something similar; the text says what.
        case approximated(String)
        /// It was lost; the text says why.
        case dropped(String)
    }

    /// One field that the message has.
    public struct Entry: Sendable, Hashable, Codable {
        /// The field.
        public let field: ContentField
        /// What happened to it.
        public let outcome: Outcome
    }

    /// The name of the shape that the message comes from.
    public let source: String
    /// The name of the shape that it is translated to.
    public let target: String
    /// The fields that the message has, in the order of `ContentField`.
    public let entries: [Entry]
    /// The paths of values among the extras that only the source uses. The target carries them without using them, so
    /// they count as dropped although the extras are preserved.
    public let ignored: [String]

    /// Compares a content before and after a translation.
    /// - Parameters:
    ///   - source: the shape that the message comes from.
    ///   - target: the shape that it is translated to.
    ///   - original: the content in the source shape.
    ///   - ported: the content in the target shape.
    ///   - ignored: the paths of the extras that only the source uses.
    ///   - carries: whether the target expresses a missing field in another form.
    ///   - note: says how or why a field has changed.
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

    /// What happened to a field; nil for one that the message does not have.
    public subscript(_ field: ContentField) -> Outcome? {
        entries.first { $0.field == field }?.outcome
    }

    /// Whether everything was preserved.
    public var isLossless: Bool { ignored.isEmpty && entries.allSatisfy(\.outcome.isPreserved) }

    /// What happened to each field, and to the ignored extras, with their names.
    public var lines: [(name: String, outcome: Outcome)] {
        var lines: [(name: String, outcome: Outcome)] = []
        for entry in entries { lines.append((entry.field.rawValue, entry.outcome)) }
        let why = "only \(source) reads it; \(target) carries it and ignores it"
        for path in ignored { lines.append((path, .dropped(why))) }
        return lines
    }

    /// One line per field.
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

/// Imitating layouts on an SDK that only shows pages.
extension FrameContent {
    /// A frame that looks like the content's layout.
    public init(imitating content: MessageContent) {
        self.init()
        takesOver = content.layout != .banner
        switch content.layout {
        case .banner:
            height = 15
            vertical = content.edge == .top ? .top : .bottom
        case .modal:
            width = 85
            height = 60
            cornerRadius = 8
        case .fullScreen, .web, .control: break
        }
    }
}

extension MotionContent {
    /// The content's motion, with a default animation where it names none: the edge of a banner, else a fade.
    public init(imitating content: MessageContent) {
        self = content.motion
        let usual = content.layout == .banner ? (content.edge ?? .bottom).rawValue : "fade"
        if isEntryAnimated && entry == nil { entry = usual }
        if isExitAnimated && exit == nil { exit = usual }
    }
}
