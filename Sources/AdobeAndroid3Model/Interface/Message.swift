import HeadlessStage
@_exported public import enum AdobePayload.MessagingEdgeEventType

/// A message of a campaign, which an app can keep, track and show later. Apps get it from `MessagingUtils`. One object
/// per message id serves every trigger (A3-003) and stays valid after a dismissal (A3-004). Any thread.
public protocol Message: AnyObject {
    /// Sends an Edge event about the message, regardless of auto-track.
    /// - Parameters:
    ///   - interaction: the user's interaction, with `.interact`; the reason, with `.suppressDisplay` (A3-106). nil
    ///     counts as empty.
    ///   - eventType: what happened; nil is ignored (A3-108).
    func track(_ interaction: String?, _ eventType: MessagingEdgeEventType?)
    /// Records in the device's event history that the message was displayed, for frequency rules (A3-044).
    func recordDisplay()
    /// Shows the message. The app's delegate is asked again (A3-041). Returns at once.
    func show()
    /// Dismisses the message. Returns at once; tracks nothing itself (A3-101).
    func dismiss()
    /// The id that the campaign gave the message.
    func getId() -> String
    /// Sets whether the SDK sends Edge events about the message automatically; initially true. History records and
    /// interactions do not depend on it (A3-100).
    func setAutoTrack(_ enabled: Bool)
    /// Whether the SDK sends Edge events about the message automatically.
    func getAutoTrack() -> Bool
    /// The metadata of the campaign's author, by name; empty when there is none.
    func getMetadata() -> [String: Any]
}

extension Message {
    /// The id that the campaign gave the message: Kotlin's spelling of `getId()`.
    public var id: String { getId() }
    /// Does nothing.
    public func recordDisplay() {}
    /// True.
    public func getAutoTrack() -> Bool { true }
    /// Empty.
    public func getMetadata() -> [String: Any] { [:] }
}

extension MessagingEdgeEventType {
    /// The short name in the Edge event's decisioning part, which history records also use; empty for push
    /// notifications, which have none. Any thread.
    public func getPropositionEventType() -> String { shortName }

    /// The raw value of the case. Deprecated in the SDK. Any thread.
    public func getValue() -> Int { rawValue }
}

/// Finds the message of a presentable. Sendable: it has no instances.
public enum MessagingUtils: Sendable {
    /// The message of a campaign that is shown by a presentable (1.7). Any thread, also in `canShow` (A3-042).
    /// - Parameter presentable: an in-app message.
    /// - Returns: nil for nil, and for a presentable of another extension (A3-006).
    @available(iOS 16, macCatalyst 16, macOS 13, tvOS 16, watchOS 9, *)
    public static func getMessageForPresentable(
        _ presentable: (any Presentable<InAppMessage>)?
    ) -> (any Message)? {
        guard let presentable else { return nil }
        if let foreign = presentable as? ForeignPresentable { return foreign }
        let stage = (presentable as? AEPPresentable<InAppMessage>)?.stage ?? .current
        return MessageMap.of(stage).message(of: presentable.getPresentation().id)
    }
}
