public import Foundation
import HeadlessStage
import PlatformStandIns

/// The presenter that displays in-app messages, headless: one message at a time, the others on a stack.
///
/// Create it with `init()`, set its `delegate`, then pass it to `Braze` as its presenter (BZ-121). It belongs to the
/// stage that is current when it is created. Errors are never delivered to the app: they are logged through the
/// message's `Context`, or on the stage for a message that has none (BZ-009).
///
/// Main actor. The delegate is held weakly (BZ-120).
@MainActor open class BrazeInAppMessageUI: NSObject, BrazeInAppMessagePresenter, RetainerOwner {
    /// The app's delegate for messages; held weakly (BZ-003, BZ-120).
    public weak var delegate: (any BrazeInAppMessageUIDelegate)?

    /// The visible message's view: from the creation of its window, which is before `willPresent`, until
    /// just before `didDismiss` (BZ-049, BZ-065).
    public var messageView: (any InAppMessageView)? {
        foreign == nil ? window?.messageController.messageView : foreign?.messageView
    }

    /// The messages that wait for `presentNext()`, the last one on top. The stack is only in memory and belongs to this
    /// object (BZ-014, BZ-024). It is never drained automatically (BZ-017).
    public internal(set) var stack: [Braze.InAppMessage] {
        get { foreign?.stack ?? waiting.messages }
        set { waiting = MessageStack(newValue) }
    }

    /// The presenter that shows the messages instead of this object; nil in the model itself.
    weak var foreign: (any ForeignPresenter)?
    /// Observes the requests to the visible message's view.
    package weak var viewWatcher: (any MessageViewWatcher)?
    /// Keeps the objects that are attached to this object.
    package nonisolated let retainer = Retainer()
    /// The stage that this user interface runs on.
    let stage = HeadlessStage.current
    /// The waiting messages.
    var waiting = MessageStack()
    /// The visible message's window.
    var window: Window?
    /// The timer that closes the visible message (BZ-051).
    var dismissTimer: StageTimer?
    /// Whether a click is being processed; a message that it triggers follows at once (BZ-090).
    var isProcessingClickAction = false
    /// The message that a click triggered (BZ-100).
    var followupMessage: Braze.InAppMessage?
    /// The current asset request; it ends when this is released (BZ-036).
    var localAssetsCancellable: Braze.Cancellable?
    /// Whether this object observes changes of the screen.
    var observesScreen = false

    /// Presents a triggered message: asks the delegate what to do with it. If another message is visible, the message
    /// is put on the stack instead (BZ-001 to BZ-016).
    ///
    /// A message without a `Context` is visible when this returns, although not yet on the screen (BZ-033).
    /// - Parameter message: the message, with its remote asset URLs.
    open func present(message: Braze.InAppMessage) {
        guard isOnMainThread(for: message) else { return }
        if let foreign { return foreign.present(message) }
        stage.run { offer(message) }
    }

    /// Presents an untyped message; one without a typed counterpart is dropped, and the reason is logged (BZ-008).
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

    /// Presents the top message of the stack without asking the delegate (BZ-018 to BZ-024). Does nothing when the
    /// stack is empty; then nothing is logged either, on any thread (BZ-159).
    public func presentNext() {
        guard MainThread.isCurrent else { return refuseNext() }
        if let foreign { return foreign.presentNext() }
        guard let next = waiting.last else {
            return stage.noteIfAsking("presentNext()", from: "Braze", message: "")
        }
        stage.run { prepareAndPresent(next) }
    }

    /// Dismisses the visible message.
    ///
    /// - Parameter completion: called on the main thread by the message's view, when it has left, before `didDismiss`;
    ///   at once when no message is visible (BZ-068, BZ-148).
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

    /// Dismisses the visible message because the SDK requests it: the `Context` of every message that this object has
    /// is invalidated, the stack is emptied and no message follows (BZ-110 to BZ-113). For a message whose assets are
    /// loading, only its request is cancelled (BZ-149).
    ///
    /// - Parameter reason: the reason; all reasons have the same effect.
    public func dismiss(reason: Braze.InAppMessage.DismissalReason) {
        stage.run {
            foreign?.forgetMessages()
            forgetMessages()
            dismiss()
        }
    }
}

extension BrazeInAppMessageUI {
    /// The errors of the user interface. They are never thrown and never passed to a delegate, only logged (BZ-009).
    public enum Error: Swift.Error, Hashable {
        /// An impression was logged for a message without a `Context`.
        case noContextLogImpression
        /// A click was logged for a message without a `Context`.
        case noContextLogClick
        /// A click action was to be processed for a message without a `Context` (BZ-087).
        case noContextProcessClickAction
        /// Declared by the SDK and never raised.
        case invalidBrazeActions
        /// Declared by the SDK and never raised.
        case invalidPushPrimer
        /// A raw message has no typed counterpart (BZ-008).
        case rawToTypedConversion(Braze.ErrorString)
        /// A message was presented off the main thread (BZ-005).
        case noMainThread
        /// Message and attributes are of different kinds, so no view is made (BZ-042).
        case noMessageView
        /// The app has no root view controller (BZ-006).
        case noAppRootViewController
        /// The icon font is missing. A headless stage draws no icons, so the model never raises it (BZ-007).
        case noFontAwesome
        /// The message does not allow the interface's orientation (BZ-031).
        case noMatchingOrientation
        /// There is no scene for the message's window. Only visionOS needs one (BZ-049).
        case noWindowScene
        /// The message's assets could not be made local (BZ-035).
        case assetsFailure(Braze.ErrorString)
        /// The view's layout constraints conflict. The model has no layout.
        case invalidConstraints
        /// The message was triggered for another user (BZ-043).
        case triggeredUserCurrentUserMismatch(messageId: String?, currentUser: String?, previousUser: String?)
        /// Another message is visible. `push` tells whether this one was put on the stack (BZ-016, BZ-021).
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

/// The logging of errors (BZ-009), and the two checks at the beginning of every entry point.
extension BrazeInAppMessageUI {
    /// Logs an error about a message.
    func log(_ error: Error, for message: Braze.InAppMessage?) {
        error.log(through: message?.context, on: stage)
    }

    /// Whether the caller is on the main thread. Code without concurrency checking may call from another thread: then
    /// it is only logged, later on the main queue (BZ-005).
    nonisolated func isOnMainThread(for message: Braze.InAppMessage?) -> Bool {
        if MainThread.isCurrent { return true }
        stage.onMain { self.log(.noMainThread, for: message) }
        return false
    }

    /// Logs, on the main queue, that the top message of the stack was requested on another thread. For an empty stack
    /// nothing is logged (BZ-159).
    nonisolated func refuseNext() {
        stage.onMain {
            guard let next = self.waiting.last else { return }
            self.log(.noMainThread, for: next)
        }
    }

    /// Whether the app has a root view controller over which a message can appear; if not, the message is dropped
    /// (BZ-006).
    func hasAppRoot(for message: Braze.InAppMessage) -> Bool {
        if stage.app.hasRootViewController { return true }
        log(.noAppRootViewController, for: message)
        return false
    }
}
