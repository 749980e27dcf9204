public import JavaMachine

/// How an in-app message looks, and its page (rules, 4.1).
///
/// `@unchecked Sendable` is sound: it adds nothing to its base class.
public final class InAppMessageSettings: JavaStandIn, @unchecked Sendable {
    /// The page.
    public var content: String { text("getContent") }
    /// In percent of the screen's.
    public var width: Int { integer("getWidth") }
    /// In pixels; the largest number for none.
    public var maxWidth: Int {
        let width = integer("getMaxWidth")
        return width == Int(Int32.max) ? .max : width
    }
    /// In percent of the screen's.
    public var height: Int { integer("getHeight") }
    /// In percent of the screen's height.
    public var verticalInset: Int { integer("getVerticalInset") }
    /// In percent of the screen's width.
    public var horizontalInset: Int { integer("getHorizontalInset") }
    /// Where it stands from top to bottom.
    public var verticalAlignment: MessageAlignment {
        constant("getVerticalAlignment", "MessageAlignment") ?? .center
    }
    /// Where it stands from left to right.
    public var horizontalAlignment: MessageAlignment {
        constant("getHorizontalAlignment", "MessageAlignment") ?? .center
    }
    /// How it enters.
    public var displayAnimation: MessageAnimation {
        constant("getDisplayAnimation", "MessageAnimation") ?? .none
    }
    /// How it leaves.
    public var dismissAnimation: MessageAnimation {
        constant("getDismissAnimation", "MessageAnimation") ?? .none
    }
    /// The colour behind it, `#` and six digits.
    public var backdropColor: String { text("getBackdropColor") }
    /// From 0 to 1.
    public var backdropOpacity: Float { fraction("getBackdropOpacity") }
    /// The corners' radius.
    public var cornerRadius: Float { fraction("getCornerRadius") }
    /// Whether nothing else of the app can be used meanwhile.
    public var shouldTakeOverUi: Bool { flag("getShouldTakeOverUi") }
    /// Whether its height is its content's.
    public var fitToContent: Bool { flag("getFitToContent") }

    /// The files that stand for addresses.
    public var assetMap: [String: String] {
        let entries = map("getAssetMap").compactMap { key, value in
            value?.text.flatMap { text in key.text.map { ($0, text) } }
        }
        return Dictionary(entries) { first, _ in first }
    }

    /// The links that gestures stand for.
    public var gestureMap: [MessageGesture: String] {
        let entries = map("getGestureMap").compactMap { key, value -> (MessageGesture, String)? in
            let name = try? key.text("name")
            let gesture = MessageGesture.allCases.first { JavaConstant.name(of: $0) == name }
            return gesture.flatMap { gesture in value?.text.map { (gesture, $0) } }
        }
        return Dictionary(entries) { first, _ in first }
    }

    private func text(_ name: String) -> String { NativeCall.attempt(or: "") { try java.text(name) ?? "" } }
    private func integer(_ name: String) -> Int { NativeCall.attempt(or: 0) { try java.integer(name) } }
    private func fraction(_ name: String) -> Float { NativeCall.attempt(or: 0) { try java.fraction(name) } }
    private func flag(_ name: String) -> Bool { NativeCall.attempt(or: false) { try java.boolean(name) } }

    private func map(_ name: String) -> [(JavaObject, JavaObject?)] {
        NativeCall.attempt(or: []) { try java.object(name, "()Ljava/util/Map;")?.entries() ?? [] }
    }

    private func constant<Constant: CaseIterable>(_ name: String, _ type: String) -> Constant? {
        let found = NativeCall.attempt(or: nil) {
            try java.object(name, "()L\(Name.page)/InAppMessageSettings$\(type);")?.text("name")
        }
        return Constant.allCases.first { JavaConstant.name(of: $0) == found }
    }
}

/// Where a message stands. Sendable.
public enum MessageAlignment: Sendable, CaseIterable {
    /// In the middle.
    case center
    /// At an edge.
    case left, right, top, bottom
}

/// How a message moves. Sendable.
public enum MessageAnimation: Sendable, CaseIterable {
    /// At once.
    case none
    /// Over an edge.
    case left, right, top, bottom
    /// At once, too: there is no such animation.
    case center
    /// By its opacity.
    case fade
}

/// A gesture that a message can map to a link. The raw value is its name in payloads. Sendable.
public enum MessageGesture: String, Sendable, CaseIterable {
    /// A swipe.
    case swipeUp, swipeDown, swipeLeft, swipeRight
    /// A tap beside the message.
    case tapBackground
}
