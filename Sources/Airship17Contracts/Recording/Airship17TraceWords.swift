import Airship17Bridge
import Airship17Model
import InAppCompat
import InAppContracts

extension InAppMessage {
    /// What traces call the message: its name.
    var traceName: String { TracedCall.name(of: self) }

    /// What can be seen of it: the kind and the display behavior, each as `extend` left it.
    var traceLooks: [TraceEvent.Argument] { TracedCall.looks(of: self) }
}

extension InAppMessageResolution {
    /// The resolution as arguments: its type, and the button's identifier if there is one.
    var traceArguments: [TraceEvent.Argument] { TracedCall.words(self) }
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
