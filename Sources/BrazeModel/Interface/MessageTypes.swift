public import Foundation

extension Braze.InAppMessage {
    /// A line of text that slides in from an edge. Sendable.
    public struct Slideup: BrazeInAppMessageDataLookup, BrazeInAppMessageThemeable, Hashable, Sendable {
        /// The properties that all kinds of messages have.
        public var data: Data
        /// The icon or image, if any.
        public var graphic: Graphic?
        /// The description of the image for assistive software.
        public var imageAltText: String?
        /// The language of the texts, as a code.
        public var language: String?
        /// The text.
        public var message: String
        /// The edge that it comes from.
        public var slideFrom: SlideFrom
        /// The colours, by appearance.
        public var themes: Themes

        /// Makes a message without an id and `Context`; assign these to `data` afterwards.
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
    /// - Throws: `PayloadError`, which names the key path, the value found and the value expected.
    public init(from decoder: any Decoder) throws {
        self = try Braze.InAppMessage(from: decoder).payload("slideup", of: decoder, \.slideup)
    }

    /// Encodes the payload of a message of this kind.
    public func encode(to encoder: any Encoder) throws {
        try Braze.InAppMessage.slideup(self).encode(to: encoder)
    }
}

extension Braze.InAppMessage {
    /// A card in the middle of the screen. Sendable.
    public struct Modal: BrazeInAppMessageDataLookup, BrazeInAppMessageThemeable, Hashable, Sendable {
        /// The properties that all kinds of messages have.
        public var data: Data
        /// The icon or image, if any.
        public var graphic: Graphic?
        /// The description of the image for assistive software.
        public var imageAltText: String?
        /// The language of the texts, as a code.
        public var language: String?
        /// The header.
        public var header: String
        /// The alignment of the header.
        public var headerTextAlignment: TextAlignment
        /// The text.
        public var message: String
        /// The alignment of the text.
        public var messageTextAlignment: TextAlignment
        /// The buttons, in the order of display.
        public var buttons: [Button]
        /// The colours, by appearance.
        public var themes: Themes

        /// Makes a message without an id and `Context`; assign these to `data` afterwards.
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
    /// - Throws: `PayloadError`, which names the key path, the value found and the value expected.
    public init(from decoder: any Decoder) throws {
        self = try Braze.InAppMessage(from: decoder).payload("modal", of: decoder, \.modal)
    }

    /// Encodes the payload of a message of this kind.
    public func encode(to encoder: any Encoder) throws {
        try Braze.InAppMessage.modal(self).encode(to: encoder)
    }
}

extension Braze.InAppMessage {
    /// An image in the middle of the screen. Sendable.
    public struct ModalImage: BrazeInAppMessageDataLookup, BrazeInAppMessageThemeable, Hashable, Sendable {
        /// The properties that all kinds of messages have.
        public var data: Data
        /// The image.
        public var imageURL: URL
        /// The description of the image for assistive software.
        public var imageAltText: String?
        /// The language of the texts, as a code.
        public var language: String?
        /// The buttons, in the order of display.
        public var buttons: [Button]
        /// The colours, by appearance.
        public var themes: Themes

        /// Makes a message without an id and `Context`; assign these to `data` afterwards.
        public init(
            data: Data = .init(), imageURL: URL, imageAltText: String? = nil, language: String? = nil,
            buttons: [Button] = [], themes: Themes = .defaults
        ) {
            self.data = data
            self.imageURL = imageURL
            self.imageAltText = imageAltText
            self.language = language
            self.buttons = buttons
            self.themes = themes
        }
    }
}

extension Braze.InAppMessage.ModalImage: Codable {
    /// Decodes a payload of this kind.
    /// - Throws: `PayloadError`, which names the key path, the value found and the value expected.
    public init(from decoder: any Decoder) throws {
        self = try Braze.InAppMessage(from: decoder).payload("modalImage", of: decoder, \.modalImage)
    }

    /// Encodes the payload of a message of this kind.
    public func encode(to encoder: any Encoder) throws {
        try Braze.InAppMessage.modalImage(self).encode(to: encoder)
    }
}

extension Braze.InAppMessage {
    /// An image and texts that fill a small screen. Sendable.
    public struct Full: BrazeInAppMessageDataLookup, BrazeInAppMessageThemeable, Hashable, Sendable {
        /// The properties that all kinds of messages have.
        public var data: Data
        /// The image.
        public var imageURL: URL
        /// The description of the image for assistive software.
        public var imageAltText: String?
        /// The language of the texts, as a code.
        public var language: String?
        /// The header.
        public var header: String
        /// The alignment of the header.
        public var headerTextAlignment: TextAlignment
        /// The text.
        public var message: String
        /// The alignment of the text.
        public var messageTextAlignment: TextAlignment
        /// The buttons, in the order of display.
        public var buttons: [Button]
        /// The colours, by appearance.
        public var themes: Themes

        /// Makes a message without an id and `Context`; assign these to `data` afterwards.
        public init(
            data: Data = .init(), imageURL: URL, imageAltText: String? = nil, language: String? = nil,
            header: String = "", headerTextAlignment: TextAlignment = .center, message: String = "",
            messageTextAlignment: TextAlignment = .center, buttons: [Button] = [], themes: Themes = .defaults
        ) {
            self.data = data
            self.imageURL = imageURL
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

extension Braze.InAppMessage.Full: Codable {
    /// Decodes a payload of this kind.
    /// - Throws: `PayloadError`, which names the key path, the value found and the value expected.
    public init(from decoder: any Decoder) throws {
        self = try Braze.InAppMessage(from: decoder).payload("full", of: decoder, \.full)
    }

    /// Encodes the payload of a message of this kind.
    public func encode(to encoder: any Encoder) throws {
        try Braze.InAppMessage.full(self).encode(to: encoder)
    }
}

extension Braze.InAppMessage {
    /// An image that fills a small screen. Sendable.
    public struct FullImage: BrazeInAppMessageDataLookup, BrazeInAppMessageThemeable, Hashable, Sendable {
        /// The properties that all kinds of messages have.
        public var data: Data
        /// The image.
        public var imageURL: URL
        /// The description of the image for assistive software.
        public var imageAltText: String?
        /// The language of the texts, as a code.
        public var language: String?
        /// The buttons, in the order of display.
        public var buttons: [Button]
        /// The colours, by appearance.
        public var themes: Themes

        /// Makes a message without an id and `Context`; assign these to `data` afterwards.
        public init(
            data: Data = .init(), imageURL: URL, imageAltText: String? = nil, language: String? = nil,
            buttons: [Button] = [], themes: Themes = .defaults
        ) {
            self.data = data
            self.imageURL = imageURL
            self.imageAltText = imageAltText
            self.language = language
            self.buttons = buttons
            self.themes = themes
        }
    }
}

extension Braze.InAppMessage.FullImage: Codable {
    /// Decodes a payload of this kind.
    /// - Throws: `PayloadError`, which names the key path, the value found and the value expected.
    public init(from decoder: any Decoder) throws {
        self = try Braze.InAppMessage(from: decoder).payload("fullImage", of: decoder, \.fullImage)
    }

    /// Encodes the payload of a message of this kind.
    public func encode(to encoder: any Encoder) throws {
        try Braze.InAppMessage.fullImage(self).encode(to: encoder)
    }
}
