import Foundation
import InAppCompat
import PlatformStandIns

/// Plays a scenario on an engine and records its trace.
@MainActor final class ScenarioPlayer {
    let scenario: Scenario
    let queue = ManualQueue()
    private(set) var trace = LifeTrace()
    private(set) var messages: [CompatMessage] = []
    let engine: LifecycleEngine
    private let driver: ScenarioDriver
    private var reactions: [Scenario.Reaction] = []
    private var depth = 0

    private init(_ scenario: Scenario) {
        self.scenario = scenario
        engine = LifecycleEngine(capabilities: .capable, traits: scenario.traits, handler: nil)
        driver = ScenarioDriver(scenario)
        driver.player = self
        engine.driver = driver
        engine.diagnostics = { [unowned self] in note($0) }
        engine.handler = ScenarioHandler(self)
        for index in 0..<scenario.messageCount {
            messages.append(engine.makeMessage(id: Self.names[index], native: index))
        }
    }

    private static let names = ["0", "1", "2", "3"]

    /// The trace of a scenario.
    static func play(_ scenario: Scenario) -> LifeTrace {
        var witnesses = Witnesses()
        var trace = LifeTrace()
        do {
            let player = ScenarioPlayer(scenario)
            MainThread.$scheduler.withValue(player.queue) { player.playAll(&witnesses) }
            trace = player.trace
        }
        if let left = witnesses.left { trace.problems.append("INV-7: \(left) was not released") }
        return trace
    }

    private func playAll(_ witnesses: inout Witnesses) {
        for operation in scenario.operations {
            reactions = operation.reactions.reversed()
            play(operation)
            checkBooks(after: operation)
        }
        reactions = []
        for message in messages where !message.phase.isTerminal {
            engine.fail(message, MessageFailure(.invalidated, "The scenario is over."))
        }
        queue.runAll()
        trace.phases = messages.map(\.phase)
        witnesses.messages = messages.map { Weak(object: $0) }
        messages = []
        witnesses.checkMessages()
        witnesses.rest = [
            Weak(object: self), Weak(object: engine), Weak(object: driver), Weak(object: engine.handler),
        ]
    }

    // MARK: Steps

    private static let link = URL(string: "https://example.com/")!

    private func play(_ operation: Scenario.Operation) {
        let message = messages[operation.message]
        switch operation.kind {
        case .gate: checkAnswer(engine.decide(message), message)
        case .lateGate:
            _ = engine.consider(message)
            engine.settle(message, as: operation.reactions.last?.decision ?? .hold)
        case .letThrough: engine.letThrough(message)
        case .expectPresentation: engine.expectPresentation(of: message, within: 1)
        case .closeAutomatically: engine.closeAutomatically(message, after: 1)
        case .turn: queue.runAll()
        case .wait: queue.advance(1)
        case .restoreHandler: restoreHandler()
        case .app: act(operation.action, on: message)
        default: playCallback(operation.kind, message)
        }
    }

    /// Calls back as the SDK does. A callback must have an effect or be reported (INV-8).
    private func playCallback(_ kind: Scenario.Operation.Kind, _ message: CompatMessage) {
        let phase = message.phase
        let count = trace.entries.count
        let isWatched = engine.handler != nil
        switch kind {
        case .prepare:
            var plan = PresentationPlan(for: message)
            engine.prepare(&plan, for: message)
        case .willPresent: engine.willPresent(message)
        case .didPresent: engine.didPresent(message)
        case .didHide: engine.didHide(message)
        case .click: _ = engine.shouldPerform(MessageAction(source: .body, effect: .none), of: message)
        case .load: engine.didLoad(Self.link, in: message, dismisses: true)
        case .willDismiss: engine.willDismiss(message)
        case .didDismiss: engine.didDismiss(message)
        case .fail: engine.fail(message, MessageFailure(.content, "It broke."))
        default: break
        }
        let hadEffect =
            message.phase != phase
            || trace.entries.dropFirst(count).contains { $0.message == index(of: message) }
        if isWatched, !hadEffect {
            trace.problems.append("INV-8: \(kind) had no effect in the phase \(phase)")
        }
    }

