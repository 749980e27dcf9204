public import AdobeIOSModel  // Shows AEPServices.
import Foundation
public import InAppCompat

/// How traces put the callbacks of Adobe's delegate into words: `CheckedAdobeIOSDelegate` on a device, and the recorders of
/// Adobe's contracts. Any thread, as the callbacks are.
nonisolated extension TracedCall {
    /// What traces call a screen that no campaign stands behind (AI-005).
    public static var foreignScreen: String { "foreign" }

    /// The question, or an event of a message's life.
    /// - Parameters:
    ///   - name: the name of the delegate's method.
    ///   - message: what it is about.
    ///   - id: what traces call the message; nil for its campaign's id.
    public static func adobe(_ name: String, _ message: any Showable, id: String? = nil) -> TracedCall {
        TracedCall(
            name, [Argument("message", id ?? self.id(of: message))],
            observed: state(of: message as? FullscreenMessage))
    }

    /// A link that was followed (AI-091).
    /// - Parameters:
    ///   - url: where it leads.
    ///   - message: whose page it is on.
    ///   - id: what traces call the message; nil for its campaign's id.
    public static func urlLoaded(_ url: URL, by message: any Showable, id: String? = nil) -> TracedCall {
        var call = adobe("urlLoaded", message, id: id)
        call.arguments.insert(Argument("url", url.absoluteString), at: 0)
        return call
    }

    private static func id(of message: any Showable) -> String {
        (message as? FullscreenMessage)?.parent?.id ?? foreignScreen
    }

    /// Whether there is a web view; and, where it stands out, that there is no campaign behind the message (AI-005).
    private static func state(of message: FullscreenMessage?) -> [Argument] {
        let view = Argument("view", message?.webView == nil ? "none" : "present")
        return message?.parent == nil ? [view, Argument("parent", "none")] : [view]
    }
}
