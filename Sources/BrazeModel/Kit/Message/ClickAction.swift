public import Foundation

extension Braze.InAppMessage {
    /// What a click does. Sendable.
    public enum ClickAction: Hashable, Sendable {
        /// Nothing but the message's dismissal.
        case none
        /// Opens a URL: in a web view in the app, or outside.
        case url(URL, useWebView: Bool)

        /// The URL to open, if any.
        public var url: URL? {
            guard case .url(let url, _) = self else { return nil }
            return url
        }
    }

    /// A button of a message. Sendable.
    public struct Button: Hashable, Sendable {
        /// What tells the button from the message's others. It is no position (BZ-085).
        public var id: Int
        /// The button's title.
        public var text: String
        /// What a click on it does.
        public var clickAction: ClickAction
        /// Its colours, by appearance.
        public var themes: ButtonThemes

        /// Makes a button.
        public init(id: Int, text: String, clickAction: ClickAction, themes: ButtonThemes = .defaults) {
            self.id = id
            self.text = text
            self.clickAction = clickAction
            self.themes = themes
        }
    }
}
