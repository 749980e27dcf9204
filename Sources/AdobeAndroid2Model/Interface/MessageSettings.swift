import PlatformStandIns

/// How a message looks, where it is placed and how it is animated: a bean whose values can be set at any time (rules,
/// section 4). Any thread: every value is protected by a lock.
public final class MessageSettings {
    /// The values, as one struct.
    private struct Values {
        var parent: Any?
        var width: Int = 0
        var height: Int = 0
        var verticalAlign: MessageAlignment?
        var horizontalAlign: MessageAlignment?
        var verticalInset: Int = 0
        var horizontalInset: Int = 0
        var uiTakeover: Bool = false
        var displayAnimation: MessageAnimation?
        var dismissAnimation: MessageAnimation?
        var backdropColor: String?
        var backdropOpacity: Float = 0
        var cornerRadius: Float = 0
        var gestures: [MessageGesture: String]?
        var hasUnknownGesture = false
    }

    private let values = Locked(Values())

    /// Makes settings with the bean's defaults: null, zero and false.
    public init() {}

    /// The gesture mapping at one moment. Sendable; a value.
    struct Gestures: Sendable {
        let behaviours: [MessageGesture: String]
        /// Whether swipes are recognised: as soon as the map is not empty, even if it contains only an unknown gesture
        /// (A2-085, A2-088).
        let detectsSwipes: Bool
    }

    /// The current gesture mapping.
    var currentGestures: Gestures {
        values.withLock { values in
            let behaviours = values.gestures ?? [:]
            return Gestures(
                behaviours: behaviours, detectsSwipes: values.hasUnknownGesture || !behaviours.isEmpty)
        }
    }

    /// Stands for the null key that an unknown gesture of a payload leaves in the map (A2-088).
    func addUnknownGesture() {
        values.withLock { $0.hasUnknownGesture = true }
    }

    /// The owner of the settings: the `Message` of a campaign.
    public func getParent() -> Any? { values.withLock { $0.parent } }

    /// Sets the owner of the settings.
    /// - Parameter parent: held strongly.
    public func setParent(_ parent: Any?) { values.set(\.parent, parent) }

    /// The width in percent of the screen width.
    public func getWidth() -> Int { values.withLock { $0.width } }

    /// Sets the value of `getWidth()`.
    public func setWidth(_ width: Int) { values.withLock { $0.width = width } }

    /// The height in percent of the screen height.
    public func getHeight() -> Int { values.withLock { $0.height } }

    /// Sets the value of `getHeight()`.
    public func setHeight(_ height: Int) { values.withLock { $0.height = height } }

    /// The vertical alignment of the message.
    public func getVerticalAlign() -> MessageAlignment? { values.withLock { $0.verticalAlign } }

    /// Sets the value of `getVerticalAlign()`.
    public func setVerticalAlign(_ verticalAlign: MessageAlignment?) {
        values.withLock { $0.verticalAlign = verticalAlign }
    }

    /// The horizontal alignment of the message.
    public func getHorizontalAlign() -> MessageAlignment? { values.withLock { $0.horizontalAlign } }

    /// Sets the value of `getHorizontalAlign()`.
    public func setHorizontalAlign(_ horizontalAlign: MessageAlignment?) {
        values.withLock { $0.horizontalAlign = horizontalAlign }
    }

    /// The distance from the top or bottom edge, in percent.
    public func getVerticalInset() -> Int { values.withLock { $0.verticalInset } }

    /// Sets the value of `getVerticalInset()`.
    public func setVerticalInset(_ verticalInset: Int) {
        values.withLock { $0.verticalInset = verticalInset }
    }

    /// The distance from the left or right edge, in percent.
    public func getHorizontalInset() -> Int { values.withLock { $0.horizontalInset } }

    /// Sets the value of `getHorizontalInset()`.
    public func setHorizontalInset(_ horizontalInset: Int) {
        values.withLock { $0.horizontalInset = horizontalInset }
    }

    /// Whether a backdrop blocks touches to the app.
    public func getUITakeover() -> Bool { values.withLock { $0.uiTakeover } }

    /// Sets the value of `getUITakeover()`.
    public func setUiTakeover(_ uiTakeover: Bool) { values.withLock { $0.uiTakeover = uiTakeover } }

    /// The display animation; without one nothing is visible (A2-105).
    public func getDisplayAnimation() -> MessageAnimation? { values.withLock { $0.displayAnimation } }

    /// Sets the value of `getDisplayAnimation()`.
    public func setDisplayAnimation(_ displayAnimation: MessageAnimation?) {
        values.withLock { $0.displayAnimation = displayAnimation }
    }

    /// The dismiss animation; without one the message leaves at once (A2-105).
    public func getDismissAnimation() -> MessageAnimation? { values.withLock { $0.dismissAnimation } }

    /// Sets the value of `getDismissAnimation()`.
    public func setDismissAnimation(_ dismissAnimation: MessageAnimation?) {
        values.withLock { $0.dismissAnimation = dismissAnimation }
    }

    /// The backdrop's colour, as `#RRGGBB`.
    public func getBackdropColor() -> String? { values.withLock { $0.backdropColor } }

    /// Sets the value of `getBackdropColor()`.
    public func setBackdropColor(_ backdropColor: String?) {
        values.withLock { $0.backdropColor = backdropColor }
    }

    /// The backdrop's opacity, from 0 to 1.
    public func getBackdropOpacity() -> Float { values.withLock { $0.backdropOpacity } }

    /// Sets the value of `getBackdropOpacity()`.
    public func setBackdropOpacity(_ backdropOpacity: Float) {
        values.withLock { $0.backdropOpacity = backdropOpacity }
    }

    /// The corner radius.
    public func getCornerRadius() -> Float { values.withLock { $0.cornerRadius } }

    /// Sets the value of `getCornerRadius()`.
    public func setCornerRadius(_ cornerRadius: Float) { values.withLock { $0.cornerRadius = cornerRadius } }

    /// The gesture mapping: the behaviour, a URL, by gesture.
    public func getGestures() -> [MessageGesture: String]? { values.withLock { $0.gestures } }

    /// Sets the gesture mapping.
    /// - Parameter gestures: the new mapping; it replaces the old one.
    public func setGestures(_ gestures: [MessageGesture: String]?) {
        values.withLock { values in
            values.gestures = gestures
            values.hasUnknownGesture = false
        }
    }
}

@available(*, unavailable) extension MessageSettings: Sendable {}
