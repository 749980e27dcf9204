public import Airship17Model
import Foundation
public import InAppCompat

/// The delegate's and the adapter's part while a message is displayed.
extension AdoptedAirship17Delegate {
    public func prepare(_ plan: inout PresentationPlan, for message: CompatMessage) {
        guard let adopted = adopted(message), adopted.isPrepared else { return }
        if adopted.isEdited { carryOver(adopted, to: &plan, message) }
        if adopted.adapter != nil {
            // Then the scene delegate is not asked (AS-041).
            plan.customView = AdoptedAirshipMessage.emptyView()
        } else if let scene = sceneDelegate?.scene(for: adopted.extended, defaultScene: nil) {
            plan.windowScene = scene
        }
    }

    private func carryOver(
        _ adopted: AdoptedAirshipMessage, to plan: inout PresentationPlan, _ message: CompatMessage
    ) {
        let before = plan.content
        adopted.carryOver(to: &plan)
        adopted.edits = UnshownChanges(from: before, to: plan.content)
        guard adopted.hasForeignEdits else { return }
        reportOnce(
            "extend", .planNotApplied, message,
            "extend: something was changed that only Airship's messages have.")
    }

    /// In the order of AS-037. A hidden message stays displayed for Airship, so its return is not announced.
    public func willPresent(_ message: CompatMessage) {
        guard let adopted = adopted(message), !adopted.isUp else { return }
        adopted.isUp = true
        adopted.wasDisplayed = true
        if message.shape != .airship17 {
            reportUnshown(
                edits(of: adopted, message), of: message, by: "extend", word: Airship17Gap.member)
        }
        delegate.messageWillBeDisplayed(adopted.extended, scheduleID: message.id)
        adopted.coordinator?.hearBeginning(of: adopted.extended)
    }

    /// The changes by `extend`, even if the driving SDK had made its plan before.
    private func edits(of adopted: AdoptedAirshipMessage, _ message: CompatMessage) -> UnshownChanges? {
        guard adopted.edits == nil, adopted.isEdited else { return adopted.edits }
        var plan = PresentationPlan(for: message)
        let before = plan.content
        adopted.carryOver(to: &plan)
        return UnshownChanges(from: before, to: plan.content)
    }

    public func didPresent(_ message: CompatMessage) {
        guard let adopted = adopted(message), let adapter = adopted.adapter, !adopted.isDisplaying else {
            return
        }
        adopted.isDisplaying = true
        let queue = MainQueue()
        adapter.display { [weak self, weak message, weak adopted] resolution in
            // Resolutions are immutable, but their type does not state that the main thread may read them.
            let resolution = Carried(resolution)
            queue.async {
                guard let self, let message, let adopted else { return }
                guard adopted.resolution == nil else { return self.reportSecondEnd(of: message) }
                adopted.resolution = resolution.value
                // A button that cancels deletes the schedule (AS-043).
                if resolution.value.buttonInfo?.behavior == .cancel {
                    self.cancelSchedule(withID: message.id)
                }
                self.attempt(message) { try $0.dismiss() }
            }
        }
    }

    private func reportSecondEnd(of message: CompatMessage) {
        report(
            .strayCallback, message,
            "Its adapter reported a second end of the display, which Airship counts as another display (AS-046)."
        )
    }

    public func didLoad(_ url: URL, in message: CompatMessage) {
        if message.shape == SDKShape("adobeAndroid3") { reportOpenedOutside(url, of: message) }
    }

    public func didDismiss(_ message: CompatMessage, resolution: MessageResolution) {
        if message.shape != .airship17 { reportTakenAwayForWeb(message, resolution) }
        finish(message, resolution)
    }

    /// Airship's delegate is not told of failures, but of the end of a display that was announced to it.
    public func didFail(_ message: CompatMessage, failure: MessageFailure) {
        finish(message, MessageResolution(.dismissedBySDK))
    }

    /// The order of AS-042.
    private func finish(_ message: CompatMessage, _ resolution: MessageResolution) {
        guard let adopted = adopted(message), adopted.isUp else { return evaluate() }
        adopted.isUp = false
        let (native, isDerived) = adopted.nativeResolution(for: resolution)
        latest = (native, isDerived)
        if isDerived {
            let explanation = "\(resolution) became \(native.type)."
            reportOnce(explanation, .resolutionDerived, message, explanation)
        }
        delegate.messageFinishedDisplaying(
            adopted.extended, scheduleID: message.id, resolution: native)
        latest = nil
        adopted.coordinator?.hearEnd(of: adopted.extended)
        evaluate()
    }
}
