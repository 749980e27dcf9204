public import PlatformStandIns

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
    /// `@unchecked Sendable` is sound although `configure` is not a Sendable closure: nothing but the view
    /// calls it, on the main actor, and everything else is Sendable.
    public struct Attributes: @unchecked Sendable {
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
        public var configure: ((WKWebViewConfiguration) -> Void)?

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
