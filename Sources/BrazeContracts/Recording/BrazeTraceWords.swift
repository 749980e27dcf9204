import BrazeBridge
import BrazeModel
import InAppCompat
import InAppContracts

/// How traces put Braze's values into words, beside those of the delegate's callbacks, which are the bridge's.
extension Braze.InAppMessage {
    /// What traces call the message.
    var traceID: String { TracedCall.id(of: self) }

    /// The message's kind, and whether it has a valid `Context`.
    var traceNature: [TraceEvent.Argument] {
        let context = self.context.map { $0.valid ? "valid" : "invalid" } ?? "none"
        return [TraceEvent.Argument("kind", traceKind), TraceEvent.Argument("context", context)]
    }

    /// The name of the case.
    private var traceKind: String {
        Mirror(reflecting: self).children.first?.label ?? "\(self)"
    }
}

extension BrazeInAppMessageUI {
    /// Whether a message is visible, and what waits on the stack.
    var traceState: [TraceEvent.Argument] {
        TracedCall.state(of: self)
    }
}

extension InAppMessageView {
    /// Whether the view has entered, and whether it stands in a window.
    var traceState: [TraceEvent.Argument] {
        [
            TraceEvent.Argument("presented", "\(presented)"),
            TraceEvent.Argument("attached", "\(controller != nil)"),
        ]
    }
}
