import Airship17Model
import Foundation
import HeadlessStage
import PlatformStandIns
import Testing

/// A stage with an app that performs a random sequence, between its callbacks and inside them.
///
/// `@unchecked Sendable` is sound: a virtual stage runs one thing at a time, and the test waits for it.
final class TurnWorld: @unchecked Sendable {
    private let world = TestWorld(isRecording: false)
    private let start = Date()
    private var reactions: [TurnReaction]
    private var results: [InAppMessagePrepareResult?]
    private var messages: [TurnID: InAppMessage] = [:]
    private var delegates: [TurnDelegateName: TurnDelegate] = [:]
    private let cancelButton: InAppMessageButtonInfo
    private var displayed: [(InAppMessageResolution) -> Void] = []
    private var lastReport: ((InAppMessageResolution) -> Void)?
    private var openPreparation: ((InAppMessagePrepareResult) -> Void)?
    private(set) lazy var gate = TurnCoordinator(self)
    private(set) var isMessageReady = true
    private(set) var areAdaptersReady = true

    init(_ sequence: TurnSequence) throws {
        reactions = sequence.reactions
        results = sequence.results
        cancelButton = try #require(
            InAppMessageButtonInfo { builder in
                builder.identifier = "no"
                builder.behavior = .cancel
                builder.label = InAppMessageTextInfo { $0.text = "No" }
            })
        for id in TurnID.allCases {
            messages[id] = try world.makeMessage(HostPayloads.custom(name: id.label, behavior: id.behavior))
        }
        for name in [TurnDelegateName.d, .e] { delegates[name] = TurnDelegate(name.rawValue, self) }
        world.manager.setFactoryBlock(
            { [unowned self] message in
                hear("factory(\(message.label))", .factory)
                return TurnAdapter(message, self)
            }, for: .custom)
        world.host.era = sequence.era
        perform(.delegate(.d))
    }

    /// Breaks the retain cycles.
    func end() {
        world.stage.endProcess()
        (reactions, displayed, lastReport, openPreparation) = ([], [], nil, nil)
    }

    /// Performs a step, and lets everything settle after it if `settles` is true. Returns the trace.
    func play(_ step: TurnStep, settles: Bool) -> [String] {
        world.stage.run { perform(step) }
        if settles { world.stage.runUntilIdle() }
        return world.takeTrace()
    }

    // MARK: The app's objects

    func hear(_ line: String, _ callback: TurnCallback) {
        note(line)
        if let act = reactions.take(callback) { perform(act) }
    }

    func prepare(_ report: @escaping (InAppMessagePrepareResult) -> Void) {
        guard let result = results.isEmpty ? .success : results.removeFirst() else {
            return openPreparation = report
        }
        report(result)
    }

    func display(_ report: @escaping (InAppMessageResolution) -> Void) { displayed.append(report) }

    // MARK: Steps

    private func perform(_ step: TurnStep) {
        let automation = world.automation
        switch step {
        case .event: world.host.send(event)
        case .screen: world.host.send(.screen("x"))
        case .notify: world.manager.notifyDisplayConditionsChanged()
        case .store(let id, let terms): store(id, terms)
        case .cancel(let id): automation.cancelSchedule(withID: id.rawValue)
        case .priority(let id, let priority): edit(id) { $0.priority = NSNumber(value: priority) }
        case .end(let id):
            let end = endOfLife
            edit(id) { $0.end = end }
        case .stale(let id): world.host.markStale(scheduleID: id.rawValue)
        case .report(let cancels): report(cancels)
        case .reportOnMain: world.stage.onMain { [self] in report(false) }
        case .reportAgain: lastReport?(.userDismissed())
        case .prepared(let result): openPreparation.take()?(result)
        case .advance(let seconds): world.stage.advance(seconds: seconds)
        default: set(step)
        }
    }

    private func set(_ step: TurnStep) {
        switch step {
        case .overLimit(let isOver): world.host.setFrequencyCheck { isOver && $0 == TurnID.first.rawValue }
        case .pause(let isPaused): world.automation.isPaused = isPaused
        case .enable(let isEnabled): world.automation.isComponentEnabled = isEnabled
        case .interval(let seconds): world.manager.displayInterval = seconds
        case .delegate(let name): world.manager.delegate = delegates[name]
        case .answer(let answer): isMessageReady = answer
        case .adapters(let areReady): areAdaptersReady = areReady
        case .gate(let isReady): gate.become(isReady)
        case .app(let state): world.stage.app.state = state
        default: break
        }
    }

    private var endOfLife: Date { start.addingTimeInterval(world.stage.now + TurnTerms.life) }

    private func store(_ id: TurnID, _ terms: TurnTerms) {
        guard let message = messages[id] else { return }
        let end = endOfLife
        let schedule = InAppMessageSchedule(message: message) { builder in
            builder.identifier = id.rawValue
            builder.triggers = [.customEventTrigger(with: nil, count: 1)]
            builder.limit = terms.limit
            builder.interval = terms.interval
            if terms.ends { builder.end = end }
            guard terms.isDelayed else { return }
            builder.delay = ScheduleDelay { delay in
                delay.seconds = TurnTerms.delay
                delay.cancellationTriggers = [.screenTrigger(forScreenName: "x", count: 1)]
            }
        }
        world.automation.schedule(schedule) { _ in }
    }

    private func edit(_ id: TurnID, _ change: @escaping (ScheduleEditsBuilder) -> Void) {
        world.automation.editSchedule(withID: id.rawValue, edits: ScheduleEdits(builderBlock: change))
    }

    private func report(_ cancels: Bool) {
        guard !displayed.isEmpty else { return }
        let report = displayed.removeFirst()
        lastReport = report
        report(cancels ? .buttonClick(with: cancelButton) : .userDismissed())
    }
}

