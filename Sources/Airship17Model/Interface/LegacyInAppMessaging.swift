import AirshipShared
public import Foundation
import HeadlessStage
import PlatformStandIns

/// Turns the standard messages that pushes bring into schedules of banners (sections 1.9 and 4.10).
///
/// One a process; another one after a relaunch. Not Sendable, as in the SDK; what changes is behind a lock. Any thread;
/// delegates are called on the main thread.
public final class LegacyInAppMessaging: NSObject {
    private struct State {
        var displayASAPEnabled = true
        weak var factoryDelegate: (any LegacyInAppMessageFactoryDelegate)?
        weak var builderExtender: (any LegacyInAppMessageBuilderExtender)?
    }

    private let state = Locked(State())
    let automation: InAppAutomation
    let memory: LegacyMemory

    init(_ automation: InAppAutomation, memory: LegacyMemory) {
        self.automation = automation
        self.memory = memory
        super.init()
        factoryDelegate = self
    }

    /// What turns standard messages into schedules; one a process there, one a stage here.
    public class var shared: LegacyInAppMessaging { LegacyWorld.current.messaging }

    /// Whether a message is shown as soon as the app is active; else when the app comes to the foreground the next
    /// time. True unless set.
    public var displayASAPEnabled: Bool {
        get { state.withLock { $0.displayASAPEnabled } }
        set { state.set(\.displayASAPEnabled, newValue) }
    }

    /// Who makes the schedules: this object unless set; with nil nothing is scheduled. Held weakly (AS-051).
    public var factoryDelegate: (any LegacyInAppMessageFactoryDelegate)? {
        get { state.withLock { $0.factoryDelegate } }
        set { state.set(\.factoryDelegate, newValue) }
    }

    /// Who changes what this object makes; nil unless set. Held weakly (AS-051).
    public var builderExtender: (any LegacyInAppMessageBuilderExtender)? {
        get { state.withLock { $0.builderExtender } }
        set { state.set(\.builderExtender, newValue) }
    }

    /// The schedule that this object makes of a message; nil when no valid message comes out.
    func defaultSchedule(for message: LegacyInAppMessage) -> UASchedule? {
        let extender = builderExtender
        guard let banner = LegacyConversion(message: message).convert(extender: extender) else { return nil }
        return InAppMessageSchedule(message: banner) { builder in
            builder.identifier = message.identifier ?? builder.identifier
            builder.triggers = [
                self.displayASAPEnabled
                    ? .activeSessionTrigger(withCount: 1) : .foregroundTrigger(withCount: 1)
            ]
            builder.end = message.expiry
            extender?.extend(builder, message: message)
        }
    }
}

extension LegacyInAppMessaging: LegacyInAppMessageFactoryDelegate {
    /// The schedule of a message, changed by the extender.
    /// - Returns: a schedule that is not valid, so that it cannot be stored, when no valid message comes out.
    public func schedule(for message: LegacyInAppMessage) -> UASchedule {
        if let schedule = defaultSchedule(for: message) { return schedule }
        memory.link.record(.error, "standard message dropped", ["sendID": message.identifier ?? "none"])
        return ActionSchedule(actions: [:]) { $0.identifier = message.identifier ?? $0.identifier }
    }
}

@available(*, unavailable) extension LegacyInAppMessaging: Sendable {}

/// Makes the schedules of standard messages in the place of the SDK (section 1.9). Called on the main thread when a
/// push arrives.
public protocol LegacyInAppMessageFactoryDelegate: NSObjectProtocol {
    /// The schedule of a message.
    func schedule(for message: LegacyInAppMessage) -> UASchedule
}

/// Changes what the SDK makes of standard messages (section 1.9). Called on the main thread when a push arrives, for
/// the message first. The methods are optional: without one nothing is changed.
public protocol LegacyInAppMessageBuilderExtender: NSObjectProtocol {
    /// Changes the schedule.
    /// - Parameters:
    ///   - builder: what the SDK made of the message.
    ///   - message: the message that the push brought.
    func extend(_ builder: ScheduleBuilder, message: LegacyInAppMessage)

    /// Changes the message. A changed copy of the content has to be assigned to the builder, or nothing changes.
    /// - Parameters:
    ///   - builder: what the SDK made of the message. It has no content when the message has no text or too many
    ///     buttons; the content that this method then gives it is used.
    ///   - message: the message that the push brought.
    func extend(_ builder: UAInAppMessageBuilder, message: LegacyInAppMessage)
}

extension LegacyInAppMessageBuilderExtender {
    /// Changes nothing.
    public func extend(_ builder: ScheduleBuilder, message: LegacyInAppMessage) {}

    /// Changes nothing.
    public func extend(_ builder: UAInAppMessageBuilder, message: LegacyInAppMessage) {}
}

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
