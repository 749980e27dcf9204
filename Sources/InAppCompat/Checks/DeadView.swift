/// A view of the app that shows a message with something to click, but handles no tap. Sendable; a value.
public struct DeadView: Sendable {
    /// The type of the view.
    public let type: Any.Type
    /// The message's id, as in traces.
    public let message: String
    /// The taps that the message offers, in the words of the stage's log.
    public let taps: Set<String>

    /// Makes the description of a view.
    /// - Parameters:
    ///   - type: the type of the view.
    ///   - message: the message's id, as in traces.
    ///   - taps: the taps that the message offers, in the words of the stage's log.
    public init(_ type: Any.Type, message: String, taps: Set<String>) {
        self.type = type
        self.message = message
        self.taps = taps
    }
}
