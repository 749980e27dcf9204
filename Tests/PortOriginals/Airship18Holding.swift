import Airship18Model
import Foundation
import PortNotebook

/// Holds the first message.
@MainActor public final class Airship18Holding: InAppMessageDisplayDelegate {
    private let notes: Notes
    private var isFirst = true

    public init(_ notes: Notes) { self.notes = notes }

    public func isMessageReadyToDisplay(_ message: InAppMessage, scheduleID: String) -> Bool {
        notes.write("gate \(scheduleID)")
        if isFirst {
            isFirst = false
            return false
        }
        return true
    }

    public func messageWillDisplay(_ message: InAppMessage, scheduleID: String) {
        notes.write("will \(scheduleID)")
    }

    public func messageFinishedDisplaying(_ message: InAppMessage, scheduleID: String) {
        notes.write("gone \(scheduleID)")
    }
}
