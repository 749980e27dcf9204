public import Foundation

extension Braze.InAppMessage {
    /// A web page. Sendable.
    public struct Html: BrazeInAppMessageDataLookup, Hashable, Sendable {
        /// The properties that all kinds of messages have.
        public var data: Data
        /// The page's source.
        public var message: String
        /// The base folder of the page's relative links. Without one the page cannot be loaded (BZ-064).
        public var baseURL: URL?
        /// The URLs of the page's assets.
        public var assetURLs: Set<URL>
        /// Whether the page is of the legacy kind whose assets are in an archive.
        public var legacy: Bool
        private var messageFieldsObject: JSONObject

        /// The values that were filled into the page's template: JSON values, as in `Data.extras`.
        public var messageFields: [String: Any] {
            get { messageFieldsObject.values }
            set { messageFieldsObject = JSONObject(newValue) }
        }

        /// Makes a message without an id and `Context`; assign these to `data` afterwards.
        public init(
            data: Data = .init(), message: String = "<html></html>", baseURL: URL? = nil,
            assetURLs: Set<URL> = [], legacy: Bool = false, messageFields: [String: Any] = [:]
        ) {
            self.data = data
            self.message = message
            self.baseURL = baseURL
            self.assetURLs = assetURLs
            self.legacy = legacy
            messageFieldsObject = JSONObject(messageFields)
        }
    }

    /// No message at all: for a user in the control group of a campaign (BZ-062). Sendable.
    public struct Control: BrazeInAppMessageDataLookup, Hashable, Sendable {
        /// The properties that all kinds of messages have.
        public var data: Data

        /// Makes a message without an id and `Context`; assign these to `data` afterwards.
        public init(data: Data = .init()) {
            self.data = data
        }
    }
}

extension Braze.InAppMessage.Html: Codable {
    /// Decodes a payload of this kind.
    /// - Throws: `PayloadError`, which names the key path, the value found and the value expected.
    public init(from decoder: any Decoder) throws {
        self = try Braze.InAppMessage(from: decoder).payload("html", of: decoder, \.html)
    }

    /// Encodes the payload of a message of this kind.
    public func encode(to encoder: any Encoder) throws {
        try Braze.InAppMessage.html(self).encode(to: encoder)
    }
}

extension Braze.InAppMessage.Control: Codable {
    /// Decodes a payload of this kind.
    /// - Throws: `PayloadError`, which names the key path, the value found and the value expected.
    public init(from decoder: any Decoder) throws {
        self = try Braze.InAppMessage(from: decoder).payload("control", of: decoder, \.control)
    }

    /// Encodes the payload of a message of this kind.
    public func encode(to encoder: any Encoder) throws {
        try Braze.InAppMessage.control(self).encode(to: encoder)
    }
}
