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
