/// What an app implements to take part in the display of in-app messages.
///
/// All methods are called on the main actor and all have a default, so a method whose labels are
/// misspelt compiles and is never called. The user interface holds its delegate weakly.
public protocol BrazeInAppMessageUIDelegate: AnyObject {
    /// Asks what to do with a message that was just triggered (BZ-001, BZ-002, BZ-018).
    ///
    /// Not asked while another message is visible, and not asked by `presentNext()`. The default is `.now`.
    /// - Parameters:
    ///   - ui: the user interface that was given the message.
    ///   - message: the message as it was triggered, with remote asset URLs (BZ-037).
    @MainActor func inAppMessage(
        _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
    ) -> BrazeInAppMessageUI.DisplayChoice

    /// Lets the app change the message, its look and its window before a view is made (BZ-041 to BZ-048).
    ///
    /// The default changes nothing.
    /// - Parameters:
    ///   - ui: the user interface that is about to display the message.
    ///   - context: the presentation, to be edited in place.
    @MainActor func inAppMessage(
        _ ui: BrazeInAppMessageUI, prepareWith context: inout BrazeInAppMessageUI.PresentationContext)

    /// The message's view is about to enter (BZ-060). The default does nothing.
    /// - Parameters:
    ///   - ui: the user interface that displays the message.
    ///   - message: the message as `prepareWith` left it (BZ-044).
    ///   - view: the view that displays it.
    @MainActor func inAppMessage(
        _ ui: BrazeInAppMessageUI, willPresent message: Braze.InAppMessage, view: any InAppMessageView)

    /// The message's view has entered and its impression was logged (BZ-060). The default does nothing.
    /// - Parameters:
    ///   - ui: the user interface that displays the message.
    ///   - message: the message as `prepareWith` left it (BZ-044).
    ///   - view: the view that displays it.
    @MainActor func inAppMessage(
        _ ui: BrazeInAppMessageUI, didPresent message: Braze.InAppMessage, view: any InAppMessageView)

    /// The message's view is about to leave; once for each attempt to dismiss it (BZ-061, BZ-069).
    /// The default does nothing.
    /// - Parameters:
    ///   - ui: the user interface that displays the message.
    ///   - message: the message as `prepareWith` left it (BZ-044).
    ///   - view: the view that displays it.
    @MainActor func inAppMessage(
        _ ui: BrazeInAppMessageUI, willDismiss message: Braze.InAppMessage, view: any InAppMessageView)

    /// The message's view has left and `ui.messageView` is nil again (BZ-065). The default does nothing.
    /// - Parameters:
    ///   - ui: the user interface that displayed the message.
    ///   - message: the message as `prepareWith` left it (BZ-044).
    ///   - view: the view that displayed it.
    @MainActor func inAppMessage(
        _ ui: BrazeInAppMessageUI, didDismiss message: Braze.InAppMessage, view: any InAppMessageView)

    /// Asks whether Braze may process a click action (BZ-080 to BZ-090).
    ///
    /// Whatever the answer, the click is already logged and the message is dismissed afterwards (BZ-086).
    /// The default is true.
    /// - Parameters:
    ///   - ui: the user interface that displays the message.
    ///   - clickAction: the action of the element that was clicked.
    ///   - buttonId: the id of the button in decimal, not its position; nil for the message's body (BZ-085).
    ///   - message: the message as `prepareWith` left it (BZ-044).
    ///   - view: the view that displays it.
    @MainActor func inAppMessage(
        _ ui: BrazeInAppMessageUI,
        shouldProcess clickAction: Braze.InAppMessage.ClickAction,
        buttonId: String?,
        message: Braze.InAppMessage,
        view: any InAppMessageView
    ) -> Bool
}

/// What happens without an implementation (BZ-004).
extension BrazeInAppMessageUIDelegate {
    /// `.now`.
    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
    ) -> BrazeInAppMessageUI.DisplayChoice {
        .now
    }

    /// Changes nothing.
    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, prepareWith context: inout BrazeInAppMessageUI.PresentationContext
    ) {}

    /// Does nothing.
    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, willPresent message: Braze.InAppMessage, view: any InAppMessageView
    ) {}

    /// Does nothing.
    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, didPresent message: Braze.InAppMessage, view: any InAppMessageView
    ) {}

    /// Does nothing.
    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, willDismiss message: Braze.InAppMessage, view: any InAppMessageView
    ) {}

    /// Does nothing.
    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, didDismiss message: Braze.InAppMessage, view: any InAppMessageView
    ) {}

    /// True.
    public func inAppMessage(
        _ ui: BrazeInAppMessageUI,
        shouldProcess clickAction: Braze.InAppMessage.ClickAction,
        buttonId: String?,
        message: Braze.InAppMessage,
        view: any InAppMessageView
    ) -> Bool {
        true
    }
}