private final class TurnDelegate: NSObject, InAppMessagingDelegate {
    private let name: String
    private unowned let app: TurnWorld

    init(_ name: String, _ app: TurnWorld) {
        self.name = name
        self.app = app
    }

    func extend(_ message: InAppMessage) -> InAppMessage {
        app.hear("\(name).extend(\(message.label))", .extend)
        return message
    }

    func displayCoordinator(for message: InAppMessage) -> (any InAppMessageDisplayCoordinator)? {
        app.hear("\(name).displayCoordinator(\(message.label))", .coordinator)
        switch message.label {
        case TurnID.own.label: return app.gate
        case TurnID.immediate.label: return UnimplementedChoice.answer(message)
        default: return nil
        }
    }

    func isMessageReady(forDisplay message: InAppMessage) -> Bool {
        let answer = app.isMessageReady
        app.hear("\(name).isMessageReady(\(message.label))=\(answer)", .isMessageReady)
        return answer
    }

    func messageWillBeDisplayed(_ message: InAppMessage, scheduleID: String) {
        app.hear("\(name).will(\(message.label) \(scheduleID))", .will)
    }

    func messageFinishedDisplaying(
        _ message: InAppMessage, scheduleID: String, resolution: InAppMessageResolution
    ) {
        app.hear("\(name).finished(\(message.label) \(scheduleID) \(resolution.label))", .finished)
    }
}

private final class TurnAdapter: NSObject, InAppMessageAdapterProtocol {
    private let message: InAppMessage
    private weak var app: TurnWorld?

    init(_ message: InAppMessage, _ app: TurnWorld?) {
        self.message = message
        self.app = app
    }

    static func adapter(for message: InAppMessage) -> TurnAdapter { TurnAdapter(message, nil) }

    func prepare(
        with assets: InAppMessageAssets, completionHandler: @escaping (InAppMessagePrepareResult) -> Void
    ) {
        app?.hear("A.prepare(\(message.label))", .prepare)
        app?.prepare(completionHandler)
    }

    func isReadyToDisplay() -> Bool {
        let answer = app?.areAdaptersReady ?? false
        app?.hear("A.isReady(\(message.label))=\(answer)", .isReady)
        return answer
    }

    func display(_ completionHandler: @escaping (InAppMessageResolution) -> Void) {
        app?.display(completionHandler)
        app?.hear("A.display(\(message.label))", .display)
    }
}

/// The app's coordinator. `@unchecked Sendable` is sound, as in `TurnWorld`.
final class TurnCoordinator: NSObject, InAppMessageDisplayCoordinator, @unchecked Sendable {
    private unowned let app: TurnWorld
    private var answer = true

    init(_ app: TurnWorld) { self.app = app }

    func become(_ isReady: Bool) {
        answer = isReady
        didChangeValue(forKey: "isReady")
    }

    var isReady: Bool {
        let answer = answer
        app.hear("C.isReady=\(answer)", .gate)
        return answer
    }

    func didBeginDisplaying(_ message: InAppMessage) { app.hear("C.didBegin(\(message.label))", .begin) }
    func didFinishDisplaying(_ message: InAppMessage) { app.hear("C.didFinish(\(message.label))", .end) }
}
