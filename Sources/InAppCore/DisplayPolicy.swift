public import Foundation

/// A handler that decides by more than the message: whether the app is busy, what else is on the screen, how often
/// something was shown. `HandlerDecorator` and `HandlerGroup` are policies, and so is everything built on them.
///
/// A policy is asked again each time that its answer may have changed: on `CompatMessage.show()`, on
/// `CompatMessage.reconsider()`, and when a message's turn comes. A handler that is no policy is asked once a trigger
/// (INV-1): policies ask the handlers behind them with `CompatMessage.answer(of:)`, which remembers.
///
/// So a message is shown when nobody keeps it any more, whatever is built around what: each policy says what it knows,
/// and one that kept a message calls `reconsider()` when it does not any more.
@MainActor public protocol DisplayPolicy: InAppMessageHandler {
    /// A message that was to be shown could not be: it is held or hidden as before. Default: nothing.
    func didNotShow(_ message: CompatMessage, error: any Error)
}

extension DisplayPolicy {
    public func didNotShow(_ message: CompatMessage, error: any Error) {}
}

extension CompatMessage {
    /// Numbers messages over all engines.
    private static var lastArrival = 0

    /// Gives the message its place among all others; the first time counts.
    package func arrive() {
        guard arrival == 0 else { return }
        Self.lastArrival += 1
        arrival = Self.lastArrival
    }

    /// Whether a discard deletes the message's campaign for good, as some SDKs do.
    package nonisolated var losesCampaignByDiscard: Bool {
        !capabilities.support(of: .discardOnce).isAvailable
    }

    /// What a policy does with a message that it does not want to be shown: as the app has chosen; else a discard, or a hold
    /// where a discard would delete the campaign, which is said once a message.
    /// - Parameter why: why the message is not to be shown, as a sentence.
    package func decisionAgainst(_ chosen: DisplayDecision?, _ why: String) -> DisplayDecision {
        if let chosen { return chosen }
        guard losesCampaignByDiscard else { return .discard }
        let key = ObjectIdentifier(Diagnostic.self)
        if !isMarked(key), engine?.diagnostics != nil {
            mark(key)
            report(.notDiscarded, why + " It stays held, because a discard would delete its campaign.")
        }
        return .hold
    }

    /// Writes a diagnostic about the message to its bridge's sink.
    package func report(_ code: Diagnostic.Code, _ explanation: @autoclosure () -> String) {
        engine?.report(code, self, explanation())
    }
}

extension CompatMessage {
    /// What a handler says about the message, for a policy that stands around it.
    ///
    /// A policy is asked, another handler is asked the first time; later it is what it has answered, and yes instead of
    /// hold after `show()`.
    /// - Parameter handler: nil lets everything through.
    public func answer(of handler: (any InAppMessageHandler)?) -> DisplayDecision {
        guard let handler else { return .show }
        if handler is any DisplayPolicy { return handler.decideDisplay(of: self) }
        // What was on the screen is past such questions.
        guard phase != .hidden else { return .show }
        let decision = vote(of: handler)
        return decision == .hold && flags.contains(.isWanted) ? .show : decision
    }

    /// What a handler says that is no policy: it is asked once, and its answer is remembered.
    private func vote(of handler: any InAppMessageHandler) -> DisplayDecision {
        if let known = votes.first(where: { $0.handler === handler }) { return known.decision }
        let decision = handler.decideDisplay(of: self)
        votes.append(Vote(handler: handler, decision: decision))
        return decision
    }

    /// Asks the handler about a held message again, because a policy does not keep it any more, and acts upon the
    /// answer. Nothing happens to a message that is neither held nor hidden, or that waits for its turn already.
    ///
    /// For policies. An app that wants a message shown calls `show()`.
    /// - Throws: what `show()` and `discard()` throw.
    public func reconsider() throws {
        guard let engine = engine else {
            throw CompatError(
                .detached, "The bridge of this message is gone.", capability: .showLater, shape: shape,
                messageID: id)
        }
        try engine.reconsider(self)
    }
}

/// What a handler behind a policy has answered. The handler is not kept.
struct Vote {
    weak var handler: (any InAppMessageHandler)?
    let decision: DisplayDecision
}

extension CompatError.Code {
    /// The SDK was asked to show a message and did not, without saying why.
    public static let notShown = CompatError.Code("notShown")
}

/// How long an SDK that asks off the main thread waits for the handler, what it is told after that, and what
/// becomes of the handler's answer then.
///
/// A handler that is busy must not keep the SDK's thread for ever. When the time is up the fallback is given,
/// and a `lateAnswer` diagnostic says so. The handler is asked all the same, once: what it says is acted upon
/// late, or kept with the message. When too many threads wait already, the fallback is given at once
/// (`WaitingThreads`).
public struct GatePolicy: Sendable, Hashable {
    /// What becomes of an answer that came too late.
    public enum LateAnswer: String, Sendable, Hashable, CaseIterable {
        /// A message that is held meanwhile is shown or discarded as the answer says.
        case act
        /// The message stays as the fallback has made it; `CompatMessage.lateAnswer` tells the answer.
        case keep
    }

    /// Seconds of real time.
    public var timeout: TimeInterval
    /// The answer when time is up. `.hold` loses nothing: the message can still be shown.
    public var fallback: DisplayDecision
    /// What becomes of the handler's own answer.
    public var lateAnswer: LateAnswer

    /// Half a second, then hold, and do late what the handler says: nothing is lost.
    public init(
        timeout: TimeInterval = 0.5, fallback: DisplayDecision = .hold, lateAnswer: LateAnswer = .act
    ) {
        self.timeout = timeout
        self.fallback = fallback
        self.lateAnswer = lateAnswer
    }
}

/// A handler's answer to the question whether a message may appear.
public enum DisplayDecision: String, Sendable, Hashable, CaseIterable {
    /// Let it appear now.
    case show
    /// Not now: keep it until `CompatMessage.show()` or `CompatMessage.discard()` is called.
    case hold
    /// Not at all.
    case discard
}

extension CompatMessage {
    /// Whether the message has a mark.
    /// - Parameter key: whose mark: a policy, or a type.
    package func isMarked(_ key: ObjectIdentifier) -> Bool { attachments[key] != nil }

    /// Marks the message for as long as it lives.
    package func mark(_ key: ObjectIdentifier) { attachments[key] = Mark.shared }
}

/// What is attached to a message that is only marked.
private final class Mark: Sendable {
    static let shared = Mark()
}
