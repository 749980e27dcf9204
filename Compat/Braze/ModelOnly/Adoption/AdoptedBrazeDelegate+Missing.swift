import BrazeModel
import InAppCompat

/// What a Braze delegate does not find in messages of another SDK.
extension AdoptedBrazeDelegate {
    /// Says what a Braze message that is made of another SDK's lacks, with the first one that does.
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

    /// Says, once, that nobody has made an image local that Braze would have, where the message is another SDK's.
    private func reportRemoteImage(of message: CompatMessage) {
        guard message.native(as: Braze.InAppMessage.self) == nil, case .image = message.content.graphic else {
            return
        }
        reportOnce(
            "image", .messageIncomplete, message,
            "The image's URL is the remote one in prepareWith and later, too: this SDK does not say where it keeps the file "
                + "(BZ-037).")
    }

    /// Says, once, that nothing is told of a message of a control group, where the SDK takes it for one that it did not show.
    func reportControl(_ message: CompatMessage, _ failure: MessageFailure) {
        guard failure.reason.name == "controlGroup" else { return }
        reportOnce(
            "control", .notAlwaysCalled, message,
            "willPresent, didPresent, willDismiss and didDismiss are not called for a message of a control group (BZ-062): this "
                + "SDK says only that it was not shown.")
    }
}
