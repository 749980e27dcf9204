import Foundation
import PlatformStandIns

/// Knows which message of a UI service is displayed, and decides whether another one may be.
final class MessageMonitor: Sendable {
    private let displayed = Locked<UUID?>(nil)

    /// Marks a message as displayed if it may be displayed. Calls the delegate; background thread.
    ///
    /// The conflict is checked first, and then the delegate is not asked (AI-032). The lock is not held while the
    /// delegate decides, and the mark is set only afterwards, so two messages can both pass if their questions overlap
    /// (AI-039). The mark is then that of the later one, and the earlier one can be neither dismissed nor hidden
    /// (AI-175).
    /// - Parameters:
    ///   - id: the message's id.
    ///   - shouldShow: asks the delegate.
    /// - Returns: nil when the message may be displayed, else the reason.
    func show(_ id: UUID, shouldShow: () -> Bool) -> PresentationError? {
        guard displayed.current == nil else { return .conflict }
        guard shouldShow() else { return .suppressedByAppDeveloper }
        displayed.withLock { $0 = id }
        return nil
    }

    /// Frees the monitor if this message is the displayed one (AI-071, AI-072, AI-083).
    ///
    /// The rules state that dismissing compares the ids. That hiding compares them too is an assumption.
    func free(_ id: UUID) -> Bool {
        displayed.withLock { displayed in
            guard displayed == id else { return false }
            displayed = nil
            return true
        }
    }

    /// Frees the monitor, whichever message is displayed: an empty page does that (AI-172).
    func clear() {
        displayed.withLock { $0 = nil }
    }
}
