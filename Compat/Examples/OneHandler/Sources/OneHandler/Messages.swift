import Airship18Bridge
import BrazeBridge
import BrazeModel
import InAppCompat

// snippet: one handler behind two SDKs
/// Writes down what appeared and how it went away, whichever SDK it came from.
@MainActor final class ShopHandler: InAppMessageHandler {
    private(set) var lines: [String] = []

    func didPresent(_ message: CompatMessage) {
        lines.append("\(message.shape) shows \(message.id)")
    }

    func didDismiss(_ message: CompatMessage, resolution: MessageResolution) {
        lines.append("\(message.shape) ends \(message.id)")
    }
}

/// Both SDKs behind one handler, and policies around it.
@MainActor final class Messages {
    let handler = ShopHandler()
    let policies: PolicyStack
    let braze: BrazeBridge
    let airship: Airship18Bridge

    /// Attaches both bridges.
    init(_ ui: BrazeInAppMessageUI) {
        policies = PolicyStack(around: handler) {
            $0.caps = [.day(2)]  // two messages a day, over both SDKs
            $0.spacing = 30  // half a minute between them
        }
        braze = BrazeBridge(policies.handler).attach(to: ui)
        airship = Airship18Bridge(policies.handler).attach()
    }
}
// end snippet
