import AdobeAndroidJNI
public import JavaMachine

/// The page and appearance settings of an in-app message (rules, 4.1).
///
/// `@unchecked Sendable` is sound: it adds nothing to its base class.
public final class InAppMessageSettings: JavaStandIn, @unchecked Sendable {
    /// The page.
    public var content: String { text("getContent") ?? "" }
    /// The width in percent of the screen width.
    public var width: Int { integer("getWidth") }
    /// The maximum width in pixels; Java's largest `int` means no limit. Before core 3.4.0 there is none.
    public var maxWidth: Int {
        java.has("getMaxWidth", "()I") ? integer("getMaxWidth") : Int(Int32.max)
    }
    /// The height in percent of the screen height.
    public var height: Int { integer("getHeight") }
    /// The vertical inset in percent of the screen height.
    public var verticalInset: Int { integer("getVerticalInset") }
    /// The horizontal inset in percent of the screen width.
    public var horizontalInset: Int { integer("getHorizontalInset") }
    /// The vertical alignment.
    public var verticalAlignment: MessageAlignment {
        choice("getVerticalAlignment", "MessageAlignment") ?? .center
    }
    /// The horizontal alignment.
    public var horizontalAlignment: MessageAlignment {
        choice("getHorizontalAlignment", "MessageAlignment") ?? .center
    }
    /// The display animation.
    public var displayAnimation: MessageAnimation {
        choice("getDisplayAnimation", "MessageAnimation") ?? .none
    }
    /// The dismiss animation.
    public var dismissAnimation: MessageAnimation {
        choice("getDismissAnimation", "MessageAnimation") ?? .none
    }
    /// The backdrop colour, as `#` and six digits.
    public var backdropColor: String { text("getBackdropColor") ?? "" }
    /// The backdrop opacity, from 0 to 1.
    public var backdropOpacity: Float { fraction("getBackdropOpacity") }
    /// The corner radius.
    public var cornerRadius: Float { fraction("getCornerRadius") }
    /// Whether the rest of the app is blocked while it is displayed.
    public var shouldTakeOverUi: Bool { flag("getShouldTakeOverUi") }
    /// Whether its height is that of its content; never before core 3.4.0.
    public var fitToContent: Bool { java.has("getFitToContent", "()Z") && flag("getFitToContent") }

    /// The paths of cached files, by URL.
    public var assetMap: [String: String] {
        let entries = (map("getAssetMap") ?? []).compactMap { key, value in
            value?.text.flatMap { text in key.text.map { ($0, text) } }
        }
        return Dictionary(entries) { first, _ in first }
    }

    /// The links of gestures.
    public var gestureMap: [MessageGesture: String] {
        gestures("getGestureMap") ?? [:]
    }

    private func choice<Constant: CaseIterable>(_ getter: String, _ type: String) -> Constant? {
        constant(getter, "\(Name.page)/InAppMessageSettings$\(type)")
    }
}

/// The alignments of a message. Sendable.
public enum MessageAlignment: Sendable, CaseIterable {
    /// Centred.
    case center
    /// At an edge.
    case left, right, top, bottom
}

/// The animations of a message. Sendable.
public enum MessageAnimation: Sendable, CaseIterable {
    /// No animation.
    case none
    /// Over an edge.
    case left, right, top, bottom
    /// No animation, too: there is no such animation.
    case center
    /// Fading.
    case fade
}

/// A gesture that a message can map to a link. The raw value is its name in payloads. Sendable.
public enum MessageGesture: String, Sendable, CaseIterable {
    /// A swipe.
    case swipeUp, swipeDown, swipeLeft, swipeRight
    /// A tap outside the message.
    case tapBackground
}
