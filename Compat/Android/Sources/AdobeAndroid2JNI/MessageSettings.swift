import AdobeAndroidJNI
public import JavaMachine

/// The appearance settings of a message: a bean whose values can be set at any time (rules, section 4). Any thread.
///
/// `@unchecked Sendable` is sound: it adds nothing to its base class.
public final class MessageSettings: JavaStandIn, @unchecked Sendable {
    /// The width in percent of the screen width.
    public func getWidth() -> Int { integer("getWidth") }
    /// Sets the value of `getWidth()`.
    public func setWidth(_ width: Int) { set("setWidth", "I", .integer(width)) }

    /// The height in percent of the screen height.
    public func getHeight() -> Int { integer("getHeight") }
    /// Sets the value of `getHeight()`.
    public func setHeight(_ height: Int) { set("setHeight", "I", .integer(height)) }

    /// The vertical alignment.
    public func getVerticalAlign() -> MessageAlignment? { constant("getVerticalAlign") }
    /// Sets the value of `getVerticalAlign()`.
    public func setVerticalAlign(_ verticalAlign: MessageAlignment?) {
        set("setVerticalAlign", verticalAlign)
    }

    /// The horizontal alignment.
    public func getHorizontalAlign() -> MessageAlignment? { constant("getHorizontalAlign") }
    /// Sets the value of `getHorizontalAlign()`.
    public func setHorizontalAlign(_ horizontalAlign: MessageAlignment?) {
        set("setHorizontalAlign", horizontalAlign)
    }

    /// The distance from the top or bottom edge, in percent.
    public func getVerticalInset() -> Int { integer("getVerticalInset") }
    /// Sets the value of `getVerticalInset()`.
    public func setVerticalInset(_ verticalInset: Int) {
        set("setVerticalInset", "I", .integer(verticalInset))
    }

    /// The distance from the left or right edge, in percent.
    public func getHorizontalInset() -> Int { integer("getHorizontalInset") }
    /// Sets the value of `getHorizontalInset()`.
    public func setHorizontalInset(_ horizontalInset: Int) {
        set("setHorizontalInset", "I", .integer(horizontalInset))
    }

    /// Whether a backdrop blocks touches to the app.
    public func getUITakeover() -> Bool { flag("getUITakeover") }
    /// Sets the value of `getUITakeover()`.
    public func setUiTakeover(_ uiTakeover: Bool) { set("setUiTakeover", "Z", .boolean(uiTakeover)) }

    /// The display animation.
    public func getDisplayAnimation() -> MessageAnimation? { constant("getDisplayAnimation") }
    /// Sets the value of `getDisplayAnimation()`.
    public func setDisplayAnimation(_ displayAnimation: MessageAnimation?) {
        set("setDisplayAnimation", displayAnimation)
    }

    /// The dismiss animation.
    public func getDismissAnimation() -> MessageAnimation? { constant("getDismissAnimation") }
    /// Sets the value of `getDismissAnimation()`.
    public func setDismissAnimation(_ dismissAnimation: MessageAnimation?) {
        set("setDismissAnimation", dismissAnimation)
    }

    /// The backdrop colour, as `#RRGGBB`.
    public func getBackdropColor() -> String? { text("getBackdropColor") }
    /// Sets the value of `getBackdropColor()`.
    public func setBackdropColor(_ backdropColor: String?) {
        set("setBackdropColor", "Ljava/lang/String;", try .text(backdropColor))
    }

    /// The backdrop opacity, from 0 to 1.
    public func getBackdropOpacity() -> Float { fraction("getBackdropOpacity") }
    /// Sets the value of `getBackdropOpacity()`.
    public func setBackdropOpacity(_ backdropOpacity: Float) {
        set("setBackdropOpacity", "F", .fraction(backdropOpacity))
    }

    /// The corner radius.
    public func getCornerRadius() -> Float { fraction("getCornerRadius") }
    /// Sets the value of `getCornerRadius()`.
    public func setCornerRadius(_ cornerRadius: Float) {
        set("setCornerRadius", "F", .fraction(cornerRadius))
    }

    /// The links of gestures.
    public func getGestures() -> [MessageGesture: String]? { gestures("getGestures") }
    /// Sets the links of gestures; they replace the earlier ones.
    public func setGestures(_ gestures: [MessageGesture: String]?) {
        set("setGestures", "Ljava/util/Map;", .object(try gestures.map(Self.map)))
    }

    private static func map(_ gestures: [MessageGesture: String]) throws -> JavaObject {
        let map = try JavaClass.named("java/util/HashMap").make()
        for (gesture, link) in gestures {
            let key = try JavaConstant.object(
                JavaConstant.name(of: gesture), of: "\(Name.settings)$MessageGesture")
            _ = try map.object(
                "put", "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;", .object(key), .text(link))
        }
        return map
    }

    private func constant<Constant: CaseIterable>(_ getter: String) -> Constant? {
        constant(getter, "\(Name.settings)$\(Constant.self)")
    }

    private func set<Constant: CaseIterable>(_ setter: String, _ constant: Constant?) {
        let type = "\(Name.settings)$\(Constant.self)"
        set(
            setter, Name.type(type),
            .object(try constant.flatMap { try JavaConstant.object(JavaConstant.name(of: $0), of: type) }))
    }
}

/// The edge or centre that a message is aligned with. Sendable.
public enum MessageAlignment: String, Sendable, CaseIterable {
    /// Centred.
    case center = "CENTER"
    /// At an edge.
    case left = "LEFT", right = "RIGHT", top = "TOP", bottom = "BOTTOM"
}

/// How a message enters or leaves the screen. Sendable.
public enum MessageAnimation: String, Sendable, CaseIterable {
    /// No animation.
    case none = "NONE"
    /// Over an edge.
    case left = "LEFT", right = "RIGHT", top = "TOP", bottom = "BOTTOM"
    /// Growing from the centre.
    case center = "CENTER"
    /// Fading.
    case fade = "FADE"
}

/// A gesture that a message can map to a link. The raw value is its name in payloads. Sendable.
public enum MessageGesture: String, Sendable, CaseIterable {
    /// A swipe.
    case swipeUp, swipeDown, swipeLeft, swipeRight
    /// A tap outside the message (A2-087).
    case backgroundTap = "tapBackground"

    /// The name in payloads.
    public func toString() -> String { rawValue }

    /// The gesture with a name; nil for any other text.
    public static func get(_ name: String) -> MessageGesture? { MessageGesture(rawValue: name) }
}
