import BrazeKit
import BrazeUI
import SafariServices
import UIKit

// MARK: - StorefrontViewController

/// The first screen of the shop: what is on sale, and what Braze shows over it.
open class StorefrontViewController: UIViewController {

    // MARK: Types

    private enum Constant {
        static let sessionLimit = 3
        static let placementKey = "placement"
        static let accent = UIColor(red: 0.9, green: 0.2, blue: 0.1, alpha: 1)
    }

    private typealias PendingMessage = (message: Braze.InAppMessage, receivedAt: Date)

    struct Banner: Codable {
        let title: String
        let target: URL?
    }

    // MARK: Properties

    private let router: DeepLinkRouter
    private let analytics: AnalyticsLogger
    private var braze: Braze? { ShopApp.shared.braze }
    private lazy var messageUI: BrazeInAppMessageUI = {
        let ui = BrazeInAppMessageUI()
        ui.delegate = self
        return ui
    }()

    private var pending: [PendingMessage] = []
    private var shownInSession = 0
    private var currentMessageID: String?
    private var dismissTimer: Timer?
    private var isCheckingOut = false {
        didSet {
            guard oldValue, !isCheckingOut else { return }
            flushPending()
        }
    }
    private let scrollView = UIScrollView()
    private let titleLabel = UILabel()
    private let cartButton = UIButton()

    // MARK: Life

