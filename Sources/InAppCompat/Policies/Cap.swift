public import Foundation
public import InAppCore

/// A handler that lets only so many messages be shown: a session, a day, a campaign.
///
/// ```swift
/// Cap(handler, [.session(3), .day(1), .campaign(2) { $0.id }])
/// ```
///
/// A display counts when the message has appeared, once, however often it is hidden and brought back. Messages that are
/// on their way hold those back that would be one too many with them, until it is clear whether they appear. What is one
/// too many is discarded, or held, as the app chooses.
///
/// Put it innermost: policies around it ask it again just before a message is shown.
///
/// What every question touches is `@exclusivity(unchecked)`, for the reason told at `LifecycleEngine`.
@MainActor public final class Cap: HandlerDecorator {
    /// So many displays in so much time.
    public struct Limit {
        /// How many displays are allowed.
        public let count: Int
        /// In how many seconds; nil counts them for ever.
        public let period: TimeInterval?
        /// What is counted together.
        public let key: @MainActor (CompatMessage) -> String
        /// Whether the count starts anew with each session, and is never stored.
        public let isForSession: Bool
        /// The key, where it is the same for all messages.
        let sharedKey: String?

        /// So many displays in so much time.
        /// - Parameters:
        ///   - count: how many are allowed.
        ///   - period: in how many seconds; nil counts them for ever.
        ///   - key: what is counted together. Keys of different limits should differ.
        public init(
            _ count: Int, in period: TimeInterval?, key: @escaping @MainActor (CompatMessage) -> String
        ) {
            self.count = count
            self.period = period
            self.key = key
            isForSession = false
            sharedKey = nil
        }

        private init(_ count: Int, in period: TimeInterval?, isForSession: Bool, sharedKey: String) {
            self.count = count
            self.period = period
            self.isForSession = isForSession
            self.sharedKey = sharedKey
            key = { _ in sharedKey }
        }

        /// So many a session: since the cap was made, or since `startSession()`.
        public static func session(_ count: Int) -> Limit {
            Limit(count, in: nil, isForSession: true, sharedKey: "session")
        }

        /// So many in any 24 hours.
        public static func day(_ count: Int) -> Limit {
            Limit(count, in: 86_400, isForSession: false, sharedKey: "day")
        }

        /// So many of a campaign.
        /// - Parameters:
        ///   - period: in how many seconds; nil counts them for ever.
        ///   - key: tells campaigns apart.
        public static func campaign(
            _ count: Int, in period: TimeInterval? = nil, key: @escaping @MainActor (CompatMessage) -> String
        ) -> Limit {
            Limit(count, in: period) { "campaign " + key($0) }
        }
    }

    package override var heard: HandlerCallbacks { .didPresent }
    private let limits: [Limit]
    /// Whether all limits count all messages together.
    private let sharesKeys: Bool
    private let store: any CapStore
    private var session = InMemoryCapStore()
    private let excess: DisplayDecision
    @exclusivity(unchecked) private var clock: AppClock
    /// The messages that would be one too many with those on their way.
    @exclusivity(unchecked) private var doubtful = MessageLine()
    /// The messages that are one too many, if they are held.
    @exclusivity(unchecked) private var excessive = MessageLine()
    @exclusivity(unchecked) private var pending: [Pending] = []
    private let watch = PhaseWatch(for: .changesAndHolds)
    private var isTurnSet = false
    private var alarmAt: TimeInterval?

    /// A message that was let through and has not appeared.
    private struct Pending {
        let message: CompatMessage
        let deadline: TimeInterval
        /// What each limit counts it together with; empty where that is always the same.
        let keys: [String]
    }

    /// Seconds for which a message that does not appear holds others back.
    private static let patience: TimeInterval = 60

    /// Makes a cap.
    /// - Parameters:
    ///   - inner: the handler that decides and listens. It is asked first.
    ///   - limits: all of them hold.
    ///   - store: keeps what is counted for longer than a session; nil keeps it in memory.
    ///   - excess: what becomes of a message that is one too many: `.discard`, or `.hold`, which keeps it until the
    ///     limits allow it again.
    ///   - now: the app's own clock, in seconds; nil takes the stage's, or the calendar's on a real device.
    public init(
        _ inner: (any InAppMessageHandler)? = nil, _ limits: [Limit], store: (any CapStore)? = nil,
        excess: DisplayDecision = .discard, now: (@MainActor () -> TimeInterval)? = nil
    ) {
        self.limits = limits
        sharesKeys = limits.allSatisfy { $0.sharedKey != nil }
        self.store = store ?? InMemoryCapStore()
        self.excess = excess
        clock = AppClock(now)
        super.init(inner)
        watch.lead(to: self)
    }

    /// Begins a new session: its count is zero, and messages that are held for it are looked at.
    public func startSession() {
        session = InMemoryCapStore()
        reconsiderExcess()
    }

