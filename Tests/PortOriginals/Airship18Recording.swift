import Airship18Model
import Foundation
import PortNotebook

/// Shows one message at a time, and keeps a history with the kind of each.
public final class Airship18Recording: NSObject, InAppMessageDisplayDelegate, @unchecked Sendable {
    private let notes: Notes
    @MainActor public private(set) var history: [String] = []
    @MainActor private var isCooling = false

    @MainActor public init(_ notes: Notes) {
        self.notes = notes
        super.init()
    }

    @MainActor private func kind(of content: InAppMessageDisplayContent) -> String {
        switch content {
        case .banner: return "banner"
        case .fullscreen: return "fullscreen"
        case .modal(let modal) where modal.buttons?.isEmpty == false: return "modal with buttons"
        case .modal: return "modal"
        case .html: return "page"
        default: return "other"
        }
    }

    @MainActor public func isMessageReadyToDisplay(_ message: InAppMessage, scheduleID: String) -> Bool {
        notes.write("gate \(scheduleID)")
        return !isCooling
    }

    @MainActor public func messageWillDisplay(_ message: InAppMessage, scheduleID: String) {
        isCooling = true
        history.append(kind(of: message.displayContent))
        notes.write("will \(scheduleID)")
    }

    @MainActor public func messageFinishedDisplaying(_ message: InAppMessage, scheduleID: String) {
        isCooling = false
        notes.write("gone \(scheduleID)")
    }
}
