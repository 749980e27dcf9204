import AirshipShared
import Foundation
import HeadlessStage
import PlatformStandIns

/// The SDK's `LegacyInAppMessaging`. Sendable: what changes is of the main actor.
final class SDKLegacyInAppMessaging: LegacyInAppMessaging {
    private let installation: Installation
    private let engine: AutomationEngine
    @MainActor var customMessageConverter: MessageConvertor?
    @MainActor var messageExtender: MessageExtender?
    @MainActor var scheduleExtender: ScheduleExtender?
    @MainActor var displayASAPEnabled = true

    init(_ installation: Installation, _ engine: AutomationEngine) {
        self.installation = installation
        self.engine = engine
    }

    /// A push arrives: its message takes the place of the one before (section 4.10, AM-140).
    @MainActor func receive(_ push: AirshipJSON) {
        guard push.object?[LegacyPush.message] != nil else { return }
        let message = LegacyInAppMessage(
            push: push, now: installation.date,
            categories: installation.circumstances[\.notificationCategories])
        guard let message, let schedule = schedule(for: message) else {
            return installation.link.record(.error, "standard message dropped")
        }
        if let pending = installation.settings[\.pendingLegacyID] {
            withdraw(pending, because: "replaced", by: schedule.identifier)
        }
        installation.settings[\.pendingLegacyID] = schedule.identifier
        engine.upsert([schedule])
    }

    /// The user opens a push: the message that it brought is not shown (section 4.10, AM-141).
    @MainActor func open(_ push: AirshipJSON) {
        guard push.object?[LegacyPush.message] != nil, let id = push.object?[LegacyPush.sendID]?.string,
            id == installation.settings[\.pendingLegacyID]
        else { return }
        installation.settings[\.pendingLegacyID] = nil
        withdraw(id, because: "direct_open", by: nil)
    }

    @MainActor private func withdraw(_ id: String, because reason: String, by other: String?) {
        let isThere = engine.visible.contains { $0.identifier == id }
        engine.cancel { $0.identifier == id }
        guard isThere else { return }
        var details = ["schedule": id, "type": reason]
        details["by"] = other
        installation.link.record(.analytics, "in_app_resolution", details)
    }

    @MainActor private func schedule(for message: LegacyInAppMessage) -> AutomationSchedule? {
        if let customMessageConverter { return customMessageConverter(message) }
        var banner = message.banner
        messageExtender?(&banner)
        var schedule = AutomationSchedule(
            identifier: message.identifier,
            triggers: [displayASAPEnabled ? .activeSession(count: 1) : .foreground(count: 1)],
            data: .inAppMessage(banner), end: message.expiry)
        schedule.remote.campaigns = message.campaigns
        schedule.remote.messageType = message.messageType
        scheduleExtender?(&schedule)
        return schedule
    }
}
