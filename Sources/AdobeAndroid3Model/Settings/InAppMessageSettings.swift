/// The page and the looks of an in-app message (rules, 4.1). Immutable, hence Sendable; made by its `Builder`.
public final class InAppMessageSettings: Sendable {
    struct Values: Sendable {
        var content = ""
        var width = 100
        var maxWidth = Int(Int32.max)
        var height = 100
        var verticalInset = 0
        var horizontalInset = 0
        var verticalAlignment = MessageAlignment.center
        var horizontalAlignment = MessageAlignment.center
        var displayAnimation = MessageAnimation.none
        var dismissAnimation = MessageAnimation.none
        var backdropColor = "#000000"
        var backdropOpacity: Float = 0
        var cornerRadius: Float = 0
        var shouldTakeOverUi = false
        var assetMap: [String: String] = [:]
        var gestureMap: [MessageGesture: String] = [:]
        var fitToContent = false
    }

    private let values: Values

    init(_ values: Values) { self.values = values }

    /// The page, as HTML.
    public var content: String { values.content }
    /// The width in percent of the screen's.
    public var width: Int { values.width }
    /// The greatest width in pixels; 2147483647, the greatest number that Kotlin's `Int` holds, is no limit (A3-133).
    public var maxWidth: Int { values.maxWidth }
    /// The height in percent of the screen's.
    public var height: Int { values.height }
    /// The distance from the top or bottom edge in percent; unused when centered.
    public var verticalInset: Int { values.verticalInset }
    /// The distance from the left or right edge in percent; unused when centered.
    public var horizontalInset: Int { values.horizontalInset }
    /// Where the message stands vertically.
    public var verticalAlignment: MessageAlignment { values.verticalAlignment }
    /// Where the message stands horizontally.
    public var horizontalAlignment: MessageAlignment { values.horizontalAlignment }
    /// How the message enters.
    public var displayAnimation: MessageAnimation { values.displayAnimation }
    /// How the message leaves.
    public var dismissAnimation: MessageAnimation { values.dismissAnimation }
    /// The colour of the backdrop, such as `#000000`.
    public var backdropColor: String { values.backdropColor }
    /// The opacity of the backdrop, from 0 to 1.
    public var backdropOpacity: Float { values.backdropOpacity }
    /// The radius of the corners.
    public var cornerRadius: Float { values.cornerRadius }
    /// Whether a backdrop keeps touches from the app.
    public var shouldTakeOverUi: Bool { values.shouldTakeOverUi }
    /// Where cached images are, by address.
    public var assetMap: [String: String] { values.assetMap }
    /// The URLs that gestures lead to.
    public var gestureMap: [MessageGesture: String] { values.gestureMap }
    /// Whether the page decides the height.
    public var fitToContent: Bool { values.fitToContent }
}
