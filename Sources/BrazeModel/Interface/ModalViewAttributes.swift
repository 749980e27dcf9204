public import Foundation
public import PlatformStandIns

extension BrazeInAppMessageUI.ButtonView {
    /// The appearance of a button. Use `defaults` as the starting point.
    ///
    /// Margins and fonts are chosen by the model, because the SDK's are not known.
    public struct Attributes: Sendable {
        /// The distance of the text to the edges of the button.
        public var padding: UIEdgeInsets = UIEdgeInsets(top: 10, left: 12, bottom: 10, right: 12)
        /// The font of the text; bold.
        public var font: UIFont = .message(.subheadline)
        /// The width of the border, in points.
        public var borderWidth: Double = 1
        /// The corner radius of the button, in points.
        public var cornerRadius: Double = 5
        /// The minimum width, in points.
        public var minWidth: Double = 80
        /// The maximum height, in points.
        public var maxHeight: Double = 44
        /// The language of the text, for assistive software; nil if not known.
        public var language: String? = nil

        private static let box = Locked(Self())

        /// The initial attributes of presentations: one value for the whole process. Any thread; a change affects only
        /// later presentations (BZ-126).
        public static var defaults: Self {
            get { box.current }
            set { box.withLock { $0 = newValue } }
        }
    }
}

extension BrazeInAppMessageUI.IconView {
    /// The appearance of an icon.
    ///
    /// Margins and fonts are chosen by the model, because the SDK's are not known.
    public struct Attributes: Sendable {
        /// The size of the icon, in points.
        public var size: CGSize = CGSize(width: 50, height: 50)
        /// The size of the glyph, in points.
        public var symbolSize: Double = 30
        /// The corner radius of the icon, in points.
        public var cornerRadius: Double = 10

        /// Makes the default appearance.
        public init() {}

        private static let box = Locked(Self())

        /// The initial attributes of presentations: one value for the whole process. Any thread; a change affects only
        /// later presentations (BZ-126).
        public static var defaults: Self {
            get { box.current }
            set { box.withLock { $0 = newValue } }
        }
    }
}

extension BrazeInAppMessageUI.SlideupView {
    /// Controls when a slideup shows its chevron.
    public enum ChevronVisibility: Sendable {
        /// If the message has a click action.
        case auto
        /// Never.
        case hidden
        /// Always.
        case visible
    }

    /// The appearance of a slideup. Use `defaults` as the starting point.
    ///
    /// Margins and fonts are chosen by the model, because the SDK's are not known.
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
        /// The font of the text; bold.
        public var font: UIFont = .message(.subheadline)
        /// The size of the image, in points.
        public var imageSize: CGSize = CGSize(width: 50, height: 50)
        /// The corner radius of the image, in points.
        public var imageCornerRadius: Double = 0
        /// The corner curve of the image.
        public var imageCornerCurve: CALayerCornerCurve = .circular
        /// Controls when the chevron is shown.
        public var chevronVisibility: ChevronVisibility = .auto
        /// The corner radius of the view, in points.
        public var cornerRadius: Double = 15
        /// The corner curve of the view.
        public var cornerCurve: CALayerCornerCurve = .circular
        /// The shadow of the view.
        public var shadow: Shadow? = .inAppMessage
        /// Whether a swipe closes the message (BZ-084).
        public var dismissible: Bool = true
        /// The minimum height, in points.
        public var minHeight: Double = 60
        /// The maximum width, in points.
        public var maxWidth: Double = 450

        /// Called right after the delegate's `willPresent`, on the main actor (BZ-060).
        public var onPresent: (@MainActor @Sendable (BrazeInAppMessageUI.SlideupView) -> Void)?
        /// Called whenever the view lays out its subviews, on the main actor.
        public var onLayout: (@MainActor @Sendable (BrazeInAppMessageUI.SlideupView) -> Void)?
        /// Called whenever the view has chosen a theme, on the main actor.
        public var onTheme: (@MainActor @Sendable (BrazeInAppMessageUI.SlideupView) -> Void)?

        private static let box = Locked(Self())

        /// The initial attributes of presentations: one value for the whole process. Any thread; a change affects only
        /// later presentations (BZ-126).
        public static var defaults: Self {
            get { box.current }
            set { box.withLock { $0 = newValue } }
        }
    }
}

