public import Foundation

extension Braze.InAppMessage {
    /// An image in the middle of the screen. Sendable.
    public struct ModalImage: BrazeInAppMessageDataLookup, BrazeInAppMessageThemeable, Hashable, Sendable {
        /// What messages of every kind have.
        public var data: Data
        /// The image.
        public var imageURL: URL
        /// What assistive software says about the image.
        public var imageAltText: String?
        /// The language of the texts, as a code.
        public var language: String?
        /// The buttons, in the order of display.
        public var buttons: [Button]
        /// The colours, by appearance.
        public var themes: Themes

        /// Makes a message without id and `Context`; assign these to `data` afterwards.
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
    /// - Throws: `PayloadError`, naming the key path, what stood there and what was expected.
    public init(from decoder: any Decoder) throws {
        self = try Braze.InAppMessage(from: decoder).payload("modalImage", of: decoder, \.modalImage)
    }

    /// Encodes the payload of a message of this kind.
    public func encode(to encoder: any Encoder) throws {
        try Braze.InAppMessage.modalImage(self).encode(to: encoder)
    }
}
