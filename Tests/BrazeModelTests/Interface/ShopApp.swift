// A shop's app delegate, in the style of public apps: set-up, presenter, both delegates, links, notifications.
#if canImport(BrazeUI)
    import BrazeKit
    import BrazeUI
    import UIKit
#else
    import BrazeModel
#endif

@MainActor
class ShopAppDelegate: UIResponder, UIApplicationDelegate {
    static var braze: Braze?

    var window: UIWindow?
    let trace: Trace
    /// Retained here: Braze retains the presenter, and the presenter does not retain its delegate.
    private let messages: ShopMessages

    init(_ trace: Trace) {
        self.trace = trace
        messages = ShopMessages(trace)
        super.init()
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let configuration = Braze.Configuration(apiKey: "shop-key", endpoint: "sdk.example.com")
        configuration.logger.level = .info
        configuration.sessionTimeout = 30
        configuration.triggerMinimumTimeInterval = 5
        configuration.push.automation = true
        configuration.push.appGroup = "group.com.example.shop"
        configuration.forwardUniversalLinks = true
        configuration.location.geofencesEnabled = true

        let braze = Braze(configuration: configuration)
        braze.delegate = self
        braze.sdkAuthDelegate = self
        Self.braze = braze

        let ui = BrazeInAppMessageUI()
        ui.delegate = messages
        braze.inAppMessagePresenter = ui

        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: ShopViewController())
        window?.makeKeyAndVisible()
        return true
    }

    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        trace.note("opened \(url.host ?? "") from \(options[.sourceApplication] as? String ?? "nowhere")")
        return true
    }

    func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
        Self.braze?.notifications.register(deviceToken: deviceToken)
    }

    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIApplication.BackgroundFetchResult) -> Void
    ) {
        if let braze = Self.braze,
            braze.notifications.handleBackgroundNotification(
                userInfo: userInfo, fetchCompletionHandler: completionHandler)
        {
            return
        }
        completionHandler(.noData)
    }
}

extension ShopAppDelegate: BrazeDelegate {
    func braze(_ braze: Braze, shouldOpenURL context: Braze.URLContext) -> Bool {
        guard context.channel == .inAppMessage, context.url.scheme == "shop" else { return true }
        trace.note("routed \(context.url.host ?? "") extras \(context.extras["campaign"] ?? "-")")
        return application(.shared, open: context.url, options: [.sourceApplication: "braze"]) == false
    }

    func braze(_ braze: Braze, willPresentModalWithContext context: Braze.ModalContext) {
        context.animatePresentation = false
        trace.note("modal page")
    }

    func braze(_ braze: Braze, noMatchingTriggerForEvent event: Braze.TriggerEvent) {
        trace.note("nothing for \(event.identifier ?? "a session")")
    }
}

extension ShopAppDelegate: BrazeSDKAuthDelegate {
    func braze(_ braze: Braze, sdkAuthenticationFailedWithError error: Braze.SDKAuthenticationError) {
        trace.note("proof refused: \(error.reason ?? "no reason")")
    }
}

/// The first screen.
final class ShopViewController: UIViewController {
    private lazy var buyButton: UIButton = {
        let button = UIButton(
            primaryAction: UIAction(title: "Buy") { [weak self] _ in self?.buy() })
        button.setBackgroundImage(
            UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
                UIColor.systemGreen.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            }, for: .normal)
        return button
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(buyButton)
    }

    func buy() {
        ShopAppDelegate.braze?.logCustomEvent(name: "bought", properties: ["amount": 3])
        ShopAppDelegate.braze?.user.setCustomAttribute(key: "buyer", value: true)
    }
}

/// The shop's delegate for messages.
@MainActor final class ShopMessages: BrazeInAppMessageUIDelegate {
    private let trace: Trace

    init(_ trace: Trace) {
        self.trace = trace
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
    ) -> BrazeInAppMessageUI.DisplayChoice {
        if case .control = message { return .now }
        guard let screen = message.extras["screen"] as? String else { return .now }
        trace.note("choice for \(screen)")
        return screen == "shop" ? .now : .discard
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, didPresent message: Braze.InAppMessage, view: any InAppMessageView
    ) {
        trace.note("seen \(message.id ?? "local") \(view.presented)")
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, shouldProcess clickAction: Braze.InAppMessage.ClickAction,
        buttonId: String?, message: Braze.InAppMessage, view: any InAppMessageView
    ) -> Bool {
        trace.note("clicked \(buttonId ?? "body") -> \(clickAction.url?.absoluteString ?? "nothing")")
        return true
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, didDismiss message: Braze.InAppMessage, view: any InAppMessageView
    ) {
        trace.note("gone \(message.id ?? "local"), visible: \(ui.messageView != nil)")
    }
}
