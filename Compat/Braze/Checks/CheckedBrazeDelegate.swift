public import BrazeModel
public import Foundation
public import InAppCompat

/// A Braze delegate that forwards to another one and reports its mistakes as they happen.
///
/// For a debug build: `ui.delegate = checked`, and keep it. Without it there are no checks and no cost. Main actor,
/// therefore Sendable.
@MainActor public final class CheckedBrazeDelegate: BrazeInAppMessageUIDelegate {
    /// The maximum time that the gate may block the main thread, in seconds of real time. Default 0.1.
    public var gateLimit: TimeInterval = 0.1
    /// The maximum time for one of the app's own views to leave, in seconds, after its dismissal was requested or
    /// announced; by the stage's clock on a stage. A change applies to messages that are prepared afterwards. Default
    /// 10.
    public var timeToLeave: TimeInterval = 10

    private let strong: (any BrazeInAppMessageUIDelegate)?
    private weak var weak: (any BrazeInAppMessageUIDelegate)?
    private let check: DelegateCheck
    private let nested: NestedCalls
    private var hasFoundGone = false
    private let kept = KeptMessages()
    private let held = HeldMessages<String, Braze.InAppMessage>()
    private weak var ui: BrazeInAppMessageUI?
    private let asked = AskedMessages()
    /// The views of the app's own until now in which nothing takes a tap.
    public private(set) var deadViews: [DeadView] = []
    var life: CustomViewLife?

    /// Checks a delegate.
    /// - Parameters:
    ///   - delegate: the delegate to forward to.
    ///   - isRetained: false holds the delegate weakly, as the SDK does, so that a delegate that the app does not hold
    ///     is detected.
    ///   - trace: records every callback, for `inapp-compat contracts --trace`; nil records none.
    ///   - report: called with each finding.
    public init(
        _ delegate: any BrazeInAppMessageUIDelegate, isRetained: Bool = false, trace: TraceFile? = nil,
        report: @escaping DelegateFindingSink
    ) {
        strong = isRetained ? delegate : nil
        weak = delegate
        let check = DelegateCheck(shape: .braze, trace: trace, report: report)
        self.check = check
        nested = NestedCalls(check)
    }

    private var delegate: (any BrazeInAppMessageUIDelegate)? {
        let delegate = strong ?? weak
        if delegate == nil && !hasFoundGone {
            hasFoundGone = true
            check.findGone("BZ-003")
        }
        return delegate
    }

    // MARK: Questions

