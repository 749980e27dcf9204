import AirshipShared
import Foundation
import HeadlessStage

extension LegacyInAppMessaging {
    /// A push arrived: its message is scheduled, and takes the place of the one before (section 4.10), even if nothing
    /// valid comes out of it (AS-112).
    @MainActor func receive(_ push: LegacyPush) {
        guard push.holdsMessage else { return }
        guard let message = push.message, let schedule = factoryDelegate?.schedule(for: message) else {
            return memory.link.record(.error, "standard message dropped", ["sendID": push.sendID ?? "none"])
        }
        if let pending = memory.pendingScheduleID { withdraw(pending, because: "replaced") }
        memory.pendingScheduleID = schedule.identifier
        automation.schedule(schedule) { _ in }
    }

    /// The user opened a push: the message that it brought is not shown (section 4.10).
    @MainActor func opened(_ push: LegacyPush) {
        guard push.holdsMessage, let id = push.sendID, id == memory.pendingScheduleID else { return }
        memory.pendingScheduleID = nil
        withdraw(id, because: "direct_open")
    }

    /// Cancels a schedule, and reports why if it was still there.
    @MainActor private func withdraw(_ id: String, because reason: String) {
        let link = memory.link
        automation.cancelSchedule(withID: id) { wasThere in
            guard wasThere else { return }
            link.record(.analytics, "in_app_resolution", ["scheduleID": id, "type": reason])
        }
    }
}
