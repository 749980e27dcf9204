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

        /// What happens to the view.
        open var effect: HoverEffect
        /// Whether anything happens.
        open var isEnabled = true

        /// Makes a style.
        public init(effect: HoverEffect = .automatic) {
            self.effect = effect
            super.init()
        }

        /// Makes the style that the system likes.
        public class func automatic() -> UIHoverStyle { UIHoverStyle() }
    }
#endif
