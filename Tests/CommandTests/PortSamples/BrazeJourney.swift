import BrazeKit
import BrazeUI
import Combine
import UIKit
import os.log

/// What marketing writes into the extras of a campaign.
struct CampaignOptions: Decodable {
    enum Audience: String, Decodable { case everyone, members, guests }

    let audience: Audience
    let minimumVersion: String?
    let experiment: String?
    let cooldown: Double?

    private enum CodingKeys: String, CodingKey {
        case audience, experiment, cooldown
        case minimumVersion = "min_version"
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        audience = try container.decodeIfPresent(Audience.self, forKey: .audience) ?? .everyone
        minimumVersion = try container.decodeIfPresent(String.self, forKey: .minimumVersion)
        experiment = try container.decodeIfPresent(String.self, forKey: .experiment)
        cooldown = try container.decodeIfPresent(Double.self, forKey: .cooldown)
    }
}

private enum Key {
    static let options = "options"
    static let deepLink = "deep_link"
    static let lastShown = "iam.lastShown"
}

protocol JourneyRouting: AnyObject {
    var isOnboarding: Bool { get }
    func route(to url: URL, source: String)
}

@MainActor
final class JourneyMessageController: NSObject, ObservableObject {
    enum State: Equatable {
        case idle
        case visible(id: String)
        case paused(reason: String)
    }

    @Published private(set) var state: State = .idle
    let dismissed = PassthroughSubject<String, Never>()

    private weak var router: JourneyRouting?
    private let defaults: UserDefaults
    private let logger = Logger(subsystem: "com.example.journey", category: "iam")
    private var cancellables = Set<AnyCancellable>()
    private let ui = BrazeInAppMessageUI()
    private let decoder: JSONDecoder = {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return decoder
    }()

    init(router: JourneyRouting, defaults: UserDefaults = .standard, braze: Braze) {
        self.router = router
        self.defaults = defaults
        super.init()
        ui.delegate = self
        braze.inAppMessagePresenter = ui
        $state
            .removeDuplicates()
            .sink { [weak self] state in self?.logger.debug("\(String(describing: state))") }
            .store(in: &cancellables)
    }

    func pause(_ reason: String) {
        state = .paused(reason: reason)
        ui.dismiss()
    }

    func resume() {
        guard case .paused = state else { return }
        state = .idle
        if !ui.stack.isEmpty { ui.presentNext() }
    }

    // MARK: Helpers

    private func options(of message: Braze.InAppMessage) -> CampaignOptions? {
        guard let text = message.extras[Key.options] as? String, let data = text.data(using: .utf8) else {
            return nil
        }
        do {
            return try decoder.decode(CampaignOptions.self, from: data)
        } catch {
            logger.error("options of \(message.id ?? "-") are broken: \(error.localizedDescription)")
            return nil
        }
    }

    private func isCoolingDown(_ options: CampaignOptions) -> Bool {
        guard let cooldown = options.cooldown else { return false }
        let last = defaults.double(forKey: Key.lastShown)
        return Date().timeIntervalSince1970 - last < cooldown
    }

    private func title(of message: Braze.InAppMessage) -> String {
        switch message {
        case .slideup(let slideup):
            return slideup.message
        case .modal(let modal):
            return modal.header.isEmpty ? modal.message : modal.header
        case .full(let full):
            return "\(full.header) (\(full.buttons.count) buttons)"
        case .modalImage(let image):
            return image.imageURL.lastPathComponent
        case .fullImage(let image):
            return image.imageAltText ?? image.imageURL.absoluteString
        case .html(let html):
            return "html, \(html.message.count) characters"
        case .control:
            return "control"
        @unknown default:
            return "unknown"
        }
    }
}

extension JourneyMessageController: BrazeInAppMessageUIDelegate {
    func inAppMessage(
        _ ui: BrazeInAppMessageUI,
        displayChoiceForMessage message: Braze.InAppMessage
    ) -> BrazeInAppMessageUI.DisplayChoice {
        if router?.isOnboarding == true { return .reenqueue }
        if case .paused = state { return .reenqueue }
        guard let options = options(of: message) else { return .now }
        switch options.audience {
        case .everyone: break
        case .members where Session.current.isMember: break
        case .guests where !Session.current.isMember: break
        default: return .discard
        }
        #if DEBUG
            if ProcessInfo.processInfo.environment["IAM_ALWAYS"] != nil { return .now }
        #endif
        return isCoolingDown(options) ? .discard : .now
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, prepareWith context: inout BrazeInAppMessageUI.PresentationContext
    ) {
        context.statusBarHideBehavior = .hidden
        if context.message.slideup != nil { context.message.slideup?.slideFrom = .top }
        guard var modal = context.message.modal else { return }
        modal.themes.dark = nil
        modal.header = modal.header.uppercased()
        if modal.buttons.count > 2 { modal.buttons = Array(modal.buttons.prefix(2)) }
        context.message.modal = modal
        context.attributes?.modal?.cornerRadius = 16
        context.message.animateIn = !UIAccessibility.isReduceMotionEnabled
        if let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene {
            context.windowScene = scene
        }
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, willPresent message: Braze.InAppMessage, view: InAppMessageView
    ) {
        view.accessibilityIdentifier = "iam.\(message.id ?? "none")"
        logger.info("will present \(self.title(of: message))")
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, didPresent message: Braze.InAppMessage, view: InAppMessageView
    ) {
        state = .visible(id: message.id ?? "")
        defaults.set(Date().timeIntervalSince1970, forKey: Key.lastShown)
        if case .auto(let seconds) = message.messageClose {
            logger.debug("goes by itself after \(seconds)")
        }
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, didDismiss message: Braze.InAppMessage, view: InAppMessageView
    ) {
        if case .visible = state { state = .idle }
        dismissed.send(message.id ?? "")
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, shouldProcess clickAction: Braze.InAppMessage.ClickAction,
        buttonId: String?, message: Braze.InAppMessage, view: InAppMessageView
    ) -> Bool {
        guard let url = clickAction.url ?? URL(string: message.extras[Key.deepLink] as? String ?? "") else {
            return true
        }
        if let buttonId, buttonId == "0" {
            message.context?.logClick(buttonId: buttonId)
        }
        guard url.scheme == "journey" else { return true }
        router?.route(to: url, source: buttonId.map { "button \($0)" } ?? "body")
        ui.dismiss { [weak self] in self?.state = .idle }
        return false
    }
}
