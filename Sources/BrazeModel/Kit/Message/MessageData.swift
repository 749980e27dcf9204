extension Braze.InAppMessage {
    /// What messages of every kind have. Sendable.
    public struct Data: Hashable, Sendable {
        /// What tells the campaign's message from others; nil for a message made by the app.
        public var id: String?
        /// What a click on the message's body does.
        public var clickAction: ClickAction
        /// When the message closes.
        public var messageClose: MessageClose
        /// How the screen must be held.
        public var orientation: Orientation
        /// Whether the message enters with an animation.
        public var animateIn: Bool
        /// Whether the message leaves with an animation.
        public var animateOut: Bool
        /// The additional values of the message, as text.
        public var messageExtras: String?
        /// What analytics and clicks go through; nil for a message made by the app.
        public var context: Context?
        /// Whether the message is a test from the dashboard.
        public internal(set) var isTestSend = false
        var extrasObject: JSONObject

        /// The campaign's key-value pairs.
        ///
        /// The model keeps JSON values: what JSON has no form for is kept as its description.
        public var extras: [String: Any] {
            get { extrasObject.values }
            set { extrasObject = JSONObject(newValue) }
        }

        /// Makes the data of a message without id and `Context`; assign these afterwards.
        public init(
            clickAction: ClickAction = .none, messageClose: MessageClose = .userInteraction,
            orientation: Orientation = .any, animateIn: Bool = true, animateOut: Bool = true,
            extras: [String: Any] = [:], messageExtras: String? = nil
        ) {
            self.clickAction = clickAction
            self.messageClose = messageClose
            self.orientation = orientation
            self.animateIn = animateIn
            self.animateOut = animateOut
            self.messageExtras = messageExtras
            extrasObject = JSONObject(extras)
        }
    }
}
