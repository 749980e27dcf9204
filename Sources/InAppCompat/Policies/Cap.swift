public import Foundation
public import InAppCore

/// A handler that limits how many messages are shown: per session, per day, per campaign.
///
/// ```swift
/// Cap(handler, [.session(3), .day(1), .campaign(2) { $0.id }])
/// ```
///
/// A display is counted when the message has appeared, once, however often it is hidden and brought back. Messages
/// that are about to appear count, too, until it is clear whether they do: a message that would exceed a limit
/// together with them waits. A message that exceeds a limit is discarded or held, as the app chooses.
///
/// Put it innermost: policies around it ask it again just before a message is shown.
@MainActor public final class Cap: HandlerDecorator {
    private let limits: [Limit]
    private let store: any CapStore
    private var session = InMemoryCapStore()
    private let excess: DisplayDecision?
    private var clock: AppClock
    /// Messages that wait, because they would exceed a limit together with those that are about to appear.
    private var doubtful = MessageLine()
    /// Messages that are held, because they exceed a limit.
    private var excessive = MessageLine()
    private var pending: [Pending] = []
    private var isTurnSet = false
    private var alarmAt: TimeInterval?

    /// A message that was let through and has not appeared.
    private struct Pending {
        let message: CompatMessage
        let deadline: TimeInterval
        /// The key of the message for each limit.
        let keys: [String]
    }

    /// The seconds after which a message that has not appeared is no longer counted.
    private static let patience: TimeInterval = 60

    /// Makes a cap.
    /// - Parameters:
    ///   - inner: the handler that decides and gets the events. It is asked first.
    ///   - limits: the limits; all of them apply.
    ///   - store: stores the displays for longer than a session; nil keeps them in memory.
    ///   - excess: what happens to a message that exceeds a limit: `.discard`, or `.hold`, which keeps it until the
    ///     limits allow it again. nil discards it where its campaign may bring it again, and holds it where a discard
    ///     would delete the campaign (`Capability.discardOnce`); a diagnostic says so.
    ///   - now: the app's own clock, in seconds; nil takes the stage's, or the calendar's on a real device.
    public init(
        _ inner: (any InAppMessageHandler)? = nil, _ limits: [Limit], store: (any CapStore)? = nil,
        excess: DisplayDecision? = nil, now: (@MainActor () -> TimeInterval)? = nil
    ) {
        self.limits = limits
        self.store = store ?? InMemoryCapStore()
        self.excess = excess
        clock = AppClock(now)
        super.init(inner)
    }

    /// Begins a new session: its count is zero, and messages that were held because of the old count are asked about
    /// again.
    public func startSession() {
        session = InMemoryCapStore()
        reconsiderExcess()
    }

    public override func decideDisplay(of message: CompatMessage) -> DisplayDecision {
        let decision = super.decideDisplay(of: message)
        guard decision == .show, message.phase != .hidden else { return decision }
        clock.remember()
        let now = clock.now
        message.add(self)
        removeDeparted(and: message, at: now)
        doubtful.remove(message)
        excessive.remove(message)
        let keys = limits.map { $0.key(message) }
        switch verdict(on: keys, at: now) {
        case .exceeds(let limit):
            let decision = message.decisionAgainst(excess, "It exceeds the cap.")
            if decision == .hold { keep(message, for: limit, at: now) }
            return decision
        case .doubtful:
            doubtful.append(message)
            clock.after(Self.patience) { [weak self] in self?.setTurn() }
            return .hold
        case .allowed:
            pending.append(Pending(message: message, deadline: now + Self.patience, keys: keys))
            return .show
        }
    }

    /// What the limits say about a message that is about to appear.
    private enum Verdict {
        case allowed
        /// It would exceed a limit together with the messages that are about to appear.
        case doubtful
        case exceeds(Limit)
    }

    /// - Parameter keys: the message's key for each limit.
    private func verdict(on keys: [String], at now: TimeInterval) -> Verdict {
        var verdict = Verdict.allowed
        for (place, limit) in limits.enumerated() {
            let shown = displays(limit, keys[place], at: now).count
            if shown >= limit.count { return .exceeds(limit) }
            let onTheirWay = pending.count { $0.keys[place] == keys[place] }
            if shown + onTheirWay >= limit.count { verdict = .doubtful }
        }
        return verdict
    }

