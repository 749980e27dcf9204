/// Where a bridge keeps a vendor's value that it looks at often: the message finds it there, and there is one copy of it. For
/// bridges of SDKs whose messages are values, and large ones. Main actor.
@MainActor public protocol NativeKeeper: AnyObject {
    /// The value, as the SDK handed it out last.
    var native: Any { get }
}

/// Where a message has its vendor's object or value.
enum NativeSource {
    case own(Any)
    case keeper(any NativeKeeper)
}

extension CompatMessage {
    /// The SDK has handed out the value anew that the message's keeper keeps: what was translated from the one before stays
    /// only if they are equal. For bridges, before the keeper takes the value over.
    /// - Parameter isEqual: asked only if something was translated.
    public func nativeIsRenewed(isEqual: @autoclosure () -> Bool) {
        if let extras, extras.content != nil, !isEqual() { extras.content = nil }
    }
}
