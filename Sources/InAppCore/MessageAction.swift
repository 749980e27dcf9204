public import Foundation

/// What a click on a message asks for.
public struct MessageAction: Sendable, Hashable, Codable, CustomStringConvertible {
    /// What was clicked.
    public enum Source: Sendable, Hashable, Codable {
        /// The message itself.
        case body
        /// The button with this id. Ids are the vendor's; they are not positions.
        case button(id: String)
        /// A link of the message's web page, with the id that the link names, if it names one.
        case link(id: String?)
    }

    /// What should happen.
    public enum Effect: Sendable, Hashable, Codable {
        /// Nothing beyond the default of every click: it is counted, and the message is dismissed.
        case none
        /// A URL should open, in a web view of the app or outside it.
        case open(URL, inWebView: Bool)
    }

    /// What was clicked.
    public let source: Source
    /// What should happen.
    public let effect: Effect

    /// Describes a click.
    public init(source: Source, effect: Effect) {
        self.source = source
        self.effect = effect
    }

    /// The URL that should open, if any.
    public var url: URL? {
        if case .open(let url, _) = effect { url } else { nil }
    }

    /// The id of the clicked button, if a button was clicked.
    public var buttonID: String? {
        switch source {
        case .button(let id): id
        case .link(let id): id
        case .body: nil
        }
    }

    public var description: String {
        let what =
            switch source {
            case .body: "body"
            case .button(let id): "button \(id)"
            case .link(let id): id.map { "link \($0)" } ?? "link"
            }
        return url.map { "\(what) -> \($0.absoluteString)" } ?? what
    }
}

/// An interaction that an app records, in addition to what the SDK records by itself.
public enum TrackedInteraction: Sendable, Hashable {
    /// The message was seen.
    case impression
    /// The message was clicked: on the button with this id, or on its body when the id is nil.
    case click(buttonID: String?)
    /// An interaction with a name that the app chooses.
    case custom(String)
    /// The message was closed.
    case dismissal
}
