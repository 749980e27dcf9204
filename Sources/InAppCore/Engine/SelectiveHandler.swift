/// A handler around another one that does something with some callbacks, and only passes the others on.
@MainActor package protocol SelectiveHandler: InAppMessageHandler {
    /// The handler inside.
    var inner: (any InAppMessageHandler)? { get }
    /// The callbacks that are more to it than to be passed on.
    var heard: HandlerCallbacks { get }
}

/// Callbacks of a handler that another one around it may do something with.
package struct HandlerCallbacks: OptionSet, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    package static let prepare = HandlerCallbacks(rawValue: 1)
    package static let willPresent = HandlerCallbacks(rawValue: 2)
    package static let didPresent = HandlerCallbacks(rawValue: 4)
    package static let didHide = HandlerCallbacks(rawValue: 8)
    package static let shouldPerform = HandlerCallbacks(rawValue: 16)
    package static let didLoad = HandlerCallbacks(rawValue: 32)
    package static let willDismiss = HandlerCallbacks(rawValue: 64)
    package static let didDismiss = HandlerCallbacks(rawValue: 128)
    package static let didFail = HandlerCallbacks(rawValue: 256)
    package static let all = HandlerCallbacks(rawValue: .max)
}
