import Airship17Model
import Foundation
import PortNotebook

/// Shows everything.
public final class Airship17Showing: NSObject, InAppMessagingDelegate {
    private let notes: Notes

    public init(_ notes: Notes) {
        self.notes = notes
        super.init()
    }

    public func isMessageReady(forDisplay message: InAppMessage) -> Bool {
        notes.write("gate \(message.name ?? "-")")
        return true
    }

    public func messageWillBeDisplayed(_ message: InAppMessage, scheduleID: String) {
        notes.write("will \(scheduleID)")
    }

    public func messageFinishedDisplaying(
        _ message: InAppMessage, scheduleID: String, resolution: InAppMessageResolution
    ) {
        notes.write("gone \(scheduleID)")
    }
}
