import AirshipAutomation
import AirshipCore
import Foundation

final class Delegate: NSObject, InAppMessagingDelegate {
    var isBusy = false

    func isMessageReady(forDisplay message: InAppMessage) -> Bool { !isBusy }

    func messageWillBeDisplayed(_ message: InAppMessage, scheduleID: String) {
        print("will", message.name ?? "", scheduleID)
    }

    func messageFinishedDisplaying(
        _ message: InAppMessage, scheduleID: String, resolution: InAppMessageResolution
    ) {
        switch resolution.type {
        case .buttonClick: print(resolution.buttonInfo?.identifier ?? "")
        default: print("gone", scheduleID)
        }
    }

    func resume() {
        isBusy = false
        InAppMessageManager.shared().notifyDisplayConditionsChanged()
    }
}
