/// Keeps a bridge alive as long as the SDK object that it is attached to, because the SDKs hold their
/// delegates weakly.
@MainActor public enum BridgeRetainer {
    private struct Attachment {
        weak var owner: AnyObject?
        let bridge: any MessageBridge
    }

    private static var attachments: [ObjectIdentifier: Attachment] = [:]

    /// Keeps `bridge` alive until it is released or `owner` goes away. An owner has one bridge: the one
    /// before is returned, for the caller to detach.
    ///
    /// An attachment whose owner has gone away is dropped with the next call of `retain` or `release`.
    public static func retain(_ bridge: any MessageBridge, for owner: AnyObject) -> (any MessageBridge)? {
        prune()
        let previous = attachments[ObjectIdentifier(owner)]?.bridge
        attachments[ObjectIdentifier(owner)] = Attachment(owner: owner, bridge: bridge)
        return previous === bridge ? nil : previous
    }

    /// Lets go of `bridge`, if it is the one of `owner`.
    public static func release(_ bridge: any MessageBridge, of owner: AnyObject) {
        prune()
        guard attachments[ObjectIdentifier(owner)]?.bridge === bridge else { return }
        attachments[ObjectIdentifier(owner)] = nil
    }

    private static func prune() {
        guard attachments.values.contains(where: { $0.owner == nil }) else { return }
        attachments = attachments.filter { $0.value.owner != nil }
    }
}
