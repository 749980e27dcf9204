public import BrazeModel
import Foundation
public import InAppCompat

/// Passes the delegate's actions on Braze's user interface to the driving SDK.
extension AdoptedBrazeDelegate: ForeignPresenter {
    public var messageView: (any InAppMessageView)? { visible?.view }

    public var stack: [Braze.InAppMessage] {
        held.filter { $0.phase == .held }.map { adopted($0).native }
    }

    /// Offers a waiting message to the delegate again, as Braze does (BZ-026). A message that the driving SDK does not
    /// have cannot be shown by it.
    public func present(_ message: Braze.InAppMessage) {
        guard let known = held.last(where: { adopted($0).native.isApproximatelyEqual(to: message) })
        else {
            return reportUnknown(message)
        }
        guard visible == nil else { return push(known) }
        offer(known)
    }

    private func reportUnknown(_ message: Braze.InAppMessage) {
        guard let visible, let up = visible.message, visible.native.isApproximatelyEqual(to: message) else {
            return report(nil, "The driving SDK cannot present a message that it does not know.")
        }
        report(
            up,
            "present(message:): the message is on screen and, unlike in Braze, is not put on the stack to be presented again "
                + "(BZ-016): this SDK has it once.")
    }

    /// Asks the delegate about a message that waits, and acts on the answer.
    private func offer(_ known: CompatMessage) {
        switch delegate.inAppMessage(ui, displayChoiceForMessage: adopted(known).native) {
        case .now: show(known)
        case .reenqueue: push(known)
        case .discard:
            forget(known)
            discard(known)
        }
    }

    private func show(_ message: CompatMessage) { attempt(message) { try $0.show() } }
    private func discard(_ message: CompatMessage) { attempt(message) { try $0.discard() } }

    /// Shows the top message without asking (BZ-018); does nothing while a message is visible (BZ-021).
    public func presentNext() {
        held.removeAll { $0.phase != .held }
        guard let next = held.last else { return }
        guard visible == nil else {
            return report(next, "presentNext() does nothing while another message is visible.")
        }
        show(next)
    }

    public func dismiss(completion: (() -> Void)?) {
        guard let message = visible?.message else {
            completion?()
            return
        }
        if let completion { dismissalCompletions.append(completion) }
        if visible?.isDismissed == true, !isOwn(message) {
            reportOnce(
                "dismissed again", .notAlwaysCalled, message,
                "inAppMessage(_:willDismiss:view:) is not called again for a dismiss() while the message leaves (BZ-069)."
            )
        }
        attempt(message) {
            try $0.dismiss()
            visible?.isDismissed = true
        }
    }

    /// Discards every waiting message (BZ-110).
    public func forgetMessages() {
        let waiting = held
        held = []
        for message in waiting where message.phase == .held { discard(message) }
    }

    /// An app's own view has left, by itself or because it was told to; its message leaves with it. The order is that
    /// of BZ-065.
    public func viewDidLeave(_ view: any InAppMessageView) {
        guard let adopted = reporting(view) else { return }
        if visible === adopted { finish(adopted) }
        delegate.inAppMessage(ui, didDismiss: adopted.native, view: view)
        leaving = nil
        guard let message = adopted.message else { return }
        if message.phase == .presenting || message.phase == .presented {
            attempt(message) { try $0.dismiss() }
        }
    }

    /// The message of the reporting view: the visible one, or the last one that left.
    private func reporting(_ view: any InAppMessageView) -> Adopted? {
        visible?.view === view ? visible : leaving?.view === view ? leaving : nil
    }

    /// Moves a message to the top of the stack and removes its other entries: of two with the same id the later one
    /// stays (BZ-015).
    func push(_ message: CompatMessage) {
        let former = held.filter { $0 !== message && $0.id == message.id && $0.phase == .held }
        held.removeAll { $0 === message || $0.id == message.id }
        held.append(message)
        for former in former { discard(former) }
    }

    // MARK: Follow-ups

    /// Stores the message that a click triggered until the clicked message has left; an earlier one is put on the stack
    /// (BZ-100, BZ-101).
    func follow(with message: CompatMessage) {
        if let former = followup { push(former) }
        followup = message
    }

    /// Offers the message that a click triggered, after the clicked message has left (BZ-102). If another message is
    /// visible, it is put on the stack (BZ-066).
    func presentFollowup() {
        guard let message = followup else { return }
        followup = nil
        MainThread.async { [weak self] in
            guard let self, message.phase == .held else { return }
            if visible == nil { offer(message) } else { push(message) }
        }
    }

    /// The Context of a message that another SDK shows: its analytics are tracked with that SDK.
    func context(for message: CompatMessage) -> Braze.InAppMessage.Context {
        let track = tracking(of: message)
        return Braze.InAppMessage.Context(
            logImpression: { track("logImpression()", .impression) },
            logClick: { id in track("logClick(buttonId:)", .click(buttonID: id)) },
            processClickAction: { [weak self, weak message] action, _ in
                guard case .url(let url, let useWebView) = action else { return }
                MainThread.async {
                    guard let self, let message else { return UIApplication.shared.open(url) }
                    self.open(url, useWebView, of: message)
                }
            },
            logError: { [weak self, weak message] error in
                let text = "\(error)"
                MainThread.async { self?.report(message, text) }
            },
            braze: { nil },
            getLocalAssets: { urls, _, completion in
                completion(.success(Dictionary(urls.map { ($0, $0) }) { first, _ in first }))
                return .empty
            },
            withLocalAssets: { message, _, completion in
                completion(.success(message))
                return .empty
            },
            multipleLogClickEnabled: true)
    }

