import Foundation
import HeadlessStage
import InAppCompat
import InAppContracts
import ModelTesting
import PlatformStandIns

/// One hour of an app: a stage, a host, an adopted delegate of some shape, and some dozen messages, with random
/// actions. Everything comes from one seed.
///
/// On a virtual stage the same seed gives the same hour; in real time the threads may run differently.
///
/// Main actor, therefore Sendable.
@MainActor final class SoakSession {
    let world: SoakWorld
    let ledger = SoakLedger()
    /// The rules about the SDK that explain what is no violation.
    private(set) var excuses: [String] = []
    private var bridges: [any MessageBridge] = []
    private var observations: [EventObservation] = []
    private var seats: [SoakSeat] = []

    init(_ pair: SoakPair, _ mode: HeadlessStage.Mode, count: Int, seed: UInt64) throws {
        world = try SoakWorld(pair, mode, count: count, seed: seed)
        try attach()
        let world = world
        world.recorder.reaction = { [weak world] event in
            // Around the delegate, on whichever thread it is called.
            guard let world, event.source == .adopted, world.isReacting, world.roll({ $0.once(in: 16) })
            else {
                return
            }
            if world.roll({ $0.once(in: 3) }) { world.trigger() } else { world.actAsDelegate() }
        }
    }

    private var stage: HeadlessStage { world.stage }
    private var isVirtual: Bool { stage.mode == .virtual }
    private var bridge: (any MessageBridge)? { bridges.last }

    // MARK: Bridges and handlers

    /// Attaches a bridge with a new delegate to the SDK. The previous one is detached.
    private func attach() throws {
        world.recorder.note(.app, "attaches")
        bridge?.engine.detach()
        ledger.handlerChanges(isListening: true)
        let seat = SoakSeat()
        let handler = try makeHandler(at: seat)
        let bridge = world.pair.host.attach(handler, to: world.driver)
        let ledger = ledger
        bridges.append(bridge)
        seats.append(seat)
        observations.append(
            bridge.events.observe { event in
                guard MainThread.isCurrent else { return }
                MainThread.assume { ledger.observed(event) }
            })
    }

    private func makeHandler(at seat: SoakSeat) throws -> SoakHandler {
        let delegate = try world.makeDelegate()
        return SoakHandler(stage.run { delegate.adopted() }, at: seat, of: self)
    }

    /// Replaces the delegate, or removes it.
    private func replaceHandler() {
        replaceHandler(isDropped: world.roll { $0.once(in: 4) })
    }

    private func replaceHandler(isDropped: Bool) {
        guard let bridge, let seat = seats.last else { return }
        world.recorder.note(.app, isDropped ? "dropsHandler" : "replacesHandler")
        ledger.handlerChanges(isListening: !isDropped)
        do {
            bridge.handler = isDropped ? nil : try makeHandler(at: seat)
        } catch {
            ledger.violate("\(error)")
        }
    }

    // MARK: Playing

    /// Plays until every campaign has qualified, and then until everything has ended.
    func play() async {
        while !world.isOver {
            step()
            if world.roll({ !$0.once(in: 3) }) { await settle() }
        }
        await finish()
    }

    private func settle() async {
        let seconds = world.roll { $0.pick([0, 0, 0.1, 0.3, 1, 1, 12, 31, 60]) }
        if isVirtual, seconds > 0 { stage.advance(seconds: seconds) } else { await rest() }
    }

    /// Runs until the stage is idle.
    private func rest() async {
        if isVirtual { stage.runUntilIdle() } else { await stage.idle() }
    }

    private func step() {
        switch world.roll({ $0.below(40) }) {
        case 0..<14: world.trigger()
        case 14..<16: for _ in 0..<3 { world.trigger() }
        case 16: triggerElsewhere()
        case 17..<23: gesture()
        case 23..<27: closeWhatIsUp()
        case 27..<29: page()
        case 29:
            stage.app.state = world.roll { $0.pick([.active, .active, .active, .inactive, .background]) }
        case 30..<34: world.actAsDelegate()
        case 34..<38: act(on: anyMessage())
        case 38: replaceHandler()
        default:
            guard world.roll({ $0.once(in: 2) }) else { return replaceHandler() }
            attempt(attach)
        }
    }

    /// A campaign qualifies on another thread.
    private func triggerElsewhere() {
        let world = world
        stage.onBackground { world.trigger() }
    }

    private func gesture() {
        let (gesture, role) = world.roll { ($0.pick(StoryGesture.allCases), $0.pick(StoryRole.allCases)) }
        let native = world.room.host.gesture(gesture, role)
        perform(native ?? world.roll { $0.pick([.tapOutside, .swipe(.down)]) })
    }

    private func perform(_ gesture: UserGesture) {
        world.recorder.note(.user, gesture.description)
        stage.user.perform(gesture)
    }

