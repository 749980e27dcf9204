import Foundation
import ModelTesting
import PlatformStandIns
import Testing

@testable import InAppCompat

/// Plays a scenario on three engines and checks the promises of `SharedScreen`.
@MainActor final class ManyPlayer {
    static let patience: TimeInterval = 60
    let scenario: ManyScenario
    let queue = ManualQueue()
    private(set) var problems: [String] = []
    private(set) var kinds: Set<String> = []
    private let screen: SharedScreen
    private let leaf = ManyHandler()
    private let gate: PauseGate
    private let innerGate: PauseGate
    private let top: any InAppMessageHandler
    private var lanes: [ManyLane] = []
    private var messages: [CompatMessage] = []
    private var reactions: [ManyScenario.Step?]
    private var depth = 0
    /// The times at which messages were admitted, by index.
    private var admitted: [Int: TimeInterval] = [:]
    private var appearances: [Int: Int] = [:]
    private var hides: [Int: Int] = [:]
    /// The messages that the SDKs showed by themselves, or too late.
    private var intruders: Set<Int> = []

    private static let traits: [EngineTraits] = [
        EngineTraits(approvalLimit: 1),
        EngineTraits(dismissalWaitsForPresentation: true),
        EngineTraits(queuesDisplays: true),
    ]
    private static let names = (0..<8).map { "\($0)" }

    private init(_ scenario: ManyScenario) {
        self.scenario = scenario
        reactions = scenario.reactions.reversed()
        let campaigns = scenario.campaigns
        var priority: (@MainActor (CompatMessage) -> Int)?
        if scenario.hasPriorities { priority = { campaigns[ManyPlayer.index(of: $0)].priority } }
        screen = SharedScreen(spacing: scenario.spacing, patience: Self.patience, priority: priority)
        let inmost: any InAppMessageHandler
        if scenario.hasCap { inmost = Cap(leaf, [.session(3)]) } else { inmost = leaf }
        innerGate = PauseGate(inmost)
        gate = PauseGate(OneScreen(scenario.hasInnerGate ? innerGate : inmost, on: screen))
        if scenario.hasExpiry { top = Expiry(gate, after: 100) } else { top = gate }
        leaf.player = self
        lanes = Self.traits.map { ManyLane($0, self) }
        for lane in lanes { lane.engine.handler = top }
        messages = campaigns.enumerated().map { index, campaign in
            lanes[campaign.lane].engine.makeMessage(id: Self.names[index], native: index)
        }
    }

    /// The violation in a scenario, nil if there is none, and the ends that it reached.
    static func play(_ scenario: ManyScenario) -> (problem: String?, kinds: Set<String>) {
        let queue: ManualQueue
        let player = ManyPlayer(scenario)
        queue = player.queue
        MainThread.$scheduler.withValue(queue) { player.playAll() }
        return (player.problems.first, player.kinds)
    }

    private func playAll() {
        for step in scenario.steps { play(step) }
        reactions = []
        finish()
    }

    nonisolated static func index(of message: CompatMessage) -> Int { Int(message.id) ?? 0 }

    // MARK: Steps

    private func play(_ step: ManyScenario.Step) {
        switch step {
        case .offer(let index): offer(messages[index], isLate: false)
        case .offerLate(let index): offer(messages[index], isLate: true)
        case .close(let index): close(messages[index])
        case .fail(let index):
            let message = messages[index]
            if message.phase.isOnScreen || message.phase == .approved {
                lane(message).engine.fail(message, MessageFailure(.content, "It broke."))
            }
        case .hide(let index): attempt(messages[index]) { try $0.hide() }
        case .show(let index): attempt(messages[index]) { try $0.show() }
        case .discard(let index): attempt(messages[index]) { try $0.discard() }
        case .intrude(let index): intrude(messages[index])
        case .detach(let lane): lanes[lane].engine.detach()
        case .replaceHandler(let lane):
            lanes[lane].engine.handler = lanes[lane].engine.handler === top ? HandlerDecorator(top) : top
        case .pause: scenario.hasInnerGate && depth > 0 ? innerGate.pause("x") : gate.pause("x")
        case .resume:
            gate.resume("x")
            innerGate.resume("x")
        case .wait(let seconds): if depth == 0 { queue.advanceInSteps(TimeInterval(seconds)) }
        case .turn: if depth == 0 { queue.runAll() }
        }
    }

    private func lane(_ message: CompatMessage) -> ManyLane { lanes[campaign(message).lane] }
    private func campaign(_ message: CompatMessage) -> ManyScenario.Campaign {
        scenario.campaigns[Self.index(of: message)]
    }

    private func offer(_ message: CompatMessage, isLate: Bool) {
        guard message.phase == .offered, message.arrival == 0 else { return }
        let engine = lane(message).engine
        if isLate {
            engine.settleLate(message, by: GatePolicy())
            if screen.hasPlace(message) { claimed = message }
        } else if engine.decide(message) == .show, message.phase == .approved {
            admit(message)
            appear(message)
        }
    }

    private func close(_ message: CompatMessage) {
        if message.phase.isOnScreen { lane(message).engine.didDismiss(message) }
    }

