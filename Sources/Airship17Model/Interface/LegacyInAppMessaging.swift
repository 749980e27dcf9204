import AirshipShared
public import Foundation
import HeadlessStage
import PlatformStandIns

/// Converts the standard messages in pushes into schedules of banners (sections 1.9 and 4.10).
///
/// One per process; a relaunch makes another one. Not Sendable, as in the SDK; mutable state is protected by a lock.
/// Any thread; delegates are called on the main thread.
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

    /// The converter of standard messages: one instance per process in the SDK, one per stage here.
    public class var shared: LegacyInAppMessaging { LegacyWorld.current.messaging }

    /// Whether a message is shown as soon as the app is active, instead of when the app next comes to the foreground.
    /// True by default.
    public var displayASAPEnabled: Bool {
        get { state.withLock { $0.displayASAPEnabled } }
        set { state.set(\.displayASAPEnabled, newValue) }
    }

    /// Makes the schedules; this object by default; with nil nothing is scheduled. Held weakly (AS-051).
    public var factoryDelegate: (any LegacyInAppMessageFactoryDelegate)? {
        get { state.withLock { $0.factoryDelegate } }
        set { state.set(\.factoryDelegate, newValue) }
    }

    /// Changes the messages and schedules that this object makes; nil by default. Held weakly (AS-051).
    public var builderExtender: (any LegacyInAppMessageBuilderExtender)? {
        get { state.withLock { $0.builderExtender } }
        set { state.set(\.builderExtender, newValue) }
    }

    /// The schedule that this object makes from a message; nil if the result is not valid.
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
    /// The schedule of a message, with the extender's changes.
    /// - Returns: if there is no valid message, a schedule that is not valid and therefore cannot be stored.
    public func schedule(for message: LegacyInAppMessage) -> UASchedule {
        if let schedule = defaultSchedule(for: message) { return schedule }
        memory.link.record(.error, "standard message dropped", ["sendID": message.identifier ?? "none"])
        return ActionSchedule(actions: [:]) { $0.identifier = message.identifier ?? $0.identifier }
    }
}

@available(*, unavailable) extension LegacyInAppMessaging: Sendable {}

/// Makes the schedules of standard messages instead of the SDK (section 1.9). Called on the main thread when a push
/// arrives.
public protocol LegacyInAppMessageFactoryDelegate: NSObjectProtocol {
    /// The schedule of a message.
    func schedule(for message: LegacyInAppMessage) -> UASchedule
}

/// Changes the messages and schedules that the SDK makes from standard messages (section 1.9). Called on the main
/// thread when a push arrives, first for the message. The methods are optional; their defaults change nothing.
public protocol LegacyInAppMessageBuilderExtender: NSObjectProtocol {
    /// Changes the schedule.
    /// - Parameters:
    ///   - builder: the schedule that the SDK made from the message.
    ///   - message: the standard message in the push.
    func extend(_ builder: ScheduleBuilder, message: LegacyInAppMessage)

    /// Changes the message. Assign a changed copy of the content to the builder; otherwise nothing changes.
    /// - Parameters:
    ///   - builder: the message that the SDK made. It has no content if the standard message has no text or too many
    ///     buttons; then the content that this method sets is used.
    ///   - message: the standard message in the push.
    func extend(_ builder: UAInAppMessageBuilder, message: LegacyInAppMessage)
}

extension LegacyInAppMessageBuilderExtender {
    /// Changes nothing.
    public func extend(_ builder: ScheduleBuilder, message: LegacyInAppMessage) {}

    /// Changes nothing.
    public func extend(_ builder: UAInAppMessageBuilder, message: LegacyInAppMessage) {}
}

extension LegacyInAppMessaging {
    /// A push arrived: its message is scheduled, and replaces the previous one (section 4.10), even if the result is
    /// not valid (AS-112).
    @MainActor func receive(_ push: LegacyPush) {
        guard push.holdsMessage else { return }
        guard let message = push.message, let schedule = factoryDelegate?.schedule(for: message) else {
            return memory.link.record(.error, "standard message dropped", ["sendID": push.sendID ?? "none"])
        }
        if let pending = memory.pendingScheduleID { withdraw(pending, because: "replaced") }
        memory.pendingScheduleID = schedule.identifier
        automation.schedule(schedule) { _ in }
    }

    /// The user opened a push: its message is not shown (section 4.10).
    @MainActor func opened(_ push: LegacyPush) {
        guard push.holdsMessage, let id = push.sendID, id == memory.pendingScheduleID else { return }
        memory.pendingScheduleID = nil
        withdraw(id, because: "direct_open")
    }

    /// Cancels a schedule, and reports the reason if the schedule was still stored.
    @MainActor private func withdraw(_ id: String, because reason: String) {
        let link = memory.link
        automation.cancelSchedule(withID: id) { wasThere in
            guard wasThere else { return }
            link.record(.analytics, "in_app_resolution", ["scheduleID": id, "type": reason])
        }
    }
}