    private func page() {
        world.recorder.note(.page, "does something")
        switch world.roll({ $0.below(4) }) {
        case 0: stage.page.failLoading()
        case 1: stage.page.post("story", json: #""hello""#)
        default: stage.page.finishLoading()
        }
    }

    // MARK: Actions of handlers

    /// Performs a random action inside a callback about a message.
    func react(to message: CompatMessage) {
        guard world.isReacting, world.roll({ $0.once(in: 12) }) else { return }
        switch world.roll({ $0.below(12) }) {
        case 0..<2: world.trigger()
        case 2..<4: world.actAsDelegate()
        case 4: replaceHandler()
        case 5: if world.roll({ $0.once(in: 4) }) { attempt(attach) }
        case 6..<8: act(on: anyMessage())
        default: act(on: message)
        }
    }

    private func anyMessage() -> CompatMessage? {
        let known = ledger.known
        return known.isEmpty ? nil : world.roll { $0.pick(known) }
    }

    private func act(on message: CompatMessage?) {
        guard let message else { return }
        let act = world.roll { $0.below(6) }
        world.recorder.note(.app, "act \(act)", [TraceEvent.Argument("message", message.id)])
        attempt {
            switch act {
            case 0, 1: try message.show()
            case 2: try message.dismiss()
            case 3: try message.hide()
            case 4: try message.discard()
            default: try self.bridge?.showNext()
            }
        }
    }

    /// Performs an action, which throws the promised error if it is not possible.
    private func attempt(_ action: () throws -> Void) {
        do {
            try stage.run(action)
        } catch is CompatError {
        } catch {
            ledger.violate("threw \(type(of: error)): \(error)")
        }
    }

    // MARK: The end

    /// Ends every message that has not ended; then one more message comes, and has to appear.
    private func finish() async {
        world.isReacting = false
        stage.app.state = .active
        if bridge?.handler == nil { replaceHandler(isDropped: false) }
        stage.run { world.becomeFree() }
        await longRest()
        ledger.check(against: bridges)
        await endEverything()
        if isVirtual { await probe() }
        for bridge in bridges { bridge.engine.detach() }
        await rest()
        ledger.close()
        noteStageErrors()
        world.recorder.reaction = nil
    }

    /// The number of attempts to end every message. A queue of messages shows one at a time.
    private static let rounds = 40

    private func endEverything() async {
        for round in 0..<Self.rounds {
            let open = ledger.open
            if open.isEmpty, stage.visibleSurfaces.isEmpty { return }
            for message in open { attempt { try end(message, canWait: round < Self.rounds / 2) } }
            closeWhatIsUp()
            await longRest()
        }
    }

    private func end(_ message: CompatMessage, canWait: Bool) throws {
        switch message.phase {
        // Half of the held messages are shown as long as there is time.
        case .held where canWait && message.id.utf8.reduce(0, { $0 &+ Int($1) }) % 2 == 0: try message.show()
        case .held: try message.discard()
        case .approved where !canWait: try message.discard()
        case .presenting, .presented, .hidden: try message.dismiss()
        default: break
        }
    }

    /// Performs every gesture that dismisses messages on the topmost message.
    private func closeWhatIsUp() {
        // A page that has not loaded cannot be closed on every SDK.
        if !stage.visibleSurfaces.isEmpty { stage.page.finishLoading() }
        for role in StoryRole.allCases {
            for gesture in [StoryGesture.closes, .swipes] where !stage.visibleSurfaces.isEmpty {
                if let native = world.room.host.gesture(gesture, role) { perform(native) }
            }
        }
    }

    private func longRest() async {
        if isVirtual { stage.advance(seconds: 60) }
        await rest()
    }

    /// Checks that the next message is offered, appears and is dismissed, whatever happened in the session.
    private func probe() async {
        world.trigger(SoakScript.probe)
        await longRest()
        guard ledger.knows(SoakScript.probe) else { return isStuck(.isNotOffered) }
        await endEverything()
        if !ledger.wasDismissed(SoakScript.probe) { isStuck(.doesNotAppear) }
    }

    private func isStuck(_ how: SoakStuckness) {
        if let rule = SoakExcuse.rule(for: how, world.pair, world.recorder.trace) {
            excuses.append(rule)
        } else {
            ledger.violate(
                "the session is stuck: a later message \(how.rawValue), with \(stage.visibleSurfaces) on screen"
            )
        }
    }

    /// An error of the stage is a thread that waits, or a job that never ends.
    private func noteStageErrors() {
        for entry in stage.log.entries where entry.source == "stage" && entry.kind == .error {
            if !entry.name.hasPrefix("Nothing on the screen") { ledger.violate("the stage: \(entry.name)") }
        }
    }

    // MARK: Release

    /// Releases everything.
    /// - Returns: the objects that have to be released together with the session.
    func leave() -> SoakWitnesses {
        let witnesses = SoakWitnesses(stage: stage, bridges: bridges, messages: ledger.known)
        world.forgetDelegates()
        stage.endProcess()
        return witnesses
    }
}

/// The objects that have to be released when a session is over. Main actor.
@MainActor struct SoakWitnesses {
    private struct Witness {
        weak var object: AnyObject?
        let name: String
    }

    private let witnesses: [Witness]

    init(stage: HeadlessStage, bridges: [any MessageBridge], messages: [CompatMessage]) {
        witnesses =
            [Witness(object: stage, name: "the stage")]
            + bridges.map { Witness(object: $0, name: "a bridge") }
            + messages.map { Witness(object: $0, name: "the message \($0.id)") }
    }

    /// The names of those that still exist.
    var left: [String] { witnesses.filter { $0.object != nil }.map(\.name) }
}
