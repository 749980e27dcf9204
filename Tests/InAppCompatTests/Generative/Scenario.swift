import InAppCompat
import ModelTesting

/// Random events of one to four messages: the actions of the SDK and the app, and the reactions of the handler.
struct Scenario: Shrinkable, CustomStringConvertible {
    /// An action of the app or a handler.
    enum Action: String, CaseIterable {
        case show, dismiss, hide, discard, track, showNext, detach, replaceHandler, dropHandler
    }

    /// A handler's reaction inside one call.
    struct Reaction: CustomStringConvertible {
        var action: Action?
        var target = 0
        var decision = DisplayDecision.show
        var isLeftToSDK = true

        var description: String {
            let deed = action.map { "\($0.rawValue) \(target), " } ?? ""
            return "(\(deed)\(decision.rawValue), \(isLeftToSDK))"
        }
    }

    /// One step of the SDK, the app or time.
    struct Operation: CustomStringConvertible {
        enum Kind: String, CaseIterable {
            case gate, lateGate, letThrough, prepare, willPresent, didPresent, didHide, click, load,
                willDismiss,
                didDismiss, fail, expectPresentation, closeAutomatically, turn, wait, restoreHandler, app
        }
        var kind: Kind
        var message: Int
        var action = Action.show
        /// The reactions of the handler's calls that this step causes, in order; further calls have none.
        var reactions: [Reaction] = []

        var description: String {
            let what = kind == .app ? "app \(action.rawValue)" : kind.rawValue
            return "\(what) \(message)" + (reactions.isEmpty ? "" : " \(reactions)")
        }
    }

    let seed: UInt64
    var traits: EngineTraits
    var isSynchronous: Bool
    var asksAgain: Bool
    var refused: Set<Capability>
    var messageCount: Int
    var operations: [Operation]

    /// The scenario of a seed.
    init(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        self.seed = seed
        traits = EngineTraits(
            approvalLimit: random.once(in: 2) ? 1 : nil, dismissalWaitsForPresentation: random.once(in: 2))
        isSynchronous = random.once(in: 2)
        asksAgain = random.once(in: 2)
        refused = []
        if random.once(in: 4) {
            for capability in [Capability.showLater, .dismiss, .hide, .discard] where random.once(in: 2) {
                refused.insert(capability)
            }
        }
        messageCount = 1 + random.below(4)
        operations = []
        for _ in 0..<(4 + random.below(14)) { operations.append(Self.operation(messageCount, &random)) }
    }

    /// Steps that make progress come more often than others, so that messages get through their phases.
    private static let usualSteps: [Operation.Kind] = [
        .gate, .gate, .willPresent, .willPresent, .didPresent, .didPresent, .didDismiss, .restoreHandler,
    ]

    private static func operation(_ count: Int, _ random: inout SplitMix64) -> Operation {
        let kind = random.once(in: 2) ? random.pick(usualSteps) : random.pick(Operation.Kind.allCases)
        var operation = Operation(kind: kind, message: random.below(count), action: action(&random))
        while random.once(in: 2), operation.reactions.count < 4 {
            operation.reactions.append(
                Reaction(
                    action: random.once(in: 2) ? action(&random) : nil, target: random.below(count),
                    decision: random.pick(DisplayDecision.allCases), isLeftToSDK: random.once(in: 2)))
        }
        return operation
    }

    private static func action(_ random: inout SplitMix64) -> Action {
        random.once(in: 3) ? random.pick(Action.allCases) : random.pick([.show, .dismiss, .hide, .discard])
    }

    var description: String {
        let sdk =
            "approvalLimit \(traits.approvalLimit.map(String.init) ?? "none"), "
            + "dismissalWaits \(traits.dismissalWaitsForPresentation), synchronous \(isSynchronous), "
            + "asksAgain \(asksAgain), refuses \(refused.map(\.name).sorted())"
        let steps = operations.map { "  \($0)" }.joined(separator: "\n")
        return "seed \(seed): \(messageCount) messages, \(sdk)\n\(steps)"
    }

    var smaller: [Scenario] {
        var candidates: [Scenario] = []
        for place in operations.indices {
            var candidate = self
            candidate.operations.remove(at: place)
            candidates.append(candidate)
        }
        for place in operations.indices {
            for reaction in operations[place].reactions.indices {
                var candidate = self
                candidate.operations[place].reactions.remove(at: reaction)
                candidates.append(candidate)
            }
        }
        return candidates
    }
}
