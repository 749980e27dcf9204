import Airship17Model
import Foundation
import PortNotebook

/// Holds the first message.
public final class Airship17Holding: NSObject, InAppMessagingDelegate {
    private let notes: Notes
    private var isFirst = true

    public init(_ notes: Notes) {
        self.notes = notes
        super.init()
    }

    public func isMessageReady(forDisplay message: InAppMessage) -> Bool {
        notes.write("gate \(message.name ?? "-")")
        if isFirst {
            isFirst = false
            return false
        }
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
