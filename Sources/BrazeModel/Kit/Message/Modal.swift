extension Braze.InAppMessage {
    /// A card in the middle of the screen. Sendable.
    public struct Modal: BrazeInAppMessageDataLookup, BrazeInAppMessageThemeable, Hashable, Sendable {
        /// What messages of every kind have.
        public var data: Data
        /// The icon or image, if any.
        public var graphic: Graphic?
        /// What assistive software says about the image.
        public var imageAltText: String?
        /// The language of the texts, as a code.
        public var language: String?
        /// The header.
        public var header: String
        /// Where the header's lines begin.
        public var headerTextAlignment: TextAlignment
        /// The text.
        public var message: String
        /// Where the text's lines begin.
        public var messageTextAlignment: TextAlignment
        /// The buttons, in the order of display.
        public var buttons: [Button]
        /// The colours, by appearance.
        public var themes: Themes

        /// Makes a message without id and `Context`; assign these to `data` afterwards.
        public init(
            data: Data = .init(), graphic: Graphic? = nil, imageAltText: String? = nil,
            language: String? = nil, header: String = "", headerTextAlignment: TextAlignment = .center,
            message: String = "", messageTextAlignment: TextAlignment = .center, buttons: [Button] = [],
            themes: Themes = .defaults
        ) {
            self.data = data
            self.graphic = graphic
            self.imageAltText = imageAltText
            self.language = language
            self.header = header
            self.headerTextAlignment = headerTextAlignment
            self.message = message
            self.messageTextAlignment = messageTextAlignment
            self.buttons = buttons
            self.themes = themes
        }
    }
}

extension Braze.InAppMessage.Modal: Codable {
    /// Decodes a payload of this kind.
    /// - Throws: `PayloadError`, naming the key path, what stood there and what was expected.
    public init(from decoder: any Decoder) throws {
        self = try Braze.InAppMessage(from: decoder).payload("modal", of: decoder, \.modal)
    }

    /// Encodes the payload of a message of this kind.
    public func encode(to encoder: any Encoder) throws {
        try Braze.InAppMessage.modal(self).encode(to: encoder)
    }
}