    /// The time, on the clock of the cap, at which the limits let the message through; or the message that may use up
    /// the last display.
    public override func waitReason(of message: CompatMessage) -> WaitReason? {
        if excessive.contains(message) { return .cap(until: end(ofCapFor: message)) }
        guard doubtful.contains(message) else { return super.waitReason(of: message) }
        let keys = limits.map { $0.key(message) }
        let rival = pending.first { entry in zip(entry.keys, keys).contains { $0 == $1 } }?.message
        return rival.map { .message(id: $0.id, shape: $0.shape) } ?? .nextTurn
    }

    /// When all limits let a message through; nil if that never happens.
    private func end(ofCapFor message: CompatMessage) -> TimeInterval? {
        var end = clock.now
        for limit in limits {
            let shown = displays(limit, limit.key(message), at: clock.now)
            guard shown.count >= limit.count else { continue }
            guard let period = limit.period, limit.count > 0 else { return nil }
            end = max(end, shown[shown.endIndex - limit.count] + period)
        }
        return end
    }

    /// Removes messages that cannot appear any more, and one that is asked about again.
    private func removeDeparted(and message: CompatMessage, at now: TimeInterval) {
        pending.removeAll { $0.message === message || !isOnItsWay($0, at: now) }
    }

    public override func didPresent(_ message: CompatMessage) {
        count(message)
        super.didPresent(message)
    }

    // MARK: Counting

    /// The displays with a limit's key that still count.
    private func displays(_ limit: Limit, _ key: String, at now: TimeInterval) -> ArraySlice<TimeInterval> {
        let all = limit.isForSession ? session.displays(of: key) : store.displays(of: key)
        guard let period = limit.period else { return all[...] }
        let begin = now - period
        return all.drop { $0 <= begin }
    }

    /// Whether a message that was let through may still appear.
    private func isOnItsWay(_ pending: Pending, at now: TimeInterval) -> Bool {
        let message = pending.message
        let isOnItsWay =
            switch message.phase {
            case .offered, .approved, .presenting: true
            case .held: message.isWaitingForTurn
            case .presented: !message.isMarked(ObjectIdentifier(self))
            default: false
            }
        return isOnItsWay && now < pending.deadline && message.isAlive
    }

    private func count(_ message: CompatMessage) {
        let key = ObjectIdentifier(self)
        guard !message.isMarked(key) else { return }
        message.mark(key)
        clock.remember()
        let now = clock.now
        removeDeparted(and: message, at: now)
        for (key, group) in Dictionary(grouping: limits, by: { $0.key(message) }) {
            for same in Dictionary(grouping: group, by: \.isForSession).values {
                // The longest period among the limits with this key decides how long displays are stored.
                guard let longest = same.max(by: { ($0.period ?? .infinity) < ($1.period ?? .infinity) }),
                    let most = same.map(\.count).max()
                else { continue }
                let displays = displays(longest, key, at: now) + [now]
                let store: any CapStore = longest.isForSession ? session : store
                store.save(Array(displays.suffix(max(1, most))), of: key)
            }
        }
    }

    // MARK: Waiting messages

    private func keep(_ message: CompatMessage, for limit: Limit, at now: TimeInterval) {
        excessive.append(message)
        guard let period = limit.period,
            let oldest = displays(limit, limit.key(message), at: now).first
        else { return }
        let due = oldest + period
        guard alarmAt.map({ due < $0 || $0 <= now }) ?? true else { return }
        alarmAt = due
        clock.after(due - now) { [weak self] in
            guard let self else { return }
            if alarmAt == due { alarmAt = nil }
            reconsiderExcess()
        }
    }

    /// Asks again about each message that is held because it exceeds a limit.
    private func reconsiderExcess() {
        reconsider(excessive.popAll())
    }

    private func setTurn() {
        guard !isTurnSet, !doubtful.isEmpty else { return }
        isTurnSet = true
        clock.async { [weak self] in self?.takeTurn() }
    }

    /// Asks once about each waiting message; those that are still too early continue to wait.
    private func takeTurn() {
        isTurnSet = false
        reconsider(doubtful.popAll())
    }

    private func reconsider(_ messages: [CompatMessage]) {
        for message in messages {
            do {
                try message.reconsider(amongOthers: messages.count > 1)
            } catch {
                message.report(.showFailed, "\(error)")
            }
        }
    }
}

extension Cap: PhaseWatcher {
    package func phaseChanged(of message: CompatMessage) { setTurn() }

    package func hasEnded(_ message: CompatMessage) {
        doubtful.remove(message)
        excessive.remove(message)
        pending.removeAll { $0.message === message }
        setTurn()
    }

    package func bridgeHasGone() {
        doubtful.removeDeparted()
        excessive.removeDeparted()
        pending.removeAll { !$0.message.isAlive }
        setTurn()
    }
}
