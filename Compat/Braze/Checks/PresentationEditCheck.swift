import BrazeModel
import InAppCompat

/// Looks at what `prepareWith` left behind.
@MainActor struct PresentationEditCheck {
    let check: DelegateCheck

    func judge(_ context: BrazeInAppMessageUI.PresentationContext, from before: Braze.InAppMessage) {
        let message = context.message
        let (data, old) = (message.data, before.data)
        if data.messageClose != old.messageClose {
            check.find(
                .editTooLate, "BZ-045", "messageClose was changed in prepareWith, where it has no effect.",
                expected: "the delegate dismisses the message itself, with ui.dismiss().")
        }
        if data.orientation != old.orientation {
            check.find(
                .editTooLate, "BZ-046",
                "orientation was changed in prepareWith, after the message was admitted; only rotations follow it.",
                expected: "the campaign sets the orientation, or preferredOrientation does.")
        }
        if old.context != nil && data.context == nil {
            check.find(
                .keepsMessageAway, "BZ-048",
                "The message's context was removed, so nothing is counted and no click is processed.",
                expected: "a changed message keeps the context of the one that it replaces.")
        }
        if context.customView == nil && !context.attributesSuitMessage {
            check.find(
                .keepsMessageAway, "BZ-042",
                "prepareWith left a message and attributes of different kinds, so the message is lost.",
                expected: "attributes of the message's kind, or a customView.")
        }
    }
}

extension BrazeInAppMessageUI.PresentationContext {
    /// Whether there is a built-in view for the two. No view is made to find out.
    fileprivate var attributesSuitMessage: Bool {
        switch (message, attributes) {
        case (.slideup, .slideup), (.modal, .modal), (.modalImage, .modalImage), (.full, .full),
            (.fullImage, .fullImage), (.html, .html), (.control, _):
            true
        default: false
        }
    }
}
