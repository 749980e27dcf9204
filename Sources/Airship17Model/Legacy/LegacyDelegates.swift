public import Foundation

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
