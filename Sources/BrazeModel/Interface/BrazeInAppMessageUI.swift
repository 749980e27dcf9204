public import Foundation
import HeadlessStage
import PlatformStandIns

/// The presenter that displays in-app messages, headless: one message at a time, the others on a stack.
///
/// Create it with `init()`, give it a `delegate`, then hand it to `Braze` as its presenter (BZ-121). It
/// belongs to the stage that is current when it is created. Errors never reach the app: they are logged
/// through the message's `Context`, or on the stage for a message that has none (BZ-009).
///
/// Main actor. The delegate is held weakly (BZ-120).
@MainActor open class BrazeInAppMessageUI: NSObject, BrazeInAppMessagePresenter, RetainerOwner {
    /// What the app wants to say about messages; held weakly (BZ-003, BZ-120).
    public weak var delegate: (any BrazeInAppMessageUIDelegate)?

    /// The visible message's view: from the creation of its window, which is before `willPresent`, until
    /// just before `didDismiss` (BZ-049, BZ-065).
    public var messageView: (any InAppMessageView)? {
        foreign == nil ? window?.messageController.messageView : foreign?.messageView
    }

    /// The messages that wait for `presentNext()`, the last one on top. It lives in memory, on this object
    /// alone (BZ-014, BZ-024), and is never drained automatically (BZ-017).
    public internal(set) var stack: [Braze.InAppMessage] {
        get { foreign?.stack ?? waiting.messages }
        set { waiting = MessageStack(newValue) }
    }

    /// What shows the messages in the place of this object; nil in the model proper.
    weak var foreign: (any ForeignPresenter)?
    /// Hears what is asked of the visible message's view.
    package weak var viewWatcher: (any MessageViewWatcher)?
    /// Keeps what was attached to this object.
    package nonisolated let retainer = Retainer()
    /// The world that this user interface lives in.
    let stage = HeadlessStage.current
    /// The waiting messages.
    var waiting = MessageStack()
    /// The visible message's window.
    var window: Window?
    /// Closes the visible message (BZ-051).
    var dismissTimer: StageTimer?
    /// Whether a click is being processed, so that a message it triggers follows at once (BZ-090).
    var isProcessingClickAction = false
    /// The message that a click triggered (BZ-100).
    var followupMessage: Braze.InAppMessage?
    /// The asset request under way; the request ends when this is released (BZ-036).
    var localAssetsCancellable: Braze.Cancellable?
    /// Whether this object hears of changes of the screen.
    var observesScreen = false

    /// Presents a message that was triggered: asks the delegate what to do with it, unless another message
    /// is visible, in which case it is parked on the stack (BZ-001 to BZ-016).
    ///
    /// A message without `Context` is visible when this returns, although not yet on the screen (BZ-033).
    /// - Parameter message: the message, with its remote asset URLs.
    open func present(message: Braze.InAppMessage) {
        guard isOnMainThread(for: message) else { return }
        if let foreign { return foreign.present(message) }
        stage.run { offer(message) }
    }

    /// Presents an untyped message; one without typed counterpart is dropped and the reason logged (BZ-008).
    ///
    /// - Parameter message: the untyped message.
    open func present(message: Braze.InAppMessageRaw) {
        do {
            present(message: try Braze.InAppMessage(message))
        } catch {
            let failure = Error.rawToTypedConversion(Braze.ErrorString(error))
            stage.run { failure.log(through: message.context, on: stage) }
        }
    }

    /// Presents the message on top of the stack without asking the delegate (BZ-018 to BZ-024). Does nothing
    /// when the stack is empty, and then says nothing either, on whatever thread (BZ-159).
    public func presentNext() {
        guard MainThread.isCurrent else { return refuseNext() }
        if let foreign { return foreign.presentNext() }
        guard let next = waiting.last else { return }
        stage.run { prepareAndPresent(next) }
    }

    /// Dismisses the visible message.
    ///
    /// - Parameter completion: called on the main thread by the message's view, when it has left, before
    ///   `didDismiss`; at once when nothing is visible (BZ-068, BZ-148).
    public func dismiss(completion: (() -> Void)? = nil) {
        if let foreign { return foreign.dismiss(completion: completion) }
        stage.run {
            guard let controller = window?.messageController else {
                completion?()
                return
            }
            controller.dismissMessage(completion: completion)
        }
    }

    /// Dismisses the visible message because the SDK asks for it: every message this object knows of loses
    /// its `Context`, the stack is emptied and nothing follows (BZ-110 to BZ-113). A message whose assets are
    /// loading only loses its request (BZ-149).
    ///
    /// - Parameter reason: why; all reasons have the same effect.
    public func dismiss(reason: Braze.InAppMessage.DismissalReason) {
        stage.run {
            foreign?.forgetMessages()
            forgetMessages()
            dismiss()
        }
    }
}

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
        case webViewScript(Braze.WebViewBridge.ScriptMessageHandler.Error)
        /// A private link of the page could not be executed.
        case webViewScheme(Braze.WebViewBridge.SchemeHandler.Error)
        /// The query of a link of the page is unusable (BZ-091).
        case webViewQuery(Braze.WebViewBridge.QueryHandler.Error)
    }
}

/// Where errors go (BZ-009), and the two checks that every way into the user interface begins with.
extension BrazeInAppMessageUI {
    /// Logs an error about a message.
    func log(_ error: Error, for message: Braze.InAppMessage?) {
        error.log(through: message?.context, on: stage)
    }

    /// Whether the caller is on the main thread. Unchecked code may call from another one: then nothing
    /// happens but a line in the log, written later on the main queue (BZ-005).
    nonisolated func isOnMainThread(for message: Braze.InAppMessage?) -> Bool {
        if MainThread.isCurrent { return true }
        stage.onMain { self.log(.noMainThread, for: message) }
        return false
    }

    /// Says, on the main queue, that the message on top of the stack was asked for on another thread. Nothing is
    /// said of an empty stack (BZ-159).
    nonisolated func refuseNext() {
        stage.onMain {
            guard let next = self.waiting.last else { return }
            self.log(.noMainThread, for: next)
        }
    }

    /// Whether the app shows something that a message could appear over; if not, the message is dropped
    /// (BZ-006).
    func hasAppRoot(for message: Braze.InAppMessage) -> Bool {
        if stage.app.hasRootViewController { return true }
        log(.noAppRootViewController, for: message)
        return false
    }
}
