import Airship17Model
import InAppCompat
import InAppContracts

extension InAppMessage {
    /// What traces call the message: its name.
    var traceName: String { name ?? "unnamed" }

    /// What can be seen of it: the kind, the display behavior and whether it is reported, each as `extend` left it.
    var traceLooks: [TraceEvent.Argument] {
        [
            TraceEvent.Argument("type", "\(displayType)"),
            TraceEvent.Argument("behavior", displayBehavior),
        ]
    }
}

extension InAppMessageResolution {
    /// The resolution as arguments: its type, and the button's identifier if there is one.
    var traceArguments: [TraceEvent.Argument] {
        [TraceEvent.Argument("resolution", type.traceName)]
            + (buttonInfo.map { [TraceEvent.Argument("button", $0.identifier)] } ?? [])
    }
}

extension InAppMessageResolutionType {
    /// The type as pages and payloads call it.
    var traceName: String {
        switch self {
        case .buttonClick: "button_click"
        case .messageClick: "message_click"
        case .userDismissed: "user_dismissed"
        case .timedOut: "timed_out"
        }
    }
}

extension InAppMessagePrepareResult {
    /// The result of this name; nil for a word that is none, such as `never`.
    init?(traceName: String) {
        let results: [String: InAppMessagePrepareResult] = [
            "success": .success, "retry": .retry, "cancel": .cancel, "invalidate": .invalidate,
        ]
        guard let result = results[traceName] else { return nil }
        self = result
    }
}
