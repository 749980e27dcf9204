public import BrazeModel
import Foundation
import InAppCompat

/// A Braze delegate that forwards to another one and reports what that one does wrong, as it happens.
///
/// For a debug build: `ui.delegate = checked`, and keep it. Without it nothing is checked and nothing costs
/// anything. Main actor, therefore Sendable.
@MainActor public final class CheckedBrazeDelegate: BrazeInAppMessageUIDelegate {
    private enum Delegate {
        case strong(any BrazeInAppMessageUIDelegate)
        case weak(WeakBrazeDelegate)
    }

    /// How long the gate may take before it is reported, in seconds of real time. Default 0.1.
    public var gateLimit: TimeInterval = 0.1

    private let inner: Delegate
    private let report: DelegateFindingSink
    private var stages: [ObjectIdentifier: Stage] = [:]

    /// Where a view is in its life.
    private enum Stage: Int {
        case appearing, up, leaving
    }

    /// Checks a delegate.
    /// - Parameters:
    ///   - delegate: the delegate to forward to.
    ///   - isRetained: false holds the delegate weakly, as the SDK does, so that a delegate that nobody keeps
    ///     is found out.
    ///   - report: gets each finding.
    public init(
        _ delegate: any BrazeInAppMessageUIDelegate, isRetained: Bool = false,
        report: @escaping DelegateFindingSink
    ) {
        inner = isRetained ? .strong(delegate) : .weak(WeakBrazeDelegate(delegate))
        self.report = report
    }

    private var delegate: (any BrazeInAppMessageUIDelegate)? {
        switch inner {
        case .strong(let delegate): return delegate
        case .weak(let box):
            if box.delegate == nil {
                find(
                    .notRetained, "BZ-003",
                    "The delegate is gone: the SDK holds it weakly, so the app has to keep it.")
            }
            return box.delegate
        }
    }

    private func find(_ kind: DelegateFinding.Kind, _ rule: String?, _ explanation: String) {
        report(DelegateFinding(kind, shape: .braze, rule: rule, explanation))
    }

    // MARK: Questions

    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
    ) -> BrazeInAppMessageUI.DisplayChoice {
        let start = DispatchTime.now().uptimeNanoseconds
        let choice = delegate?.inAppMessage(ui, displayChoiceForMessage: message) ?? .now
        let seconds = TimeInterval(DispatchTime.now().uptimeNanoseconds - start) / 1_000_000_000
        if seconds > gateLimit {
            find(.slowGate, nil, "displayChoiceForMessage kept the main thread for more than \(gateLimit) s.")
        }
        return choice
    }

    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, prepareWith context: inout BrazeInAppMessageUI.PresentationContext
    ) {
        let before = context.message
        delegate?.inAppMessage(ui, prepareWith: &context)
        check(context, before)
    }

    private func check(_ context: BrazeInAppMessageUI.PresentationContext, _ before: Braze.InAppMessage) {
        let message = context.message
        if message.data.messageClose != before.data.messageClose {
            find(
                .editTooLate, "BZ-045",
                "messageClose was changed in prepareWith, where it has no effect any more.")
        }
        if message.data.orientation != before.data.orientation {
            find(
                .editTooLate, "BZ-046",
                "orientation was changed in prepareWith; whether the message is admitted was decided before.")
        }
        if before.data.context != nil && message.data.context == nil {
            find(
                .keepsMessageAway, "BZ-048",
                "The message's context was removed: nothing is counted and no click is processed.")
        }
        if context.customView == nil && context.messageView() == nil {
            find(
                .keepsMessageAway, "BZ-042",
                "prepareWith left a message and attributes that do not match, so the message will not appear."
            )
        }
    }

    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, shouldProcess clickAction: Braze.InAppMessage.ClickAction,
        buttonId: String?,
        message: Braze.InAppMessage, view: any InAppMessageView
    ) -> Bool {
        delegate?.inAppMessage(
            ui, shouldProcess: clickAction, buttonId: buttonId, message: message, view: view)
            ?? true
    }

    // MARK: Events

    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, willPresent message: Braze.InAppMessage, view: any InAppMessageView
    ) {
        enter(.appearing, view, "willPresent", isAllowed: { $0 == nil })
        delegate?.inAppMessage(ui, willPresent: message, view: view)
    }

    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, didPresent message: Braze.InAppMessage, view: any InAppMessageView
    ) {
        // A message that is dismissed while it appears reports late that it has (BZ-070).
        enter(.up, view, "didPresent", isAllowed: { $0 == .appearing || $0 == .leaving })
        delegate?.inAppMessage(ui, didPresent: message, view: view)
    }

    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, willDismiss message: Braze.InAppMessage, view: any InAppMessageView
    ) {
        enter(.leaving, view, "willDismiss", isAllowed: { $0 != nil })
        delegate?.inAppMessage(ui, willDismiss: message, view: view)
    }

    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, didDismiss message: Braze.InAppMessage, view: any InAppMessageView
    ) {
        let key = ObjectIdentifier(view)
        if stages[key] == nil { find(.disorder, "BZ-072", "didDismiss of a view that was never presented.") }
        stages[key] = nil
        delegate?.inAppMessage(ui, didDismiss: message, view: view)
    }

    private func enter(
        _ stage: Stage, _ view: any InAppMessageView, _ name: String, isAllowed: (Stage?) -> Bool
    ) {
        let key = ObjectIdentifier(view)
        if !isAllowed(stages[key]) {
            find(
                .disorder, "BZ-072",
                "\(name) came out of turn; a custom view has to report its life in order.")
        }
        // What leaves stays leaving.
        stages[key] = stages[key] == .leaving ? .leaving : stage
    }
}

/// Holds a delegate as the SDK does.
@MainActor private final class WeakBrazeDelegate {
    private(set) weak var delegate: (any BrazeInAppMessageUIDelegate)?
    init(_ delegate: any BrazeInAppMessageUIDelegate) { self.delegate = delegate }
}