    private func checkAnswer(_ answer: DisplayDecision, _ message: CompatMessage) {
        let isConsistent =
            switch answer {
            case .show: message.phase != .offered && message.phase != .held && !message.phase.isTerminal
            case .hold: message.phase == .held
            case .discard: message.phase.isTerminal
            }
        if !isConsistent {
            trace.problems.append("INV-1: the answer is \(answer), but the phase is \(message.phase)")
        }
    }

    private func checkBooks(after operation: Scenario.Operation) {
        let held = messages.filter { $0.phase == .held }
        let visible = messages.filter { $0.phase.isOnScreen }
        let heldThere = engine.heldMessages
        let visibleThere = engine.visibleMessages
        let isRight =
            heldThere.count == held.count && engine.heldCount == held.count
            && visibleThere.count == visible.count
            && held.allSatisfy { message in heldThere.contains { $0 === message } }
            && visible.allSatisfy { message in visibleThere.contains { $0 === message } }
        if !isRight { trace.problems.append("The engine's lists are wrong after \(operation)") }
    }

    // MARK: Calls of the handler

    /// Records a call and performs the handler's reaction inside it.
    func take(_ kind: LifeTrace.Kind, _ message: CompatMessage) -> Scenario.Reaction {
        let isQuestion = kind == .decide || kind == .prepare || kind == .click
        trace.entries.append(
            LifeTrace.Entry(
                kind: kind, message: index(of: message), isOnMain: MainThread.isCurrent,
                isNested: depth > 0 && !isQuestion))
        guard let reaction = reactions.popLast() else { return Scenario.Reaction() }
        depth += 1
        if let action = reaction.action { act(action, on: messages[reaction.target]) }
        depth -= 1
        return reaction
    }

    private func act(_ action: Scenario.Action, on message: CompatMessage) {
        do {
            switch action {
            case .show: try message.show()
            case .dismiss: try message.dismiss()
            case .hide: try message.hide()
            case .discard: try message.discard()
            case .track: try message.track(.impression)
            case .showNext: try engine.showNext()
            case .detach: engine.detach()
            case .replaceHandler: if engine.handler != nil { engine.handler = ScenarioHandler(self) }
            case .dropHandler: dropHandler()
            }
        } catch {
            if !(error is CompatError) { trace.problems.append("\(action) threw \(error)") }
        }
    }

    private func dropHandler() {
        guard engine.handler != nil else { return }
        engine.handler = nil
        add(.handlerGone, nil)
    }

    private func restoreHandler() {
        guard engine.handler == nil else { return }
        engine.handler = ScenarioHandler(self)
        add(.handlerBack, nil)
    }

    // MARK: Bookkeeping

    func add(_ kind: LifeTrace.Kind, _ message: CompatMessage?) {
        trace.entries.append(LifeTrace.Entry(kind: kind, message: message.map(index(of:)) ?? 0))
    }

    private func note(_ diagnostic: Diagnostic) {
        guard diagnostic.code == .strayCallback, let id = diagnostic.messageID, let index = Int(id) else {
            return
        }
        trace.entries.append(LifeTrace.Entry(kind: .stray, message: index))
    }

    private func index(of message: CompatMessage) -> Int {
        message.native as? Int ?? 0
    }
}

/// A weak reference to an object.
private struct Weak {
    weak var object: AnyObject?
}

/// The objects that have to be released when a scenario is over.
@MainActor private struct Witnesses {
    var messages: [Weak] = []
    var rest: [Weak] = []
    private var hasLeakedMessage = false

    /// Messages that have ended must be released while the engine still exists.
    mutating func checkMessages() {
        hasLeakedMessage = messages.contains { $0.object != nil }
    }

    var left: String? {
        if hasLeakedMessage { return "a message" }
        return rest.first { $0.object != nil }?.object.map { "\(type(of: $0))" }
    }
}
