public import Foundation

/// A message of Gong. Sendable: it is immutable.
public final class GongNote: Sendable {
    /// A button. Sendable; a value.
    public struct Button: Sendable, Hashable {
        /// The button's name in records.
        public let name: String
        /// The button's label.
        public let label: String
        /// The URL that the SDK opens when the button is tapped.
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
    /// The text.
    public let text: String
    /// The only button; nil if there is none.
    public let button: Button?

    /// Makes a note. Apps get theirs from the SDK.
    public init(id: String, text: String, button: Button? = nil) {
        self.id = id
        self.text = text
        self.button = button
    }
}

/// Listens to Gong, a vendor that does not exist. Every call comes on the main thread, to one listener after the other.
public protocol GongListener: AnyObject, Sendable {
    /// A note is on the screen. The listener was not asked.
    func gongDidShow(_ note: GongNote)
    /// The user has tapped the button. Its link was already opened; the note leaves next.
    func gongDidClick(_ button: GongNote.Button, of note: GongNote)
    /// A note has left the screen.
    func gongDidClose(_ note: GongNote)
}

extension GongListener {
    /// Does nothing.
    public func gongDidShow(_ note: GongNote) {}
    /// Does nothing.
    public func gongDidClick(_ button: GongNote.Button, of note: GongNote) {}
    /// Does nothing.
    public func gongDidClose(_ note: GongNote) {}
}
