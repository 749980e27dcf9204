public import BrazeModel
public import InAppCompat

/// A handler that drives an existing Braze delegate, so the delegate keeps working under another vendor's SDK with only
/// its imports changed.
///
/// ```swift
/// AdobeIOSBridge(AdoptedBrazeDelegate(delegate)).attach()
/// ```
///
/// The delegate is called as Braze calls it: in Braze's order, on the main thread, with Braze messages made from those
/// of the driving SDK. Its actions on `ui`, on a message's Context or in `prepareWith` are passed to the driving SDK,
/// as far as that supports them; an unsupported action is reported as a diagnostic.
///
/// Two more of the app's connections to Braze have to be adopted, if it has them. Pass its `BrazeDelegate` as
/// `sdkDelegate`; otherwise it is not asked about URLs. An app that finds its user interface through
/// `braze.inAppMessagePresenter` must set that to `ui`; otherwise its actions there have no effect. Under another SDK a
/// diagnostic reports, once, which of them is missing.
///
/// Braze's types come from the model, `BrazeModel`, in an app too: on the first day of a port the app links the new
/// vendor's real SDK, and the model instead of Braze's. No part of the model runs there by itself: no clock, no thread,
/// no window (`HeadlessStage.current`). The delegate's requests go to the driving SDK, directly or through Dispatch.
///
/// Main actor, therefore Sendable.
@MainActor public final class AdoptedBrazeDelegate: InAppMessageHandler, AdoptedDelegate {
    /// The delegate, held strongly.
    public let delegate: any BrazeInAppMessageUIDelegate
    /// The app's `BrazeDelegate`, which decides on URLs that `delegate` accepts; held strongly, although the SDK holds
    /// it weakly.
    public let sdkDelegate: (any BrazeDelegate)?
    /// The sink for requests of the delegate that the driving SDK cannot carry out; with nil, the default, they go to
    /// the bridge's diagnostics.
    public var diagnostics: DiagnosticSink?
    /// The user interface that the delegate gets from Braze. It acts on the driving SDK.
    public private(set) lazy var ui: BrazeInAppMessageUI = {
        let ui = BrazeInAppMessageUI(presenter: self)
        // The app's own views report to it.
        ui.delegate = delegate
        return ui
    }()

    var held: [CompatMessage] = []
    var visible: Adopted?
    /// The message that has ended and whose view is still leaving.
    var leaving: Adopted?
    var dismissalCompletions: [() -> Void] = []
    /// The engine of the latest message.
    private weak var engine: LifecycleEngine?
    /// The message that a click has triggered, to be offered when the clicked message has gone (BZ-100).
    var followup: CompatMessage?
    /// The `Braze` that `sdkDelegate` gets if the app has made none.
    private(set) lazy var ownBraze = Braze.modelOnlyUnknown()

    /// Adopts a delegate.
    /// - Parameters:
    ///   - delegate: the delegate.
    ///   - sdkDelegate: the app's `BrazeDelegate`, if it has one: asked about the URL of a click that `delegate`
    ///     accepts, as Braze does (BZ-089), if the driving SDK asks before it acts. Under Braze itself, Braze asks its
    ///     own.
    public init(_ delegate: any BrazeInAppMessageUIDelegate, sdkDelegate: (any BrazeDelegate)? = nil) {
        self.delegate = delegate
        self.sdkDelegate = sdkDelegate
    }

    /// The data kept with each message.
    final class Adopted {
        /// The message to which it belongs, and which holds it.
        private(set) weak var message: CompatMessage?
        /// The message as Braze's delegate sees it; changed in `prepareWith`.
        var native: Braze.InAppMessage
        var view: (any InAppMessageView)?
        /// Makes an app's own view enter and leave if another SDK shows it.
        var controller: BrazeInAppMessageUI.ViewController?
        /// Whether `willPresent` was delivered and `didDismiss` was not.
        var isUp = false
        /// Whether a click is being processed, after which the message leaves (BZ-090).
        var isClicked = false
        /// Whether `prepareWith` was called for the coming presentation.
        var isPrepared = false
        /// The changes in `prepareWith` to the driving SDK's message.
        var edits: UnshownChanges?
        /// Whether the app has asked for it to be dismissed while it is up.
        var isDismissed = false

        init(_ message: CompatMessage, _ native: Braze.InAppMessage) {
            self.message = message
            self.native = native
        }
    }

    /// The Braze objects for a message, made the first time it is seen.
    func adopted(_ message: CompatMessage) -> Adopted {
        engine = message.engine ?? engine
        return counterpart(of: message) { Adopted(message, native(for: message)) }
    }

    private func native(for message: CompatMessage) -> Braze.InAppMessage {
        if let own = message.native(as: Braze.InAppMessage.self) { return own }
        reportMissing(of: message)
        var native = BrazeContent.make(message.content, id: message.id)
        native.data.context = context(for: message)
        return native
    }

    // MARK: InAppMessageHandler

    /// While a message is visible Braze puts others on the stack without asking (BZ-002, BZ-016).
    public func decideDisplay(of message: CompatMessage) -> DisplayDecision {
        guard visible == nil else {
            if visible?.isClicked == true { follow(with: message) } else { push(message) }
            return .hold
        }
        switch delegate.inAppMessage(ui, displayChoiceForMessage: adopted(message).native) {
        case .now: return .show
        case .reenqueue:
            push(message)
            return .hold
        case .discard: return .discard
        }
    }

