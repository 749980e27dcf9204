import Foundation

#if canImport(BrazeUI)
    import BrazeKit
    import BrazeUI
#endif

/// Tells a page of JavaScript, as React Native's modules do.
class MessagesModule: RCTEventEmitter, BrazeInAppMessageUIDelegate {
    weak var ui: BrazeInAppMessageUI?

    func inAppMessage(_ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage)
        -> BrazeInAppMessageUI.DisplayChoice
    {
        Analytics.log("offered", id: message.id)
        return AppState.shared.isBusy ? .later : .now
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, willPresent message: Braze.InAppMessage, view: InAppMessageView
    ) {
        sendEvent("willPresent", message.id ?? "")
    }

    func sendEvent(_ name: String, _ body: String) { print(name, body) }

    @MainActor func close() { ui?.dismiss() }
}

final class Presenter: BrazeInAppMessageUI {
    override func present(message: Braze.InAppMessage) {
        print("presenting")
        super.present(message: message)
    }
}
