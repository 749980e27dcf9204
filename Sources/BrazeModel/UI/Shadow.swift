public import Foundation
public import PlatformStandIns

/// The shadow under a view.
///
/// The numbers of the two presets are the model's own; those of the SDK are not known.
public struct Shadow: Sendable, Hashable {
    /// The shadow's colour.
    public var color: UIColor
    /// How far the shadow is moved, in points.
    public var offset: CGSize
    /// How far the shadow is blurred, in points.
    public var radius: CGFloat
    /// How dense the shadow is, from 0 to 1.
    public var opacity: Float

    /// Makes a shadow; lengths are in points.
    public init(color: UIColor, offset: CGSize, radius: CGFloat, opacity: Float) {
        self.color = color
        self.offset = offset
        self.radius = radius
        self.opacity = opacity
    }

    /// Written out, since a size itself is hashable from iOS 18 and macOS 15 on only.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(color)
        hasher.combine(offset.width)
        hasher.combine(offset.height)
        hasher.combine(radius)
        hasher.combine(opacity)
    }

    /// The shadow of in-app messages.
    public static let inAppMessage = Shadow(
        color: .black, offset: CGSize(width: 0, height: 2), radius: 4, opacity: 0.3)
    /// The shadow of content cards.
    public static let contentCard = Shadow(
        color: .black, offset: CGSize(width: 0, height: 2), radius: 3, opacity: 0.2)
}
