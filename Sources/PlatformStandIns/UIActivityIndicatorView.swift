#if !canImport(UIKit)
    /// Stand-in: a view that shows activity.
    @preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
        /// The sizes of an indicator.
        public enum Style: Int, Sendable {
            /// Medium.
            case medium = 100
            /// Large.
            case large = 101
        }

        /// The size of the indicator.
        open var style = Style.medium
        /// The indicator's colour.
        open var color: UIColor! = .gray
        /// Whether the view is hidden while it is stopped.
        open var hidesWhenStopped = true
        /// Whether it is animating.
        open private(set) var isAnimating = false

        /// Makes an indicator with a size.
        public convenience init(style: Style) {
            self.init(frame: .zero)
            self.style = style
        }

        /// Starts the animation.
        open func startAnimating() {
            isAnimating = true
            isHidden = false
        }

        /// Stops the animation.
        open func stopAnimating() {
            isAnimating = false
            if hidesWhenStopped { isHidden = true }
        }
    }
#endif
