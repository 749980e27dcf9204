import Airship18Model
import Foundation
public import InAppCompat

/// The delegate's and the adapter's part while a message is displayed.
extension AdoptedAirship18Delegate {
    public func prepare(_ plan: inout PresentationPlan, for message: CompatMessage) {
        guard let adopted = adopted(message) else { return }
        if adopted.adapter != nil { plan.customView = AdoptedAirship18Message.emptyView() }
        if let scene = sceneDelegate?.sceneForMessage(adopted.native) { plan.windowScene = scene }
    }

    /// A hidden message stays displayed for Airship, so its return is not announced.
    public func willPresent(_ message: CompatMessage) {
        guard let adopted = adopted(message), !adopted.isUp else { return }
        adopted.isUp = true
        current = message
        delegate.messageWillDisplay(adopted.native, scheduleID: message.id)
    }

    /// The adapter displays over the empty view, in its scene; when it has ended, the empty view is removed.
    public func didPresent(_ message: CompatMessage) {
        guard let adopted = adopted(message), let adapter = adopted.adapter, !adopted.isDisplaying else {
            return
        }
        guard let scene = message.view?.window?.windowScene ?? UIWindowScene.ofEmptyViews else {
            report(
                .showFailed, message,
                "There is no UIWindowScene, so the message's adapter cannot display, and the message is dismissed."
            )
            return attempt(message) { try $0.dismiss() }
        }
        adopted.isDisplaying = true
        AsyncCall.start { [weak self, weak message] in
            let resolution = await adapter.display(scene: scene)
            guard let self, let message, message.phase.isOnScreen || message.phase == .hidden else { return }
            // A button that cancels deletes the schedule (AM-009).
            if case .buttonTap(let button) = resolution, button.behavior == .cancel {
                cancelSchedule(identifier: message.id)
            }
            attempt(message) { try $0.dismiss() }
        }
    }

    public func didLoad(_ url: URL, in message: CompatMessage) {
        if message.shape == SDKShape("adobeAndroid3") { reportOpenedOutside(url, of: message) }
    }

    public func didDismiss(_ message: CompatMessage, resolution: MessageResolution) {
        if message.shape != .airship18 { reportTakenAwayForWeb(message, resolution) }
        finish(message)
    }

    /// Airship's delegate is not told of failures, but of the end of a display that was announced to it.
    public func didFail(_ message: CompatMessage, failure: MessageFailure) {
        if failure.reason == .replaced, schedules.waiting.contains(where: { $0.message === message }) {
            replaced.insert(message.id)
        }
        finish(message)
    }

    private func finish(_ message: CompatMessage) {
        if let adopted = adopted(message), adopted.isUp {
            adopted.isUp = false
            delegate.messageFinishedDisplaying(adopted.native, scheduleID: message.id)
            pause.begin()
        }
        giveTurn()
    }
}
