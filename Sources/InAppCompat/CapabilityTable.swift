/// What each shape can do for a handler: native, emulated with a note, or unavailable with a note.
public enum CapabilityTable {
    /// The shapes that the table covers.
    public static let shapes: [Shape] = [.adobeIOS, .braze]

    /// How a shape supports a capability. A shape that the table does not cover supports nothing.
    public static func support(of capability: Capability, on shape: Shape) -> Support {
        switch shape {
        case .adobeIOS: adobeIOS(capability)
        case .braze: braze(capability)
        default: .unavailable("The shape \(shape) is not in the table.")
        }
    }

    private static func adobeIOS(_ capability: Capability) -> Support {
        switch capability {
        case .gate, .dismiss, .willPresent, .didDismiss, .didLoad, .track, .view, .scriptMessages: .native
        case .hold:
            .emulated(
                "The gate answers false and the bridge keeps the Message (AI-050); the SDK counts it as suppressed."
            )
        case .discard: .emulated("The gate answers false; the SDK counts the message as suppressed.")
        case .showLater:
            .emulated(
                "Message.show(), which does not ask the gate again; it fails silently while another message is up (AI-050)."
            )
        case .hide: .emulated("FullscreenMessage.hide(), which the SDK does not report (AI-080).")
        case .prepareContent:
            .emulated(
                "Animations, corner radius, backdrop and gestures through MessageSettings; the page itself is loaded before the gate (AI-030)."
            )
        case .prepareOrientation: .unavailable("The SDK has no say in the orientation.")
        case .prepareStatusBar: .unavailable("The SDK has no say in the status bar.")
        case .prepareScene: .unavailable("The SDK chooses the window itself.")
        case .customView: .unavailable("The SDK shows its own web view only.")
        case .autoClose:
            .emulated("The bridge dismisses the message after the time, counted from didPresent.")
        case .didPresent:
            .emulated("Derived: the message's view has come into a window after onShow (AI-035).")
        case .didHide:
            .emulated(
                "Derived from CompatMessage.hide(); a hide that the app makes itself is noticed when the message comes back (AI-080)."
            )
        case .shouldPerform:
            .unavailable("The delegate learns of a link only after the SDK has acted on it (AI-091).")
        case .willDismiss:
            .emulated(
                "Derived: sent directly before didDismiss, since the SDK reports only the end (AI-073).")
        case .resolution:
            .emulated(
                "Inferred from the last dismissing link or the handler's own dismiss(); otherwise unspecified."
            )
        case .failure:
            .emulated(
                "Derived: a message whose view never comes into a window (AI-038). A conflict is told to the SDK's own listener only (AI-033)."
            )
        case .evaluateScript: .emulated("WKWebView.evaluateJavaScript on Message.view (AI-125).")
        }
    }

    private static func braze(_ capability: Capability) -> Support {
        switch capability {
        case .gate:
            .emulated(
                "displayChoiceForMessage; a message that was parked unasked is asked about in prepareWith (BZ-019)."
            )
        case .hold, .discard, .showLater, .dismiss, .willPresent, .didPresent, .shouldPerform, .willDismiss,
            .didDismiss,
            .prepareOrientation, .prepareStatusBar, .prepareScene, .customView, .view:
            .native
        case .hide: .unavailable("The SDK can only dismiss a message.")
        case .prepareContent:
            .emulated(
                "The message in prepareWith. Its orientation and close behaviour are settled by then (BZ-045, BZ-046)."
            )
        case .autoClose:
            .emulated(
                "The bridge dismisses the message after the time, counted from didPresent; the campaign's own time stays in force (BZ-045)."
            )
        case .didHide: .unavailable("The SDK can only dismiss a message.")
        case .didLoad: .unavailable("The SDK does not report links beside shouldProcess.")
        case .resolution:
            .emulated(
                "Inferred from the last processed click, the handler's own dismiss(), the campaign's time and the user; the app's own ui.dismiss() counts as the user's."
            )
        case .failure:
            .emulated(
                "Derived: a message that lost its place to a later one (BZ-036) or whose Context became void. Other failures are only logged (BZ-009)."
            )
        case .track:
            .emulated(
                "Impressions and clicks through the message's Context; local messages and other interactions cannot be counted."
            )
        case .evaluateScript:
            .emulated("WKWebView.evaluateJavaScript on the web view inside the message's view.")
        case .scriptMessages:
            .emulated("A handler added to the web view inside the message's view, from willPresent on.")
        }
    }
}
