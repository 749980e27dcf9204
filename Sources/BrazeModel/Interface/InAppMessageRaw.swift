public import Foundation
import PlatformStandIns

extension Braze {
    /// The untyped counterpart of `InAppMessage`, for code in other languages: one mutable object that may be
    /// incomplete.
    ///
    /// Sendable: its values are protected by a lock.
    public final class InAppMessageRaw: NSObject, Codable, Sendable {
        private let fieldsBox: Locked<Fields>

        /// A copy of the message's values.
        var fields: Fields { fieldsBox.current }

        init(_ fields: Fields) {
            fieldsBox = Locked(fields)
        }

        /// Makes an empty slideup.
        public override convenience init() {
            self.init(Fields())
        }

        /// Changes the message's values atomically.
        func update(_ change: (inout Fields) -> Void) {
            fieldsBox.withLock(change)
        }

        private subscript<Value>(_ property: WritableKeyPath<Fields, Value>) -> Value {
            get { fieldsBox.withLock { $0[keyPath: property] } }
            set { fieldsBox.withLock { $0[keyPath: property] = newValue } }
        }

        /// The kind of the message.
        public var type: MessageType {
            get { self[\.type] }
            set { self[\.type] = newValue }
        }

        /// The id of the campaign's message.
        public var id: String? {
            get { self[\.id] }
            set { self[\.id] = newValue }
        }

        /// The text, or the source of a web page.
        public var message: String? {
            get { self[\.message] }
            set { self[\.message] = newValue }
        }

        /// The header.
        public var header: String? {
            get { self[\.header] }
            set { self[\.header] = newValue }
        }

        /// The URL that the action `url` opens.
        public var url: URL? {
            get { self[\.url] }
            set { self[\.url] = newValue }
        }

        /// Whether the URL is opened in the app.
        public var useWebView: Bool {
            get { self[\.useWebView] }
            set { self[\.useWebView] = newValue }
        }

        /// The effect of a click on the message's body.
        public var clickAction: ClickAction {
            get { self[\.clickAction] }
            set { self[\.clickAction] = newValue }
        }

        /// How the message closes.
        public var messageClose: MessageClose {
            get { self[\.messageClose] }
            set { self[\.messageClose] = newValue }
        }

        /// How long the message stays, in seconds, if it closes automatically.
        public var duration: TimeInterval? {
            get { self[\.duration] }
            set { self[\.duration] = newValue }
        }

        /// The required orientation of the screen.
        public var orientation: Orientation {
            get { self[\.orientation] }
            set { self[\.orientation] = newValue }
        }

        /// The alignment of the text; nil for the kind's default.
        public var messageTextAlignment: TextAlignment? {
            get { self[\.messageTextAlignment] }
            set { self[\.messageTextAlignment] = newValue }
        }

        /// The alignment of the header; nil for the kind's default.
        public var headerTextAlignment: TextAlignment? {
            get { self[\.headerTextAlignment] }
            set { self[\.headerTextAlignment] = newValue }
        }

        /// The image.
        public var imageURL: URL? {
            get { self[\.imageURL] }
            set { self[\.imageURL] = newValue }
        }

        /// The role of the image of a modal or full message; nil means `top`.
        public var imageStyle: ImageStyle? {
            get { self[\.imageStyle] }
            set { self[\.imageStyle] = newValue }
        }

        /// A glyph of the icon font. An image has precedence over it.
        public var icon: String? {
            get { self[\.icon] }
            set { self[\.icon] = newValue }
        }

        /// The description of the image for assistive software.
        public var imageAltText: String? {
            get { self[\.imageAltText] }
            set { self[\.imageAltText] = newValue }
        }

        /// The language of the texts, as a code.
        public var language: String? {
            get { self[\.language] }
            set { self[\.language] = newValue }
        }

        /// The edge that a slideup comes from; nil means the bottom edge.
        public var slideFrom: SlideFrom? {
            get { self[\.slideFrom] }
            set { self[\.slideFrom] = newValue }
        }

        /// The themes, by name; nil for the defaults.
        public var themes: [String: Theme]? {
            get { self[\.themes] }
            set { self[\.themes] = newValue }
        }

        /// The buttons, in the order of display.
        public var buttons: [Button]? {
            get { self[\.buttons] }
            set { self[\.buttons] = newValue }
        }

        /// Whether the message enters with an animation.
        public var animateIn: Bool {
            get { self[\.animateIn] }
            set { self[\.animateIn] = newValue }
        }