    /// Opens a URL for the Context, if the app's `BrazeDelegate` allows it.
    private func open(_ url: URL, _ useWebView: Bool, of message: CompatMessage) {
        guard let url = allowed(url, useWebView, of: message) else { return }
        if useWebView {
            reportOnce(
                "web view", .behavesOtherwise, message,
                "processClickAction opens URLs outside of the app, even with useWebView: the web view is Braze's."
            )
        }
        UIApplication.shared.open(url)
    }

    /// Tracks what a function of the Context logs, on the main thread. If the message is gone, that is reported.
    private func tracking(
        of message: CompatMessage
    ) -> @Sendable (_ function: String, TrackedInteraction) -> Void {
        { [weak self, weak message, weak engine = message.engine, id = message.id] function, interaction in
            MainThread.soon { [weak self, message, weak engine] in
                if let message {
                    self?.attempt(message) { try $0.track(interaction) }
                } else if let engine {
                    self?.reportEnded(id, engine, "\(function): the message has ended.")
                }
            }
        }
    }
}

extension Diagnostic.Code {
    /// The app uses a connection to Braze that was not adopted, so it has no effect.
    public static let notAdopted = Diagnostic.Code("notAdopted")
    /// The view that an adopted delegate gets for a message is not the one on the screen.
    public static let viewNotShown = Diagnostic.Code("viewNotShown")
}

/// Values that a driving SDK does not support, and objects that the app has not passed. Each is reported once.
extension AdoptedBrazeDelegate {
    /// Whether Braze itself drives, with this message.
    func isOwn(_ message: CompatMessage) -> Bool { message.native(as: Braze.InAppMessage.self) != nil }

    // MARK: Changes in prepareWith

    /// Reports changes in `prepareWith` that no plan can express.
    func reportDropped(
        of context: BrazeInAppMessageUI.PresentationContext,
        from untouched: BrazeInAppMessageUI.PresentationContext, _ message: CompatMessage?
    ) {
        guard let message else { return }
        let changed = BrazeLookChange.fields(from: untouched.attributes, to: context.attributes)
        if !changed.isEmpty {
            reportOnce(
                "attributes", .planNotApplied, message,
                "The changes that prepareWith makes to the attributes are dropped (\(changed.joined(separator: ", "))): "
                    + "the neutral plan does not contain Braze's look. Change the message, or provide a view."
            )
        }
        if context.preferencesProxy !== untouched.preferencesProxy {
            reportOnce(
                "preferencesProxy", .planNotApplied, message,
                "The preferencesProxy that prepareWith sets is dropped: the neutral plan does not contain it."
            )
        }
    }

    /// Reports that the view that the delegate gets for a message is not the one on the screen, if that is the case.
    func reportUnseen(_ view: any InAppMessageView, of message: CompatMessage) {
        guard !isOwn(message), view !== message.view else { return }
        reportOnce(
            "view", .viewNotShown, message,
            "The views that the delegate receives are Braze's own and are not on screen: changes to them are not "
                + "visible. Change the message in prepareWith, or provide a view.")
    }

    // MARK: Connections to Braze

    public var callbacks: [DelegateCallback] {
        [
            DelegateCallback("inAppMessage(_:displayChoiceForMessage:)", madeOf: .gate),
            DelegateCallback("inAppMessage(_:prepareWith:)", madeOf: .gate),
            DelegateCallback("inAppMessage(_:willPresent:view:)", madeOf: .willPresent),
            DelegateCallback("inAppMessage(_:didPresent:view:)", madeOf: .didPresent),
            DelegateCallback(
                "inAppMessage(_:shouldProcess:buttonId:message:view:)", madeOf: .shouldPerform, .didLoad,
                afterwardsOf: .builtInResolution, isForWebLinks: true),
            DelegateCallback("inAppMessage(_:willDismiss:view:)", madeOf: .willDismiss),
            DelegateCallback("inAppMessage(_:didDismiss:view:)", madeOf: .didDismiss),
        ]
    }

    /// Under another SDK: the objects that the app has not passed.
    public func gaps(under capabilities: CapabilityTable) -> [AdoptionGap] {
        guard capabilities.shape != .braze else { return [] }
        var gaps = [
            BrazeGap.prepared(capabilities), BrazeGap.parked(capabilities),
            BrazeGap.pace(capabilities.shape),
            .loadingInside(
                in: capabilities,
                "opens it outside of the page and dismisses the message, as for every click (BZ-091)"),
            .askedOnce("inAppMessage(_:displayChoiceForMessage:)", in: capabilities, "BZ-001"),
        ].compactMap { $0 }
        if sdkDelegate == nil { gaps.append(BrazeGap.sdkDelegate) }
        if let braze = Braze.modelOnlyCurrent, let gap = presenterGap(of: braze) { gaps.append(gap) }
        return gaps
    }

    /// A presenter other than `ui` has no effect. The app's own presenter, or a subclass of Braze's, cannot be adopted,
    /// because Braze would have to call its overrides.
    private func presenterGap(of braze: Braze) -> AdoptionGap? {
        guard let presenter = braze.inAppMessagePresenter else { return BrazeGap.presenter }
        guard presenter as? BrazeInAppMessageUI !== ui else { return nil }
        return type(of: presenter) == BrazeInAppMessageUI.self
            ? BrazeGap.presenter : BrazeGap.ownPresenter(of: type(of: presenter))
    }
}
