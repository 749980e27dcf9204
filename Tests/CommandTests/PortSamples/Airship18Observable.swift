import AirshipAutomation
import AirshipCore
import SwiftUI

@MainActor final class MessagesModel: ObservableObject, InAppMessageDisplayDelegate {
    @Published var isBusy = false
    @Published var names: [String] = []

    func isMessageReadyToDisplay(_ message: InAppMessage, scheduleID: String) -> Bool {
        if isBusy { return false }
        return message.name != "never"
    }

    func messageWillDisplay(_ message: InAppMessage, scheduleID: String) { names.append(message.name) }

    func messageFinishedDisplaying(_ message: InAppMessage, scheduleID: String) {
        names.removeAll { $0 == message.name }
    }
}
