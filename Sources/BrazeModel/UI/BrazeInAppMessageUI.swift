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
    /// The message whose assets are being made local.
    var loadingMessage: Braze.InAppMessage?
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
    /// when the stack is empty.
    public func presentNext() {
        if let foreign { return foreign.presentNext() }
        guard isOnMainThread(for: nil), let next = waiting.last else { return }
        stage.run { prepareAndPresent(next) }
    }

    /// Dismisses the visible message.
    ///
    /// - Parameter completion: called on the main thread when the message's view has left, before
    ///   `didDismiss`; at once when nothing is visible or the view has not appeared yet (BZ-068, BZ-070).
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
    /// its `Context`, the stack is emptied and nothing follows (BZ-110 to BZ-113).
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