    private func attempt(_ message: CompatMessage, _ action: (CompatMessage) throws -> Void) {
        do {
            try action(message)
        } catch {
            if !(error is CompatError) { problems.append("It threw \(error)") }
        }
    }

    private func intrude(_ message: CompatMessage) {
        guard message.phase == .held else { return }
        intruders.insert(Self.index(of: message))
        lane(message).engine.letThrough(message)
        lane(message).engine.didPresent(message)
    }

    /// The SDK shows a message that it was told to show.
    func appear(_ message: CompatMessage) {
        switch campaign(message).appearance {
        case .atOnce: present(message)
        case .later: queue.async { [weak self] in self?.present(message) }
        case .never: break
        }
    }

    private func present(_ message: CompatMessage) {
        let engine = lane(message).engine
        guard message.phase == .approved || message.phase == .hidden else { return }
        engine.willPresent(message)
        engine.didPresent(message)
    }

    // MARK: Invariants

    /// Checks a message that the policies admit: the screen has to be free, and no other message
    /// may precede it in the line.
    func admit(_ message: CompatMessage) {
        let index = Self.index(of: message)
        if let other = messages.first(where: { $0 !== message && isOnScreenOrOnItsWay($0) }) {
            problems.append("ONE-1: \(index) is let through while \(other.id) is \(other.phase)")
        }
        if gate.isPaused, message.phase != .hidden, !isReleasing {
            problems.append("POL-2: \(index) is let through during a pause")
        }
        if claimed === message {
            claimed = nil
        } else if let earlier = messages.first(where: {
            $0 !== message && screen.isWaiting($0) && precedes($0, message)
        }) {
            problems.append("ONE-2: \(index) is let through before \(earlier.id)")
        }
        admitted[index] = queue.now
        intruders.remove(index)
    }

    /// Whether a message may be admitted during a pause: a handler may pause in the middle of a
    /// decision, which then prevails.
    private var isReleasing: Bool { depth > 0 || hasPausedInside }
    private var hasPausedInside = false
    /// The message that had the screen when its handler's answer came too late.
    private weak var claimed: CompatMessage?

    private func precedes(_ left: CompatMessage, _ right: CompatMessage) -> Bool {
        let (leftPriority, rightPriority) =
            scenario.hasPriorities ? (campaign(left).priority, campaign(right).priority) : (0, 0)
        guard left.phase == .held || left.phase == .hidden else { return false }
        return leftPriority != rightPriority ? leftPriority > rightPriority : left.arrival < right.arrival
    }

    private func isOnScreenOrOnItsWay(_ message: CompatMessage) -> Bool {
        if message.phase.isOnScreen { return true }
        let since = admitted[Self.index(of: message)] ?? -.infinity
        return message.phase == .approved && queue.now < since + Self.patience
    }

    /// Records a handler's call, and performs the scenario's reaction.
    func take(_ kind: String, _ message: CompatMessage) {
        let index = Self.index(of: message)
        kinds.insert(kind)
        if kind == "willPresent" {
            appearances[index, default: 0] += 1
            if appearances[index, default: 0] > 1 + hides[index, default: 0] {
                problems.append("ONE-9: \(index) is shown twice")
            }
        }
        if kind == "didHide" { hides[index, default: 0] += 1 }
        guard depth < 3, let reaction = reactions.popLast() ?? nil else { return }
        depth += 1
        if case .pause = reaction { hasPausedInside = true }
        play(reaction)
        depth -= 1
    }

    func decision(_ message: CompatMessage) -> DisplayDecision { campaign(message).decision }

    /// Opens every gate, offers the remaining messages, and closes one after the other: every message
    /// that may be shown is shown.
    private func finish() {
        for gate in [gate, innerGate] { repetitions(atMost: 1_000) { gate.resume("x") } }
        for message in messages { offer(message, isLate: false) }
        queue.runAll()
        for _ in 0..<(4 * messages.count) {
            guard messages.contains(where: { $0.phase.isOnScreen || $0.phase == .approved || isShowable($0) })
            else {
                return
            }
            for message in messages where message.phase.isOnScreen { close(message) }
            for message in messages where message.phase == .hidden { attempt(message) { try $0.show() } }
            queue.advanceInSteps(scenario.spacing)
            queue.runAll()
            let isFree = !messages.contains { isOnScreenOrOnItsWay($0) }
            if isFree, let starving = messages.first(where: { isShowable($0) }) {
                problems.append("ONE-4: \(starving.id) starves, \(starving.phase)")
                return
            }
            if messages.contains(where: { $0.phase == .approved }) { queue.advanceInSteps(Self.patience + 1) }
        }
        for message in messages where isShowable(message) {
            problems.append("ONE-4: \(message.id) was lost, \(message.phase)")
        }
    }

    /// Whether nothing holds the message any longer.
    private func isShowable(_ message: CompatMessage) -> Bool {
        guard message.phase == .held || message.phase == .hidden else { return false }
        // A message that its SDK does not show is tried a limited number of times and stays held.
        guard campaign(message).appearance != .never else { return false }
        return message.phase == .hidden || message.answer(of: leaf) == .show
    }
}
