import AirshipShared
public import Foundation
import HeadlessStage
import PlatformStandIns

/// The SDK's entry point: stores schedules, and executes them when they are triggered (section 3).
///
/// Any thread, unless a member says otherwise. The asynchronous functions run on the caller's actor, and their work is
/// done when they return.
public protocol InAppAutomation: AnyObject, Sendable {
    /// Displays messages.
    var inAppMessaging: any InAppMessaging { get }
    /// Converts the standard messages of pushes into schedules.
    var legacyInAppMessaging: any LegacyInAppMessaging { get }
    /// Whether executions are paused. Schedules are still triggered and prepared. False by default, kept across
    /// launches. Setting false checks all waiting schedules again, even if it was false before (AM-017).
    @MainActor var isPaused: Bool { get set }
    /// Stores schedules, replacing those with the same ids. Nothing is validated (AM-097). It throws only the store's
    /// errors, and the model's store throws none. A schedule that is being prepared or waits is not changed (AM-101,
    /// uncertain); a waiting one is prepared again (AM-155), and one that is over by its new definition is finished at
    /// once (AM-153).
    nonisolated(nonsending) func upsertSchedules(_ schedules: [AutomationSchedule]) async throws
    /// Deletes the schedule with an id, if there is one (AM-103). A message on the screen stays there (AM-065).
    nonisolated(nonsending) func cancelSchedule(identifier: String) async throws
    /// Deletes the schedules with the given ids, if they exist (AM-103).
    nonisolated(nonsending) func cancelSchedule(identifiers: [String]) async throws
    /// Deletes the schedules of a group (AM-103).
    nonisolated(nonsending) func cancelSchedules(group: String) async throws
    /// The schedule with an id; a finished one only during its grace period (AM-100, AM-107).
    nonisolated(nonsending) func getSchedule(identifier: String) async throws -> AutomationSchedule?
    /// The schedules of a group, in the order in which they were stored.
    nonisolated(nonsending) func getSchedules(group: String) async throws -> [AutomationSchedule]
    /// Whether the schedules from the server are up to date: the current status, and then every change. From 19.3 on.
    var statusUpdates: AsyncStream<InAppAutomationUpdateStatus> { get async }
    /// Whether the schedules from the server are up to date. From 19.3 on.
    var status: InAppAutomationUpdateStatus { get async }
    /// Waits until the schedules from the server are up to date. From 19.3 on.
    ///
    /// - Parameter maxTime: the maximum number of seconds; nil for no limit.
    nonisolated(nonsending) func waitRefresh(maxTime: TimeInterval?) async
}

/// Whether the schedules from the server are up to date. From 19.3 on.
public enum InAppAutomationUpdateStatus: Sendable {
    /// How current the server's campaigns are.
    case upToDate, stale, outOfDate
}

/// The SDK.
public final class Airship: Sendable {
    private init() {}

    /// The entry point of in-app automation: one instance per process in the SDK, one per stage here. Any thread.
    public static var inAppAutomation: any InAppAutomation { AirshipWorld.current.automation }
}

/// The SDK's `InAppAutomation`, in one process. Sendable: mutable state is isolated to the main actor or protected by
/// locks.
final class SDKInAppAutomation: InAppAutomation {
    let installation: Installation
    let store: ScheduleStore
    let messaging: SDKInAppMessaging
    let legacy: SDKLegacyInAppMessaging
    let engine: AutomationEngine

    init(_ installation: Installation, store: ScheduleStore) {
        self.installation = installation
        self.store = store
        messaging = SDKInAppMessaging(installation)
        engine = AutomationEngine(installation, store, messaging)
        legacy = SDKLegacyInAppMessaging(installation, engine)
    }

    /// The process begins. The stored schedules are restored on the main thread, before anything else happens there.
    func launch() {
        if installation.circumstances[\.pausesOnLaunch] { installation.settings[\.isPaused] = true }
        installation.link.onMain { [self] in engine.start() }
    }

    var inAppMessaging: any InAppMessaging { messaging }
    var legacyInAppMessaging: any LegacyInAppMessaging { legacy }

    @MainActor var isPaused: Bool {
        get { installation.settings[\.isPaused] }
        set {
            installation.settings[\.isPaused] = newValue
            if !newValue { engine.pauseEnded() }
        }
    }

    nonisolated(nonsending) func upsertSchedules(_ schedules: [AutomationSchedule]) async throws {
        await ask { $0.upsert(schedules) }
    }

    nonisolated(nonsending) func cancelSchedule(identifier: String) async throws {
        try await cancelSchedule(identifiers: [identifier])
    }

    nonisolated(nonsending) func cancelSchedule(identifiers: [String]) async throws {
        try checkStore(identifiers)
        await ask { $0.cancel(identifiers) }
    }

    nonisolated(nonsending) func cancelSchedules(group: String) async throws {
        await ask { $0.cancel { $0.group == group } }
    }

    nonisolated(nonsending) func getSchedule(identifier: String) async throws -> AutomationSchedule? {
        try checkStore([identifier])
        return await ask { $0.visible(identifier) }
    }

    nonisolated(nonsending) func getSchedules(group: String) async throws -> [AutomationSchedule] {
        await ask { $0.visible.filter { $0.group == group } }
    }

    var statusUpdates: AsyncStream<InAppAutomationUpdateStatus> {
        get async { installation.remote.statusUpdates }
    }

    var status: InAppAutomationUpdateStatus {
        get async { installation.remote.status }
    }

    nonisolated(nonsending) func waitRefresh(maxTime: TimeInterval?) async {
        await installation.remote.waitUntilUpToDate(seconds: maxTime, installation.link)
    }

    /// Throws the store's error for these schedules, if the host has set one (`Airship18Host.setStoreError`).
    private func checkStore(_ identifiers: [String]) throws {
        let error = installation.circumstances[\.storeError]
        if let first = identifiers.lazy.compactMap(error).first { throw first }
    }

    /// Calls a function with the engine: at once if the caller is on the main thread, otherwise on the main thread.
    nonisolated(nonsending) private func ask<Answer: Sendable>(
        _ question: @escaping @MainActor @Sendable (AutomationEngine) -> Answer
    ) async -> Answer {
        let (engine, link) = (engine, installation.link)
        let body: @MainActor @Sendable () -> Answer = {
            link.run {
                engine.start()
                return question(engine)
            }
        }
        if MainThread.isCurrent { return MainThread.assume(body) }
        return await MainActor.run(body: body)
    }
}
