public import PlatformStandIns

extension BrazeInAppMessageUI.ButtonView {
    /// The look of a button. Start from `defaults`.
    ///
    /// Margins and fonts are the model's own: the SDK's are not known.
    public struct Attributes: Sendable {
        /// The distance of the text to the edges of the button.
        public var padding: UIEdgeInsets = UIEdgeInsets(top: 10, left: 12, bottom: 10, right: 12)
        /// The font of the text.
        public var font: UIFont = .preferredFont(forTextStyle: .subheadline)
        /// The width of the border, in points.
        public var borderWidth: Double = 1
        /// The radius of the button's corners, in points.
        public var cornerRadius: Double = 5
        /// The least width, in points.
        public var minWidth: Double = 80
        /// The greatest height, in points.
        public var maxHeight: Double = 44
        /// The language of the text, for assistive software; nil if not known.
        public var language: String? = nil

        private static let box = Locked(Self())

        /// The attributes that presentations start from: one value for the whole process. Any thread; a change
        /// reaches later presentations only (BZ-126).
        public static var defaults: Self {
            get { box.current }
            set { box.withLock { $0 = newValue } }
        }
    }
}
