import Foundation
import PlatformStandIns

/// An event or a state that triggers count.
struct Occurrence: Sendable {
    let type: EventAutomationTriggerType
    var amount: Double = 1
    /// The data for predicates; null if there is none (AM-114, AM-115).
    var data: AirshipJSON = .null
    /// The name of the state, if it is a state: it counts once (AM-111, AM-113).
    var state: String?
}

/// The context of an event for triggers. Sendable; a value.
struct TriggerContext: Sendable {
    /// The current states, which are passed to the later links of chains (AM-149).
    let states: [Occurrence]
    let circumstances: Circumstances

    /// Whether a predicate matches the event. Predicates of version triggers matched nothing before 19.6 (AM-113).
    func admits(_ occurrence: Occurrence, by predicate: JSONPredicate?) -> Bool {
        guard let predicate else { return true }
        guard occurrence.type != .version || circumstances[\.version].matchesVersions else { return false }
        return predicate.admits(occurrence.data, circumstances)
    }
}

/// The counts of triggers, by their ids. A value.
struct TriggerProgress: Sendable {
    private var counts: [String: Double] = [:]
    private var states: [String: String] = [:]
    private var fulfilled: Set<String> = []
    /// The triggers that existed when an event was replayed.
    private(set) var known: Set<String> = []

    /// Counts an occurrence for each of several triggers. True when one has reached its goal; the others keep their
    /// counts (AM-116).
    mutating func count(
        _ occurrence: Occurrence, for triggers: [AutomationTrigger], in context: TriggerContext
    ) -> Bool {
        var isReached = false
        for trigger in triggers where count([occurrence], for: trigger, at: trigger.id, context) {
            isReached = true
        }
        return isReached
    }

    /// Adopts the triggers of a definition.
    /// - Returns: the new triggers.
    mutating func adopt(_ triggers: [AutomationTrigger]) -> [AutomationTrigger] {
        let ids = Set(triggers.map(\.id))
        let new = triggers.filter { !known.contains($0.id) }
        known = ids
        counts = counts.filter { ids.contains(Self.root(of: $0.key)) }
        states = states.filter { ids.contains(Self.root(of: $0.key)) }
        fulfilled = fulfilled.filter { ids.contains(Self.root(of: $0)) }
        return new
    }

    private static let separator: Character = "\u{1F}"

    private static func root(of key: String) -> String {
        String(key.prefix { $0 != separator })
    }

    /// Counts one occurrence after the other, up to the one that reaches the goal.
    private mutating func count(
        _ occurrences: [Occurrence], for trigger: AutomationTrigger, at key: String, _ context: TriggerContext
    ) -> Bool {
        for occurrence in occurrences {
            let isReached =
                switch trigger {
                case .event(let trigger): count(occurrence, for: trigger, at: key, context)
                case .compound(let trigger): count(occurrence, for: trigger, at: key, context)
                }
            if isReached { return true }
        }
        return false
    }

    private mutating func count(
        _ occurrence: Occurrence, for trigger: EventAutomationTrigger, at key: String,
        _ context: TriggerContext
    ) -> Bool {
        guard trigger.type == occurrence.type, context.admits(occurrence, by: trigger.predicate)
        else { return false }
        if let state = occurrence.state {
            guard states[key] != state else { return false }
            states[key] = state
        }
        return add(occurrence.amount, at: key, goal: trigger.goal)
    }

    /// Any excess over the goal is dropped (AM-116).
    private mutating func add(_ amount: Double, at key: String, goal: Double) -> Bool {
        counts[key, default: 0] += amount
        guard let count = counts[key], count >= goal else { return false }
        counts[key] = 0
        return true
    }

    // MARK: Several triggers together (AM-118)

    private mutating func count(
        _ occurrence: Occurrence, for trigger: CompoundAutomationTrigger, at key: String,
        _ context: TriggerContext
    ) -> Bool {
        let keys = trigger.children.map { "\(key)\(Self.separator)\($0.trigger.id)" }
        var occurrences = [occurrence]
        for (child, childKey) in zip(trigger.children, keys) {
            if !fulfilled.contains(childKey), count(occurrences, for: child.trigger, at: childKey, context) {
                fulfilled.insert(childKey)
                // The next link of a chain gets the states, too (AM-149).
                if trigger.type == .chain { occurrences = [occurrence] + context.states }
            }
            // A chain's later links count only after all previous ones are fulfilled.
            if trigger.type == .chain, !fulfilled.contains(childKey) { break }
        }
        let isFulfilled =
            trigger.type == .or
            ? keys.contains(where: fulfilled.contains) : keys.allSatisfy(fulfilled.contains)
        guard isFulfilled else { return false }
        reset(trigger, keys)
        return add(1, at: key, goal: trigger.goal)
    }

