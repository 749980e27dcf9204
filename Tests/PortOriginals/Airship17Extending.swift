import Airship17Model
import Foundation
import PortNotebook

/// Puts banners at the top for a shorter time, and shows everything.
public final class Airship17Extending: NSObject, InAppMessagingDelegate {
    private let notes: Notes

    public init(_ notes: Notes) {
        self.notes = notes
        super.init()
    }

    public func extend(_ message: InAppMessage) -> InAppMessage {
        guard let banner = message.displayContent as? InAppMessageBannerDisplayContent else { return message }
        let content = banner.extend { builder in
            builder.placement = .top
            builder.heading = InAppMessageTextInfo { $0.text = "News" }
        }
        return message.extend { $0.displayContent = content } ?? message
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
        if resolution.type == .buttonClick {
            notes.write("gone \(scheduleID) by \(resolution.buttonInfo?.identifier ?? "-")")
        } else {
            notes.write("gone \(scheduleID)")
        }
    }
}
