/// A view of the app's own that shows a message which can be clicked, and in which nothing takes a tap. Sendable; a value.
public struct DeadView: Sendable {
    /// The type of the view.
    public let type: Any.Type
    /// The message's id, as traces have it.
    public let message: String
    /// The taps that the message offers, as a stage puts them into words.
    public let taps: Set<String>

    /// Describes a view.
    /// - Parameters:
    ///   - type: the type of the view.
    ///   - message: the message's id, as traces have it.
    ///   - taps: the taps that the message offers, as a stage puts them into words.
    public init(_ type: Any.Type, message: String, taps: Set<String>) {
        self.type = type
        self.message = message
        self.taps = taps
    }
}
