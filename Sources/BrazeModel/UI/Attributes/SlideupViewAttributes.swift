public import Foundation
public import PlatformStandIns

extension BrazeInAppMessageUI.SlideupView {
    /// When a slideup shows its chevron.
    public enum ChevronVisibility: Sendable {
        /// If the message has a click action.
        case auto
        /// Never.
        case hidden
        /// Always.
        case visible
    }

    /// The look of a slideup. Start from `defaults`.
    ///
    /// Margins and fonts are the model's own: the SDK's are not known.
    public struct Attributes: Sendable {
        /// See `SlideupView.ChevronVisibility`.
        public typealias ChevronVisibility = BrazeInAppMessageUI.SlideupView.ChevronVisibility

        /// The distance to the edges of the screen.
        public var margin: UIEdgeInsets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        /// The distance of the content to the edges of the view.
        public var padding: UIEdgeInsets = UIEdgeInsets(top: 15, left: 20, bottom: 15, right: 20)
        /// The distance of the graphic to the leading edge, in points.
        public var graphicLeadingPadding: Double = 15
        /// The distance between the parts of the content, in points.
        public var spacing: Double = 10
        /// The font of the text.
        public var font: UIFont = .preferredFont(forTextStyle: .subheadline)
        /// The size of the image, in points.
        public var imageSize: CGSize = CGSize(width: 50, height: 50)
        /// The radius of the image's corners, in points.
        public var imageCornerRadius: Double = 0
        /// How the image's corners are rounded.
        public var imageCornerCurve: CALayerCornerCurve = .continuous
        /// When the chevron is shown.
        public var chevronVisibility: ChevronVisibility = .auto
        /// The radius of the view's corners, in points.
        public var cornerRadius: Double = 15
        /// How the view's corners are rounded.
        public var cornerCurve: CALayerCornerCurve = .continuous
        /// The shadow under the view.
        public var shadow: Shadow? = .inAppMessage
        /// Whether a swipe closes the message (BZ-084).
        public var dismissible: Bool = true
        /// The least height, in points.
        public var minHeight: Double = 60
        /// The greatest width, in points.
        public var maxWidth: Double = 450

        /// Called right after the delegate's `willPresent`, on the main actor (BZ-060).
        public var onPresent: (@MainActor @Sendable (BrazeInAppMessageUI.SlideupView) -> Void)?
        /// Called whenever the view is laid out, on the main actor.
        public var onLayout: (@MainActor @Sendable (BrazeInAppMessageUI.SlideupView) -> Void)?
        /// Called whenever the view has chosen a theme, on the main actor.
        public var onTheme: (@MainActor @Sendable (BrazeInAppMessageUI.SlideupView) -> Void)?

        private static let box = Locked(Self())

        /// The attributes that presentations start from: one value for the whole process. Any thread; a change
        /// reaches later presentations only (BZ-126).
        public static var defaults: Self {
            get { box.current }
            set { box.withLock { $0 = newValue } }
        }
    }
}
