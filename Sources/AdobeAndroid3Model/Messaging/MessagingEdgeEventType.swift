@_exported public import enum AdobePayload.MessagingEdgeEventType

extension MessagingEdgeEventType {
    /// The short name in the Edge event's decisioning part, which history records use too; empty for push
    /// notifications, which have none. Any thread.
    public func getPropositionEventType() -> String { shortName }

    /// The number of the case. Deprecated in the SDK. Any thread.
    public func getValue() -> Int { rawValue }
}
