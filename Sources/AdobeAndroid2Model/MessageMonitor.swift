import HeadlessStage
import PlatformStandIns

/// Knows whether a message or an alert is displayed, but not which (A2-040).
final class MessageMonitor: Sendable {
    private let displayed = Locked(false)

    private init() {}

    /// The monitor of a stage.
    static func of(_ stage: HeadlessStage) -> MessageMonitor {
        stage.shared(MessageMonitor.self) { MessageMonitor() }
    }

    var isDisplayed: Bool { displayed.current }

    /// Whether a message may be displayed, and marks it displayed if so (A2-032).
    ///
    /// The lock is not held while the delegate thinks. Messages cannot overtake each other, which the
    /// executor sees to; an alert can.
    /// - Parameter shouldShow: asks the delegate.
    func show(_ shouldShow: () -> Bool) -> Bool {
        guard !isDisplayed, shouldShow() else { return false }
        occupy()
        return true
    }

    func occupy() {
        displayed.withLock { $0 = true }
    }

    /// Frees the monitor, whoever had it.
    /// - Returns: whether it was occupied.
    @discardableResult
    func free() -> Bool {
        displayed.withLock { displayed in
            defer { displayed = false }
            return displayed
        }
    }
}
