public import Foundation
import PlatformStandIns

extension Braze {
    /// The untyped counterpart of `InAppMessage`, for code beyond Swift: one object, changed in place, that
    /// may be incomplete.
    ///
    /// Sendable: what it holds is behind a lock.
    public final class InAppMessageRaw: NSObject, Codable, Sendable {
        private let fieldsBox: Locked<Fields>

        /// A copy of what the message holds.
        var fields: Fields { fieldsBox.current }

        init(_ fields: Fields) {
            fieldsBox = Locked(fields)
        }

        /// Makes an empty slideup.
        public override convenience init() {
            self.init(Fields())
        }

        /// Changes what the message holds, all at once.
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

        /// What tells the campaign's message from others.
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

        /// What the action `url` opens.
        public var url: URL? {
            get { self[\.url] }
            set { self[\.url] = newValue }
        }

        /// Whether the URL is opened in the app.
        public var useWebView: Bool {
            get { self[\.useWebView] }
            set { self[\.useWebView] = newValue }
        }

        /// What a click on the message's body does.
        public var clickAction: ClickAction {
            get { self[\.clickAction] }
            set { self[\.clickAction] = newValue }
        }

        /// What closes the message.
        public var messageClose: MessageClose {
            get { self[\.messageClose] }
            set { self[\.messageClose] = newValue }
        }

        /// How long the message stays, in seconds, if time closes it.
        public var duration: TimeInterval? {
            get { self[\.duration] }
            set { self[\.duration] = newValue }
        }

        /// How the screen must be held.
        public var orientation: Orientation {
            get { self[\.orientation] }
            set { self[\.orientation] = newValue }
        }

        /// Where the text's lines begin; nil for the kind's default.
        public var messageTextAlignment: TextAlignment? {
            get { self[\.messageTextAlignment] }
            set { self[\.messageTextAlignment] = newValue }
        }

        /// Where the header's lines begin; nil for the kind's default.
        public var headerTextAlignment: TextAlignment? {
            get { self[\.headerTextAlignment] }
            set { self[\.headerTextAlignment] = newValue }
        }

        /// The image.
        public var imageURL: URL? {
            get { self[\.imageURL] }
            set { self[\.imageURL] = newValue }
        }

        /// What the image of a modal or full message is; nil means `top`.
        public var imageStyle: ImageStyle? {
            get { self[\.imageStyle] }
            set { self[\.imageStyle] = newValue }
        }

        /// A glyph of the icon font. An image goes before it.
        public var icon: String? {
            get { self[\.icon] }
            set { self[\.icon] = newValue }
        }

        /// What assistive software says about the image.
        public var imageAltText: String? {
            get { self[\.imageAltText] }
            set { self[\.imageAltText] = newValue }
        }

        /// The language of the texts, as a code.
        public var language: String? {
            get { self[\.language] }
            set { self[\.language] = newValue }
        }

        /// The edge that a slideup comes from; nil means the lower one.
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

        /// What the template of a web page was filled with.
        public var messageFields: [String: Any]? {
            get { self[\.messageFields]?.values }
            set { self[\.messageFields] = newValue.map { JSONObject($0) } }
        }

        /// The folder that a web page's relative links start from.
        public var baseURL: URL? {
            get { self[\.baseURL] }
            set { self[\.baseURL] = newValue }
        }

        /// What a web page needs.
        public var assetURLs: [URL]? {
            get { self[\.assetURLs] }
            set { self[\.assetURLs] = newValue }
        }

        /// Whether this is a control message, whatever its type.
        public var isControl: Bool {
            get { self[\.isControl] }
            set { self[\.isControl] = newValue }
        }

        /// What analytics and clicks go through.
        public var context: Context? {
            get { self[\.context] }
            set { self[\.context] = newValue }
        }

        /// Whether the message is a test from the dashboard.
        public var isTestSend: Bool { self[\.isTestSend] }
    }
}

extension Braze.InAppMessageRaw {
    // The raw values are the words of payloads; the vendor's own are not known.

    /// The kind of an untyped message. Images and control messages have no kind of their own: see
    /// `imageStyle` and `isControl`. Sendable.
    public enum MessageType: String, CaseIterable, Codable, Hashable, Sendable {
        /// A line of text.
        case slideup = "SLIDEUP"
        /// A card, or an image in the middle of the screen.
        case modal = "MODAL"
        /// A message, or an image, that fills a small screen.
        case full = "FULL"
        /// A web page whose assets come in an archive.
        case htmlFull = "HTML_FULL"
        /// A web page.
        case html = "HTML"
    }

    /// What a click does. Sendable.
    public enum ClickAction: String, CaseIterable, Codable, Hashable, Sendable {
        /// Nothing but the dismissal.
        case none = "NONE"
        /// Opens the URL that stands beside the action.
        case url = "URI"

        /// Decodes an action. One that is not known, such as an older SDK's, counts as `none`: that it is
        /// tolerated is a fact, what becomes of it is the model's choice.
        public init(from decoder: any Decoder) throws {
            self.init(payload: try decoder.singleValueContainer().decode(String.self))
        }

        /// The action for a word of a payload.
        init(payload word: String) {
            self = Self(rawValue: word.uppercased()) ?? .none
        }
    }

    /// What closes a message. Sendable.
    public enum MessageClose: String, CaseIterable, Codable, Hashable, Sendable {
        /// Time: see `duration`.
        case autoDismiss = "AUTO_DISMISS"
        /// The user.
        case swipe = "SWIPE"
    }

    /// How the screen must be held. Sendable.
    public enum Orientation: String, CaseIterable, Codable, Hashable, Sendable {
        /// It does not matter.
        case any = "ANY"
        /// Upright.
        case portrait = "PORTRAIT"
        /// Sideways.
        case landscape = "LANDSCAPE"
    }

    /// Where the lines of a text begin. Sendable.
    public enum TextAlignment: String, CaseIterable, Codable, Hashable, Sendable {
        /// Where reading begins.
        case start = "START"
        /// In the middle.
        case center = "CENTER"
        /// Where reading ends.
        case end = "END"
    }

    /// What the image of a modal or full message is. Sendable.
    public enum ImageStyle: String, CaseIterable, Codable, Hashable, Sendable {
        /// All there is.
        case graphic = "GRAPHIC"
        /// Above the texts.
        case top = "TOP"
    }

    /// The edge that a slideup comes from. Sendable.
    public enum SlideFrom: String, CaseIterable, Codable, Hashable, Sendable {
        /// The upper edge.
        case top = "TOP"
        /// The lower edge.
        case bottom = "BOTTOM"
    }

    /// A colour.
    public typealias Color = Braze.InAppMessage.Color
}
