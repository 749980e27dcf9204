import BrazeBridge
import BrazeModel
import Foundation
import InAppCompat

/// The delegate for direct calls: it counts its calls. The handler behind a bridge does exactly the same, so only the
/// cost of the bridge is measured.
@MainActor final class PlainBrazeDelegate: BrazeInAppMessageUIDelegate {
    var calls = 0
    var choice = BrazeInAppMessageUI.DisplayChoice.now

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
    ) -> BrazeInAppMessageUI.DisplayChoice {
        calls += 1
        return choice
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, willPresent message: Braze.InAppMessage, view: any InAppMessageView
    ) { calls += 1 }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, didPresent message: Braze.InAppMessage, view: any InAppMessageView
    ) { calls += 1 }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, willDismiss message: Braze.InAppMessage, view: any InAppMessageView
    ) { calls += 1 }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, didDismiss message: Braze.InAppMessage, view: any InAppMessageView
    ) { calls += 1 }
}

/// The handler behind the bridges: it counts its calls.
@MainActor final class CountingHandler: InAppMessageHandler {
    var calls = 0
    var decision = DisplayDecision.show
    var latest: CompatMessage?

    func decideDisplay(of message: CompatMessage) -> DisplayDecision {
        calls += 1
        return decision
    }
    func willPresent(_ message: CompatMessage) { calls += 1 }
    func didPresent(_ message: CompatMessage) {
        calls += 1
        if latest == nil { latest = message }
    }
    func didHide(_ message: CompatMessage) { calls += 1 }
    func didLoad(_ url: URL, in message: CompatMessage) { calls += 1 }
    func willDismiss(_ message: CompatMessage) { calls += 1 }
    func didDismiss(_ message: CompatMessage, resolution: MessageResolution) { calls += 1 }
}

/// Holds its delegate weakly and calls it through the protocol, as an SDK does.
@MainActor final class BrazeCaller {
    weak var delegate: (any BrazeInAppMessageUIDelegate)?
    /// The same object, for the one event that Braze has no callback for.
    weak var bridge: BrazeBridge?
    /// A strong reference, as an app holds one, so that the delegate stays alive.
    private let keptByApp: any BrazeInAppMessageUIDelegate

    init(_ delegate: any BrazeInAppMessageUIDelegate) {
        self.delegate = delegate
        keptByApp = delegate
    }
}
