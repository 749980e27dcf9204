public import Foundation
import HeadlessStage
import PlatformStandIns

/// The SDK's entry point: stores schedules, and shows their messages when they are set off.
///
/// Sendable: it holds nothing that changes but what is behind locks or of the main actor. Any thread; what has a
/// completion handler is done later, on the main thread, where the handler is called too, unless a rule says otherwise.
public final class InAppAutomation: NSObject, Sendable {
    private let installation: Installation
    let engine: AutomationEngine
    /// Prepares and displays messages.
    public let inAppMessageManager: InAppMessageManager
    /// Lets one schedule after the other begin its preparation (AS-013).
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

    /// The SDK; one a process there, one a stage here. A property from version 15 on; `shared()` works too.
    public class var shared: InAppAutomation! { AirshipWorld.current.automation }

    /// Whether messages are kept from being displayed. They are still set off and prepared (AS-007, AS-008).
    ///
    /// False unless set; kept across launches (AS-006). With false all that wait are looked at again, later; in the early
    /// era they wait for the next change of conditions (AS-009).
    public var isPaused: Bool {
        get { installation.settings[\.isPaused] }
        set {
            installation.settings[\.isPaused] = newValue
            if !newValue, installation.circumstances[\.era] == .late { engine.conditionsChanged() }
        }
    }

    /// Whether the component is on. While it is off no event is counted and nothing is executed (AS-002, AS-003); then
    /// all that wait are looked at again, later (AS-004). What is on the screen stays there (AS-005). True unless set.
    public var isComponentEnabled: Bool {
        get { installation.settings[\.isComponentEnabled] }
        set {
            let wasEnabled = installation.settings[\.isComponentEnabled]
            installation.settings[\.isComponentEnabled] = newValue
            if newValue, !wasEnabled { engine.conditionsChanged() }
        }
    }

    /// What `isComponentEnabled` was called in versions 13 and 14.
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
    public func schedule(_ schedule: UASchedule, completionHandler: @escaping (Bool) -> Void) {
        store([schedule], completionHandler)
    }

    /// Stores schedules: all of them or none (AS-066).
    ///
    /// - Parameters:
    ///   - schedules: the schedules.
    ///   - completionHandler: gets whether they were stored. When one of them is not valid it is called before this
    ///     returns.
    public func scheduleMultiple(
        _ schedules: [UASchedule], completionHandler: @escaping (Bool) -> Void
    ) {
        guard schedules.allSatisfy(\.isValid) else {
            installation.link.record(.error, "schedules refused", ["reason": "not valid"])
            return completionHandler(false)
        }
        store(schedules, completionHandler)
    }

    private func store(_ schedules: [UASchedule], _ completionHandler: @escaping (Bool) -> Void) {
        ask(completionHandler) { automation in
            guard automation.engine.add(schedules) else { return false }
            automation.tellAssets(of: schedules)
            return true
        }
    }

    @MainActor func tellAssets(of schedules: [UASchedule]) {
        let assets = inAppMessageManager.assetManager
        for case let schedule as InAppMessageSchedule in schedules {
            installation.link.onBackground {
                assets.scheduled(schedule.message, scheduleID: schedule.identifier)
            }
        }
    }

    /// Does something on the main thread, later, and tells what came of it.
    func ask<Answer: Sendable>(
        _ completionHandler: ((Answer) -> Void)?,
        _ question: @escaping @MainActor @Sendable (InAppAutomation) -> Answer
    ) {
        let completionHandler = Carried(completionHandler)
        installation.link.onMain { [self] in
            let answer = question(self)
            completionHandler.value?(answer)
        }
    }
}

extension InAppAutomation: ScheduleExecutor {
    /// One after the other, on a background thread: frequency limits, audience, then what is scheduled (AS-001).
    func prepare(_ schedule: UASchedule, completion: @escaping @Sendable (PrepareOutcome) -> Void) {
        preparations.run([
            { [self] report in
                prepareNow(schedule, completion: completion)
                report(.success)
            }
        ]) { _ in }
    }

    nonisolated private func prepareNow(
        _ schedule: UASchedule, completion: @escaping @Sendable (PrepareOutcome) -> Void
    ) {
        let circumstances = installation.circumstances
        if circumstances[\.isOverFrequencyLimit](schedule.identifier) { return completion(.skip) }
        if let audience = schedule.audience, !circumstances[\.isInAudience](schedule.identifier) {
            return completion(audience.missBehavior.outcome)
        }
        guard let schedule = schedule as? InAppMessageSchedule else { return completion(.success) }
        inAppMessageManager.prepare(
            schedule.message, scheduleID: schedule.identifier, completion: completion)
    }

    /// Pause, then whether it is still current, then the message's own conditions; frequency limits first in the early
    /// era and last in the late one (AS-008, AS-026).
    func readiness(of schedule: UASchedule, isStale: Bool) -> Readiness {
        let circumstances = installation.circumstances
        let isOverLimit = { circumstances[\.isOverFrequencyLimit](schedule.identifier) }
        let isMessage = schedule is InAppMessageSchedule
        if isMessage, isPaused { return .notReady(line(of: schedule)) }
        if isStale { return .invalidate }
        if circumstances[\.era] == .early, isOverLimit() { return .skip }
        if isMessage {
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