    public func prepare(_ plan: inout PresentationPlan, for message: CompatMessage) {
        // An SDK may prepare a message before it shows it.
        if message.phase != .held { forget(message) }
        let adopted = adopted(message)
        // If Braze drives, its assets are local by now (BZ-037).
        if let own = message.native(as: Braze.InAppMessage.self) { adopted.native = own }
        let context = prepare(adopted)
        let before = plan.content
        carryOver(context, from: adopted, to: &plan)
        adopted.edits = UnshownChanges(from: before, to: plan.content)
        // The campaign's time counts for a view of the app's, too (BZ-051); other SDKs have it for their own views only.
        if plan.customView != nil, !isOwn(message), plan.autoClose == nil {
            plan.autoClose = message.content.autoClose
        }
        adopted.native = context.message
        adopted.view = context.messageView()
    }

    /// The message no longer waits.
    func forget(_ message: CompatMessage) { held.removeAll { $0 === message } }

    private func prepare(_ adopted: Adopted) -> BrazeInAppMessageUI.PresentationContext {
        let untouched = BrazeInAppMessageUI.PresentationContext(modelOnly: adopted.native)
        var context = untouched
        delegate.inAppMessage(ui, prepareWith: &context)
        reportDropped(of: context, from: untouched, adopted.message)
        adopted.isPrepared = true
        return context
    }

    public func willPresent(_ message: CompatMessage) {
        let adopted = adopted(message)
        forget(message)
        // Braze prepares every presentation (BZ-041); the changes come too late if the driving SDK shows a hidden
        // message again or never asked.
        if !adopted.isPrepared { prepareLate(adopted, message) }
        if !isOwn(message) {
            reportUnshown(adopted.edits, of: message, by: "prepareWith", word: BrazeGap.member)
        }
        adopted.isPrepared = false
        adopted.view =
            message.view as? any InAppMessageView ?? adopted.view ?? defaultView(adopted.native)
        adopted.isUp = true
        visible = adopted
        guard adopted.controller == nil, let view = adopted.view else { return }
        reportUnseen(view, of: message)
        delegate.inAppMessage(ui, willPresent: adopted.native, view: view)
    }

    private func prepareLate(_ adopted: Adopted, _ message: CompatMessage) {
        let context = prepare(adopted)
        var plan = PresentationPlan(for: message)
        let before = plan.content
        carryOver(context, from: adopted, to: &plan)
        adopted.edits = UnshownChanges(from: before, to: plan.content)
        adopted.native = context.message
    }

    public func didPresent(_ message: CompatMessage) {
        let adopted = adopted(message)
        // For Braze, a message that was dismissed before it appeared has not appeared (BZ-070).
        guard isOwn(message) || !adopted.isDismissed else { return }
        if let controller = adopted.controller { return controller.viewDidAppear(false) }
        guard let view = adopted.view else { return }
        delegate.inAppMessage(ui, didPresent: adopted.native, view: view)
    }

    /// Braze has no hiding: a message that leaves the screen is gone, and one that returns is presented again.
    public func didHide(_ message: CompatMessage) {
        leave(message)
    }

    /// An SDK that reports a click only with the resolution reports the end first.
    public func willDismiss(_ message: CompatMessage) {
        if tellsClicks(message) { begin(toDismiss: message) }
    }

    private func begin(toDismiss message: CompatMessage) {
        let adopted = adopted(message)
        guard adopted.isUp, let view = adopted.view else { return }
        if let controller = adopted.controller { return controller.dismissMessage() }
        delegate.inAppMessage(ui, willDismiss: adopted.native, view: view)
    }

    public func didDismiss(_ message: CompatMessage, resolution: MessageResolution) {
        if !tellsClicks(message) {
            if let click = derivedClick(on: message, resolution) {
                let answer = shouldProcess(click.effect, buttonID: click.buttonID, of: message)
                heed(answer, about: "click", of: message)
            }
            begin(toDismiss: message)
        }
        finish(adopted(message))
    }

    /// Braze's delegate is not told of failures, but of the end of a message whose display it was told of (BZ-064).
    public func didFail(_ message: CompatMessage, failure: MessageFailure) {
        if !adopted(message).isUp { reportControl(message, failure) }
        forget(message)
        leave(message)
    }

    private func leave(_ message: CompatMessage) {
        begin(toDismiss: message)
        finish(adopted(message))
    }

    /// The end, in the order of BZ-065: the view is removed, then the completions, then the delegate.
    func finish(_ adopted: Adopted) {
        if visible === adopted { visible = nil }
        adopted.isDismissed = false
        if adopted.controller != nil, adopted.isUp { leaving = adopted }
        let completions = dismissalCompletions
        dismissalCompletions = []
        for completion in completions { completion() }
        guard adopted.isUp, adopted.controller == nil, let view = adopted.view else {
            adopted.isUp = false
            return
        }
        adopted.isUp = false
        adopted.isClicked = false
        delegate.inAppMessage(ui, didDismiss: adopted.native, view: view)
        presentFollowup()
    }

    private func defaultView(_ native: Braze.InAppMessage) -> (any InAppMessageView)? {
        BrazeInAppMessageUI.PresentationContext(modelOnly: native).messageView()
    }

    /// Reports what the driving SDK could not do.
    func report(_ message: CompatMessage?, _ explanation: String) {
        if let message { return report(.actionFailed, message, explanation) }
        let sink = diagnostics ?? engine?.diagnostics
        sink?(Diagnostic(.actionFailed, shape: engine?.shape ?? .braze, explanation))
    }
}
