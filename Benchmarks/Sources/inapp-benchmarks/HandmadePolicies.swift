import BrazeModel
import Foundation
import InAppCompat
import PlatformStandIns

/// A message of any SDK, as an app would keep it by hand: what the SDK gave, what was answered, and the way back to
/// who keeps it.
@MainActor final class HandmadeMessage {
    enum Phase { case offered, held, shown, ended }

    let id: String
    let native: Any
    let arrival: Int
    var phase = Phase.offered
    var vote: DisplayDecision?
    weak var owner: AnyObject?

    init(_ id: String, _ native: Any, _ arrival: Int, _ owner: AnyObject) {
        self.id = id
        self.native = native
        self.arrival = arrival
        self.owner = owner
    }
}

/// What an app with two SDKs would write by hand to have what `PolicyStack` promises, all in one place: expiry, pause,
/// one screen with a line, and caps.
///
/// Each message may have a lifetime and a priority of its own; somebody else keeps what is counted; a message that was
/// let through and does not appear loses its place after a minute; no message is kept alive. Left out is what a question
/// does not touch: turns, alarms, ends.
@MainActor final class HandmadePolicies {
    /// So many displays in so many seconds of messages with the same key.
    struct Limit {
        let count: Int
        let period: TimeInterval?
        let key: @MainActor (HandmadeMessage) -> String
    }

    private struct Deadline {
        let time: TimeInterval
        weak var message: HandmadeMessage?
    }

    private struct Place {
        let priority: Int
        let arrival: Int
        weak var message: HandmadeMessage?
    }

    private let decide: @MainActor (HandmadeMessage) -> DisplayDecision
    private let lifetime: @MainActor (HandmadeMessage) -> TimeInterval?
    private let priority: @MainActor (HandmadeMessage) -> Int
    private let limits: [Limit]
    private let store: any CapStore
    // Both are heaps, the first deadline and the next message first.
    private var deadlines: [Deadline] = []
    private var line: [Place] = []
    private var pending: [Deadline] = []
    private var current: Deadline?
    private var pauses: Set<String> = []
    private var arrivals = 0

    init(
        limits: [Limit], store: any CapStore,
        lifetime: @escaping @MainActor (HandmadeMessage) -> TimeInterval?,
        priority: @escaping @MainActor (HandmadeMessage) -> Int,
        decide: @escaping @MainActor (HandmadeMessage) -> DisplayDecision
    ) {
        self.limits = limits
        self.store = store
        self.lifetime = lifetime
        self.priority = priority
        self.decide = decide
    }

    func message(_ id: String, _ native: Any, of owner: AnyObject) -> HandmadeMessage {
        arrivals += 1
        return HandmadeMessage(id, native, arrivals, owner)
    }

    func answer(_ message: HandmadeMessage) -> DisplayDecision {
        let now = MainThread.now
        if let seconds = lifetime(message) { expire(message, at: now + seconds) }
        guard pauses.isEmpty else { return wait(message) }
        let vote = decide(message)
        message.vote = vote
        guard vote == .show else { return vote }
        pending.removeAll { $0.time <= now || $0.message?.phase != .shown }
        for limit in limits where count(limit, message, now) >= limit.count { return .discard }
        guard line.isEmpty, !isTaken(now) else { return wait(message) }
        message.phase = .shown
        current = Deadline(time: now + 60, message: message)
        pending.append(Deadline(time: now + 60, message: message))
        return .show
    }

    private func count(_ limit: Limit, _ message: HandmadeMessage, _ now: TimeInterval) -> Int {
        let key = limit.key(message)
        let begin = limit.period.map { now - $0 } ?? -.infinity
        var count = 0
        for time in store.displays(of: key) where time > begin { count += 1 }
        for one in pending { if let other = one.message, limit.key(other) == key { count += 1 } }
        return count
    }

    private func isTaken(_ now: TimeInterval) -> Bool {
        guard let current, let message = current.message else { return false }
        return message.phase == .shown && now < current.time
    }

    private func wait(_ message: HandmadeMessage) -> DisplayDecision {
        message.phase = .held
        let new = Place(priority: priority(message), arrival: message.arrival, message: message)
        line.append(new)
        var place = line.count - 1
        while place > 0 {
            let parent = line[(place - 1) / 2]
            guard (new.priority, -new.arrival) > (parent.priority, -parent.arrival) else { break }
            line.swapAt(place, (place - 1) / 2)
            place = (place - 1) / 2
        }
        return .hold
    }

    private func expire(_ message: HandmadeMessage, at time: TimeInterval) {
        deadlines.append(Deadline(time: time, message: message))
        var place = deadlines.count - 1
        while place > 0, time < deadlines[(place - 1) / 2].time {
            deadlines.swapAt(place, (place - 1) / 2)
            place = (place - 1) / 2
        }
    }
}

/// A gate by hand in front of them: a table by id, which keeps the messages.
@MainActor final class HandmadeBrazeDelegate: BrazeInAppMessageUIDelegate {
    private var known: [String: HandmadeMessage] = [:]
    private let policies: HandmadePolicies

    init(_ policies: HandmadePolicies) { self.policies = policies }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
    ) -> BrazeInAppMessageUI.DisplayChoice {
        guard let id = message.id else { return .now }
        if let known = known[id] { return known.phase == .shown ? .now : .reenqueue }
        let new = policies.message(id, message, of: self)
        known[id] = new
        switch policies.answer(new) {
        case .show: return .now
        case .hold: return .reenqueue
        case .discard: return .discard
        }
    }
}
