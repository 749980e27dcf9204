import Foundation
import PlatformStandIns

/// How often something may be displayed (AM-057 to AM-061). Sendable: it is behind a lock.
final class FrequencyLimits: Sendable {
    private struct State: Sendable {
        var constraints: [String: FrequencyConstraint] = [:]
        var occurrences: [String: [TimeInterval]] = [:]
    }

    private let state = Locked(State())

    /// Replaces all constraints. What was counted stays for those whose range stays.
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

    /// Counts an occurrence for each of them, unless one is over its limit: false, and nothing is counted.
    func countUnlessOver(_ ids: [String], at now: TimeInterval) -> Bool {
        state.withLock { state in
            for id in ids {
                guard let constraint = state.constraints[id] else { continue }
                let times = state.occurrences[id] ?? []
                guard times.count >= constraint.boundary, constraint.boundary > 0 else {
                    if constraint.boundary == 0 { return false }
                    continue
                }
                // The boundary-th newest, inclusively.
                if now - times[times.count - constraint.boundary] <= constraint.range { return false }
            }
            for id in ids where state.constraints[id] != nil {
                state.occurrences[id, default: []].append(now)
            }
            return true
        }
    }
}

/// How often something may be displayed: `boundary` times in `range` seconds (AM-060).
struct FrequencyConstraint: Sendable, Equatable, Decodable {
    let id: String
    let range: TimeInterval
    let boundary: Int

    private enum Period: String, Decodable, CaseIterable {
        case seconds, minutes, hours, days, weeks, months, years

        init(from decoder: any Decoder) throws {
            self = try decoder.choice(of: Self.allCases)
        }

        /// A week of six days is the SDK's own slip.
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
