import Foundation
import HeadlessStage
import PlatformStandIns

/// What leaves the SDK: lines in the stage's log.
extension Braze {
    func recordImpression(id: String?) {
        record(.analytics, "impression", id: id)
    }

    func recordClick(id: String?, buttonId: String?) {
        record(.analytics, "click", id: id, buttonId.map { ["buttonId": $0] } ?? [:])
    }

    /// Writes down a call that does nothing else on a stage.
    func recordCall(_ name: String, _ details: [String: String] = [:]) {
        stage.log.record(.note, from: "Braze", name, details)
    }

    func record(_ kind: StageLog.Kind, _ name: String, id: String?, _ details: [String: String] = [:]) {
        var details = details
        details["messageId"] = id
        stage.log.record(kind, from: "Braze", name, details)
    }
}

/// What clicks do (BZ-089).
extension Braze {
    /// Does what a click on a message does: at once on the main thread, else later on it.
    func process(_ action: InAppMessage.ClickAction, id: String?, extras: JSONObject, target: Any?) {
        let controller = target as? UIViewController
        stage.onMainNow {
            let url = action.url.map { ["url": $0.absoluteString] } ?? [:]
            self.record(.note, "processClickAction", id: id, url)
            guard case .url(let url, let useWebView) = action else { return }
            let context = URLContext(
                url: url, useWebView: useWebView, channel: .inAppMessage, extras: extras.values)
            context.targetViewController = controller
            self.open(context)
        }
    }

    /// Opens a URL if the delegate agrees.
    @MainActor private func open(_ context: URLContext) {
        guard delegate?.braze(self, shouldOpenURL: context) ?? true else { return }
        if context.useWebView {
            let presenter = context.targetViewController ?? UIUtils.activeTopmostViewController
            let modal = ModalContext(presentingViewController: presenter, channel: context.channel)
            delegate?.braze(self, willPresentModalWithContext: modal)
        }
        stage.open(context.url, from: "Braze")
    }
}
