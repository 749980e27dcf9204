public import Foundation
import PlatformStandIns

/// How an SDK that asks its gate on a background thread gets an answer from the main actor.
extension MessageBridge where Self: Sendable {
    /// Asks the handler from a background thread, and waits as long as the policy allows (INV-4).
    ///
    /// After that time the answer is the policy's fallback, a diagnostic says so (`lateAnswer`), and the policy
    /// decides what happens to the handler's own answer.
    /// - Parameters:
    ///   - policy: how long to wait, and the fallback.
    ///   - message: returns the message, on the main actor; nil lets it through without a question.
    ///   - prepare: called for a message that is let through.
    /// - Returns: whether the message may be shown.
    public nonisolated func askGate(
        _ policy: GatePolicy, message: @escaping @MainActor @Sendable () -> CompatMessage?,
        prepare: @escaping @MainActor @Sendable (CompatMessage) -> Void
    ) -> Bool {
        let answer = WaitingThreads.inProcess.wait(policy) { timeout in
            let granted = GatePolicy(
                timeout: timeout, fallback: policy.fallback, lateAnswer: policy.lateAnswer)
            return MainThread.ask(timeout: timeout) { () -> DisplayDecision in
                guard let message = message() else { return .show }
                return self.engine.consider(message)
            } settle: { answer in
                guard let message = message() else { return }
                if let answer {
                    self.engine.settle(message, as: answer)
                } else {
                    self.engine.settleLate(message, by: granted)
                }
                if message.phase == .approved { prepare(message) }
            }
        }
        return (answer ?? policy.fallback) == .show
    }
}

extension LifecycleEngine {
    /// Acts on the fallback that the SDK was given because the handler had not answered in time. The handler's own
    /// answer is treated as the policy says. If the handler was not asked yet, it is asked now.
    ///
    /// For bridges of SDKs that stop waiting, instead of `settle(_:as:)`.
    /// - Parameters:
    ///   - message: the message that was answered for.
    ///   - policy: the timeout that was granted, zero if too many threads waited (`WaitingThreads`), and the
    ///     fallback.
    public func settleLate(_ message: CompatMessage, by policy: GatePolicy) {
        // Only a hold can still be changed by the handler's answer.
        let answer = message.answer ?? (policy.fallback == .hold ? consider(message) : policy.fallback)
        let isWaited = policy.fallback == .hold && answer != .hold
        let consequence =
            if !isWaited { "" } else if policy.lateAnswer == .act {
                "; carried out late: \(answer.rawValue)"
            } else {
                "; the answer was \(answer.rawValue)"
            }
        report(
            .lateAnswer, message,
            Self.reason(policy) + "; the SDK was told \(policy.fallback.rawValue)" + consequence + ".")
        settle(message, as: policy.fallback)
        guard message.phase == .held, answer != .hold else { return }
        message.lateAnswer = answer
        guard policy.lateAnswer == .act else { return }
        // Only after the SDK has its answer.
        clock.async { [weak self, weak message] in
            if let message { self?.act(onLateAnswerOf: message) }
        }
    }

    private static func reason(_ policy: GatePolicy) -> String {
        guard policy.timeout <= 0 else { return "The handler did not answer within \(policy.timeout) s" }
        return
            "The SDK did not wait for the handler: \(WaitingThreads.inProcess.most) threads already wait, or the policy "
            + "grants no time"
    }

    private func act(onLateAnswerOf message: CompatMessage) {
        guard message.phase == .held, let answer = message.lateAnswer else { return }
        message.lateAnswer = nil
        do {
            if answer == .show { try show(message) } else { try discard(message) }
        } catch {
            report(.actionFailed, message, "\(error)")
        }
    }
}

/// A bridge to an SDK that asks its gate on a background thread.
@MainActor public protocol BackgroundGateBridge: MessageBridge, Sendable {
    /// The storage of `gatePolicy`, which every thread may use.
    nonisolated var lockedGatePolicy: Locked<GatePolicy> { get }
}

extension BackgroundGateBridge {
    /// How long the SDK's thread waits for the handler's decision. Any thread.
    public nonisolated var gatePolicy: GatePolicy {
        get { lockedGatePolicy.current }
        set { lockedGatePolicy.withLock { $0 = newValue } }
    }
}

/// Limits how many threads wait for the main thread because an SDK asked a gate on them.
///
/// An SDK that asks on a concurrent queue blocks one thread for each message that it asks about. The system gives a
/// queue 64 threads; if all of them wait, no other work of the app runs there. So at most 32 wait in the whole
/// process, each for as long as its `GatePolicy` says. The next caller gets the policy's fallback at once. The
/// handler is still asked, and its answer counts as a late one.
///
/// Sendable; any thread.
public final class WaitingThreads: Sendable {
    /// The instance for the whole process.
    public static let inProcess = WaitingThreads(most: 32)

    /// The maximum number of waiting threads.
    public let most: Int
    private let waiting = Locked(0)

    /// - Parameter most: the maximum number of waiting threads.
    package init(most: Int) {
        self.most = most
    }

    /// The number of threads that wait now.
    public var count: Int { waiting.current }

    /// Waits if fewer than `most` are waiting.
    /// - Parameters:
    ///   - policy: how long to wait.
    ///   - body: waits for the given number of seconds: zero if too many threads wait. On the main thread it gets the
    ///     policy's timeout.
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
