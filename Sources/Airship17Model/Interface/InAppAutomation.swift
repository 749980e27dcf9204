import AirshipShared
public import Foundation
import HeadlessStage
import PlatformStandIns

/// The SDK's entry point: stores schedules, and shows their messages when they are triggered.
///
/// Not Sendable, as in the SDK; mutable state is protected by locks or isolated to the main actor. Any thread. The work
/// of methods with a completion handler is done later, on the main thread, where the handler is called too, unless a
/// rule says otherwise.
public final class InAppAutomation: NSObject {
    private let installation: Installation
    let engine: AutomationEngine
    /// Prepares and displays messages.
    public let inAppMessageManager: InAppMessageManager
    /// Starts the preparations of schedules one after the other (AS-013).
    private let preparations: PreparePipeline

    init(_ installation: Installation, store: ScheduleStore) {
        self.installation = installation
        engine = AutomationEngine(installation, store: store)
        inAppMessageManager = InAppMessageManager(installation)
        preparations = PreparePipeline(installation.link)
        super.init()
        inAppMessageManager.automation = self
        engine.setExecutor(self)
    }

    /// The SDK: one instance per process in the SDK, one per stage here. A property from version 15 on; `shared()`
    /// works too.
    ///
    /// Nil before the take-off (`Airship.takeOff`), so using it without a check then crashes, as on a device. A stage
    /// for which an `Airship17Host` was made has taken off. Outside every stage, as on a dispatch queue, there is an
    /// object with no schedules.
    public class var shared: InAppAutomation! {
        let stage = HeadlessStage.current
        let world = AirshipWorld.of(stage)
        let hasTakenOff =
            world.installation.circumstances[\.hasTakenOff] || stage === HeadlessStage.processWide
        return hasTakenOff ? world.automation : nil
    }

    /// Whether the execution of all schedules is paused, both messages and actions (AS-103). They are still triggered
    /// and prepared (AS-007, AS-008).
    ///
    /// False by default; kept across launches (AS-006). Setting it to false checks all waiting schedules again, later.
    /// In the early era they wait for the next change of conditions (AS-009).
    public var isPaused: Bool {
        get { installation.settings[\.isPaused] }
        set {
            installation.settings[\.isPaused] = newValue
            if !newValue, installation.circumstances[\.era] == .late { engine.conditionsChanged() }
        }
    }

    /// Whether the component is enabled. While it is not, no event is counted and nothing is executed (AS-002, AS-003).
    /// When it is enabled again, all waiting schedules are checked again, later (AS-004). Messages on the screen stay
    /// there (AS-005). True by default.
    public var isComponentEnabled: Bool {
        get { installation.settings[\.isComponentEnabled] }
        set {
            let wasEnabled = installation.settings[\.isComponentEnabled]
            installation.settings[\.isComponentEnabled] = newValue
            if newValue, !wasEnabled { engine.resume() }
        }
    }

    /// The name of `isComponentEnabled` in versions 13 and 14.
    public var isEnabled: Bool {
        get { isComponentEnabled }
        set { isComponentEnabled = newValue }
    }

    // MARK: Schedules

    /// Stores a schedule.
    ///
    /// - Parameters:
    ///   - schedule: the schedule.
    ///   - completionHandler: gets whether it was stored: it is valid, and there is room for it (AS-066).
    @preconcurrency public func schedule(
        _ schedule: UASchedule, completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        store([schedule], completionHandler)
    }

    /// Stores schedules: all of them or none (AS-066).
    ///
    /// - Parameters:
    ///   - schedules: the schedules.
    ///   - completionHandler: gets whether they were stored. If one of them is not valid it is called before this
    ///     returns.
    @preconcurrency public func scheduleMultiple(
        _ schedules: [UASchedule], completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        guard schedules.allSatisfy(\.isValid) else {
            installation.link.record(.error, "schedules refused", ["reason": "not valid"])
            return completionHandler(false)
        }
        store(schedules, completionHandler)
    }

    private func store(_ schedules: [UASchedule], _ completionHandler: @escaping @Sendable (Bool) -> Void) {
        // Schedules are immutable: another thread may read them.
        let schedules = Carried(schedules)
        ask(completionHandler) { automation in
            guard automation.engine.add(schedules.value) else { return false }
            automation.tellAssets(of: schedules.value)
            return true
        }
    }

    @MainActor func tellAssets(of schedules: [UASchedule]) {
        // The asset manager's mutable state is protected by a lock, and schedules are immutable.
        let assets = Carried(inAppMessageManager.assetManager)
        for case let schedule as InAppMessageSchedule in schedules {
            let schedule = Carried(schedule)
            installation.link.onBackground {
                assets.value.scheduled(schedule.value.message, scheduleID: schedule.value.identifier)
            }
        }
    }