    init(router: DeepLinkRouter, analytics: AnalyticsLogger) {
        self.router = router
        self.analytics = analytics
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    deinit {
        dismissTimer?.invalidate()
        NotificationCenter.default.removeObserver(self)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        setUpHierarchy()
        braze?.inAppMessagePresenter = messageUI
        NotificationCenter.default.addObserver(
            self, selector: #selector(checkoutChanged(_:)), name: .checkoutChanged, object: nil)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        braze?.logCustomEvent(name: "storefront_viewed", properties: ["session": shownInSession])
        messageUI.presentNext()
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        messageUI.dismiss(completion: nil)
    }

    private func setUpHierarchy() {
        view.addSubview(scrollView)
        scrollView.addSubview(titleLabel)
        scrollView.addSubview(cartButton)
        titleLabel.text = "Today"
        titleLabel.textColor = Constant.accent
        cartButton.addTarget(self, action: #selector(cartTapped), for: .touchUpInside)
    }

    // MARK: Actions

    @objc private func cartTapped() {
        isCheckingOut = true
        router.open(.cart)
    }

    @objc private func checkoutChanged(_ note: Notification) {
        isCheckingOut = note.userInfo?["isActive"] as? Bool ?? false
    }
}

// MARK: - Pending messages

private extension StorefrontViewController {
    func flushPending() {
        let fresh = pending.filter { Date().timeIntervalSince($0.receivedAt) < 600 }
        pending.removeAll()
        guard let first = fresh.first else { return }
        messageUI.present(message: first.message)
        for late in fresh.dropFirst() {
            analytics.log("message_dropped", ["id": late.message.id ?? "none"])
        }
    }

    func scheduleDismissal(of message: Braze.InAppMessage) {
        guard case .slideup(let slideup) = message, case .auto(let interval) = slideup.messageClose else {
            return
        }
        dismissTimer?.invalidate()
        dismissTimer = Timer.scheduledTimer(withTimeInterval: interval, repeats: false) { [weak self] _ in
            self?.messageUI.dismiss()
        }
    }

    func attributes(of message: Braze.InAppMessage) -> [String: String] {
        var result = ["id": message.id ?? "", "type": typeName(message)]
        message.extras.forEach { key, value in
            result["extra_\(key)"] = String(describing: value)
        }
        if let modal = message.modal {
            result["header"] = modal.header
            result["buttons"] = modal.buttons.map { $0.text }.joined(separator: ",")
        }
        return result
    }

    func typeName(_ message: Braze.InAppMessage) -> String {
        switch message {
        case .slideup(let slideup): return "slideup-\(slideup.slideFrom)"
        case .modal(let modal) where modal.buttons.isEmpty: return "modal"
        case .modal: return "modal-buttons"
        case .modalImage, .fullImage: return "image"
        case .full: return "full"
        case let .html(html): return html.legacy ? "html-legacy" : "html"
        case .control: return "control"
        @unknown default: return "unknown"
        }
    }
}

// MARK: - BrazeInAppMessageUIDelegate

extension StorefrontViewController: BrazeInAppMessageUIDelegate {
    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
    ) -> BrazeInAppMessageUI.DisplayChoice {
        guard UIApplication.shared.applicationState == .active else { return .reenqueue }
        defer { analytics.log("message_triggered", attributes(of: message)) }
        if case .control = message { return .now }
        guard shownInSession < Constant.sessionLimit else {
            message.logImpression(using: braze)
            return .discard
        }
        switch message.extras[Constant.placementKey] as? String {
        case "storefront"?, nil:
            return isCheckingOut ? .reenqueue : .now
        case "cart"?:
            pending.append((message, Date()))
            return .discard
        case let .some(other):
            return router.knows(other) ? .now : .discard
        }
    }

    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, prepareWith context: inout BrazeInAppMessageUI.PresentationContext
    ) {
        context.statusBarHideBehavior = .auto
        context.preferredOrientation = isCheckingOut ? .landscape : .portrait
        if var modal = context.message.modal {
            modal.message = modal.message.replacingOccurrences(of: "{{name}}", with: "you")
            modal.themes.light.closeButtonColor = 0xFF33_3333
            context.message = .modal(modal)
        }
        context.attributes?.slideup?.cornerRadius = 12
        context.attributes?.modal?.onPresent = { view in
            view.accessibilityViewIsModal = true
        }
        context.customView = nil
    }

    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, willPresent message: Braze.InAppMessage, view: InAppMessageView
    ) {
        currentMessageID = message.id
        titleLabel.isHidden = true
        (view as? BrazeInAppMessageUI.ModalView)?.attributes.margin.top = 24
    }

    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, didPresent message: Braze.InAppMessage, view: InAppMessageView
    ) {
        shownInSession += 1
        scheduleDismissal(of: message)
        UIAccessibility.post(notification: .screenChanged, argument: view)
    }

    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, willDismiss message: Braze.InAppMessage, view: InAppMessageView
    ) {
        dismissTimer?.invalidate()
        titleLabel.isHidden = false
    }

    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, didDismiss message: Braze.InAppMessage, view: InAppMessageView
    ) {
        if currentMessageID == message.id { currentMessageID = nil }
        if !isCheckingOut, !pending.isEmpty { DispatchQueue.main.async { self.flushPending() } }
    }

    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, shouldProcess clickAction: Braze.InAppMessage.ClickAction,
        buttonId: String?,
        message: Braze.InAppMessage, view: InAppMessageView
    ) -> Bool {
        analytics.log("message_clicked", ["button": buttonId ?? "body", "id": message.id ?? ""])
        guard let url = clickAction.url else {
            if buttonId == "1" { braze?.logCustomEvent(name: "declined") }
            return true
        }
        guard router.canOpen(url) else {
            switch clickAction {
            case .url(_, useWebView: true):
                present(SFSafariViewController(url: url), animated: true, completion: nil)
                return false
            default:
                return true
            }
        }
        ui.dismiss { [router] in router.open(url) }
        return false
    }

}

// MARK: - BrazeDelegate

extension StorefrontViewController: BrazeDelegate {
    public func braze(_ braze: Braze, shouldOpenURL context: Braze.URLContext) -> Bool {
        switch context.channel {
        case .inAppMessage where router.canOpen(context.url):
            router.open(context.url)
            return false
        case .notification, .contentCard: return true
        default: return !context.useWebView
        }
    }
}

// MARK: - Scrolling

extension StorefrontViewController: UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView.contentOffset.y > 400 else { return }
        braze?.logCustomEvent(name: "scrolled_far")
    }
}

// MARK: - Names

extension Notification.Name {
    static let checkoutChanged = Notification.Name("checkoutChanged")
}

extension Braze.InAppMessage {
    /// What marketing calls it.
    var campaignName: String { extras["campaign"] as? String ?? id ?? "unknown" }

    fileprivate func logImpression(using braze: Braze?) {
        context?.logImpression()
        braze?.requestImmediateDataFlush()
    }
}
