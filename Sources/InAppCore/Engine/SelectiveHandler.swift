/// A handler around another one that does something with some callbacks, and only passes the others on.
@MainActor package protocol SelectiveHandler: InAppMessageHandler {
    /// The handler inside.
    var inner: (any InAppMessageHandler)? { get }
    /// The callbacks that are more to it than to be passed on.
    var heard: HandlerCallbacks { get }
}

/// Callbacks of a handler that another one around it may do something with. No `OptionSet`: an app pays for all that comes with
/// that.
package struct HandlerCallbacks: Sendable {
    private let bits: UInt16

    private init(bit bits: UInt16) { self.bits = bits }

    package func contains(_ callback: HandlerCallbacks) -> Bool { bits & callback.bits != 0 }

    package static func | (left: HandlerCallbacks, right: HandlerCallbacks) -> HandlerCallbacks {
        HandlerCallbacks(bit: left.bits | right.bits)
    }

    package static let none = HandlerCallbacks(bit: 0)
    package static let prepare = HandlerCallbacks(bit: 1)
    package static let willPresent = HandlerCallbacks(bit: 2)
    package static let didPresent = HandlerCallbacks(bit: 4)
    package static let didHide = HandlerCallbacks(bit: 8)
    package static let shouldPerform = HandlerCallbacks(bit: 16)
    package static let didLoad = HandlerCallbacks(bit: 32)
    package static let willDismiss = HandlerCallbacks(bit: 64)
    package static let didDismiss = HandlerCallbacks(bit: 128)
    package static let didFail = HandlerCallbacks(bit: 256)
    package static let all = HandlerCallbacks(bit: .max)
}
