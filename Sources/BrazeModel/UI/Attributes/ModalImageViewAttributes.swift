public import PlatformStandIns

extension BrazeInAppMessageUI.ModalImageView {
    /// The look of a modal that is an image. Start from `defaults`.
    ///
    /// Margins, paddings and fonts are the model's own: the SDK's are not known.
    public struct Attributes: Sendable {
        /// The distance to the edges of the screen.
        public var margin: UIEdgeInsets = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        /// The distance of the content to the edges of the view.
        public var padding: UIEdgeInsets = .zero
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
        /// Whether an image that is higher than the view scrolls.
        public var scrollLargeImages: Bool = false
        /// Whether a tap beside the message closes it (BZ-084).
        public var dismissOnBackgroundTap: Bool = false
        /// The look of the buttons.
        public var buttonsAttributes: BrazeInAppMessageUI.ButtonView.Attributes = .defaults

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
