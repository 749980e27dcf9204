import AirshipKit
import UIKit

protocol Coordinator: AnyObject {
    var children: [Coordinator] { get set }
    var navigationController: UINavigationController { get }
    func start()
}

@objc protocol MessagesCoordinatorDelegate: AnyObject {
    func messagesCoordinatorDidFinish(_ coordinator: MessagesCoordinator)
    @objc optional func messagesCoordinator(_ coordinator: MessagesCoordinator, didTap button: String)
    @objc optional var allowsMessages: Bool { get }
}

struct Campaign: Decodable {
    enum Variant: String, Decodable { case a, b, control }
    let id: String
    let variant: Variant
    let minutes: Int?
}

class MessagesCoordinator: NSObject, Coordinator {
    var children: [Coordinator] = []
    let navigationController: UINavigationController
    weak var delegate: MessagesCoordinatorDelegate?
    private let analytics: [AnalyticsSink]
    private var lastDisplay: [String: Date] = [:]
    private var isOnboarding = true {
        didSet { InAppAutomation.shared.isPaused = isOnboarding }
    }

    init(navigationController: UINavigationController, analytics: AnalyticsSink...) {
        self.navigationController = navigationController
        self.analytics = analytics
        super.init()
    }

    func start() {
        InAppAutomation.shared.inAppMessageManager.delegate = self
        InAppAutomation.shared.inAppMessageManager.displayInterval = 30
        isOnboarding = !UserDefaults.standard.bool(forKey: "onboarded")
    }

    func finishOnboarding() {
        isOnboarding = false
        delegate?.messagesCoordinatorDidFinish(self)
    }

    private func fan(_ name: String, _ properties: [String: Any?]) {
        analytics.forEach { $0.track(name, properties.compactMapValues { $0 }) }
    }

    private func campaign(of message: InAppMessage) throws -> Campaign {
        let data = try JSONSerialization.data(withJSONObject: message.extras ?? [:])
        return try JSONDecoder().decode(Campaign.self, from: data)
    }
}

extension MessagesCoordinator: InAppMessagingDelegate {
    func extend(_ message: InAppMessage) -> InAppMessage {
        guard let campaign = try? campaign(of: message) else { return message }
        switch campaign.variant {
        case .a, .control: return message
        case .b:
            return message.extend { $0.displayBehavior = UAInAppMessageDisplayBehaviorImmediate } ?? message
        }
    }

    func isMessageReady(forDisplay message: InAppMessage) -> Bool {
        if delegate?.allowsMessages == false { return false }
        let presented = navigationController.topViewController?.presentedViewController
        guard presented == nil, !(navigationController.topViewController is CheckoutViewController) else {
            return false
        }
        switch message.displayType {
        case .banner, .modal: return true
        case .fullScreen, .HTML: return !navigationController.isNavigationBarHidden
        case .custom: return true
        case .airshipLayout: return false
        @unknown default: return false
        }
    }

    func messageWillBeDisplayed(_ message: InAppMessage, scheduleID: String) {
        lastDisplay[scheduleID] = Date()
        fan("iam_shown", ["name": message.name, "id": scheduleID, "type": message.displayType.rawValue])
    }

    func messageFinishedDisplaying(
        _ message: InAppMessage, scheduleID: String, resolution: InAppMessageResolution
    ) {
        let seconds = lastDisplay.removeValue(forKey: scheduleID).map { Date().timeIntervalSince($0) }
        var button: InAppMessageButtonInfo?
        if resolution.type == .buttonClick { button = resolution.buttonInfo }
        fan("iam_closed", ["name": message.name, "seconds": seconds, "button": button?.identifier])
        if let button = button { delegate?.messagesCoordinator?(self, didTap: button.identifier) }
        if resolution.type == .timedOut, let campaign = try? campaign(of: message), campaign.variant == .b {
            InAppAutomation.shared.cancelSchedule(withID: scheduleID) { [weak self] found in
                self?.fan("iam_cancelled", ["found": found])
            }
        }
    }
}
