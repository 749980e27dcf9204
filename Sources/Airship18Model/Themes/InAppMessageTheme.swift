public import Foundation
public import PlatformStandIns

/// How the SDK's own views look (AM-088). Only its parts have values.
public struct InAppMessageTheme {}

@available(*, unavailable)
extension InAppMessageTheme: Sendable {}

extension InAppMessageTheme {
    /// How texts stand. A value.
    public struct Text: Equatable {
        /// The space between letters, in points.
        public var letterSpacing: CGFloat
        /// The space between lines, in points.
        public var lineSpacing: CGFloat
        /// The space around, in points.
        public var padding: EdgeInsets

        /// Makes a look of texts.
        public init(letterSpacing: Double, lineSpacing: Double, padding: EdgeInsets) {
            self.letterSpacing = CGFloat(letterSpacing)
            self.lineSpacing = CGFloat(lineSpacing)
            self.padding = padding
        }
    }

    /// How buttons stand. A value, Sendable.
    public struct Button: Equatable, Sendable {
        /// The height of a button, in points.
        public var height: Double
        /// The space between stacked buttons, in points.
        public var stackedSpacing: Double
        /// The space between buttons side by side, in points.
        public var separatedSpacing: Double
        /// The space around, in points.
        public var padding: EdgeInsets

        /// Makes a look of buttons.
        public init(
            height: Double, stackedSpacing: Double, separatedSpacing: Double,
            padding: EdgeInsets = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
        ) {
            self.height = height
            self.stackedSpacing = stackedSpacing
            self.separatedSpacing = separatedSpacing
            self.padding = padding
        }
    }

    /// How pictures stand. A value.
    public struct Media: Equatable {
        /// The space around, in points.
        public var padding: EdgeInsets

        /// Makes a look of pictures.
        public init(padding: EdgeInsets) {
            self.padding = padding
        }
    }

    /// A shadow. A value.
    public struct Shadow: Equatable {
        /// How far it reaches, in points.
        public var radius: CGFloat
        /// How far to the right it is, in points.
        public var xOffset: CGFloat
        /// How far down it is, in points.
        public var yOffset: CGFloat
        /// Its colour.
        public var color: Color

        /// Makes a shadow.
        public init(radius: CGFloat, xOffset: CGFloat, yOffset: CGFloat, color: Color) {
            self.radius = radius
            self.xOffset = xOffset
            self.yOffset = yOffset
            self.color = color
        }
    }
}

@available(*, unavailable)
extension InAppMessageTheme.Text: Sendable {}
@available(*, unavailable)
extension InAppMessageTheme.Media: Sendable {}
@available(*, unavailable)
extension InAppMessageTheme.Shadow: Sendable {}