    /// Runs a function on the main thread, later, and reports its result.
    func ask<Answer>(
        _ completionHandler: (@Sendable (Answer) -> Void)?,
        _ question: @escaping @MainActor @Sendable (InAppAutomation) -> Answer
    ) {
        let automation = carried
        installation.link.onMain {
            let answer = question(automation.value)
            completionHandler?(answer)
        }
    }

    /// Itself, for another thread: mutable state is protected by locks or isolated to the main actor.
    fileprivate var carried: Carried<InAppAutomation> { Carried(self) }
}

@available(*, unavailable) extension InAppAutomation: Sendable {}

extension InAppAutomation: ScheduleExecutor {
    /// Checks frequency limits and audience, then prepares the content, in this order, on a background thread (AS-001).
    func prepare(_ schedule: UASchedule, completion: @escaping @Sendable (PrepareOutcome) -> Void) {
        // Schedules are immutable: another thread may read them.
        let (automation, schedule) = (carried, Carried(schedule))
        preparations.run([
            { report in
                automation.value.prepareNow(schedule.value, completion: completion)
                report(.success)
            }
        ]) { _ in }
    }

    nonisolated private func prepareNow(
        _ schedule: UASchedule, completion: @escaping @Sendable (PrepareOutcome) -> Void
    ) {
        let circumstances = installation.circumstances
        let id = schedule.identifier
        if circumstances[\.isOverFrequencyLimit](id) { return completion(.skip) }
        if let audience = schedule.audience, !circumstances[\.isInAudience](id) {
            return completion(audience.missBehavior.outcome)
        }
        switch schedule {
        case let schedule as InAppMessageSchedule:
            inAppMessageManager.prepare(schedule.message, scheduleID: id, completion: completion)
        case let schedule as DeferredSchedule:
            guard let message = installation.link.run({ schedule.resolve(circumstances) }) else {
                installation.link.record(.error, "deferred schedule without a message", ["scheduleID": id])
                return completion(.penalize)
            }
            inAppMessageManager.prepare(message, scheduleID: id, completion: completion)
        default: completion(.success(nil))
        }
    }

    func keep(_ prepared: PreparedMessage) {
        inAppMessageManager.setPrepared(prepared, for: prepared.scheduleID)
    }

    /// Checks the pause, for schedules of any kind (AS-103), then whether the schedule is still current, then the
    /// message's own conditions. Frequency limits are checked first in the early era and last in the late one (AS-008,
    /// AS-026).
    func readiness(of schedule: UASchedule, isStale: Bool) -> Readiness {
        let circumstances = installation.circumstances
        let isOverLimit = { circumstances[\.isOverFrequencyLimit](schedule.identifier) }
        if isPaused { return .notReady(line(of: schedule)) }
        if isStale { return .invalidate }
        if circumstances[\.era] == .early, isOverLimit() { return .skip }
        if !(schedule is ActionSchedule) {
            let readiness = inAppMessageManager.readiness(of: schedule.identifier)
            guard case .ready = readiness else { return readiness }
        }
        if circumstances[\.era] == .late, isOverLimit() { return .skip }
        return .ready
    }

    func line(of schedule: UASchedule) -> WaitingLine.Key {
        inAppMessageManager.prepared(schedule.identifier).flatMap {
            inAppMessageManager.builtInID(of: $0.coordinator)
        }
    }

    func execute(_ schedule: UASchedule, completion: @escaping @Sendable () -> Void) {
        if let schedule = schedule as? ActionSchedule {
            installation.runActions(schedule.actions, situation: .automation)
            return completion()
        }
        inAppMessageManager.display(schedule.identifier, completion: completion)
    }

    func executionWasInterrupted(_ schedule: UASchedule) {
        guard let schedule = schedule as? InAppMessageSchedule else { return }
        inAppMessageManager.reportInterruption(of: schedule.message, schedule.identifier)
    }

    func release(_ scheduleID: String, isOver: Bool) {
        inAppMessageManager.release(scheduleID, isOver: isOver)
    }

    func scheduleEndedWhileExecuting(_ scheduleID: String) {
        inAppMessageManager.assetManager.scheduleEnded(scheduleID)
    }
}

extension ScheduleAudienceMissBehaviorType {
    fileprivate var outcome: PrepareOutcome {
        switch self {
        case .cancel: .cancel
        case .skip: .skip
        case .penalize: .penalize
        }
    }
}
