public import Foundation
import PlatformStandIns

/// Finds callbacks on background threads that never return.
///
/// Sendable; any thread.
public final class CallbackWatch: Sendable {
    private let check: DelegateCheck
    private let rule: String
    private let underWay = Locked<[String]>([])

    /// Makes a watch.
    /// - Parameters:
    ///   - check: reports the findings.
    ///   - rule: the rule that a callback has to return.
    public init(_ check: DelegateCheck, rule: String) {
        self.check = check
        self.rule = rule
    }

    /// Runs a callback.
    /// - Parameters:
    ///   - name: its name.
    ///   - body: the callback.
    /// - Returns: the callback's result.
    public func call<Answer>(_ name: String, _ body: () -> Answer) -> Answer {
        underWay.withLock { $0.append(name) }
        defer { underWay.withLock { names in names.firstIndex(of: name).map { _ = names.remove(at: $0) } } }
        return body()
    }

    /// Reports the callbacks that have not returned, each name once. Call it when no more callbacks are expected.
    public func reportBlocked() {
        var names: [String] = []
        for name in underWay.current where !names.contains(name) { names.append(name) }
        for name in names.sorted() {
            check.find(
                .blocked, rule,
                "\(name) did not return: it blocks its thread, perhaps waiting for the main thread.",
                expected: "\(name) returns without waiting for other threads.")
        }
    }
}

/// Finds callbacks that block the main thread. It reports them from a thread of its own while they still block,
/// because they may never return.
///
/// Sendable; any thread.
public struct MainThreadWatchdog: Sendable {
    private let check: DelegateCheck
    private let rule: String
    private let patience: TimeInterval
    /// A separate queue, so that no other work delays the alarm.
    private static let queue = DispatchQueue(label: "InAppCompat.MainThreadWatchdog")

    /// Makes a watchdog.
    /// - Parameters:
    ///   - check: reports the findings.
    ///   - rule: the rule that callbacks come on the main thread.
    ///   - patience: how long a callback may take, in seconds of real time.
    public init(_ check: DelegateCheck, rule: String, patience: TimeInterval) {
        self.check = check
        self.rule = rule
        self.patience = patience
    }

    /// Runs a callback, and reports it if it has not returned within `patience`.
    /// - Parameters:
    ///   - name: its name.
    ///   - body: the callback.
    /// - Returns: the callback's result.
    public func call<Answer>(_ name: String, _ body: () -> Answer) -> Answer {
        let alarm = DispatchWorkItem { [check, rule, patience] in
            check.find(
                .blocked, rule,
                "\(name) did not return within \(patience) s: it blocks the main thread, and the app hangs.",
                expected: "\(name) returns without waiting.")
        }
        Self.queue.asyncAfter(deadline: .now() + patience, execute: alarm)
        defer { alarm.cancel() }
        return body()
    }
}
