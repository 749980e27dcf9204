import AEPCore
import AEPMessaging
import AEPServices
import Foundation
import SwiftUI
import WebKit

/// Talks to the pages of loyalty campaigns.
final class LoyaltyMessageService: NSObject, ObservableObject {
    struct Reward: Codable, Identifiable {
        let id: String
        let points: Int
        var title: String?
    }

    enum Event {
        case shown(String)
        case closed(String, seconds: TimeInterval)
        case reward(Reward)
    }

    static let shared = LoyaltyMessageService()

    @Published private(set) var currentMessageID: String?
    @Published private(set) var rewards: [Reward] = []

    private var current: Message?
    private var shownAt: Date?
    private var suppressed: [String: Message] = [:]
    private var continuation: AsyncStream<Event>.Continuation?
    private let suppressedScreens: Set<String> = ["checkout", "login"]
    var screen = "home" {
        didSet {
            guard oldValue != screen, !suppressedScreens.contains(screen) else { return }
            flush()
        }
    }

    lazy var events: AsyncStream<Event> = AsyncStream { continuation in
        self.continuation = continuation
    }

    private override init() {
        super.init()
        MobileCore.messagingDelegate = self
    }

    func logIn(token: String) {
        MobileCore.updateConfigurationWith(configDict: ["messaging.useSandbox": true])
        MobileCore.track(state: "login", data: ["token": token])
        Messaging.refreshInAppMessages()
    }

    /// Shows what was held back.
    private func flush() {
        for (id, message) in suppressed.sorted(by: { $0.key < $1.key }) {
            Log.debug(label: "Loyalty", "showing \(id)")
            message.show()
        }
        suppressed = [:]
    }

    private func handle(_ body: Any?) {
        guard let text = body as? String, let data = text.data(using: .utf8) else { return }
        do {
            let reward = try JSONDecoder().decode(Reward.self, from: data)
            rewards.append(reward)
            continuation?.yield(.reward(reward))
            current?.track("reward:\(reward.id)", withEdgeEventType: .interact)
            if reward.points > 100 { current?.dismiss(suppressAutoTrack: true) }
        } catch {
            Log.warning(label: "Loyalty", "no reward: \(error)")
        }
    }
}

// MARK: - MessagingDelegate

extension LoyaltyMessageService: MessagingDelegate {
    func onShow(message: Showable) {
        guard let fullscreen = message as? FullscreenMessage, let parent = fullscreen.parent else { return }
        current = parent
        currentMessageID = parent.id
        shownAt = Date()
        continuation?.yield(.shown(parent.id))
    }

    func onDismiss(message: Showable) {
        let fullscreen = message as? FullscreenMessage
        guard let id = fullscreen?.parent?.id, id == currentMessageID else { return }
        let seconds = shownAt.map { Date().timeIntervalSince($0) } ?? 0
        continuation?.yield(.closed(id, seconds: seconds))
        if seconds < 1 { fullscreen?.parent?.track("bounce", withEdgeEventType: .dismiss) }
        currentMessageID = nil
        current = nil
    }

    func shouldShowMessage(message: Showable) -> Bool {
        guard let fullscreen = message as? FullscreenMessage, let inAppMessage = fullscreen.parent else {
            return true
        }
        inAppMessage.autoTrack = false
        inAppMessage.handleJavascriptMessage("loyalty") { [weak self] body in
            self?.handle(body)
        }
        if let webView = inAppMessage.view as? WKWebView {
            webView.evaluateJavaScript("document.title") { title, _ in
                Log.trace(label: "Loyalty", "title \(title ?? "none")")
            }
        }
        if inAppMessage.metadata["priority"] as? String == "high" { return true }
        if suppressedScreens.contains(screen) {
            suppressed[inAppMessage.id] = inAppMessage
            inAppMessage.track("suppressed", withEdgeEventType: .trigger)
            return false
        }
        if fullscreen.settings?.uiTakeover == true, !rewards.isEmpty {
            return false
        }
        return true
    }

    func urlLoaded(_ url: URL, byMessage message: Showable) {
        guard let components = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return }
        let items = components.queryItems?.reduce(into: [String: String]()) { $0[$1.name] = $1.value } ?? [:]
        switch (components.scheme, components.host) {
        case ("loyalty", "points"?):
            MobileCore.track(action: "points", data: items)
        case ("loyalty", "close"?):
            (message as? FullscreenMessage)?.dismiss()
        case ("loyalty", "hide"?):
            (message as? FullscreenMessage)?.hide()
            DispatchQueue.main.asyncAfter(deadline: .now() + 3) { message.show() }
        default:
            break
        }
    }
}

struct LoyaltyBadge: View {
    @ObservedObject var service = LoyaltyMessageService.shared

    var body: some View {
        HStack {
            Image(systemName: "star")
            Text("\(service.rewards.map(\.points).reduce(0, +))")
        }
        .opacity(service.currentMessageID == nil ? 1 : 0.3)
    }
}
