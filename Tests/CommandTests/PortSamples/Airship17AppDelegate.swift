import AirshipAutomation
import AirshipCore
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let gate = OnboardingCoordinator()
    private let immediate = QuietCoordinator()
    private lazy var messaging = MessagingController(gate: gate, immediate: immediate)

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let config = AirshipConfig.default()
        config.developmentLogLevel = .debug
        config.isAutomaticSetupEnabled = false
        Airship.takeOff(config, launchOptions: launchOptions)
        Airship.shared.deepLinkDelegate = self
        InAppAutomation.shared.inAppMessageManager.delegate = messaging
        InAppAutomation.shared.inAppMessageManager.displayInterval = 10
        InAppAutomation.shared.inAppMessageManager.setFactoryBlock(
            { message in RatingAdapter(message) }, for: .custom)
        Airship.push.userPushNotificationsEnabled = true
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        InAppAutomation.shared.isPaused = !UserDefaults.standard.bool(forKey: "consented")
        gate.isOnboarding = !UserDefaults.standard.bool(forKey: "onboarded")
    }

    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        return Router.main.route(url)
    }
}

extension AppDelegate: DeepLinkDelegate {
    func receivedDeepLink(_ deepLink: URL, completionHandler: @escaping () -> Void) {
        _ = Router.main.route(deepLink)
        completionHandler()
    }
}

// MARK: - Coordinators

/// Lets nothing through while somebody is being onboarded.
@objc final class OnboardingCoordinator: NSObject, InAppMessageDisplayCoordinator {
    @objc dynamic var isReady: Bool = true

    var isOnboarding = false {
        didSet { isReady = !isOnboarding && !isShowing }
    }
    private var isShowing = false

    @objc class func keyPathsForValuesAffectingIsReady() -> Set<String> { ["isOnboarding"] }

    func didBeginDisplaying(_ message: InAppMessage) {
        isShowing = true
        isReady = false
    }

    func didFinishDisplaying(_ message: InAppMessage) {
        isShowing = false
        isReady = !isOnboarding
    }
}

/// For what may always be shown.
final class QuietCoordinator: NSObject, InAppMessageDisplayCoordinator {
    let isReady = true
    func didBeginDisplaying(_ message: InAppMessage) {}
    func didFinishDisplaying(_ message: InAppMessage) {}
}

// MARK: - The delegate

final class MessagingController: NSObject, InAppMessagingDelegate {
    private let gate: OnboardingCoordinator
    private let immediate: QuietCoordinator
    private var begun: [String: CFAbsoluteTime] = [:]
    private var names: Set<String> = []
    var onResolution: ((String, InAppMessageResolution) -> Void)?

    init(gate: OnboardingCoordinator, immediate: QuietCoordinator) {
        self.gate = gate
        self.immediate = immediate
        super.init()
    }

    func extend(_ message: InAppMessage) -> InAppMessage {
        guard let content = message.displayContent as? InAppMessageModalDisplayContent else { return message }
        return message.extend { builder in
            builder.displayContent = content.extend { modal in
                modal.backgroundColor = UIColor(white: 0.95, alpha: 1)
                modal.allowFullScreenDisplay = true
                if content.buttons?.isEmpty ?? true {
                    modal.dismissButtonColor = .red
                }
            }
        } ?? message
    }

    func displayCoordinator(for message: InAppMessage) -> InAppMessageDisplayCoordinator? {
        switch message.extras?["urgency"] as? String {
        case "now": return immediate
        case "queue": return nil
        default: return gate
        }
    }

    func isMessageReady(forDisplay message: InAppMessage) -> Bool {
        guard message.name != "blocked" else { return false }
        return UIApplication.shared.applicationState == .active && !names.contains(message.name ?? "")
    }

    func messageWillBeDisplayed(_ message: InAppMessage, scheduleID: String) {
        begun[scheduleID] = CFAbsoluteTimeGetCurrent()
        Airship.analytics.addEvent(CustomEvent(name: "iam_shown"))
        if message.displayType == .banner || message.displayType == .HTML { names.insert(message.name ?? "") }
    }

    func messageFinishedDisplaying(
        _ message: InAppMessage, scheduleID: String, resolution: InAppMessageResolution
    ) {
        let elapsed = begun.removeValue(forKey: scheduleID).map { CFAbsoluteTimeGetCurrent() - $0 } ?? 0
        switch resolution.type {
        case .buttonClick:
            track("button", resolution.buttonInfo?.label.text ?? "?", elapsed)
            if resolution.buttonInfo?.behavior == .cancel {
                InAppAutomation.shared.cancelSchedule(withID: scheduleID) { _ in }
            }
        case .messageClick: track("message", message.name ?? "", elapsed)
        case .userDismissed, .timedOut: track("closed", "\(resolution.type.rawValue)", elapsed)
        @unknown default: break
        }
        onResolution?(scheduleID, resolution)
    }

    private func track(_ what: String, _ which: String, _ elapsed: CFAbsoluteTime) {
        let event = CustomEvent(name: "iam_\(what)", value: NSNumber(value: elapsed))
        event.properties = ["which": which]
        event.track()
    }
}

// MARK: - A custom adapter

/// Asks for a rating.
final class RatingAdapter: NSObject, InAppMessageAdapterProtocol {
    private let message: InAppMessage
    private let payload: [AnyHashable: Any]?

    init(_ message: InAppMessage) {
        self.message = message
        payload = (message.displayContent as? InAppMessageCustomDisplayContent)?.value as? [AnyHashable: Any]
        super.init()
    }

    class func adapter(for message: InAppMessage) -> Self { self.init(message: message) }

    required convenience init(message: InAppMessage) { self.init(message) }

    func prepare(
        with assets: InAppMessageAssets, completionHandler: @escaping (InAppMessagePrepareResult) -> Void
    ) {
        completionHandler(payload == nil ? .cancel : .success)
    }

    func isReadyToDisplay() -> Bool { UIApplication.shared.applicationState == .active }

    func display(_ completionHandler: @escaping (InAppMessageResolution) -> Void) {
        let alert = UIAlertController(
            title: payload?["title"] as? String, message: nil, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "Later", style: .cancel) { _ in
                completionHandler(.userDismissed())
            })
        alert.addAction(
            UIAlertAction(title: "Rate", style: .default) { _ in
                completionHandler(.messageClick())
            })
        UIApplication.shared.windows.first?.rootViewController?.present(alert, animated: true)
    }
}