        /// Whether the message leaves with an animation.
        public var animateOut: Bool {
            get { self[\.animateOut] }
            set { self[\.animateOut] = newValue }
        }

        /// The campaign's key-value pairs, see `Braze.InAppMessage.Data.extras`.
        public var extras: [String: Any] {
            get { self[\.extras].values }
            set { self[\.extras] = JSONObject(newValue) }
        }

        /// The additional values of the message, as text.
        public var messageExtras: String? {
            get { self[\.messageExtras] }
            set { self[\.messageExtras] = newValue }
        }

        /// The values that were filled into the template of a web page.
        public var messageFields: [String: Any]? {
            get { self[\.messageFields]?.values }
            set { self[\.messageFields] = newValue.map { JSONObject($0) } }
        }

        /// The base folder of a web page's relative links.
        public var baseURL: URL? {
            get { self[\.baseURL] }
            set { self[\.baseURL] = newValue }
        }

        /// The URLs of a web page's assets.
        public var assetURLs: [URL]? {
            get { self[\.assetURLs] }
            set { self[\.assetURLs] = newValue }
        }

        /// Whether this is a control message, whatever its type.
        public var isControl: Bool {
            get { self[\.isControl] }
            set { self[\.isControl] = newValue }
        }

        /// The context for analytics and clicks.
        public var context: Context? {
            get { self[\.context] }
            set { self[\.context] = newValue }
        }

        /// Whether the message is a test from the dashboard.
        public var isTestSend: Bool { self[\.isTestSend] }
    }
}

extension Braze.InAppMessageRaw {
    // The raw values are those of payloads; the vendor's own are not known.

    /// The kind of an untyped message. Image and control messages have no kind of their own: see `imageStyle` and
    /// `isControl`. Sendable.
    public enum MessageType: String, CaseIterable, Codable, Hashable, Sendable {
        /// A line of text.
        case slideup = "SLIDEUP"
        /// A card, or an image in the middle of the screen.
        case modal = "MODAL"
        /// A message, or an image, that fills a small screen.
        case full = "FULL"
        /// A web page whose assets are in an archive.
        case htmlFull = "HTML_FULL"
        /// A web page.
        case html = "HTML"
    }

    /// The effects of a click. Sendable.
    public enum ClickAction: String, CaseIterable, Codable, Hashable, Sendable {
        /// Only dismisses the message.
        case none = "NONE"
        /// Opens the URL next to the action.
        case url = "URI"

        /// Decodes an action. An unknown one, such as one of an older SDK, counts as `none`: it is a fact that it is
        /// tolerated; the effect is the model's choice.
        public init(from decoder: any Decoder) throws {
            self.init(payload: try decoder.singleValueContainer().decode(String.self))
        }

        /// The action for a string in a payload.
        init(payload word: String) {
            self = Self(rawValue: word.uppercased()) ?? .none
        }
    }

    /// The ways in which a message closes. Sendable.
    public enum MessageClose: String, CaseIterable, Codable, Hashable, Sendable {
        /// Automatically after a time: see `duration`.
        case autoDismiss = "AUTO_DISMISS"
        /// By the user.
        case swipe = "SWIPE"
    }

    /// The required orientations of the screen. Sendable.
    public enum Orientation: String, CaseIterable, Codable, Hashable, Sendable {
        /// Any orientation.
        case any = "ANY"
        /// Portrait.
        case portrait = "PORTRAIT"
        /// Landscape.
        case landscape = "LANDSCAPE"
    }

    /// The alignments of a text. Sendable.
    public enum TextAlignment: String, CaseIterable, Codable, Hashable, Sendable {
        /// At the leading edge.
        case start = "START"
        /// Centred.
        case center = "CENTER"
        /// At the trailing edge.
        case end = "END"
    }

    /// The roles of the image of a modal or full message. Sendable.
    public enum ImageStyle: String, CaseIterable, Codable, Hashable, Sendable {
        /// The image is the whole message.
        case graphic = "GRAPHIC"
        /// The image is above the texts.
        case top = "TOP"
    }

    /// The edge that a slideup comes from. Sendable.
    public enum SlideFrom: String, CaseIterable, Codable, Hashable, Sendable {
        /// The top edge.
        case top = "TOP"
        /// The bottom edge.
        case bottom = "BOTTOM"
    }

    /// A colour.
    public typealias Color = Braze.InAppMessage.Color
}
