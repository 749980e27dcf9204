#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: the style of a view under a pointer. Headless: there is no pointer.
    @preconcurrency @MainActor open class UIHoverStyle: NSObject {
        /// The effects.
        public enum HoverEffect: Sendable {
            /// The system's default effect.
            case automatic
            /// The view is lifted.
            case lift
            /// The view is highlighted.
            case highlight
        }

        /// The outline of the effect; nil for the view's own.
        open var shape: UIShape?
        /// The effect.
        open var effect: HoverEffect
        /// Whether the effect is enabled.
        open var isEnabled = true

        /// Makes a style.
        public init(effect: HoverEffect = .automatic) {
            self.effect = effect
            super.init()
        }

        /// Makes a style with an outline.
        /// - Parameter shape: nil for the view's own.
        public convenience init(shape: UIShape?) {
            self.init()
            self.shape = shape
        }

        /// Makes the system's default style.
        public class func automatic() -> UIHoverStyle { UIHoverStyle() }
    }
#endif
