import AdobeAndroidJNI
import JavaMachine

/// The delegate of version 2.0.0 only (A2-200): the gate on a background thread (A2-202), links and displays on the
/// main thread.
public protocol FullscreenMessageDelegate: AnyObject {
    /// Whether a message may be shown now.
    func shouldShowMessage(_ message: any FullscreenMessage) -> Bool
    /// A message is on the screen.
    func onShow(_ message: any FullscreenMessage)
    /// A message has left the screen.
    func onDismiss(_ message: any FullscreenMessage)
    /// Decides on a link of the page: true when it is handled (A2-204).
    func overrideUrlLoad(_ message: any FullscreenMessage, _ url: String) -> Bool
    /// A message is not shown (A2-203). Called on the thread on which the failure was detected.
    func onShowFailure()
}

/// The default delegate of version 2.0.0: Adobe's class `MessagingDelegate`, which handles the SDK's own links
/// (A2-206). Any thread.
public final class FirstMessagingDelegate: FullscreenMessageDelegate {
    /// Adobe's object; nil if the app lacks version 2.0.0.
    let java: JavaObject?

    /// Makes a delegate.
    public init() {
        java = NativeCall.attempt(or: nil) { try JavaClass.named(Name.ownDelegate).make() }
    }

    /// Lets the message pass.
    public func shouldShowMessage(_ message: any FullscreenMessage) -> Bool {
        NativeCall.attempt(or: true) {
            try java?.boolean("shouldShowMessage", "(\(Self.message))Z", Self.argument(message)) ?? true
        }
    }

    /// Only logs.
    public func onShow(_ message: any FullscreenMessage) { tell("onShow", message) }

    /// Only logs.
    public func onDismiss(_ message: any FullscreenMessage) { tell("onDismiss", message) }

    /// Handles the SDK's own links.
    public func overrideUrlLoad(_ message: any FullscreenMessage, _ url: String) -> Bool {
        NativeCall.attempt(or: false) {
            try java?.boolean(
                "overrideUrlLoad", "(\(Self.message)Ljava/lang/String;)Z", Self.argument(message), .text(url))
                ?? false
        }
    }

    /// Only logs.
    public func onShowFailure() { NativeCall.attempt { try java?.call("onShowFailure") } }

    private static let message = Name.type(Name.fullscreenMessage)

    private static func argument(_ message: any FullscreenMessage) -> JavaArgument {
        .object((message as? JavaFullscreenMessage)?.java)
    }

    private func tell(_ callback: String, _ message: any FullscreenMessage) {
        NativeCall.attempt { try java?.call(callback, "(\(Self.message))V", Self.argument(message)) }
    }
}

@available(*, unavailable) extension FirstMessagingDelegate: Sendable {}
