public import Foundation

extension Braze.InAppMessage {
    /// When a message closes. Sendable.
    public enum MessageClose: Hashable, Sendable {
        /// When the user closes it.
        case userInteraction
        /// By itself, after so many seconds (BZ-051).
        case auto(after: TimeInterval)
    }

    /// How the screen must be held for a message to be displayed (BZ-031). The vendor's raw values are not
    /// known; these are the names of the cases. Sendable.
    public enum Orientation: String, Hashable, Sendable {
        /// It does not matter.
        case any
        /// Upright.
        case portrait
        /// Sideways.
        case landscape
    }

    /// The edge that a slideup comes from. The raw values are the model's. Sendable.
    public enum SlideFrom: String, Hashable, Sendable {
        /// The upper edge.
        case top
        /// The lower edge.
        case bottom
    }

    /// Where the lines of a text begin. The raw values are the model's. Sendable.
    public enum TextAlignment: String, Hashable, Sendable {
        /// Where reading begins.
        case leading
        /// In the middle.
        case center
        /// Where reading ends.
        case trailing
    }

    /// What stands beside or above a message's text. Sendable.
    public enum Graphic: Hashable, Sendable {
        /// A glyph of the icon font: the character itself, not its name.
        case icon(String)
        /// An image.
        case image(URL)
    }

    /// Why the SDK dismisses messages (BZ-110). More reasons may come. Sendable.
    public enum DismissalReason: Hashable, Sendable {
        /// `Braze.wipeData()` was called.
        case wipeData
        /// Another user was identified.
        case changeUser
    }
}
