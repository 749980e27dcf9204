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
            ", so the delegate is given .html and no other case: it has no header, imageURL, buttons, clickAction or themes, nor has its "
                + "json(), and in prepareWith there are no attributes of slideups, modals and full messages to change "
                + "(BZ-042). What is clicked is known in shouldProcess only (BZ-091). Tell messages apart by their "
                + "extras.")
        guard message.content.page?.html.isEmpty ?? true else { return }
        reportOnce(
            "body", .messageIncomplete, message,
            "The message of the .html is empty: the SDK keeps the text of its page to itself. It is shown all the same; "
                + "what forwards the message, or looks into it, finds nothing.")
    }

    /// Reports, once, that an image was not made local as Braze would have done, if the message is another SDK's.
    private func reportRemoteImage(of message: CompatMessage) {
        guard message.native(as: Braze.InAppMessage.self) == nil, case .image = message.content.graphic else {
            return
        }
        reportOnce(
            "image", .messageIncomplete, message,
            "The image's URL is the remote one in prepareWith and later, too: this SDK does not say where it keeps the file "
                + "(BZ-037).")
    }

    /// Reports, once, that there are no callbacks for a control group's message if the SDK treats it as not shown.
    func reportControl(_ message: CompatMessage, _ failure: MessageFailure) {
        guard failure.reason.name == "controlGroup" else { return }
        reportOnce(
            "control", .notAlwaysCalled, message,
            "willPresent, didPresent, willDismiss and didDismiss are not called for a message of a control group (BZ-062): this "
                + "SDK says only that it was not shown.")
        let adopted = adopted(message)
        if adopted.native.control == nil {
            reportOnce(
                "control case", .messageIncomplete, message,
                "A message of a control group is given as what others see of it and no other case: as .control, without text, "
                    + "buttons and clickAction, its own SDK has it (BZ-062). This SDK says only afterwards whom it was not shown to."
            )
        }
        guard adopted.controller != nil else { return }
        reportOnce(
            "control view", .planNotApplied, message,
            "customView: a message of a control group is not shown in the app's view either, in which its own SDK shows it "
                + "(BZ-042).")
    }
}