    private mutating func reset(_ trigger: CompoundAutomationTrigger, _ keys: [String]) {
        for (child, key) in zip(trigger.children, keys) {
            let isReset =
                trigger.type == .or
                ? fulfilled.contains(key) || child.resetOnIncrement ?? false : !(child.isSticky ?? false)
            guard isReset else { continue }
            fulfilled.remove(key)
            counts[key] = nil
        }
    }
}

/// The events of the last half minute, for triggers that are stored a little later (AM-119). A value.
struct EventHistory: Sendable {
    private var entries: [(time: TimeInterval, occurrence: Occurrence)] = []
    private static let seconds: TimeInterval = 30
    private static let maximum = 100

    mutating func add(_ occurrence: Occurrence, at time: TimeInterval) {
        // States are checked anyway.
        guard occurrence.state == nil else { return }
        entries.append((time, occurrence))
        entries.removeFirst(max(0, entries.count - Self.maximum))
    }

    func recent(at time: TimeInterval) -> [Occurrence] {
        entries.filter { time - $0.time <= Self.seconds }.map(\.occurrence)
    }
}

/// The frequency limits (AM-057 to AM-061). Sendable: it is protected by a lock.
final class FrequencyLimits: Sendable {
    private struct State: Sendable {
        var constraints: [String: FrequencyConstraint] = [:]
        var occurrences: [String: [TimeInterval]] = [:]
    }

    private let state = Locked(State())

    /// Replaces all constraints. The counts of constraints with an unchanged range are kept.
    func set(_ constraints: [FrequencyConstraint]) {
        state.withLock { state in
            let old = state.constraints
            state.constraints = Dictionary(
                constraints.map { ($0.id, $0) }, uniquingKeysWith: { _, last in last })
            state.occurrences = state.occurrences.filter { id, _ in
                state.constraints[id].map { $0.range == old[id]?.range } ?? false
            }
        }
    }

    /// Whether all these constraints are known.
    func knows(_ ids: [String]) -> Bool {
        state.withLock { state in ids.allSatisfy { state.constraints[$0] != nil } }
    }

    /// Counts an occurrence for each constraint. If one is over its limit, it returns false and counts nothing.
    func countUnlessOver(_ ids: [String], at now: TimeInterval) -> Bool {
        state.withLock { state in
            for id in ids {
                guard let constraint = state.constraints[id] else { continue }
                let times = state.occurrences[id] ?? []
                guard times.count >= constraint.boundary, constraint.boundary > 0 else {
                    if constraint.boundary == 0 { return false }
                    continue
                }
                // The occurrence at the boundary, counted from the newest; the range is inclusive.
                if now - times[times.count - constraint.boundary] <= constraint.range { return false }
            }
            for id in ids where state.constraints[id] != nil {
                state.occurrences[id, default: []].append(now)
            }
            return true
        }
    }
}

/// A frequency limit: `boundary` times in `range` seconds (AM-060).
struct FrequencyConstraint: Sendable, Equatable, Decodable {
    let id: String
    let range: TimeInterval
    let boundary: Int

    private enum Period: String, Decodable, CaseIterable {
        case seconds, minutes, hours, days, weeks, months, years

        init(from decoder: any Decoder) throws {
            self = try decoder.choice(of: Self.allCases)
        }

        /// The week of six days is the SDK's own mistake.
        var seconds: TimeInterval {
            switch self {
            case .seconds: 1
            case .minutes: 60
            case .hours: 3600
            case .days: 86_400
            case .weeks: 6 * 86_400
            case .months: 30 * 86_400
            case .years: 365 * 86_400
            }
        }
    }

    private enum CodingKeys: String, CodingKey {
        case id, range, period, boundary
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(String.self, forKey: .id)
        let period = try container.decode(Period.self, forKey: .period)
        range = try container.decode(Double.self, forKey: .range) * period.seconds
        boundary = try container.decode(Int.self, forKey: .boundary)
    }
}
