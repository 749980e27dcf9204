public import Foundation
import PlatformStandIns

/// How the SDKs that ask their gate on a background thread get an answer from the main actor.
extension MessageBridge where Self: Sendable {
    /// Asks the handler from a background thread, and waits as long as the policy allows (INV-4).
    ///
    /// Past that the policy's fallback is the answer, a diagnostic says so (`lateAnswer`), and the policy says
    /// what becomes of the handler's own answer.
    /// - Parameters:
    ///   - policy: how long it waits, and what it answers then.
    ///   - message: the message in question, asked for on the main actor; nil lets it through unasked.
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
    /// Acts upon the fallback that the SDK was given because the handler had not answered in time, and does
    /// with the handler's own answer what the policy says. The handler is asked now if its turn had not come.
    ///
    /// For bridges of SDKs that give up waiting, in the place of `settle(_:as:)`.
    /// - Parameters:
    ///   - message: the message that was answered for.
    ///   - policy: with the time that was granted: none where too many threads waited (`WaitingThreads`).
    public func settleLate(_ message: CompatMessage, by policy: GatePolicy) {
        // Nothing but a hold leaves a choice.
        let answer = message.answer ?? (policy.fallback == .hold ? consider(message) : policy.fallback)
        let isWaited = policy.fallback == .hold && answer != .hold
        let consequence =
            if !isWaited { "" } else if policy.lateAnswer == .act { "; done late: \(answer.rawValue)" } else {
                "; the answer was \(answer.rawValue)"
            }
        report(
            .lateAnswer, message,
            Self.reason(policy) + "; the SDK was told \(policy.fallback.rawValue)" + consequence + ".")
        settle(message, as: policy.fallback)
        guard message.phase == .held, answer != .hold else { return }
        message.lateAnswer = answer
        guard policy.lateAnswer == .act else { return }
        // Only when the SDK is through with its question.
        clock.async { [weak self, weak message] in
            if let message { self?.act(onLateAnswerOf: message) }
        }
    }

    private static func reason(_ policy: GatePolicy) -> String {
        guard policy.timeout <= 0 else { return "The handler did not answer within \(policy.timeout) s" }
        return "Nobody waited for the handler: \(WaitingThreads.inProcess.most) threads wait already, or the "
            + "policy grants no time"
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
    /// Where `gatePolicy` is kept, for every thread.
    nonisolated var lockedGatePolicy: Locked<GatePolicy> { get }
}

extension BackgroundGateBridge {
    /// How long the SDK's thread waits for the handler's decision. Any thread.
    public nonisolated var gatePolicy: GatePolicy {
        get { lockedGatePolicy.current }
        set { lockedGatePolicy.withLock { $0 = newValue } }
    }
}

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