    public override func decideDisplay(of message: CompatMessage) -> DisplayDecision {
        let decision = super.decideDisplay(of: message)
        guard decision == .show, message.phase != .hidden else { return decision }
        clock.remember()
        let now = clock.now
        message.add(watch)
        removeDeparted(and: message, at: now)
        doubtful.remove(message)
        excessive.remove(message)
        let keys = sharesKeys ? [] : limits.map { $0.sharedKey ?? $0.key(message) }
        var isDoubtful = false
        for place in limits.indices {
            let limit = limits[place]
            let shown = displays(limit, limit.sharedKey ?? keys[place], at: now).count
            if shown >= limit.count {
                watch.isIdle = doubtful.isEmpty
                if excess == .hold { keep(message, for: limit, at: now) }
                return excess
            }
            if shown + onTheirWay(place, keys) >= limit.count { isDoubtful = true }
        }
        if isDoubtful {
            doubtful.append(message)
            clock.after(Self.patience) { [weak self] in self?.setTurn() }
        } else {
            pending.append(Pending(message: message, deadline: now + Self.patience, keys: keys))
        }
        watch.isIdle = doubtful.isEmpty
        return isDoubtful ? .hold : .show
    }

    /// Forgets those that cannot appear any more, and one that is asked about again.
    private func removeDeparted(and message: CompatMessage, at now: TimeInterval) {
        var place = pending.count - 1
        while place >= 0 {
            if pending[place].message === message || !isOnItsWay(pending[place], at: now) {
                pending.remove(at: place)
            }
            place -= 1
        }
    }

    public override func didPresent(_ message: CompatMessage) {
        count(message)
        super.didPresent(message)
    }

    // MARK: Counting

    /// The displays of what a limit counts together that still count.
    private func displays(_ limit: Limit, _ key: String, at now: TimeInterval) -> ArraySlice<TimeInterval> {
        let all = limit.isForSession ? session.displays(of: key) : store.displays(of: key)
        guard let period = limit.period else { return all[...] }
        let begin = now - period
        return all.drop { $0 <= begin }
    }

    /// How many messages are on their way that a limit, by its place, counts together with the one of some keys.
    private func onTheirWay(_ place: Int, _ keys: [String]) -> Int {
        guard limits[place].sharedKey == nil else { return pending.count }
        var count = 0
        for one in pending where one.keys[place] == keys[place] { count += 1 }
        return count
    }

    /// Whether a message that was let through may still appear.
    private func isOnItsWay(_ pending: Pending, at now: TimeInterval) -> Bool {
        let message = pending.message
        let isOnItsWay =
            switch message.phase {
            case .offered, .approved, .presenting: true
            case .held: message.isWaitingForTurn
            case .presented: message.attachments[ObjectIdentifier(self)] == nil
            default: false
            }
        return isOnItsWay && now < pending.deadline && message.isAlive
    }

    private func count(_ message: CompatMessage) {
        let key = ObjectIdentifier(self)
        guard message.attachments[key] == nil else { return }
        message.attachments[key] = Counted.shared
        clock.remember()
        let now = clock.now
        removeDeparted(and: message, at: now)
        for (key, group) in Dictionary(grouping: limits, by: { $0.key(message) }) {
            for same in Dictionary(grouping: group, by: \.isForSession).values {
                // The longest of the limits with this key says what has to be kept.
                guard let longest = same.max(by: { ($0.period ?? .infinity) < ($1.period ?? .infinity) }),
                    let most = same.map(\.count).max()
                else { continue }
                let displays = displays(longest, key, at: now) + [now]
                let store: any CapStore = longest.isForSession ? session : store
                store.save(Array(displays.suffix(max(1, most))), of: key)
            }
        }
    }

    // MARK: Those that wait

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

    /// Asks about each that is held as one too many once more.
    private func reconsiderExcess() {
        var messages: [CompatMessage] = []
        while let message = excessive.popFirst() { messages.append(message) }
        reconsider(messages)
    }

    private func setTurn() {
        guard !isTurnSet, !doubtful.isEmpty else { return }
        isTurnSet = true
        clock.async { [weak self] in self?.takeTurn() }
    }

    /// Asks about each that waits once; those for which it is still too early wait again.
    private func takeTurn() {
        isTurnSet = false
        var messages: [CompatMessage] = []
        while let message = doubtful.popFirst() { messages.append(message) }
        reconsider(messages)
    }

    private func reconsider(_ messages: [CompatMessage]) {
        for message in messages {
            do {
                try message.reconsider()
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

    package func hasGone(_ link: EngineLink) {
        doubtful.removeAll(of: link)
        excessive.removeAll(of: link)
        pending.removeAll { $0.message.link === link }
        setTurn()
    }
}

/// Marks a message that was counted.
private final class Counted: Sendable {
    static let shared = Counted()
}

@available(*, unavailable)
extension Cap.Limit: Sendable {}
