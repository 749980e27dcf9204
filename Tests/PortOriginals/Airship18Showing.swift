import Airship18Model
import Foundation
import PortNotebook

/// Shows everything.
@MainActor public final class Airship18Showing: InAppMessageDisplayDelegate {
    private let notes: Notes

    public init(_ notes: Notes) { self.notes = notes }

    public func isMessageReadyToDisplay(_ message: InAppMessage, scheduleID: String) -> Bool {
        notes.write("gate \(scheduleID)")
        return true
    }

    public func messageWillDisplay(_ message: InAppMessage, scheduleID: String) {
        notes.write("will \(scheduleID)")
    }

    public func messageFinishedDisplaying(_ message: InAppMessage, scheduleID: String) {
        notes.write("gone \(scheduleID)")
    }
}
