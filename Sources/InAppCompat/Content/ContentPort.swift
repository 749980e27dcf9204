public import Foundation
public import InAppCore

/// How an adapter translates neutral content into its vendor's messages.
@MainActor public protocol ContentPort: Sendable {
    /// The shape that it translates to.
    static var shape: SDKShape { get }
    /// The messages of a payload of this shape, with their ids.
    /// - Throws: the model's error, naming the key path.
    static func messages(of json: Data) throws -> [(id: String, content: MessageContent)]
    /// The content that results when `content` is made into a message of this shape and read back.
    static func port(_ content: MessageContent, id: String) -> MessageContent
    /// Whether `ported` expresses in another form a field of `original` that it does not have.
    static func carries(_ field: ContentField, of original: MessageContent, in ported: MessageContent) -> Bool
    /// How or why a field changes on this shape.
    static func note(_ field: ContentField) -> String
    /// The keys of a content's extras under which this shape stores values that only its SDK uses. Default: none.
    static var ownExtras: Set<String> { get }
}

extension ContentPort {
    public static var ownExtras: Set<String> { [] }

    public static func carries(
        _ field: ContentField, of original: MessageContent, in ported: MessageContent
    ) -> Bool { false }

    /// The losses of a message of another shape when it is translated to this one.
    public static func lossReport(
        of content: MessageContent, from source: SDKShape, id: String = "port"
    ) -> LossReport {
        let ported = port(content, id: id)
        return LossReport(
            from: source, to: shape, original: content, ported: ported,
            carries: { carries($0, of: content, in: ported) }, note: note)
    }

    /// The losses of a message of another shape when it is translated to this one. Extras that only the other shape
    /// uses count as dropped.
    /// - Parameters:
    ///   - content: the content as the other shape has it.
    ///   - source: the other shape's port.
    ///   - id: the message's id in the other shape.
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
            ignored: unread.sorted().flatMap { Self.paths(to: content.extras[$0], at: "extras.\($0)") },
            carries: { carries($0, of: original, in: ported) }, note: note)
    }

    /// The paths of an object's members; for any other value its own path.
    private static func paths(to value: ContentValue?, at path: String) -> [String] {
        switch value {
        case nil: []
        case .object(let members): members.keys.sorted().map { "\(path).\($0)" }
        default: [path]
        }
    }
}

/// Applies changes of a message's appearance, for delegates that change the SDK's own settings. Only changed values
/// are applied, so that values which those settings cannot express are kept.
extension FrameContent {
    /// Applies the differences between two frames.
    public mutating func take(changesFrom old: FrameContent, to new: FrameContent) {
        take(\.width, old, new)
        take(\.maximumWidth, old, new)
        take(\.height, old, new)
        take(\.isFittedToContent, old, new)
        take(\.vertical, old, new)
        take(\.verticalInset, old, new)
        take(\.horizontal, old, new)
        take(\.horizontalInset, old, new)
        take(\.cornerRadius, old, new)
        take(\.takesOver, old, new)
        take(\.backdropColor, old, new)
        take(\.backdropOpacity, old, new)
        take(\.gestures, old, new)
    }

    /// Shared by all members.
    private mutating func take<Value: Equatable>(
        _ part: WritableKeyPath<FrameContent, Value>, _ old: FrameContent, _ new: FrameContent
    ) {
        if old[keyPath: part] != new[keyPath: part] { self[keyPath: part] = new[keyPath: part] }
    }
}

extension MotionContent {
    /// Applies the differences between two motions.
    public mutating func take(changesFrom old: MotionContent, to new: MotionContent) {
        if (old.entry, old.isEntryAnimated) != (new.entry, new.isEntryAnimated) {
            isEntryAnimated = new.isEntryAnimated
            if isEntryAnimated { entry = new.entry }
        }
        if (old.exit, old.isExitAnimated) != (new.exit, new.isExitAnimated) {
            isExitAnimated = new.isExitAnimated
            if isExitAnimated { exit = new.exit }
        }
    }
}

extension MessageContent {
    /// Applies the differences in frame and motion between two contents. A message without a frame gets a frame that
    /// imitates its layout.
    public mutating func take(looksFrom old: MessageContent, to new: MessageContent) {
        motion.take(changesFrom: old.motion, to: new.motion)
        guard !ContentField.frame.isEqual(in: new, old) else { return }
        var frame = frame ?? FrameContent(imitating: self)
        frame.take(changesFrom: old.frameOrOpen, to: new.frameOrOpen)
        self.frame = frame
    }

    /// The frame, or one that leaves everything to the vendor.
    private var frameOrOpen: FrameContent { frame ?? FrameContent() }
}
