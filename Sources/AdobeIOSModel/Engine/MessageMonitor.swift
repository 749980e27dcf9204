import Foundation
import PlatformStandIns

/// Knows which message of a UI service is displayed, and decides whether another may be.
final class MessageMonitor: Sendable {
    private let displayed = Locked<UUID?>(nil)

    /// Whether a message may be displayed, and marks it displayed if so. Calls the delegate; background
    /// thread.
    ///
    /// The conflict comes first and keeps the delegate from being asked (AI-032). The lock is not held while
    /// the delegate thinks and the mark is set only afterwards, so two messages whose questions overlap
    /// can both pass (AI-039). The mark is then that of the later one, and the earlier one can be neither
    /// dismissed nor hidden (AI-175).
    /// - Parameters:
    ///   - id: the message's id.
    ///   - shouldShow: asks the delegate.
    /// - Returns: nil when the message may be displayed, else why not.
    func show(_ id: UUID, shouldShow: () -> Bool) -> PresentationError? {
        guard displayed.current == nil else { return .conflict }
        guard shouldShow() else { return .suppressedByAppDeveloper }
        displayed.withLock { $0 = id }
        return nil
    }

    /// Frees the monitor if this very message is displayed (AI-071, AI-072, AI-083).
    ///
    /// The rules state the comparison of ids for dismissing; that hiding compares them too is a choice.
    func free(_ id: UUID) -> Bool {
        displayed.withLock { displayed in
            guard displayed == id else { return false }
            displayed = nil
            return true
        }
    }

    /// Frees the monitor, whoever is displayed: an empty page does that (AI-172).
    func clear() {
        displayed.withLock { $0 = nil }
    }
}
