import PlatformStandIns

/// The messages that a recording delegate has seen, by their names, as an app holds them that uses them later.
///
/// Sendable; any thread.
public final class SeenMessages<Message: Sendable>: Sendable {
    private let messages = Locked<[String: Message]>([:])

    /// Has seen nothing.
    public init() {}

    /// Keeps a message. The one that was seen last under a name counts.
    public func keep(_ message: Message, as name: String) {
        let old = messages.withLock { $0.updateValue(message, forKey: name) }
        withExtendedLifetime(old) {}
    }

    /// The message that a call is about, by its parameter `message`.
    /// - Throws: `ScenarioError.Code.stepFailed` for one that was not seen.
    public func callAsFunction(_ call: ShapeCall) throws -> Message {
        let name = call.string("message") ?? ""
        guard let message = messages.withLock({ $0[name] }) else { throw ScenarioError.unseen(name) }
        return message
    }
}

extension ScenarioError {
    /// The error for a message that the delegate was neither asked about nor told of.
    public static func unseen(_ message: String) -> ScenarioError {
        ScenarioError(.stepFailed, at: "", "the delegate has not seen the message \(message).")
    }
}
