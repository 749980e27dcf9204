public import Foundation

/// A handler whose answers depend on more than the message: whether the app is busy, what else is on the screen, how
/// often something was shown. `HandlerDecorator` and `HandlerGroup` are policies, and so is everything built on them.
///
/// A policy is asked again each time that its answer may have changed: on `CompatMessage.show()`, on
/// `CompatMessage.reconsider()`, and when a message's turn comes. A handler that is no policy is asked once per
/// trigger (INV-1): policies ask the handlers behind them with `CompatMessage.answer(of:)`, which remembers the
/// answer.
///
/// So a message is shown as soon as no policy holds it, however policies are nested: each policy answers for itself,
/// and one that has held a message calls `reconsider()` when it would let the message through.
@MainActor public protocol DisplayPolicy: InAppMessageHandler {
    /// A message could not be shown: it is held or hidden as before. Default: nothing.
    func didNotShow(_ message: CompatMessage, error: any Error)
    /// Why this policy, or one that it passes questions on to, holds a message; nil if it does not. Default: nil, and
    /// `CompatMessage.waitsFor` then says that the handler holds the message.
    func waitReason(of message: CompatMessage) -> WaitReason?
    /// Whether the policy shows messages in an order of its own. If so, it is also asked about messages that an SDK
    /// puts aside without a question while another one is on the screen. It is asked before that one has gone, so
    /// that they are queued with the others. Without such a policy they wait in the SDK, and a diagnostic says so
    /// (`notAsked`). Default: false.
    var ordersMessages: Bool { get }
}

extension DisplayPolicy {
    public var ordersMessages: Bool { false }

    public func didNotShow(_ message: CompatMessage, error: any Error) {}
    public func waitReason(of message: CompatMessage) -> WaitReason? { nil }
}

extension CompatMessage {
    /// The last arrival number, shared by all engines.
    private static var lastArrival = 0

    /// Assigns the message its arrival number; later calls change nothing.
    package func arrive() {
        guard arrival == 0 else { return }
        Self.lastArrival += 1
        arrival = Self.lastArrival
    }

    /// Whether a discard deletes the message's campaign for good, as some SDKs do.
    package nonisolated var losesCampaignByDiscard: Bool {
        !capabilities.support(of: .discardOnce).isAvailable
    }

    /// The answer with which a policy refuses a message: the one that the app has chosen. By default the message is
    /// discarded; where a discard would delete the campaign, it is held instead. A diagnostic says either, once per
    /// message.
    /// - Parameter why: why the message is not to be shown, as a sentence.
    package func decisionAgainst(_ chosen: DisplayDecision?, _ why: String) -> DisplayDecision {
        let decision = chosen ?? (losesCampaignByDiscard ? .hold : .discard)
        let key = ObjectIdentifier(Diagnostic.self)
        guard !isMarked(key), engine?.diagnostics != nil else { return decision }
        switch decision {
        case .hold where chosen == nil:
            mark(key)
            report(.notDiscarded, why + " It stays held, because a discard would delete its campaign.")
        case .discard:
            mark(key)
            report(.discardedByPolicy, why + " It is discarded.")
        case .hold, .show: break
        }
        return decision
    }

    /// Writes a diagnostic about the message to its bridge's sink.
    package func report(_ code: Diagnostic.Code, _ explanation: @autoclosure () -> String) {
        engine?.report(code, self, explanation())
    }
}

extension CompatMessage {
    /// The answer of a handler, for the policy that wraps it.
    ///
    /// A policy is asked each time. Another handler is asked the first time, and then its answer is remembered; after
    /// `show()` a remembered hold is returned as `.show`.
    /// - Parameter handler: the handler to ask; nil lets everything through.
    public func answer(of handler: (any InAppMessageHandler)?) -> DisplayDecision {
        engine?.reportHiddenPolicy(of: self)
        guard let handler else { return .show }
        if handler is any DisplayPolicy { return handler.decideDisplay(of: self) }
        // A message that was on the screen is not asked about again.
        guard phase != .hidden else { return .show }
        let decision = vote(of: handler)
        return decision == .hold && flags.contains(.isWanted) ? .show : decision
    }

    /// The answer of a handler that is no policy: it is asked once, and its answer is remembered.
    private func vote(of handler: any InAppMessageHandler) -> DisplayDecision {
        if let known = votes.first(where: { $0.handler === handler }) { return known.decision }
        let outerVoter = voter
        voter = handler
        let decision = handler.decideDisplay(of: self)
        voter = outerVoter
        votes.append(Vote(handler: handler, decision: decision))
        return decision
    }

    /// Asks the handler about a held message again, because a policy no longer holds it, and acts on the answer. Does
    /// nothing for a message that is neither held nor hidden, or that already waits for its turn.
    ///
    /// For policies. An app that wants a message shown calls `show()`.
    /// - Throws: what `show()` and `discard()` throw.
    public func reconsider() throws {
        guard let engine = engine else {
            throw CompatError(
                .detached, "The bridge of this message no longer exists.", capability: .showLater,
                shape: shape,
                messageID: id)
        }
        try engine.reconsider(self)
    }

    /// The same for one of several messages that are asked about in the same turn. A policy that shows one message at
    /// a time chooses among them after it was asked about all.
    /// - Parameter areSeveral: whether there are several.
    package func reconsider(amongOthers areSeveral: Bool) throws {
        isAmongOthers = areSeveral
        defer { isAmongOthers = false }
        try reconsider()
    }
}

/// The answer of a handler behind a policy. The handler is held weakly.
struct Vote {
    weak var handler: (any InAppMessageHandler)?
    let decision: DisplayDecision
}

extension CompatError.Code {
    /// The SDK was asked to show a message and did not, without a reason.
    public static let notShown = CompatError.Code("notShown")
}

/// How long an SDK that asks off the main thread waits for the handler, which answer it gets after that, and what
/// happens to the handler's own answer.
///
/// A handler that is busy must not keep the SDK's thread for ever. When the time is up the fallback is given, and a
/// `lateAnswer` diagnostic says so. The handler is still asked, once: its answer is acted on late, or kept with the
/// message. If too many threads already wait, the fallback is given at once (`WaitingThreads`).
public struct GatePolicy: Sendable, Hashable {
    /// What happens to an answer that came too late.
    public enum LateAnswer: String, Sendable, Hashable, CaseIterable {
        /// The message, held by the fallback, is shown or discarded as the answer says.
        case act
        /// The fallback stays in force; `CompatMessage.lateAnswer` has the answer.
        case keep
    }

    /// How long the SDK's thread waits, in seconds of real time.
    public var timeout: TimeInterval
    /// The answer when the time is up. `.hold` is safe: the message can still be shown.
    public var fallback: DisplayDecision
    /// What happens to the handler's own answer when it comes too late.
    public var lateAnswer: LateAnswer

    /// Half a second, then hold; a late answer is acted on. Nothing is lost.
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
    /// - Parameter key: the owner of the mark: a policy, or a type.
    package func isMarked(_ key: ObjectIdentifier) -> Bool { attachments[key] != nil }

    /// Marks the message for as long as it lives.
    package func mark(_ key: ObjectIdentifier) { attachments[key] = Mark.shared }
}

/// The object that is stored with a message as a mark.
private final class Mark: Sendable {
    static let shared = Mark()
}
