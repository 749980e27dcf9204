import AirshipShared
import Foundation
import HeadlessStage
import PlatformStandIns

/// The result of an attempt at a preparation (AM-043).
enum PrepareOutcome {
    case prepared(PreparedSchedule)
    /// Another attempt later; nil means after the usual time (AM-044).
    case retry(after: TimeInterval?)
    case skip, penalize, cancel
    /// Another attempt at once (AM-054).
    case invalidate

    init(_ behavior: AutomationAudience.MissBehavior) {
        switch behavior {
        case .cancel: self = .cancel
        case .skip: self = .skip
        case .penalize: self = .penalize
        }
    }
}

/// Prepares schedules, in the order of AM-043. Main actor.
@MainActor final class Preparer {
    typealias Report = @MainActor @Sendable (PrepareOutcome) -> Void

    private let installation: Installation
    private let messaging: SDKInAppMessaging
    /// The preparations that wait for the server.
    private var waitingForRefresh: [@MainActor @Sendable () -> Void] = []

    nonisolated init(_ installation: Installation, _ messaging: SDKInAppMessaging) {
        self.installation = installation
        self.messaging = messaging
    }

    private var circumstances: Circumstances { installation.circumstances }

    /// The server was asked again: the preparations that waited for it continue.
    func refreshed() {
        let waiting = waitingForRefresh
        waitingForRefresh = []
        for job in waiting { job() }
    }

    /// Makes one attempt. `report` is called once, immediately or later.
    func attempt(_ schedule: AutomationSchedule, _ report: @escaping Report) {
        let id = schedule.identifier
        guard installation.remote.isCurrent(schedule) else {
            // A schedule that the server has changed is prepared from the beginning then.
            installation.link.record(.note, "waits for the server", ["schedule": id])
            waitingForRefresh.append { report(.invalidate) }
            return
        }
        let constraints = schedule.remote.frequencyConstraintIDs ?? []
        guard installation.frequencies.knows(constraints) else {
            return refuse(id, "a frequency constraint that is not known", report, .skip)
        }
        if let miss = audienceMiss(of: schedule) { return report(PrepareOutcome(miss)) }
        resolve(schedule, report)
    }

    /// The compound audience has precedence if there are both (AM-031).
    private func audienceMiss(of schedule: AutomationSchedule) -> AutomationAudience.MissBehavior? {
        guard schedule.audience != nil || schedule.compoundAudience != nil,
            !circumstances[\.isInAudience](schedule.identifier)
        else { return nil }
        return schedule.compoundAudience?.missBehavior ?? schedule.audience?.missBehavior ?? .penalize
    }

    private func resolve(_ schedule: AutomationSchedule, _ report: @escaping Report) {
        switch schedule.data {
        case .actions(let actions):
            report(.prepared(prepared(.actions(actions), schedule)))
        case .inAppMessage(let message): prepare(message, of: schedule, report)
        case .deferred(let deferred): resolve(deferred, of: schedule, report)
        }
    }

    /// Continues a preparation with the server's answer about a deferred schedule (AM-123).
    private func resolve(
        _ deferred: DeferredAutomationData, of schedule: AutomationSchedule, _ report: @escaping Report
    ) {
        switch circumstances[\.deferred](deferred.url) {
        case .match(let message, let actions):
            switch deferred.type {
            case .message:
                guard let message else { return report(.retry(after: nil)) }
                prepare(message, of: schedule, report)
            case .actions:
                guard let actions else { return report(.retry(after: nil)) }
                report(.prepared(prepared(.actions(actions), schedule)))
            }
        case .noMatch:
            let behavior = schedule.compoundAudience?.missBehavior ?? schedule.audience?.missBehavior
            report(PrepareOutcome(behavior ?? .penalize))
        case .timedOut: report(deferred.retryOnTimeout ?? true ? .retry(after: nil) : .penalize)
        case .retryAfter(let seconds): report(.retry(after: seconds))
        case .notFound:
            waitingForRefresh.append { report(.invalidate) }
        }
    }

    private func prepared(_ content: PreparedSchedule.Content, _ schedule: AutomationSchedule)
        -> PreparedSchedule
    {
        PreparedSchedule(content, frequencyConstraintIDs: schedule.remote.frequencyConstraintIDs ?? [])
    }

    // MARK: Messages

    private func prepare(
        _ message: InAppMessage, of schedule: AutomationSchedule, _ report: @escaping Report
    ) {
        let id = schedule.identifier
        let isControl =
            !(schedule.bypassHoldoutGroups ?? false) && circumstances[\.isInControlGroup](id)
        guard message.displayContent.validate() else {
            return refuse(id, "content that is not valid", report, .skip)
        }
        var isExcluded = false
        switch circumstances[\.additionalCheck]?(id) ?? .passed {
        case .passed: break
        case .missed: isExcluded = true
        case .failed:
            return refuse(id, "no answer to the additional audience check", report, .retry(after: nil))
        }
        let finish: @MainActor @Sendable (Bool) -> Void = { [self] isFetched in
            guard isFetched else {
                return refuse(id, "a file that cannot be fetched", report, .retry(after: nil))
            }
            report(made(message, of: schedule, isControl: isControl, isExcluded: isExcluded))
        }
        if isControl || isExcluded { return finish(true) }
        fetchAssets(of: message, for: id, finish)
    }

    private func refuse(_ id: String, _ reason: String, _ report: Report, _ outcome: PrepareOutcome) {
        installation.link.record(.error, "not prepared", ["schedule": id, "reason": reason])
        report(outcome)
    }

    /// Only images of the SDK's own content types are downloaded (AM-092). A failure is remembered: the next attempt
    /// fails at once (AM-094).
    private func fetchAssets(
        of message: InAppMessage, for id: String, _ completion: @escaping @MainActor @Sendable (Bool) -> Void
    ) {
        guard let media = message.displayContent.media, media.type == .image, let url = URL(string: media.url)
        else { return completion(true) }
        let assets = installation.assets
        let remembers =
            installation.version.remembersDownloads
            && installation.follows(.rememberedDownloadFailure)
        if remembers, let outcome = assets.outcome(for: id) { return completion(outcome) }
        guard let seconds = circumstances[\.downloadSeconds](url) else { return }
        let fetch: @MainActor @Sendable () -> Void = {
            let isFetched = assets.fetch(url, for: id)
            if remembers { assets.remember(isFetched, for: id) }
            completion(isFetched)
        }
        if seconds > 0 { _ = installation.link.after(seconds, fetch) } else { fetch() }
    }

    private func made(
        _ message: InAppMessage, of schedule: AutomationSchedule, isControl: Bool, isExcluded: Bool
    ) -> PrepareOutcome {
        let id = schedule.identifier
        let arguments = DisplayAdapterArgs(
            message: message, assets: CachedAssets(cache: installation.assets, scheduleID: id),
            priority: schedule.priority ?? 0,
            runner: MessageActionRunner(installation: installation, scheduleID: id), scheduleID: id)
        let coordinator = messaging.coordinators.coordinator(of: message)
        guard let adapter = messaging.adapters.adapter(for: arguments) else {
            installation.link.record(
                .error, "not prepared", ["schedule": id, "reason": "no adapter for a custom message"])
            return .retry(after: nil)
        }
        let prepared = PreparedMessage(
            message, scheduleID: id, adapter: adapter, coordinator: coordinator, isControl: isControl,
            isExcluded: isExcluded)
        return .prepared(self.prepared(.message(prepared), schedule))
    }
}
