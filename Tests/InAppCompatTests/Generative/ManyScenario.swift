import InAppCompat
import ModelTesting

/// A random hour of an app with three SDKs on one screen: the actions of the SDKs, the app and the user.
struct ManyScenario: Shrinkable, CustomStringConvertible {
    /// How an SDK shows a message that it is told to show.
    enum Appearance: String, CaseIterable {
        case atOnce, later, never
    }

    /// A campaign.
    struct Campaign: CustomStringConvertible {
        var lane: Int
        var decision: DisplayDecision
        var appearance: Appearance
        var priority: Int

        var description: String { "(\(lane) \(decision.rawValue) \(appearance.rawValue) \(priority))" }
    }

    /// One step.
    enum Step: CustomStringConvertible {
        case offer(Int), offerLate(Int), close(Int), fail(Int), hide(Int), show(Int), discard(Int), intrude(
            Int)
        case detach(Int), replaceHandler(Int), pause, resume, wait(Int), turn

        var description: String {
            switch self {
            case .offer(let index): "offer \(index)"
            case .offerLate(let index): "offerLate \(index)"
            case .close(let index): "close \(index)"
            case .fail(let index): "fail \(index)"
            case .hide(let index): "hide \(index)"
            case .show(let index): "show \(index)"
            case .discard(let index): "discard \(index)"
            case .intrude(let index): "intrude \(index)"
            case .detach(let lane): "detach \(lane)"
            case .replaceHandler(let lane): "replaceHandler \(lane)"
            case .pause: "pause"
            case .resume: "resume"
            case .wait(let seconds): "wait \(seconds)"
            case .turn: "turn"
            }
        }
    }

    let seed: UInt64
    var campaigns: [Campaign]
    var steps: [Step]
    /// The reactions of handlers inside their calls, in order; nil for none.
    var reactions: [Step?]
    var spacing: Double
    var hasExpiry: Bool
    var hasCap: Bool
    var hasInnerGate: Bool
    var hasPriorities: Bool

    /// The scenario of a seed.
    init(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        self.seed = seed
        let count = 2 + random.below(5)
        campaigns = (0..<count).map { _ in
            Campaign(
                lane: random.below(3), decision: random.pick([.show, .show, .show, .show, .hold, .discard]),
                appearance: random.pick([.atOnce, .atOnce, .later, .later, .never]), priority: random.below(3)
            )
        }
        spacing = random.once(in: 2) ? 0 : 20
        hasExpiry = random.once(in: 4)
        hasCap = random.once(in: 4)
        hasInnerGate = random.once(in: 4)
        hasPriorities = random.once(in: 3)
        steps = []
        var next = 0
        for _ in 0..<(count + 4 + random.below(8)) {
            if next < count, random.once(in: 2) {
                steps.append(random.once(in: 8) ? .offerLate(next) : .offer(next))
                next += 1
            } else {
                steps.append(Self.step(count, &random))
            }
        }
        reactions = []
        while random.once(in: 2), reactions.count < 6 {
            reactions.append(random.once(in: 2) ? Self.step(count, &random) : nil)
        }
    }

    private static func step(_ count: Int, _ random: inout SplitMix64) -> Step {
        let index = random.below(count)
        return switch random.below(18) {
        case 0, 1, 2, 3: .close(index)
        case 4: .fail(index)
        case 5: .hide(index)
        case 6, 7: .show(index)
        case 8: .discard(index)
        case 9: .intrude(index)
        case 10: random.once(in: 3) ? .detach(random.below(3)) : .turn
        case 11: .replaceHandler(random.below(3))
        case 12: .pause
        case 13: .resume
        case 14: .wait(random.pick([1, 10, 25, 70]))
        case 15: .offer(index)
        default: .turn
        }
    }

    var description: String {
        "seed \(seed): campaigns \(campaigns), spacing \(spacing), expiry \(hasExpiry), cap \(hasCap), "
            + "inner gate \(hasInnerGate), priorities \(hasPriorities)\n"
            + steps.map { "  \($0)" }.joined(separator: "\n")
            + "\n  reactions \(reactions.map { $0.map { "\($0)" } ?? "-" })"
    }

    var smaller: [ManyScenario] {
        var candidates = steps.indices.map { place in
            var candidate = self
            candidate.steps.remove(at: place)
            return candidate
        }
        candidates += reactions.indices.map { place in
            var candidate = self
            candidate.reactions.remove(at: place)
            return candidate
        }
        for path in [\ManyScenario.hasExpiry, \.hasCap, \.hasInnerGate, \.hasPriorities]
        where self[keyPath: path] {
            var candidate = self
            candidate[keyPath: path] = false
            candidates.append(candidate)
        }
        return candidates
    }
}
