import BrazeModel
import Foundation
import InAppCompat

/// The requests to an app's own message view, and its reports (BZ-072). The SDK's own views need no check.
@MainActor final class CustomViewLife {
    private enum State {
        case made, appearing, up, leaving
    }

    private let check: DelegateCheck
    /// The maximum time for the view to leave, in seconds.
    private let timeToLeave: TimeInterval
    private weak var view: UIView?
    private var state = State.made
    private var hasReportedAppearance = false
    private var dismissals = 0
    private var departures = 0
    /// Runs while the view is expected to leave.
    private var departureTimer: MainThreadTimer?
    private var hasFoundNoEnd = false
    /// Whether it was told to leave before it was told to enter: then it leaves without a willDismiss, which no
    /// controller could receive (BZ-148).
    private var isDismissedEarly = false
    /// Whether requests are known: the real SDK does not report its requests to a view.
    private var isToldOfRequests = false

    /// Starts with the view that the delegate set; nil for a built-in one.
    init?(of view: (any InAppMessageView)?, timeToLeave: TimeInterval, _ check: DelegateCheck) {
        guard let view else { return nil }
        self.view = view
        self.timeToLeave = timeToLeave
        self.check = check
    }

    /// Whether this is the watched view.
    func isAbout(_ other: any InAppMessageView) -> Bool { view === other }

    // MARK: Requests

    func isAsked(toLeave leaves: Bool) {
        isToldOfRequests = true
        guard leaves else { return }
        dismissals += 1
        if state == .made { isDismissedEarly = true }
        expectDeparture()
    }

    func hasCompleted(_ request: String, count: Int) {
        guard count == 2 else { return }
        check.find(
            .doubleCompletion, "BZ-072", "A custom view called the completion of \(request) twice.",
            expected: "each completion is called once.")
    }

    // MARK: Reports

    func reportsWillPresent() {
        judge("willPresent", state == .made, "willPresent is called first, and once.")
        if state == .made { state = .appearing }
    }

    /// A message that is dismissed while it appears reports late that it has appeared (BZ-070).
    func reportsDidPresent() {
        let isInTurn = !hasReportedAppearance && (state == .appearing || state == .leaving)
        judge("didPresent", isInTurn, "didPresent is called once, after willPresent.")
        hasReportedAppearance = true
        if state != .leaving { state = .up }
    }

    /// It may be told to leave again while it leaves (BZ-069), and may once leave by itself.
    func reportsWillDismiss() {
        departures += 1
        let isInTurn = state != .made && (!isToldOfRequests || departures <= dismissals + 1)
        judge(
            "willDismiss", isInTurn, "willDismiss is called after willPresent, and once for each dismissal.")
        state = .leaving
        expectDeparture()
    }

    func reportsDidDismiss() {
        departureTimer?.cancel()
        judge("didDismiss", state == .leaving || isDismissedEarly, "didDismiss is called after willDismiss.")
    }

    // MARK: Its end

    /// Starts the time for the view to leave. The time starts again with each request, because the view may have had to
    /// enter first (BZ-133).
    private func expectDeparture() {
        departureTimer?.cancel()
        guard !hasFoundNoEnd else { return }
        departureTimer = MainThread.after(timeToLeave) { [weak self] in self?.ends() }
    }

    /// Reports, once, a view that had to leave and has not reported that it did.
    func ends() {
        guard !hasFoundNoEnd, dismissals + departures > 0 else { return }
        hasFoundNoEnd = true
        departureTimer?.cancel()
        check.find(
            .neverEnds, "BZ-072",
            "A custom view was dismissed and never reported didDismiss, so its window stays and every later "
                + "message is parked.",
            expected: "when it has left, the view calls the completion and then didDismiss().")
    }

    private func judge(_ name: String, _ isInTurn: Bool, _ expected: String) {
        guard !isInTurn else { return }
        check.find(.disorder, "BZ-072", "A custom view reported \(name) out of order.", expected: expected)
    }
}

/// Checks the result of `prepareWith`.
@MainActor struct PresentationEditCheck {
    let check: DelegateCheck

    func judge(_ context: BrazeInAppMessageUI.PresentationContext, from before: Braze.InAppMessage) {
        let message = context.message
        let (data, old) = (message.data, before.data)
        if data.messageClose != old.messageClose {
            check.find(
                .editTooLate, "BZ-045", "messageClose was changed in prepareWith, where it has no effect.",
                expected: "the delegate dismisses the message itself, with ui.dismiss().")
        }
        if data.orientation != old.orientation {
            check.find(
                .editTooLate, "BZ-046",
                "orientation was changed in prepareWith, after it was checked; the change affects only rotations.",
                expected: "the campaign sets the orientation, or prepareWith sets preferredOrientation.")
        }
        if old.context != nil && data.context == nil {
            check.find(
                .keepsMessageAway, "BZ-048",
                "The message's context was removed, so nothing is counted and no click is processed.",
                expected: "a changed message keeps the context of the one that it replaces.")
        }
        if context.customView == nil && !context.attributesSuitMessage {
            check.find(
                .keepsMessageAway, "BZ-042",
                "prepareWith left a message and attributes of different kinds, so the message is lost.",
                expected: "attributes of the message's kind, or a customView.")
        }
    }
}

extension BrazeInAppMessageUI.PresentationContext {
    /// Whether there is a built-in view for message and attributes, without making the view.
    fileprivate var attributesSuitMessage: Bool {
        switch (message, attributes) {
        case (.slideup, .slideup), (.modal, .modal), (.modalImage, .modalImage), (.full, .full),
            (.fullImage, .fullImage), (.html, .html), (.control, _):
            true
        default: false
        }
    }
}