extension BrazeInAppMessageUI.ModalView {
    /// The appearance of a modal. Use `defaults` as the starting point.
    ///
    /// Margins and fonts are chosen by the model, because the SDK's are not known.
    public struct Attributes: Sendable {
        /// The distance to the edges of the screen.
        public var margin: UIEdgeInsets = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        /// The distance of the content to the edges of the view.
        public var padding: UIEdgeInsets = UIEdgeInsets(top: 40, left: 25, bottom: 30, right: 25)
        /// The distance between header and text, in points.
        public var labelsSpacing: Double = 10
        /// The distance between the parts of the content, in points.
        public var spacing: Double = 20
        /// The font of the header.
        public var headerFont: UIFont = .message(.title3)
        /// The font of the text.
        public var messageFont: UIFont = .preferredFont(forTextStyle: .subheadline)
        /// The corner radius of the view, in points.
        public var cornerRadius: Double = 8
        /// The corner curve of the view.
        public var cornerCurve: CALayerCornerCurve = .circular
        /// The shadow of the view.
        public var shadow: Shadow? = .inAppMessage
        /// The minimum width, in points.
        public var minWidth: ViewDimension = 320
        /// The maximum width, in points.
        public var maxWidth: ViewDimension = ViewDimension(regular: 450, large: 720)
        /// The maximum height, in points.
        public var maxHeight: ViewDimension = ViewDimension(regular: 720, large: 450)
        /// Whether a tap outside the message closes it (BZ-084).
        public var dismissOnBackgroundTap: Bool = false
        /// The style of the buttons.
        public var buttonsAttributes: BrazeInAppMessageUI.ButtonView.Attributes = .defaults

        /// Called right after the delegate's `willPresent`, on the main actor (BZ-060).
        public var onPresent: (@MainActor @Sendable (BrazeInAppMessageUI.ModalView) -> Void)?
        /// Called whenever the view lays out its subviews, on the main actor.
        public var onLayout: (@MainActor @Sendable (BrazeInAppMessageUI.ModalView) -> Void)?
        /// Called whenever the view has chosen a theme, on the main actor.
        public var onTheme: (@MainActor @Sendable (BrazeInAppMessageUI.ModalView) -> Void)?

        private static let box = Locked(Self())

        /// The initial attributes of presentations: one value for the whole process. Any thread; a change affects only
        /// later presentations (BZ-126).
        public static var defaults: Self {
            get { box.current }
            set { box.withLock { $0 = newValue } }
        }
    }
}

extension BrazeInAppMessageUI.ModalImageView {
    /// The appearance of a modal image message. Use `defaults` as the starting point.
    ///
    /// Margins, paddings and fonts are chosen by the model, because the SDK's are not known.
    public struct Attributes: Sendable {
        /// The distance to the edges of the screen.
        public var margin: UIEdgeInsets = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        /// The distance of the content to the edges of the view.
        public var padding: UIEdgeInsets = UIEdgeInsets(top: 0, left: 25, bottom: 30, right: 25)
        /// The corner radius of the view, in points.
        public var cornerRadius: Double = 8
        /// The corner curve of the view.
        public var cornerCurve: CALayerCornerCurve = .circular
        /// The shadow of the view.
        public var shadow: Shadow? = .inAppMessage
        /// The minimum width, in points.
        public var minWidth: ViewDimension = 320
        /// The maximum width, in points.
        public var maxWidth: ViewDimension = ViewDimension(regular: 450, large: 720)
        /// The maximum height, in points.
        public var maxHeight: ViewDimension = ViewDimension(regular: 720, large: 450)
        /// Whether an image that is taller than the view scrolls.
        public var scrollLargeImages: Bool = false
        /// Whether a tap outside the message closes it (BZ-084).
        public var dismissOnBackgroundTap: Bool = false
        /// The style of the buttons.
        public var buttonsAttributes: BrazeInAppMessageUI.ButtonView.Attributes = .defaults

        /// Called right after the delegate's `willPresent`, on the main actor (BZ-060).
        public var onPresent: (@MainActor @Sendable (BrazeInAppMessageUI.ModalImageView) -> Void)?
        /// Called whenever the view lays out its subviews, on the main actor.
        public var onLayout: (@MainActor @Sendable (BrazeInAppMessageUI.ModalImageView) -> Void)?
        /// Called whenever the view has chosen a theme, on the main actor.
        public var onTheme: (@MainActor @Sendable (BrazeInAppMessageUI.ModalImageView) -> Void)?

        private static let box = Locked(Self())

        /// The initial attributes of presentations: one value for the whole process. Any thread; a change affects only
        /// later presentations (BZ-126).
        public static var defaults: Self {
            get { box.current }
            set { box.withLock { $0 = newValue } }
        }
    }
}

extension UIFont {
    /// The default bold font of slideups, headers and buttons for a text style. Its size is chosen by the model.
    static func message(_ style: TextStyle) -> UIFont {
        Braze.UIUtils.preferredFont(textStyle: style, weight: .bold)
    }
}
