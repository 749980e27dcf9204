#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: a view that scrolls over larger content.
    @preconcurrency @MainActor open class UIScrollView: UIView {
        /// Whether the content insets follow the safe area.
        public enum ContentInsetAdjustmentBehavior: Int, Sendable {
            /// According to the system.
            case automatic
            /// Along the scrollable axes.
            case scrollableAxes
            /// Never.
            case never
            /// Always.
            case always
        }

        /// The position of the visible part of the content.
        open var contentOffset = CGPoint.zero
        /// The size of the content.
        open var contentSize = CGSize.zero
        /// The insets around the content.
        open var contentInset = UIEdgeInsets.zero
        /// Whether the content insets follow the safe area.
        open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
        /// Whether scrolling is enabled.
        open var isScrollEnabled = true
        /// Whether scrolling stops at whole pages.
        open var isPagingEnabled = false
        /// Whether the content bounces at its end.
        open var bounces = true
        /// Whether small content bounces vertically.
        open var alwaysBounceVertical = false
        /// Whether small content bounces horizontally.
        open var alwaysBounceHorizontal = false
        /// Whether the vertical scroll indicator is visible.
        open var showsVerticalScrollIndicator = true
        /// Whether the horizontal scroll indicator is visible.
        open var showsHorizontalScrollIndicator = true
        /// The minimum scale.
        open var minimumZoomScale: CGFloat = 1
        /// The maximum scale.
        open var maximumZoomScale: CGFloat = 1
        /// The gesture recogniser for dragging.
        public let panGestureRecognizer = UIPanGestureRecognizer()

        /// Scrolls to a part of the content. Headless: at once.
        open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
            self.contentOffset = contentOffset
        }
    }
#endif
