public import InAppCore

/// What stands behind an object that an adopted delegate was given: the message that the object acts on, under
/// whichever SDK drives it.
///
/// Any thread. `@unchecked Sendable` is sound because both references are weak, never replaced, and lead to objects
/// of the main actor, where alone they are used.
public final class AdoptedTarget: @unchecked Sendable {
    private weak var message: CompatMessage?
    private weak var adopter: (any AdoptedDelegate)?

    /// Names a message and whose delegate was given something for it; neither is kept.
    @MainActor public init(_ message: CompatMessage, _ adopter: any AdoptedDelegate) {
        self.message = message
        self.adopter = adopter
    }

    /// Does something with the message, on a later turn of the main thread. What the driving SDK cannot do is a
    /// diagnostic of the adopter's; nothing happens when the message or the adopter is gone.
    public func attempt(_ action: @escaping @MainActor @Sendable (CompatMessage) throws -> Void) {
        MainThread.async { [self] in
            guard let message else { return }
            adopter?.attempt(message, action)
        }
    }

    /// Takes the message away if it is on the screen, on a later turn of the main thread.
    public func dismiss() {
        attempt { if $0.phase.isOnScreen { try $0.dismiss() } }
    }
}
