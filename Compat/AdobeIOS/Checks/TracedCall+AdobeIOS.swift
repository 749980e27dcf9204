public import AdobeIOSModel  // Shows AEPServices.
import Foundation
public import InAppCompat

/// The form of callbacks of Adobe's delegate in traces, for `CheckedAdobeIOSDelegate` on a device and the recorders of
/// Adobe's contracts. Any thread, as for the callbacks.
nonisolated extension TracedCall {
    /// The name in traces of a screen without a campaign (AI-005).
    public static var foreignScreen: String { "foreign" }

    /// The gate, or an event of a message.
    /// - Parameters:
    ///   - name: the name of the delegate's method.
    ///   - message: the message.
    ///   - id: the message's name in the trace; nil for its campaign's id.
    public static func adobe(_ name: String, _ message: any Showable, id: String? = nil) -> TracedCall {
        TracedCall(
            name, [Argument("message", id ?? self.id(of: message))],
            observed: state(of: message as? FullscreenMessage))
    }

    /// A link that was followed (AI-091).
    /// - Parameters:
    ///   - url: its destination.
    ///   - message: the message that contains it.
    ///   - id: the message's name in the trace; nil for its campaign's id.
    public static func urlLoaded(_ url: URL, by message: any Showable, id: String? = nil) -> TracedCall {
        var call = adobe("urlLoaded", message, id: id)
        call.arguments.insert(Argument("url", url.absoluteString), at: 0)
        return call
    }

    private static func id(of message: any Showable) -> String {
        (message as? FullscreenMessage)?.parent?.id ?? foreignScreen
    }

    /// Whether there is a web view; for a message without a campaign, also that it has none (AI-005).
    private static func state(of message: FullscreenMessage?) -> [Argument] {
        let view = Argument("view", message?.webView == nil ? "none" : "present")
        return message?.parent == nil ? [view, Argument("parent", "none")] : [view]
    }
}
