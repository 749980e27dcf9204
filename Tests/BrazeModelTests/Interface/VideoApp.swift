// A news app that shows nothing during a video, and presents the waiting messages afterwards.
#if canImport(BrazeUI)
    import BrazeKit
    import BrazeUI
    import UIKit
#else
    import BrazeModel
#endif

/// A screen on which messages wait.
final class VideoViewController: UIViewController {
    private let messages: BrazeInAppMessageUI
    private let trace: Trace
    private(set) var isPlaying = false

    init(messages: BrazeInAppMessageUI, trace: Trace) {
        self.messages = messages
        self.trace = trace
        super.init(nibName: nil, bundle: nil)
        messages.delegate = self
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        isPlaying = true
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        isPlaying = false
        trace.note("waiting: \(messages.stack.map { $0.id ?? "local" })")
        messages.presentNext()
    }
}

extension VideoViewController: BrazeInAppMessageUIDelegate {
    func inAppMessage(
        _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
    ) -> BrazeInAppMessageUI.DisplayChoice {
        let isUrgent = message.extras["urgent"] as? Bool ?? false
        return isPlaying && !isUrgent ? .reenqueue : .now
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, willPresent message: Braze.InAppMessage, view: any InAppMessageView
    ) {
        trace.note("entering \(message.id ?? "local")")
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, willDismiss message: Braze.InAppMessage, view: any InAppMessageView
    ) {
        trace.note("leaving \(message.id ?? "local")")
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, didDismiss message: Braze.InAppMessage, view: any InAppMessageView
    ) {
        guard !isPlaying else { return }
        ui.presentNext()
    }
}

/// An app's own presenter that records and counts messages, and leaves the rest to Braze's.
struct CountingPresenter: BrazeInAppMessagePresenter {
    let ui: BrazeInAppMessageUI
    let trace: Trace

    func present(message: Braze.InAppMessage) {
        trace.note("triggered \(message.id ?? "local")")
        ui.present(message: message)
    }

    func dismiss(reason: Braze.InAppMessage.DismissalReason) {
        trace.note("dismiss for \(reason)")
        ui.dismiss(reason: reason)
    }
}

/// An app without Braze's views: it shows messages in its own list and logs their events itself.
@MainActor final class InboxPresenter: BrazeInAppMessagePresenter {
    private(set) var messages: [Braze.InAppMessage] = []

    func present(message: Braze.InAppMessage) {
        messages.append(message)
    }

    func open(_ index: Int) {
        let message = messages.remove(at: index)
        message.context?.logImpression()
        message.context?.logClick()
        message.context?.processClickAction(message.clickAction)
    }
}
