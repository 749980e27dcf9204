public import Foundation
import PlatformStandIns

/// Finds callbacks that block the main thread. It speaks up while they still do, because afterwards may never
/// come: from a thread of its own.
///
/// Sendable; any thread.
public struct MainThreadWatchdog: Sendable {
    private let check: DelegateCheck
    private let rule: String
    private let patience: TimeInterval
    /// A queue of its own, so that nothing waits behind it.
    private static let queue = DispatchQueue(label: "InAppCompat.MainThreadWatchdog")

    /// Makes a watchdog.
    /// - Parameters:
    ///   - check: where findings go.
    ///   - rule: what says that callbacks come on the main thread.
    ///   - patience: how long a callback may take, in seconds of real time.
    public init(_ check: DelegateCheck, rule: String, patience: TimeInterval) {
        self.check = check
        self.rule = rule
        self.patience = patience
    }

    /// Runs a callback, and reports it if it has not returned when the patience is at its end.
    /// - Parameters:
    ///   - name: what it is called.
    ///   - body: the callback.
    /// - Returns: its answer.
    public func call<Answer>(_ name: String, _ body: () -> Answer) -> Answer {
        let alarm = DispatchWorkItem { [check, rule, patience] in
            check.find(
                .blocked, rule,
                "\(name) did not return within \(patience) s: it blocks the main thread, and the app stands still.",
                expected: "\(name) returns without waiting.")
        }
        Self.queue.asyncAfter(deadline: .now() + patience, execute: alarm)
        defer { alarm.cancel() }
        return body()
    }
}
