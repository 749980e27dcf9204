import AdobeAndroid2Model
import InAppContracts
import PlatformStandIns

/// The messages that an app holds, by name: those that its delegate was told of, under their campaign's id,
/// those that it made itself, and campaigns' messages that nobody has shown yet.
///
/// Sendable: what changes is behind a lock. Any thread, as every member of the SDK's messages may be used on any.
final class AdobeAndroid2Messages: Sendable {
    /// The name of a message of another extension (A2-004).
    static let foreign = "foreign"

    private struct State {
        var messages: [String: any FullscreenMessage] = [:]
        var campaigns: [String: any Message] = [:]
        /// The keys stay valid, because the messages that the app made are kept.
        var namesOfMade: [ObjectIdentifier: String] = [:]
    }

    private let state = Locked(State())

    /// The message of this name, nil if the delegate has not seen it.
    func message(_ name: String) -> (any FullscreenMessage)? {
        state.withLock { $0.messages[name] }
    }

    /// The campaign's message of this name.
    func campaign(_ name: String) -> (any Message)? {
        message(name)?.parent ?? state.withLock { $0.campaigns[name] }
    }

    /// What a message is called in traces.
    func name(of message: any FullscreenMessage) -> String {
        message.parent?.getId() ?? state.withLock { $0.namesOfMade[ObjectIdentifier(message)] }
            ?? Self.foreign
    }

    /// Keeps a message, as an app does that shows it later.
    func keep(_ message: any FullscreenMessage, _ name: String) {
        state.withLock { $0.messages[name] = message }
    }

    /// Keeps a message that the app has made itself.
    func keep(made message: any FullscreenMessage, _ name: String) {
        state.withLock { $0.namesOfMade[ObjectIdentifier(message)] = name }
        keep(message, name)
    }

    /// Keeps a campaign's message that nobody has shown yet, under its id.
    func keep(campaign message: any Message) {
        state.withLock { $0.campaigns[message.getId()] = message }
    }
}
