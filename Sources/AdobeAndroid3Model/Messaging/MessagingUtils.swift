import HeadlessStage

/// Finds what belongs to a presentable. Sendable: there is nothing to make.
public enum MessagingUtils: Sendable {
    /// The message of a campaign that is shown by a presentable (1.7). Any thread, `canShow` included (A3-042).
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
