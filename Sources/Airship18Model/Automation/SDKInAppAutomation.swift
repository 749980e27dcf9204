import AirshipShared
import Foundation
import HeadlessStage
import PlatformStandIns

/// The SDK's `InAppAutomation`, in one process. Sendable: what changes is of the main actor or behind locks.
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

    /// The process begins. What is stored is looked at on the main thread, before anything else happens there.
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
            if !newValue, installation.version.unpausingNotifies { engine.conditionsChanged() }
        }
    }

    nonisolated(nonsending) func upsertSchedules(_ schedules: [AutomationSchedule]) async throws {
        await ask { $0.upsert(schedules) }
    }

    nonisolated(nonsending) func cancelSchedule(identifier: String) async throws {
        await ask { $0.cancel { $0.identifier == identifier } }
    }

    nonisolated(nonsending) func cancelSchedule(identifiers: [String]) async throws {
        await ask { $0.cancel { identifiers.contains($0.identifier) } }
    }

    nonisolated(nonsending) func cancelSchedules(group: String) async throws {
        await ask { $0.cancel { $0.group == group } }
    }

    nonisolated(nonsending) func getSchedule(identifier: String) async throws -> AutomationSchedule? {
        await ask { $0.visible.first { $0.identifier == identifier } }
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

    /// Asks the engine: on the main thread at once, else there.
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
