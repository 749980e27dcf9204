import BrazeModel
import InAppCompat

/// The values that a Braze delegate does not find in messages of another SDK.
extension AdoptedBrazeDelegate {
    /// Reports which values a Braze message made from another SDK's lacks, for the first such message.
    func reportMissing(of message: CompatMessage) {
        reportRemoteImage(of: message)
        guard message.content.layout == .web else { return }
        reportPagesOnly(
            of: message,
            ", so the delegate receives .html and no other case: it has no header, imageURL, buttons, clickAction or "
                + "themes, nor does its json(), and prepareWith has no attributes of slideups, modals and full messages to "
                + "change (BZ-042). The clicked element is known in shouldProcess only (BZ-091). Distinguish messages by their "
                + "extras.")
        guard message.content.page?.html.isEmpty ?? true else { return }
        reportOnce(
            "body", .messageIncomplete, message,
            "The message of the .html is empty, because the SDK does not expose the text of its page. The page is shown "
                + "anyway; code that reads or forwards the message finds nothing.")
    }

    /// Reports, once, that an image was not made local as Braze would have done, if the message is another SDK's.
    private func reportRemoteImage(of message: CompatMessage) {
        guard message.native(as: Braze.InAppMessage.self) == nil, case .image = message.content.graphic else {
            return
        }
        reportOnce(
            "image", .messageIncomplete, message,
            "The image's URL is the remote one, also in prepareWith and later: this SDK does not expose where it stores "
                + "the file (BZ-037).")
    }

    /// Reports, once, that the delegate is not asked about another click on a message, which some SDKs keep on the screen
    /// after a click.
    /// - Parameter consequence: what becomes of the click.
    func reportClickedAgain(_ message: CompatMessage, _ consequence: String) {
        guard !isOwn(message) else { return }
        reportOnce(
            "clicked again", .notAlwaysCalled, message,
            "inAppMessage(_:shouldProcess:buttonId:message:view:) is not called for another click on the same message, and "
                + "\(consequence): in Braze a clicked message is leaving, and receives no touches (BZ-130).")
    }

    /// Reports, once, that there are no callbacks for a control group's message if the SDK treats it as not shown.
    func reportControl(_ message: CompatMessage, _ failure: MessageFailure) {
        guard failure.reason.name == "controlGroup" else { return }
        reportOnce(
            "control", .notAlwaysCalled, message,
            "willPresent, didPresent, willDismiss and didDismiss are not called for a message of a control group "
                + "(BZ-062): this SDK reports only that it was not shown.")
        let adopted = adopted(message)
        if adopted.native.control == nil {
            reportOnce(
                "control case", .messageIncomplete, message,
                "A control group's message has the case that other users see and no other case. Braze uses .control, "
                    + "without text, buttons and clickAction (BZ-062). This SDK reports only afterwards that the message "
                    + "was not shown."
            )
        }
        guard adopted.controller != nil else { return }
        reportOnce(
            "control view", .planNotApplied, message,
            "customView: this SDK does not show a control group's message in the app's view either, but Braze does "
                + "(BZ-042).")
    }
}
