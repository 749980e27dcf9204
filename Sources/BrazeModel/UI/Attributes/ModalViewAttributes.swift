public import PlatformStandIns

extension BrazeInAppMessageUI.ModalView {
    /// The look of a modal. Start from `defaults`.
    ///
    /// Margins and fonts are the model's own: the SDK's are not known.
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
        public var headerFont: UIFont = .preferredFont(forTextStyle: .title3)
        /// The font of the text.
        public var messageFont: UIFont = .preferredFont(forTextStyle: .subheadline)
        /// The radius of the view's corners, in points.
        public var cornerRadius: Double = 8
        /// How the view's corners are rounded.
        public var cornerCurve: CALayerCornerCurve = .continuous
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

        /// Called right after the delegate's `willPresent`, on the main actor (BZ-060).
        public var onPresent: (@MainActor @Sendable (BrazeInAppMessageUI.ModalView) -> Void)?
        /// Called whenever the view is laid out, on the main actor.
        public var onLayout: (@MainActor @Sendable (BrazeInAppMessageUI.ModalView) -> Void)?
        /// Called whenever the view has chosen a theme, on the main actor.
        public var onTheme: (@MainActor @Sendable (BrazeInAppMessageUI.ModalView) -> Void)?

        private static let box = Locked(Self())

        /// The attributes that presentations start from: one value for the whole process. Any thread; a change
        /// reaches later presentations only (BZ-126).
        public static var defaults: Self {
            get { box.current }
            set { box.withLock { $0 = newValue } }
        }
    }
}
