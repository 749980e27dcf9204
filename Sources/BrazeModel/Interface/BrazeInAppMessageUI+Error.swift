import HeadlessStage

extension BrazeInAppMessageUI.Error {
    /// Logs the error through a `Context`. Without one it is logged on the stage, where the SDK prints it (BZ-009,
    /// BZ-159). A `Context` gets the sentence. The stage's log has the case's name, so that tests can look for it.
    func log(through context: Braze.InAppMessage.Context?, on stage: HeadlessStage) {
        if let context {
            context.logError(self)
        } else {
            stage.log.record(.error, from: "Braze", name)
        }
    }

    /// The case's name with its associated values.
    var name: String { String(describing: self) }

    /// The logged sentence (BZ-159). The wording is the model's own.
    package var sentence: String {
        switch self {
        case .noContextLogImpression: "The impression was not logged: the message has no context."
        case .noContextLogClick: "The click was not logged: the message has no context."
        case .noContextProcessClickAction: "The click action was not processed: the message has no context."
        case .invalidBrazeActions: "The message holds actions of Braze's that are not valid."
        case .invalidPushPrimer: "The message asks for push notifications, which is not possible now."
        case .rawToTypedConversion(let reason): "The untyped message cannot be shown: \(reason)."
        case .noMainThread: "Messages are presented on the main thread only."
        case .noMessageView: "There is no view for this message and these attributes."
        case .noAppRootViewController: "The message was dropped: the app has no root view controller."
        case .noFontAwesome: "The font of the icons was not found."
        case .noMatchingOrientation: "The message was dropped: it does not allow the orientation of the app."
        case .noWindowScene: "There is no scene for the window of the message."
        case .assetsFailure(let reason): "The assets of the message could not be loaded: \(reason)."
        case .invalidConstraints: "The constraints of the message's view are not valid."
        case .triggeredUserCurrentUserMismatch(let id, let current, let previous):
            "The message \(id.words) was triggered for the user \(previous.words), and now the user is "
                + "\(current.words)."
        case .otherMessagePresented(push: true):
            "Another message is visible, so that this one was put on the stack."
        case .otherMessagePresented(push: false):
            "Another message is visible, so that this one stays where it is."
        case .messageContextInvalid: "The message was dropped: its context is not valid any more."
        case .htmlNoBaseURL, .htmlFileWrite, .webViewNavigation, .webViewScript, .webViewScheme,
            .webViewQuery:
            sentenceAboutPage
        }
    }

    private var sentenceAboutPage: String {
        switch self {
        case .htmlFileWrite(let reason): "The page of the message could not be written: \(reason)."
        case .webViewNavigation(let reason): "The page of the message could not be loaded: \(reason)."
        case .webViewScript(let error): "A script of the page failed: \(error.reason)."
        case .webViewScheme(let error): "A link of Braze's own could not be followed: \(error.reason)."
        case .webViewQuery(let error): "The query of a link could not be read: \(error.reason)."
        default: "The page of the message has no base URL."
        }
    }
}

extension String? {
    /// The text, or a placeholder for nil.
    fileprivate var words: String { self ?? "without id" }
}
