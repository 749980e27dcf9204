public import Foundation

/// A message of Lantern. Sendable: it is immutable; its calls go to the object that shows it.
public final class LanternCard: Sendable {
    /// A button. Sendable; a value.
    public struct Button: Sendable, Hashable {
        /// The button's name in reasons and records.
        public let name: String
        /// The button's label.
        public let label: String
        /// The URL that the SDK opens after the card has closed.
        public let link: URL?

        /// Describes a button.
        public init(name: String, label: String, link: URL? = nil) {
            self.name = name
            self.label = label
            self.link = link
        }
    }

    /// The campaign's name for it.
    public let id: String
    /// The heading.
    public let title: String
    /// The text below it.
    public let text: String
    /// The buttons, from left to right.
    public let buttons: [Button]
    /// The URL that the SDK opens after a tap on the card outside its buttons; without it the card handles no taps.
    public let link: URL?
    /// The campaign's own data.
    public let tags: [String: String]
    private let presenter: (any LanternPresenting)?

    /// Makes a card. Apps get theirs from the delegate.
    /// - Parameter presenter: shows the card, held strongly; nil for none.
    public init(
        id: String, title: String, text: String, buttons: [Button] = [], link: URL? = nil,
        tags: [String: String] = [:], presenter: (any LanternPresenting)? = nil
    ) {
        self.id = id
        self.title = title
        self.text = text
        self.buttons = buttons
        self.link = link
        self.tags = tags
        self.presenter = presenter
    }

    /// Shows the card without asking the delegate. Any thread; does nothing while another card is visible.
    public func show() { presenter?.show(self) }

    /// Closes the card, if it is visible, with the reason `code`. Any thread.
    public func close() { presenter?.close(self) }
}

/// Shows cards: Lantern itself, or a substitute.
public protocol LanternPresenting: Sendable {
    /// Shows a card. Any thread.
    func show(_ card: LanternCard)
    /// Closes a card. Any thread.
    func close(_ card: LanternCard)
}
