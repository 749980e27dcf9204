import Airship17Model
import Foundation
import PortNotebook

/// Shows modals at once and other kinds later, and counts how messages go away.
public final class Airship17Coordinating: NSObject, InAppMessagingDelegate {
    private let notes: Notes
    public private(set) var isNavigating = false
    public private(set) var buttons: [String] = []
    public private(set) var timeouts = 0

    public init(_ notes: Notes) {
        self.notes = notes
        super.init()
    }

    public func isMessageReady(forDisplay message: InAppMessage) -> Bool {
        notes.write("gate \(message.name ?? "-")")
        if isNavigating { return false }
        switch message.displayType {
        case .banner, .modal, .fullScreen, .HTML: return true
        case .custom, .airshipLayout: return false
        @unknown default: return false
        }
    }

    public func messageWillBeDisplayed(_ message: InAppMessage, scheduleID: String) {
        isNavigating = true
        notes.write("will \(scheduleID)")
    }

    public func messageFinishedDisplaying(
        _ message: InAppMessage, scheduleID: String, resolution: InAppMessageResolution
    ) {
        isNavigating = false
        switch resolution.type {
        case .buttonClick: buttons.append(resolution.buttonInfo?.identifier ?? "-")
        case .timedOut: timeouts += 1
        default: break
        }
        notes.write("gone \(scheduleID)")
    }
}
