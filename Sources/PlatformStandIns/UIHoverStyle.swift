#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: how a view shows that something points at it. Headless: nothing points.
    @preconcurrency @MainActor open class UIHoverStyle: NSObject {
        /// What happens to the view.
        public enum HoverEffect: Sendable {
            /// What the system likes.
            case automatic
            /// It comes closer.
            case lift
            /// It is lit up.
            case highlight
        }

        /// The outline of the effect; nil is the view's.
        open var shape: UIShape?
        /// What happens to the view.
        open var effect: HoverEffect
        /// Whether anything happens.
        open var isEnabled = true

        /// Makes a style.
        public init(effect: HoverEffect = .automatic) {
            self.effect = effect
            super.init()
        }

        /// Makes a style with an outline.
        /// - Parameter shape: nil is the view's.
        public convenience init(shape: UIShape?) {
            self.init()
            self.shape = shape
        }

        /// Makes the style that the system likes.
        public class func automatic() -> UIHoverStyle { UIHoverStyle() }
    }
#endif
