import AdobeIOSBridge
import AdobeIOSModel
import InAppCompat
import InAppContracts
import PlatformStandIns

/// The messages that an app holds, by name: those that its delegate was told of, under their campaign's id,
/// and those that it made itself.
///
/// Sendable; any thread.
final class AdobeIOSMessages: Sendable {
    /// The name of a screen of another extension (AI-005).
    static var foreign: String { TracedCall.foreignScreen }

    private struct Entry {
        weak var message: FullscreenMessage?
        var kept: FullscreenMessage?
    }

    private struct State {
        var entries: [String: Entry] = [:]
        var namesOfMade: [ObjectIdentifier: String] = [:]
    }

    private let state = Locked(State())

    /// The message of this name, while somebody keeps it.
    func message(_ name: String) -> FullscreenMessage? {
        state.withLock { $0.entries[name]?.message }
    }

    /// What a message is called in traces.
    func name(of message: FullscreenMessage) -> String {
        message.parent?.id ?? state.withLock { $0.namesOfMade[ObjectIdentifier(message)] } ?? Self.foreign
    }

    /// Keeps a message, as an app does that shows it later (AI-050).
    func keep(_ message: FullscreenMessage, _ name: String) {
        state.withLock { $0.entries[name] = Entry(message: message, kept: message) }
    }

    /// Keeps a message that the app has made itself.
    func keep(made message: FullscreenMessage, _ name: String) {
        state.withLock { $0.namesOfMade[ObjectIdentifier(message)] = name }
        keep(message, name)
    }

    /// Lets go of a message, which lives on if somebody else keeps it (AI-041).
    func release(_ name: String) {
        let released = state.withLock { state in
            defer { state.entries[name]?.kept = nil }
            return state.entries[name]?.kept
        }
        // It ends here, outside the lock, if nobody else keeps it; another may get its address then.
        guard let released, released.parent == nil else { return }
        state.withLock { $0.namesOfMade[ObjectIdentifier(released)] = nil }
    }
}
