import BrazeKit
import BrazeUI
import Combine
import SwiftUI
import os.log

private let logger = Logger(subsystem: "com.example.shop", category: "messages")

/// Owns Braze in the app, and tells SwiftUI what is up.
@MainActor
final class MessageCoordinator: ObservableObject {
    static let shared = MessageCoordinator()

    @Published private(set) var visibleMessage: Braze.InAppMessage?
    @Published private(set) var history: [MessageRecord] = []
    @Published var isOnboarding = false {
        didSet { if !isOnboarding { inAppMessageUI.presentNext() } }
    }

    private(set) var braze: Braze?
    private let inAppMessageUI = BrazeInAppMessageUI()
    private var subscription: Braze.Cancellable?
    private var bag = Set<AnyCancellable>()

    struct MessageRecord: Identifiable, Equatable {
        let id: String
        let kind: String
        var clicks = 0
    }

    func start(apiKey: String) {
        let configuration = Braze.Configuration(apiKey: apiKey, endpoint: "sdk.iad-01.braze.com")
        configuration.logger.level = .info
        configuration.triggerMinimumTimeInterval = 5
        let braze = Braze(configuration: configuration)
        inAppMessageUI.delegate = self
        braze.inAppMessagePresenter = inAppMessageUI
        self.braze = braze
        subscription = braze.contentCards.subscribeToUpdates { cards in
            logger.debug("cards: \(cards.count)")
        }
    }

    func signIn(_ user: String) {
        braze?.changeUser(userId: user)
        braze?.logCustomEvent(name: "signed_in", properties: ["at": "launch"])
    }

    func closeWhatIsUp() {
        inAppMessageUI.dismiss { [weak self] in self?.visibleMessage = nil }
    }

    private func kind(of message: Braze.InAppMessage) -> String {
        switch message {
        case .slideup: return "slideup"
        case .modal, .modalImage: return "modal"
        case .full, .fullImage: return "full"
        case .html: return "html"
        case .control: return "control"
        @unknown default: return "other"
        }
    }
}

extension MessageCoordinator: BrazeInAppMessageUIDelegate {
    func inAppMessage(
        _ ui: BrazeInAppMessageUI,
        displayChoiceForMessage message: Braze.InAppMessage
    ) -> BrazeInAppMessageUI.DisplayChoice {
        if isOnboarding { return .reenqueue }
        guard let placement = message.extras["placement"] as? String else { return .now }
        return placement == "checkout" ? .discard : .now
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI,
        prepareWith context: inout BrazeInAppMessageUI.PresentationContext
    ) {
        context.statusBarHideBehavior = .hidden
        context.preferredOrientation = .portrait
        if case .slideup(var slideup) = context.message {
            slideup.slideFrom = .top
            context.message = .slideup(slideup)
        }
        context.attributes?.modal?.cornerRadius = 20
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI,
        didPresent message: Braze.InAppMessage,
        view: InAppMessageView
    ) {
        visibleMessage = message
        history.append(MessageRecord(id: message.id ?? UUID().uuidString, kind: kind(of: message)))
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI,
        didDismiss message: Braze.InAppMessage,
        view: InAppMessageView
    ) {
        visibleMessage = nil
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI,
        shouldProcess clickAction: Braze.InAppMessage.ClickAction,
        buttonId: String?,
        message: Braze.InAppMessage,
        view: InAppMessageView
    ) -> Bool {
        if let last = history.indices.last { history[last].clicks += 1 }
        switch clickAction {
        case .none: return true
        case .url(let url, let useWebView):
            logger.info("open \(url.absoluteString) in page: \(useWebView)")
            return url.host != "blocked.example.com"
        @unknown default: return true
        }
    }
}
