extension Braze.InAppMessage {
    /// A line of text that slides in from an edge. Sendable.
    public struct Slideup: BrazeInAppMessageDataLookup, BrazeInAppMessageThemeable, Hashable, Sendable {
        /// What messages of every kind have.
        public var data: Data
        /// The icon or image, if any.
        public var graphic: Graphic?
        /// What assistive software says about the image.
        public var imageAltText: String?
        /// The language of the texts, as a code.
        public var language: String?
        /// The text.
        public var message: String
        /// The edge that it comes from.
        public var slideFrom: SlideFrom
        /// The colours, by appearance.
        public var themes: Themes

        /// Makes a message without id and `Context`; assign these to `data` afterwards.
        public init(
            data: Data = .init(), graphic: Graphic? = nil, imageAltText: String? = nil,
            language: String? = nil, message: String = "", slideFrom: SlideFrom = .bottom,
            themes: Themes = .defaults
        ) {
            self.data = data
            self.graphic = graphic
            self.imageAltText = imageAltText
            self.language = language
            self.message = message
            self.slideFrom = slideFrom
            self.themes = themes
        }
    }
}

extension Braze.InAppMessage.Slideup: Codable {
    /// Decodes a payload of this kind.
    /// - Throws: `PayloadError`, naming the key path, what stood there and what was expected.
    public init(from decoder: any Decoder) throws {
        self = try Braze.InAppMessage(from: decoder).payload("slideup", of: decoder, \.slideup)
    }

    /// Encodes the payload of a message of this kind.
    public func encode(to encoder: any Encoder) throws {
        try Braze.InAppMessage.slideup(self).encode(to: encoder)
    }
}
