#if !canImport(UIKit)
    /// Stand-in: a view that says that something is going on.
    @preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
        /// How large the indicator is.
        public enum Style: Int, Sendable {
            /// Middle-sized.
            case medium = 100
            /// Large.
            case large = 101
        }

        /// How large the indicator is.
        open var style = Style.medium
        /// The indicator's colour.
        open var color: UIColor! = .gray
        /// Whether the view is hidden while nothing goes on.
        open var hidesWhenStopped = true
        /// Whether something is going on.
        open private(set) var isAnimating = false

        /// Makes an indicator of a size.
        public convenience init(style: Style) {
            self.init(frame: .zero)
            self.style = style
        }

        /// Something has begun.
        open func startAnimating() {
            isAnimating = true
            isHidden = false
        }

        /// It has ended.
        open func stopAnimating() {
            isAnimating = false
            if hidesWhenStopped { isHidden = true }
        }
    }
#endif
