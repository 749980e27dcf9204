import AirshipAutomation
import AirshipCore
import Foundation
import OSLog
import SwiftUI

@MainActor
protocol MessageAnalytics: AnyObject, Sendable {
    func record(_ event: MessageEvent)
}

struct MessageEvent: Sendable, Hashable, Codable {
    enum Kind: String, Codable, Sendable { case ready, blocked, shown, finished }
    let kind: Kind
    let scheduleID: String
    let name: String
    var payload: [String: String] = [:]
}

/// Extras as marketing writes them.
struct FeedExtras: Decodable, Sendable {
    var section: String?
    var weight: Double = 1
    var tags: [String] = []

    enum CodingKeys: String, CodingKey { case section, weight, tags }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        section = try values.decodeIfPresent(String.self, forKey: .section)
        weight = try values.decodeIfPresent(Double.self, forKey: .weight) ?? 1
        tags = try values.decodeIfPresent([String].self, forKey: .tags) ?? []
    }
}

actor EventLog {
    private var events: [MessageEvent] = []
    func append(_ event: MessageEvent) { events.append(event) }
    func count(of kind: MessageEvent.Kind) -> Int { events.filter { $0.kind == kind }.count }
}

@MainActor
final class FeedMessagingController: ObservableObject {
    static let logger = Logger(subsystem: "com.example.feed", category: "messages")

    @Published var section = "top"
    @Published private(set) var current: InAppMessage?
    private var waiting: [String: InAppMessage] = [:]
    private let log = EventLog()
    private weak var analytics: (any MessageAnalytics)?
    private var statusTask: Task<Void, Never>?

    init(analytics: (any MessageAnalytics)? = nil) {
        self.analytics = analytics
    }

    func start() {
        let messaging = Airship.inAppAutomation.inAppMessaging
        messaging.displayDelegate = self
        messaging.sceneDelegate = SceneChooser.shared
        messaging.displayInterval = 15
        messaging.themeManager.modalThemeExtender = { message, theme in
            theme.maxWidth = message.name.hasPrefix("wide") ? 600 : 400
            theme.dismissIconResource = "feed-close"
        }
        messaging.themeManager.bannerThemeExtender = { _, theme in
            theme.shadow.radius = 4
            theme.padding.top = 12
        }
        messaging.setCustomAdapter(forType: .custom) { args in
            CardAdapter(message: args.message, priority: args.priority)
        }
        statusTask = Task { [weak self] in
            for await status in await Airship.inAppAutomation.statusUpdates {
                guard let self, status == .upToDate else { continue }
                Self.logger.debug("up to date in \(self.section)")
            }
        }
    }

    func stop() { statusTask?.cancel() }

    func cancelCampaign(_ id: String) async {
        do {
            try await Airship.inAppAutomation.cancelSchedule(identifier: id)
        } catch {
            Self.logger.error("\(error)")
        }
    }

    func sectionChanged(to next: String) {
        section = next
        Airship.inAppAutomation.inAppMessaging.notifyDisplayConditionsChanged()
    }

    private func extras(of message: InAppMessage) -> FeedExtras? {
        guard let extras = message.extras else { return nil }
        do {
            let data = try JSONEncoder().encode(extras)
            return try JSONDecoder().decode(FeedExtras.self, from: data)
        } catch {
            return nil
        }
    }

    private func emit(
        _ kind: MessageEvent.Kind, _ message: InAppMessage, _ id: String, _ payload: [String: String] = [:]
    ) {
        let event = MessageEvent(kind: kind, scheduleID: id, name: message.name, payload: payload)
        analytics?.record(event)
        Task { await log.append(event) }
    }
}

extension FeedMessagingController: InAppMessageDisplayDelegate {
    func isMessageReadyToDisplay(_ message: InAppMessage, scheduleID: String) -> Bool {
        guard let extras = extras(of: message) else { return true }
        let isReady = extras.section.map { $0 == section } ?? true
        if !isReady {
            waiting[scheduleID] = message
            emit(.blocked, message, scheduleID, ["section": extras.section ?? ""])
        }
        return isReady && current == nil
    }

    func messageWillDisplay(_ message: InAppMessage, scheduleID: String) {
        current = message
        waiting[scheduleID] = nil
        let behavior = message.displayBehavior == .immediate ? "immediate" : "standard"
        emit(.shown, message, scheduleID, ["behavior": behavior, "content": summary(message.displayContent)])
    }

    func messageFinishedDisplaying(_ message: InAppMessage, scheduleID: String) {
        current = nil
        emit(.finished, message, scheduleID)
    }

    private func summary(_ content: InAppMessageDisplayContent) -> String {
        switch content {
        case .banner(let banner):
            return [banner.heading?.text, banner.body?.text].compactMap { $0 }.joined(separator: ": ")
        case .modal(let modal) where modal.buttons?.isEmpty == false:
            return "asks"
        case .modal(let modal):
            return modal.heading?.text ?? modal.media?.url ?? "modal"
        case let .fullscreen(full):
            return "\(full.buttons?.map(\.identifier).joined(separator: ",") ?? "")"
        case .html(let html):
            return html.url
        case .custom(let json):
            return json.object?["title"]?.string ?? "custom"
        case .airshipLayout:
            return "layout"
        @unknown default:
            return "unknown"
        }
    }
}

@MainActor
final class SceneChooser: InAppMessageSceneDelegate {
    static let shared = SceneChooser()
    func sceneForMessage(_ message: InAppMessage) -> UIWindowScene? {
        UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.last
    }
}

struct CardAdapter: CustomDisplayAdapter {
    let message: InAppMessage
    let priority: Int

    @MainActor var isReady: Bool { UIApplication.shared.applicationState == .active }
    @MainActor func waitForReady() async { await Task.yield() }

    @MainActor func display(scene: UIWindowScene) async -> CustomDisplayResolution {
        let window = UIWindow(windowScene: scene)
        window.isHidden = false
        try? await Task.sleep(nanoseconds: 2_000_000_000)
        window.isHidden = true
        return .timedOut
    }
}
