extension BrazeInAppMessageUI {
    /// What can go wrong. Never thrown and never delivered to a delegate, only logged (BZ-009).
    public enum Error: Swift.Error, Hashable {
        /// An impression was logged for a message without `Context`.
        case noContextLogImpression
        /// A click was logged for a message without `Context`.
        case noContextLogClick
        /// A click action was to be processed for a message without `Context` (BZ-087).
        case noContextProcessClickAction
        /// Declared by the SDK and never raised.
        case invalidBrazeActions
        /// Declared by the SDK and never raised.
        case invalidPushPrimer
        /// A raw message has no typed counterpart (BZ-008).
        case rawToTypedConversion(Braze.ErrorString)
        /// A message was presented off the main thread (BZ-005).
        case noMainThread
        /// Message and attributes are of different kinds, so there is no view for them (BZ-042).
        case noMessageView
        /// The app shows no root view controller (BZ-006).
        case noAppRootViewController
        /// The icon font is missing. A headless stage draws no icons, so the model never raises it (BZ-007).
        case noFontAwesome
        /// The message does not allow the interface's orientation (BZ-031).
        case noMatchingOrientation
        /// There is no scene for the message's window. Only visionOS needs one (BZ-049).
        case noWindowScene
        /// The message's assets could not be made local (BZ-035).
        case assetsFailure(Braze.ErrorString)
        /// The view's layout constraints contradict each other. Nothing is laid out headless.
        case invalidConstraints
        /// The message was triggered for another user (BZ-043).
        case triggeredUserCurrentUserMismatch(messageId: String?, currentUser: String?, previousUser: String?)
        /// Another message is visible. `push` tells whether this one went on the stack (BZ-016, BZ-021).
        case otherMessagePresented(push: Bool)
        /// The message's `Context` was used up or discarded (BZ-032, BZ-040).
        case messageContextInvalid
        /// An HTML message has no base URL (BZ-064).
        case htmlNoBaseURL
        /// The page of an HTML message could not be written to a file.
        case htmlFileWrite(Braze.ErrorString)
        /// The page of an HTML message could not be loaded (BZ-064).
        case webViewNavigation(Braze.ErrorString)
        /// A script of the page sent something unusable.
        case webViewScript(Braze.ErrorString)
        /// A private link of the page could not be executed.
        case webViewScheme(Braze.ErrorString)
        /// The query of a link of the page is unusable (BZ-091).
        case webViewQuery(Braze.ErrorString)
    }
}
