#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: a view that moves over larger content.
    @preconcurrency @MainActor open class UIScrollView: UIView {
        /// Whether the content's insets follow the safe area.
        public enum ContentInsetAdjustmentBehavior: Int, Sendable {
            /// As the system likes.
            case automatic
            /// Where the content scrolls.
            case scrollableAxes
            /// They do not.
            case never
            /// They do.
            case always
        }

        /// Which part of the content is shown.
        open var contentOffset = CGPoint.zero
        /// The size of the content.
        open var contentSize = CGSize.zero
        /// Room around the content.
        open var contentInset = UIEdgeInsets.zero
        /// Whether the content's insets follow the safe area.
        open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
        /// Whether the user can scroll.
        open var isScrollEnabled = true
        /// Whether scrolling stops at whole pages.
        open var isPagingEnabled = false
        /// Whether the content goes past its end and back.
        open var bounces = true
        /// Whether small content bounces upwards and downwards.
        open var alwaysBounceVertical = false
        /// Whether small content bounces sideways.
        open var alwaysBounceHorizontal = false
        /// Whether the vertical position shows.
        open var showsVerticalScrollIndicator = true
        /// Whether the horizontal position shows.
        open var showsHorizontalScrollIndicator = true
        /// The smallest scale.
        open var minimumZoomScale: CGFloat = 1
        /// The largest scale.
        open var maximumZoomScale: CGFloat = 1
        /// The recogniser of drags.
        public let panGestureRecognizer = UIPanGestureRecognizer()

        /// Moves to a part of the content. Headless: at once.
        open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
            self.contentOffset = contentOffset
        }
    }
#endif
