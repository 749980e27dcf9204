public import Foundation
import PlatformStandIns

/// How many of an SDK's threads wait for the main thread because a gate was asked on them.
///
/// An SDK that asks on a concurrent queue has one thread waiting for every message that it asks about, and a queue of
/// the system's has 64 threads: when all of them wait, nothing else of the app's runs there. So 32 wait at the most in
/// the whole process, each for as long as its `GatePolicy` says. Who comes then gets the policy's fallback at once; the
/// handler is asked all the same, and what it says is done late, as after every time that was up.
///
/// Sendable; any thread.
public final class WaitingThreads: Sendable {
    /// The threads of this process.
    public static let inProcess = WaitingThreads(most: 32)

    /// How many wait at the most.
    public let most: Int
    private let waiting = Locked(0)

    /// - Parameter most: how many wait at the most.
    package init(most: Int) {
        self.most = most
    }

    /// How many wait now.
    public var count: Int { waiting.current }

    /// Waits, if there is room for one more.
    /// - Parameters:
    ///   - policy: how long.
    ///   - body: waits so many seconds: none where there is no room. On the main thread nobody waits.
    /// - Returns: what `body` returns.
    public func wait<Answer>(_ policy: GatePolicy, _ body: (TimeInterval) -> Answer) -> Answer {
        if MainThread.isCurrent { return body(policy.timeout) }
        guard enter() else { return body(0) }
        defer { waiting.withLock { $0 -= 1 } }
        return body(policy.timeout)
    }

    private func enter() -> Bool {
        waiting.withLock { count in
            guard count < most else { return false }
            count += 1
            return true
        }
    }
}
