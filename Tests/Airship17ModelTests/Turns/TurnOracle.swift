import Airship17Model
import HeadlessStage

/// What the rules say about a sequence, callback by callback, with the thread of each. Only the timing of the SDK's
/// actions is taken from the turns of the stage; everything else is written from the rules.
final class TurnOracle {
    /// A rule that is left out, to show that the sequences detect it.
    enum Omission: Sendable, CaseIterable {
        case none
        /// AS-008: the coordinator is asked while displays are paused.
        case pauseFirst
        /// AS-015: the delegate of the preparation is told, and not the current one.
        case delegateOfNow
        /// AS-020: a retry comes after 30 seconds each time.
        case backOff
        /// AS-022: the end of an earlier preparation counts.
        case latestPreparation
        /// AS-026: the delegate is asked before the adapter.
        case adapterFirst
        /// AS-027: a coordinator that becomes ready causes no evaluation.
        case observing
        /// AS-028: waiting messages are evaluated in the order of their arrival.
        case priorities
        /// AS-029: the effects of an event happen inside the callback.
        case eventsLater
        /// AS-031: the pause after a message has the length that the interval had when the message appeared.
        case intervalAtEnd
        /// AS-046: a second report does not count.
        case secondReport
        /// AS-064: a waiting message is shown even after its end.
        case ends
        /// AS-102: the end of a display counts for the schedule that has replaced the shown one.
        case replacement
        /// AS-106: a cancellation trigger does not count while a message is prepared or waits.
        case cancellation
    }

    let omission: Omission
    let era: Airship17Era
    let queue = TurnQueue()
    let outer: TurnLine
    let inner: TurnLine
    var results: [InAppMessagePrepareResult?]
    private var reactions: [TurnReaction]
    private var lines: [String] = []

    var schedules: [TurnID: TurnSchedule] = [:]
    var prepared: [TurnID: TurnPrepared] = [:]
    var displayed: [TurnDisplay] = []
    var lastReport: TurnDisplay?
    var openPreparation: ((InAppMessagePrepareResult) -> Void)?
    /// The number of the last schedule, preparation or place in the line.
    var lastNumber = 0
    /// The coordinators whose readiness is awaited.
    var observed: Set<TurnCoordinatorName> = []

    var delegate = TurnDelegateName.d
    var isPaused = false
    var isEnabled = true
    var isMessageReady = true
    var areAdaptersReady = true
    var isOverLimit = false
    var isGateOpen = true
    var isLocked = false
    var interval = 30.0
    var appState = StageApp.State.active
    private var wasInBackground = false

    init(_ sequence: TurnSequence, omitting omission: Omission = .none) {
        (results, reactions, era) = (sequence.results, sequence.reactions, sequence.era)
        self.omission = omission
        (outer, inner) = (TurnLine(queue), TurnLine(queue))
    }

    /// The lines of a step.
    func play(_ step: TurnStep, settles: Bool) -> [String] {
        lines = []
        perform(step)
        if settles { queue.runUntilIdle() }
        return lines
    }

    func write(_ line: String) { lines.append("\(queue.isMain ? "main" : "bg") \(line)") }

    func hear(_ line: String, _ callback: TurnCallback) {
        write(line)
        if let act = reactions.take(callback) { perform(act) }
    }

    /// Records a callback of the current delegate, if there is one.
    func tell(_ line: String, _ callback: TurnCallback, _ delegate: TurnDelegateName? = nil) {
        let delegate = delegate ?? self.delegate
        if delegate != .none { hear("\(delegate.rawValue).\(line)", callback) }
    }

    func number() -> Int {
        lastNumber += 1
        return lastNumber
    }

    /// Everything that the SDK does for an app happens on a later turn, on the main thread.
    private func later(_ job: @escaping (TurnOracle) -> Void) {
        queue.onMain { [unowned self] in job(self) }
    }

    // MARK: Steps

