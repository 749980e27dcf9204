import PlatformStandIns

/// The page and the appearance settings of an in-app message (rules, 4.1). Made by its `Builder`. Sendable: the gesture
/// map is protected by a lock, and the rest is immutable.
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
        /// One object shared by the builder and all settings that it built (A3-144).
        let gestures = Locked<[MessageGesture: String]>([:])
        var fitToContent = false
    }

    private let values: Values

    init(_ values: Values) { self.values = values }

    /// The page, as HTML.
    public var content: String { values.content }
    /// The width in percent of the screen width.
    public var width: Int { values.width }
    /// The maximum width in pixels; 2147483647, the largest value of Kotlin's `Int`, means no limit (A3-133).
    public var maxWidth: Int { values.maxWidth }
    /// The height in percent of the screen height.
    public var height: Int { values.height }
    /// The distance from the top or bottom edge in percent; unused when centered.
    public var verticalInset: Int { values.verticalInset }
    /// The distance from the left or right edge in percent; unused when centered.
    public var horizontalInset: Int { values.horizontalInset }
    /// The vertical alignment of the message.
    public var verticalAlignment: MessageAlignment { values.verticalAlignment }
    /// The horizontal alignment of the message.
    public var horizontalAlignment: MessageAlignment { values.horizontalAlignment }
    /// The display animation.
    public var displayAnimation: MessageAnimation { values.displayAnimation }
    /// The dismiss animation.
    public var dismissAnimation: MessageAnimation { values.dismissAnimation }
    /// The colour of the backdrop, such as `#000000`.
    public var backdropColor: String { values.backdropColor }
    /// The opacity of the backdrop, from 0 to 1.
    public var backdropOpacity: Float { values.backdropOpacity }
    /// The corner radius.
    public var cornerRadius: Float { values.cornerRadius }
    /// Whether a backdrop blocks touches to the app.
    public var shouldTakeOverUi: Bool { values.shouldTakeOverUi }
    /// The paths of cached images, by URL. Without effect here, because a page cannot request resources.
    public var assetMap: [String: String] { values.assetMap }
    /// The URLs that gestures lead to. The map is shared with the builder, so a later `gestureMap(_:)` of the builder
    /// changes it (A3-144).
    public var gestureMap: [MessageGesture: String] { values.gestures.withLock { $0 } }
    /// Whether the page determines the height.
    public var fitToContent: Bool { values.fitToContent }
}

extension InAppMessageSettings {
    /// Collects the settings of a message; every setter returns the builder. Not thread-safe.
    public final class Builder {
        private var values = Values()

        /// Makes a builder that holds the defaults of the rules, 4.1.
        public init() {}

        /// Sets the page, as HTML.
        @discardableResult public func content(_ content: String) -> Builder { set { $0.content = content } }

        /// Sets the width in percent of the screen width, clipped to 0 to 100.
        @discardableResult public func width(_ width: Int) -> Builder {
            set { $0.width = width.clipped(to: 0...100) }
        }

        /// Sets the maximum width in pixels, clipped to the range of Kotlin's `Int`.
        @discardableResult public func maxWidth(_ maxWidth: Int) -> Builder {
            set { $0.maxWidth = Int(Int32(clamping: maxWidth)) }
        }

        /// Sets the height in percent of the screen height, clipped to 0 to 100.
        @discardableResult public func height(_ height: Int) -> Builder {
            set { $0.height = height.clipped(to: 0...100) }
        }

        /// Sets the distance from the top or bottom edge in percent, clipped to -100 to 100.
        @discardableResult public func verticalInset(_ verticalInset: Int) -> Builder {
            set { $0.verticalInset = verticalInset.clipped(to: -100...100) }
        }

        /// Sets the distance from the left or right edge in percent, clipped to -100 to 100.
        @discardableResult public func horizontalInset(_ horizontalInset: Int) -> Builder {
            set { $0.horizontalInset = horizontalInset.clipped(to: -100...100) }
        }

        /// Sets the vertical alignment of the message.
        @discardableResult public func verticalAlignment(_ alignment: MessageAlignment) -> Builder {
            set { $0.verticalAlignment = alignment }
        }

        /// Sets the horizontal alignment of the message.
        @discardableResult public func horizontalAlignment(_ alignment: MessageAlignment) -> Builder {
            set { $0.horizontalAlignment = alignment }
        }

        /// Sets the display animation.
        @discardableResult public func displayAnimation(_ animation: MessageAnimation) -> Builder {
            set { $0.displayAnimation = animation }
        }

        /// Sets the dismiss animation.
        @discardableResult public func dismissAnimation(_ animation: MessageAnimation) -> Builder {
            set { $0.dismissAnimation = animation }
        }

        /// Sets the colour of the backdrop, which the settings call `backdropColor`.
        @discardableResult public func backgroundColor(_ color: String) -> Builder {
            set { $0.backdropColor = color }
        }

        /// Sets the opacity of the backdrop, from 0 to 1.
        @discardableResult public func backdropOpacity(_ opacity: Float) -> Builder {
            set { $0.backdropOpacity = opacity }
        }

        /// Sets the corner radius.
        @discardableResult public func cornerRadius(_ radius: Float) -> Builder {
            set { $0.cornerRadius = radius }
        }

        /// Sets whether a backdrop blocks touches to the app.
        @discardableResult public func shouldTakeOverUi(_ shouldTakeOverUi: Bool) -> Builder {
            set { $0.shouldTakeOverUi = shouldTakeOverUi }
        }

        /// Sets the paths of cached images, by URL. Without effect here, because a page cannot request resources.
        @discardableResult public func assetMap(_ assetMap: [String: String]) -> Builder {
            set { $0.assetMap = assetMap }
        }

        /// Adds URLs for gestures, by the gestures' names, to the existing ones (A3-130), also in settings that were
        /// built before (A3-144). Unknown names are dropped.
        @discardableResult public func gestureMap(_ gestureMap: [String: String]) -> Builder {
            let known = gestureMap.compactMap { name, url in
                MessageGesture(rawValue: name).map { ($0, url) }
            }
            values.gestures.withLock { $0.merge(known) { $1 } }
            return self
        }

        /// Sets whether the page determines the height, which the settings call `fitToContent`.
        @discardableResult public func shouldFitToContent(_ shouldFitToContent: Bool) -> Builder {
            set { $0.fitToContent = shouldFitToContent }
        }

        /// The current settings.
        public func build() -> InAppMessageSettings { InAppMessageSettings(values) }

        private func set(_ change: (inout Values) -> Void) -> Builder {
            change(&values)
            return self
        }
    }
}

@available(*, unavailable) extension InAppMessageSettings.Builder: Sendable {}

extension Int {
    fileprivate func clipped(to range: ClosedRange<Int>) -> Int {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
