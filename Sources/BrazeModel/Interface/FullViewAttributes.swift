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

    /// The look of a full message. Start from `defaults`.
    ///
    /// Margins and fonts are the model's own: the SDK's are not known.
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
        /// The radius of the view's corners, in points.
        public var cornerRadius: Double = 8
        /// How the view's corners are rounded.
        public var cornerCurve: CALayerCornerCurve = .circular
        /// The shadow under the view.
        public var shadow: Shadow? = .inAppMessage
        /// The least width, in points.
        public var minWidth: ViewDimension = 320
        /// The greatest width, in points.
        public var maxWidth: ViewDimension = ViewDimension(regular: 450, large: 720)
        /// The greatest height, in points.
        public var maxHeight: ViewDimension = ViewDimension(regular: 720, large: 450)
        /// Whether a tap beside the message closes it (BZ-084).
        public var dismissOnBackgroundTap: Bool = false
        /// The look of the buttons.
        public var buttonsAttributes: BrazeInAppMessageUI.ButtonView.Attributes = .defaults
        /// How the message covers the screen; nil to choose by size class.
        public var preferredDisplayMode: BrazeInAppMessageUI.FullView.DisplayMode? = nil

        /// Called right after the delegate's `willPresent`, on the main actor (BZ-060).
        public var onPresent: (@MainActor @Sendable (BrazeInAppMessageUI.FullView) -> Void)?
        /// Called whenever the view is laid out, on the main actor.
        public var onLayout: (@MainActor @Sendable (BrazeInAppMessageUI.FullView) -> Void)?
        /// Called whenever the view has chosen a theme, on the main actor.
        public var onTheme: (@MainActor @Sendable (BrazeInAppMessageUI.FullView) -> Void)?

        private static let box = Locked(Self())

        /// The attributes that presentations start from: one value for the whole process. Any thread; a change
        /// reaches later presentations only (BZ-126).
        public static var defaults: Self {
            get { box.current }
            set { box.withLock { $0 = newValue } }
        }
    }
}

extension BrazeInAppMessageUI.FullImageView {
    /// How a full message that is an image covers the screen. Not the type of other full messages.
    public enum DisplayMode: Sendable {
        /// Like a modal, with a margin.
        case modal
        /// The whole screen.
        case full

        /// The preferred mode, else as a full message chooses.
        static func chosen(_ preferred: DisplayMode?, with traits: UITraitCollection) -> DisplayMode {
            preferred ?? (traits.suitsModal ? .modal : .full)
        }
    }

    /// The look of a full message that is an image. Start from `defaults`.
    ///
    /// Margins, paddings and fonts are the model's own: the SDK's are not known.
    public struct Attributes: Sendable {
        /// See `FullImageView.DisplayMode`.
        public typealias DisplayMode = BrazeInAppMessageUI.FullImageView.DisplayMode

        /// The distance to the edges of the screen.
        public var margin: UIEdgeInsets = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        /// The distance of the content to the edges of the view (BZ-141).
        public var padding: UIEdgeInsets = UIEdgeInsets(top: 0, left: 25, bottom: 30, right: 25)
        /// The radius of the view's corners, in points.
        public var cornerRadius: Double = 8
        /// How the view's corners are rounded.
        public var cornerCurve: CALayerCornerCurve = .circular
        /// The shadow under the view.
        public var shadow: Shadow? = .inAppMessage
        /// The least width, in points.
        public var minWidth: ViewDimension = 320
        /// The greatest width, in points.
        public var maxWidth: ViewDimension = ViewDimension(regular: 450, large: 720)
        /// The greatest height, in points.
        public var maxHeight: ViewDimension = ViewDimension(regular: 720, large: 450)
        /// Whether an image that is higher than the view scrolls.
        public var scrollLargeImages: Bool = false
        /// Whether a tap beside the message closes it (BZ-084).
        public var dismissOnBackgroundTap: Bool = false
        /// The look of the buttons.
        public var buttonsAttributes: BrazeInAppMessageUI.ButtonView.Attributes = .defaults
        /// How the message covers the screen; nil to choose by size class.
        public var preferredDisplayMode: BrazeInAppMessageUI.FullImageView.DisplayMode? = nil

        /// Called right after the delegate's `willPresent`, on the main actor (BZ-060).
        public var onPresent: (@MainActor @Sendable (BrazeInAppMessageUI.ModalImageView) -> Void)?
        /// Called whenever the view is laid out, on the main actor.
        public var onLayout: (@MainActor @Sendable (BrazeInAppMessageUI.ModalImageView) -> Void)?
        /// Called whenever the view has chosen a theme, on the main actor.
        public var onTheme: (@MainActor @Sendable (BrazeInAppMessageUI.ModalImageView) -> Void)?

        private static let box = Locked(Self())

        /// The attributes that presentations start from: one value for the whole process. Any thread; a change
        /// reaches later presentations only (BZ-126).
        public static var defaults: Self {
            get { box.current }
            set { box.withLock { $0 = newValue } }
        }
    }
}

extension BrazeInAppMessageUI.HtmlView {
    /// How an HTML message enters and leaves (BZ-071).
    public enum Animation: Sendable {
        /// By sliding if the message is a legacy one, else by fading.
        case auto
        /// By fading.
        case fade
        /// By sliding.
        case slide
    }

    /// The look and behaviour of an HTML message. Start from `defaults`.
    ///
    public struct Attributes: Sendable {
        /// See `HtmlView.Animation`.
        public typealias Animation = BrazeInAppMessageUI.HtmlView.Animation

        /// How the message enters and leaves.
        public var animation: Animation = .auto
        /// Whether a link without button id counts as a click on the body (BZ-091).
        public var automaticBodyClicks: Bool = false
        /// Whether links that ask for a new window keep the message open (BZ-092).
        public var linkTargetSupport: Bool = true
        /// Whether a debugger may look into the web page.
        public var allowInspector: Bool = true
        /// Changes the web view's configuration before the web view is made, on the main actor.
        public var configure: (@MainActor @Sendable (WKWebViewConfiguration) -> Void)?

        /// Called right after the delegate's `willPresent`, on the main actor (BZ-060).
        public var onPresent: (@MainActor @Sendable (BrazeInAppMessageUI.HtmlView) -> Void)?
        /// Called whenever the view is laid out, on the main actor.
        public var onLayout: (@MainActor @Sendable (BrazeInAppMessageUI.HtmlView) -> Void)?
        /// Called whenever the view has chosen a theme, on the main actor.
        public var onTheme: (@MainActor @Sendable (BrazeInAppMessageUI.HtmlView) -> Void)?

        private static let box = Locked(Self())

        /// The attributes that presentations start from: one value for the whole process. Any thread; a change
        /// reaches later presentations only (BZ-126).
        public static var defaults: Self {
            get { box.current }
            set { box.withLock { $0 = newValue } }
        }
    }
}