    /// Forwards the question and measures the time of the answer.
    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
    ) -> BrazeInAppMessageUI.DisplayChoice {
        let wasValid = message.context?.valid == true
        asked.begin(message)
        let choice = check.traced(.displayChoice(for: message, in: ui), describe: { "\($0)" }) {
            check.timeGate(
                "displayChoiceForMessage", limit: gateLimit, rule: nil,
                "It is called on the main thread, so the app was blocked."
            ) {
                nested.call("displayChoiceForMessage", .discard) {
                    delegate?.inAppMessage(ui, displayChoiceForMessage: message) ?? .now
                }
            }
        }
        self.ui = ui
        if asked.end(), choice != .discard {
            asked.findShow(choice, check)
        } else if wasValid, message.context?.valid == false, choice != .discard {
            findLoss(of: message, choice)
        }
        if choice == .reenqueue {
            held.refuse(message, id: TracedCall.id(of: message))
        } else {
            held.release(TracedCall.id(of: message))
        }
        return choice
    }

    private func findLoss(of message: Braze.InAppMessage, _ choice: BrazeInAppMessageUI.DisplayChoice) {
        check.find(
            .keepsMessageAway, "BZ-032",
            "displayChoiceForMessage answered \(choice) and has used or discarded the message's context, so the message "
                + "never appears.",
            expected:
                ".discard as the answer for a message that must not be shown; no context.discard() and no "
                + "context.logImpression() inside displayChoiceForMessage.")
    }

    /// Forwards the call, checks the changes, and from then on watches the app's own view.
    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, prepareWith context: inout BrazeInAppMessageUI.PresentationContext
    ) {
        let before = context.message
        held.release(TracedCall.id(of: before))
        check.traced(.prepare(context, in: ui)) {
            nested.call("prepareWith", ()) { delegate?.inAppMessage(ui, prepareWith: &context) ?? () }
        }
        PresentationEditCheck(check: check).judge(context, from: before)
        life = CustomViewLife(of: context.customView, timeToLeave: timeToLeave, check)
        watchViews(of: ui)
    }

    /// Forwards the question.
    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, shouldProcess clickAction: Braze.InAppMessage.ClickAction,
        buttonId: String?, message: Braze.InAppMessage, view: any InAppMessageView
    ) -> Bool {
        check.traced(.shouldProcess(clickAction, buttonId, of: message, in: ui), describe: { "\($0)" }) {
            nested.call("shouldProcess", false) {
                delegate?.inAppMessage(
                    ui, shouldProcess: clickAction, buttonId: buttonId, message: message, view: view)
                    ?? true
            }
        }
    }

    // MARK: Events

    /// Forwards the event; an event out of order is a finding.
    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, willPresent message: Braze.InAppMessage, view: any InAppMessageView
    ) {
        if isWatched(view) { life?.reportsWillPresent() }
        event("willPresent", ui, message, view) { $0.inAppMessage(ui, willPresent: message, view: view) }
    }

    /// Forwards the event; an event out of order is a finding.
    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, didPresent message: Braze.InAppMessage, view: any InAppMessageView
    ) {
        if isWatched(view) { life?.reportsDidPresent() }
        event("didPresent", ui, message, view) { $0.inAppMessage(ui, didPresent: message, view: view) }
    }

    /// Forwards the event; an event out of order is a finding.
    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, willDismiss message: Braze.InAppMessage, view: any InAppMessageView
    ) {
        if isWatched(view) {
            life?.reportsWillDismiss()
            if let dead = DeadView(view, of: message) { deadViews.append(dead) }
        }
        event("willDismiss", ui, message, view) { $0.inAppMessage(ui, willDismiss: message, view: view) }
    }

    /// Forwards the event; an event out of order is a finding.
    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, didDismiss message: Braze.InAppMessage, view: any InAppMessageView
    ) {
        let isOfApp = isWatched(view)
        if isOfApp {
            life?.reportsDidDismiss()
            life = nil
        }
        event("didDismiss", ui, message, view) { $0.inAppMessage(ui, didDismiss: message, view: view) }
        // A view of the app's own may serve for the next message too.
        if !isOfApp { kept.end(view, "A message's view") }
    }

    private func event(
        _ name: String, _ ui: BrazeInAppMessageUI, _ message: Braze.InAppMessage,
        _ view: any InAppMessageView,
        _ forward: (any BrazeInAppMessageUIDelegate) -> Void
    ) {
        check.traced(.event(name, of: message, view, in: ui)) {
            nested.call(name, ()) {
                if let delegate { forward(delegate) }
            }
        }
    }

    func isWatched(_ view: any InAppMessageView) -> Bool {
        life?.isAbout(view) ?? false
    }
}

extension CheckedBrazeDelegate: CheckedDelegate {
    /// Reports an app's own view that was told to leave and has not reported that it left, without waiting for the
    /// end of its time. For a test that ends earlier; otherwise the view is found without this call.
    ///
    /// Asks the delegate once more about the messages that it has put back on the stack.
    public func end() {
        life?.ends()
        guard let ui, held.mayBeOverdue else { return }
        held.ask(parts: { _ in [ui] }) {
            delegate?.inAppMessage(ui, displayChoiceForMessage: $0) == .now
        }
        held.report(
            check, rule: "BZ-017", question: "displayChoiceForMessage",
            mend:
                "presentNext() when the condition that the message waits for is met: nothing else removes it from the stack."
        )
    }

    /// Reports the views that the delegate still retains although their messages have ended.
    public func afterwards() { kept.report(check, rule: "BZ-065", callback: "didDismiss") }

    /// Messages that were put back on the stack may be shown from now on.
    public func appStepEnded() { held.appStepEnded() }
}
