public import PlatformStandIns

extension BrazeInAppMessageUI.FullView {
    /// How a full message covers the screen.
    public enum DisplayMode: Sendable {
        /// Like a modal, with a margin.
        case modal
        /// The whole screen.
        case full

        /// The preferred mode. Without one: the whole screen, unless both size classes are regular, as on a
        /// tablet.
        static func chosen(_ preferred: DisplayMode?, with traits: UITraitCollection) -> DisplayMode {
            preferred ?? (traits.suitsModal ? .modal : .full)
        }
    }

    /// The appearance of a full message. Use `defaults` as the starting point.
    ///
    /// Margins and fonts are chosen by the model, because the SDK's are not known.
    public struct Attributes: Sendable {
        /// See `FullView.DisplayMode`.
        public typealias DisplayMode = BrazeInAppMessageUI.FullView.DisplayMode

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
        /// How the message covers the screen; nil to choose by size class.
        public var preferredDisplayMode: BrazeInAppMessageUI.FullView.DisplayMode? = nil

        /// Called right after the delegate's `willPresent`, on the main actor (BZ-060).
        public var onPresent: (@MainActor @Sendable (BrazeInAppMessageUI.FullView) -> Void)?
        /// Called whenever the view lays out its subviews, on the main actor.
        public var onLayout: (@MainActor @Sendable (BrazeInAppMessageUI.FullView) -> Void)?
        /// Called whenever the view has chosen a theme, on the main actor.
        public var onTheme: (@MainActor @Sendable (BrazeInAppMessageUI.FullView) -> Void)?

        private static let box = Locked(Self())

        /// The initial attributes of presentations: one value for the whole process. Any thread; a change affects only
        /// later presentations (BZ-126).
        public static var defaults: Self {
            get { box.current }
            set { box.withLock { $0 = newValue } }
        }
    }
}

extension BrazeInAppMessageUI.FullImageView {
    /// How a full image message covers the screen. Not the type that other full messages use.
    public enum DisplayMode: Sendable {
        /// Like a modal, with a margin.
        case modal
        /// The whole screen.
        case full

        /// The preferred mode, else the mode that a full message would choose.
        static func chosen(_ preferred: DisplayMode?, with traits: UITraitCollection) -> DisplayMode {
            preferred ?? (traits.suitsModal ? .modal : .full)
        }
    }

    /// The appearance of a full image message. Use `defaults` as the starting point.
    ///
    /// Margins, paddings and fonts are chosen by the model, because the SDK's are not known.
    public struct Attributes: Sendable {
        /// See `FullImageView.DisplayMode`.
        public typealias DisplayMode = BrazeInAppMessageUI.FullImageView.DisplayMode

        /// The distance to the edges of the screen.
        public var margin: UIEdgeInsets = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        /// The distance of the content to the edges of the view (BZ-141).
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
        /// How the message covers the screen; nil to choose by size class.
        public var preferredDisplayMode: BrazeInAppMessageUI.FullImageView.DisplayMode? = nil

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

extension BrazeInAppMessageUI.HtmlView {
    /// The animation of an HTML message (BZ-071).
    public enum Animation: Sendable {
        /// Sliding if the message is a legacy one, otherwise fading.
        case auto
        /// Fading.
        case fade
        /// Sliding.
        case slide
    }

    /// The appearance and behaviour of an HTML message. Use `defaults` as the starting point.
    ///
    public struct Attributes: Sendable {
        /// See `HtmlView.Animation`.
        public typealias Animation = BrazeInAppMessageUI.HtmlView.Animation

        /// The animation of the message.
        public var animation: Animation = .auto
        /// Whether a link without a button id counts as a click on the body (BZ-091).
        public var automaticBodyClicks: Bool = false
        /// Whether links that request a new window keep the message open (BZ-092).
        public var linkTargetSupport: Bool = true
        /// Whether a debugger may inspect the web page.
        public var allowInspector: Bool = true
        /// Changes the web view's configuration before the web view is made, on the main actor.
        public var configure: (@MainActor @Sendable (WKWebViewConfiguration) -> Void)?

        /// Called right after the delegate's `willPresent`, on the main actor (BZ-060).
        public var onPresent: (@MainActor @Sendable (BrazeInAppMessageUI.HtmlView) -> Void)?
        /// Called whenever the view lays out its subviews, on the main actor.
        public var onLayout: (@MainActor @Sendable (BrazeInAppMessageUI.HtmlView) -> Void)?
        /// Called whenever the view has chosen a theme, on the main actor.
        public var onTheme: (@MainActor @Sendable (BrazeInAppMessageUI.HtmlView) -> Void)?

        private static let box = Locked(Self())

        /// The initial attributes of presentations: one value for the whole process. Any thread; a change affects only
        /// later presentations (BZ-126).
        public static var defaults: Self {
            get { box.current }
            set { box.withLock { $0 = newValue } }
        }
    }
}
