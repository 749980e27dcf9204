import PlatformStandIns

/// Messages that the delegate refused and that only the app can show again.
///
/// If an app-defined step has ended since, and the delegate would let the message through by now, the app has failed
/// to show it. A refusal may also mean that the message is not wanted: then the delegate does not retain any part of
/// it. Sendable; any thread.
public final class HeldMessages<ID: Hashable & Sendable, Message>: Sendable {
    /// A message that is an object is held weakly: it is held only if something else retains it.
    private struct Held {
        private weak var object: AnyObject?
        private let value: Message?
        var hasSeenStep = false

        init(_ message: Message) {
            let isObject = type(of: message as Any) is AnyClass
            object = isObject ? message as AnyObject : nil
            value = isObject ? nil : message
        }

        var message: Message? { value ?? object as? Message }
    }

    private struct Part {
        weak var object: AnyObject?
    }

    private struct State {
        var held: [ID: Held] = [:]
        /// The parts of each message that would be let through by now.
        var overdue: [[Part]] = []
    }

    private let state = Locked(State())

    /// Makes an empty list.
    public init() {}

    /// The delegate has refused a message.
    public func refuse(_ message: Message, id: ID) {
        state.withLock { $0.held[id] = Held(message) }
    }

    /// A message appears, or is let through: it is no longer held.
    public func release(_ id: ID) {
        let released = state.withLock { $0.held.removeValue(forKey: id) }
        withExtendedLifetime(released) {}
    }

    /// An app-defined step has ended.
    public func appStepEnded() {
        state.withLock { state in
            for id in state.held.keys { state.held[id]?.hasSeenStep = true }
        }
    }

    /// Whether a held message may be ready because an app-defined step has ended since.
    public var mayBeOverdue: Bool { state.withLock { $0.held.values.contains(where: \.hasSeenStep) } }

    /// Asks again about each message that was held before an app-defined step ended, and releases all held messages.
    /// - Parameters:
    ///   - parts: the parts of a message; a delegate that wants to show it later retains one of them.
    ///   - isLetThrough: asks the delegate.
    public func ask(parts: (Message) -> [AnyObject], _ isLetThrough: (Message) -> Bool) {
        let left = state.withLock { state in
            defer { state.held = [:] }
            return state.held.values.filter(\.hasSeenStep)
        }
        let overdue = left.compactMap(\.message).filter(isLetThrough).map {
            parts($0).map { Part(object: $0) }
        }
        state.withLock { $0.overdue = overdue }
    }

    /// Reports, once, the messages that would be let through and that the delegate still retains.
    /// - Parameters:
    ///   - check: reports the findings.
    ///   - rule: the id of the rule that is broken.
    ///   - question: the name of the callback in the finding.
    ///   - mend: the call that shows such a message.
    public func report(_ check: DelegateCheck, rule: String, question: String, mend: String) {
        guard state.withLock({ $0.overdue.contains { $0.contains { $0.object != nil } } }) else { return }
        check.findHold(rule: rule, question: question, mend: mend)
    }
}

extension DelegateCheck {
    /// Reports a message that is held and never shown.
    /// - Parameters:
    ///   - rule: the id of the rule that is broken.
    ///   - question: the name of the callback in the finding.
    ///   - mend: the call that shows such a message.
    public func findHold(rule: String, question: String, mend: String) {
        find(
            .waitsForEver, rule,
            "\(question) held a message and would let it through by now, but the app has not shown it: it waits for ever.",
            expected: mend)
    }
}
