import PlatformStandIns

#if canImport(ObjectiveC)
    import ObjectiveC
#endif

/// Keeps a bridge alive exactly as long as the SDK object that it is attached to, because the SDKs hold their
/// delegates weakly.
@MainActor public enum BridgeRetainer {
    /// Keeps `bridge` alive until it is released or `owner` goes away. An owner has one bridge: the previous one is
    /// returned, for the caller to detach.
    public static func retain(_ bridge: any MessageBridge, for owner: AnyObject) -> (any MessageBridge)? {
        let previous = self.bridge(of: owner)
        keep(bridge, for: owner)
        return previous === bridge ? nil : previous
    }

    /// Releases `bridge`, if it is the bridge of `owner`.
    public static func release(_ bridge: any MessageBridge, of owner: AnyObject) {
        if self.bridge(of: owner) === bridge { keep(nil, for: owner) }
    }

    #if canImport(ObjectiveC)
        /// Its address is the key of the associated object; its value is never read.
        private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

        private static func bridge(of owner: AnyObject) -> (any MessageBridge)? {
            objc_getAssociatedObject(owner, key) as? any MessageBridge
        }

        /// Not atomic, which suffices: only this type knows the key, and it is on the main actor, so no two threads
        /// use it at once. The atomic policy would autorelease the bridge at each read, so that a released bridge
        /// would live until the end of the main queue's turn.
        private static func keep(_ bridge: (any MessageBridge)?, for owner: AnyObject) {
            objc_setAssociatedObject(owner, key, bridge, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    #else
        private static func bridge(of owner: AnyObject) -> (any MessageBridge)? {
            retainer(of: owner)?.object as? any MessageBridge
        }

        /// Without the Objective-C runtime there are no real SDKs, and the models' objects can keep others.
        private static func keep(_ bridge: (any MessageBridge)?, for owner: AnyObject) {
            retainer(of: owner)?.object = bridge
        }

        private static func retainer(of owner: AnyObject) -> Retainer? {
            (owner as? any RetainerOwner)?.retainer ?? (owner as? any PublicRetainerOwner)?.retainer
        }
    #endif
}