    private func perform(_ step: TurnStep) {
        switch step {
        case .event: handle { $0.receive() }
        case .screen: handle { $0.receiveScreen() }
        case .notify: later { $0.evaluate() }
        case .store(let id, let terms):
            let end = terms.ends ? queue.now + TurnTerms.life : .infinity
            later { $0.store(TurnSchedule(id, $0.number(), terms, end)) }
        case .cancel(let id): later { $0.remove(id) }
        case .priority(let id, let priority): later { $0.edit(id, priority) }
        case .end(let id):
            let end = queue.now + TurnTerms.life
            later { $0.schedules[id]?.end = end }
        case .stale(let id): later { $0.markStale(id) }
        case .report(let cancels): report(cancels)
        case .reportOnMain: later { $0.report(false) }
        case .reportAgain: lastReport.map { finish($0, cancels: false, isSecond: true) }
        case .prepared(let result): openPreparation.take()?(result)
        case .advance(let seconds): queue.advance(seconds)
        default: set(step)
        }
    }

    private func set(_ step: TurnStep) {
        switch step {
        case .overLimit(let isOver): isOverLimit = isOver
        case .pause(let isPaused):
            self.isPaused = isPaused
            // AS-009.
            if !isPaused, era == .late { later { $0.evaluate() } }
        case .enable(let isEnabled):
            defer { self.isEnabled = isEnabled }
            if isEnabled, !self.isEnabled { later { $0.evaluate() } }
        case .interval(let seconds): interval = seconds
        case .delegate(let name): delegate = name
        case .answer(let answer): isMessageReady = answer
        case .adapters(let areReady): areAdaptersReady = areReady
        case .gate(let isOpen):
            isGateOpen = isOpen
            announce(.own)
        case .app(let state): move(to: state)
        default: break
        }
    }

    /// An event is handled later (AS-029).
    private func handle(_ job: @escaping (TurnOracle) -> Void) {
        if omission == .eventsLater { job(self) } else { later(job) }
    }

    private func report(_ cancels: Bool) {
        guard !displayed.isEmpty else { return }
        let display = displayed.removeFirst()
        lastReport = display
        finish(display, cancels: cancels, isSecond: false)
    }

    /// AS-027, AS-035, AS-036: waiting messages are evaluated when the app moves to the foreground or background, and
    /// when one of the SDK's coordinators becomes ready.
    private func move(to state: StageApp.State) {
        guard state != appState else { return }
        appState = state
        switch state {
        case .active:
            if wasInBackground { later { $0.evaluate() } }
            wasInBackground = false
            if !isLocked { announce(.standard) }
            announce(.immediate)
        case .background:
            wasInBackground = true
            later { $0.evaluate() }
        case .inactive: break
        }
    }

    // MARK: Coordinators

    /// AS-035, AS-036.
    func isReady(_ coordinator: TurnCoordinatorName) -> Bool {
        switch coordinator {
        case .standard: return appState == .active && !isLocked
        case .immediate: return appState == .active
        case .own:
            let answer = isGateOpen
            hear("C.isReady=\(answer)", .gate)
            return answer
        }
    }

    /// A coordinator whose readiness is awaited, and that is ready, causes one evaluation of all
    /// waiting messages (AS-027).
    func announce(_ coordinator: TurnCoordinatorName) {
        guard observed.contains(coordinator), isReady(coordinator) else { return }
        guard observed.remove(coordinator) != nil, omission != .observing else { return }
        later { $0.evaluate() }
    }
}

/// The coordinator that decides when a message may be shown.
enum TurnCoordinatorName: Sendable { case standard, immediate, own }

/// The prepared message of a schedule.
struct TurnPrepared {
    let id: TurnID
    let coordinator: TurnCoordinatorName
    let delegate: TurnDelegateName
}

/// A message that is, or was, on the screen.
struct TurnDisplay {
    let prepared: TurnPrepared
    let number: Int
    let interval: Double
}

/// A schedule.
final class TurnSchedule {
    enum State { case idle, delayed, preparing, waiting, executing, paused }

    let id: TurnID
    let number: Int
    let terms: TurnTerms
    var end: Double
    var priority = 0
    var state = State.idle
    var count: UInt = 0
    var preparation = 0
    /// Its place in the waiting line; 0 for none.
    var place = 0
    var isStale = false
    /// The number of its latest delay or interval.
    var timer = 0

    init(_ id: TurnID, _ number: Int, _ terms: TurnTerms, _ end: Double) {
        (self.id, self.number, self.terms, self.end) = (id, number, terms, end)
    }

    var isOverLimit: Bool { terms.limit > 0 && count >= terms.limit }
}
