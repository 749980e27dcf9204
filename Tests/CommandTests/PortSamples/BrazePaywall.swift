import BrazeKit
import BrazeUI
import SwiftUI
import UIKit

/// Shows the paywall in place of a campaign that asks for it.
class PaywallView: UIView, InAppMessageView {
    private let titleLabel = UILabel()
    private let buyButton = UIButton(type: .system)
    private let closeButton = UIButton(type: .close)
    let message: Braze.InAppMessage.Modal
    var presented = false
    var onBuy: ((String) -> Void)?

    init(message: Braze.InAppMessage.Modal) {
        self.message = message
        super.init(frame: .zero)
        setUp()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func setUp() {
        translatesAutoresizingMaskIntoConstraints = false
        backgroundColor = .white
        layer.cornerRadius = 12
        titleLabel.text = message.header
        titleLabel.numberOfLines = 0
        [titleLabel, buyButton, closeButton].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            addSubview($0)
        }
        NSLayoutConstraint.activate([
            titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: 24),
            titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            titleLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            buyButton.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 16),
            buyButton.centerXAnchor.constraint(equalTo: centerXAnchor),
            buyButton.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -24),
            closeButton.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            closeButton.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
        ])
        buyButton.setTitle(message.buttons.first?.text ?? "Buy", for: .normal)
        buyButton.addTarget(self, action: #selector(buy), for: .touchUpInside)
        closeButton.addTarget(self, action: #selector(close), for: .touchUpInside)
    }

    @objc private func buy() {
        guard let button = message.buttons.first else { return }
        logClick(buttonId: "\(button.id)")
        process(clickAction: button.clickAction, buttonId: "\(button.id)")
        onBuy?(message.extras["sku"] as? String ?? "default")
        dismiss(completion: nil)
    }

    @objc private func close() { dismiss(completion: nil) }

    func present(completion: (() -> Void)?) {
        willPresent()
        alpha = 0
        UIView.animate(
            withDuration: 0.3, animations: { self.alpha = 1 },
            completion: { _ in
                self.presented = true
                self.logImpression()
                self.didPresent()
                completion?()
            })
    }

    func dismiss(completion: (() -> Void)?) {
        willDismiss()
        presented = false
        UIView.animate(
            withDuration: 0.3, animations: { self.alpha = 0 },
            completion: { _ in
                self.didDismiss()
                completion?()
            })
    }
}

/// A presenter of its own: nothing is shown while somebody pays.
final class CheckoutAwarePresenter: BrazeInAppMessageUI {
    var isPaying = false { didSet { if oldValue && !isPaying { presentNext() } } }
    private(set) var dropped = 0

    override func present(message: Braze.InAppMessage) {
        if isPaying, message.extras["urgent"] == nil {
            dropped += 1
            message.context?.discard()
            return
        }
        super.present(message: message)
    }
}

@objc(PaywallCoordinator)
@objcMembers final class PaywallCoordinator: NSObject {
    static let shared = PaywallCoordinator()

    private let presenter = CheckoutAwarePresenter()
    private var braze: Braze?
    private var purchases: [String: Int] = [:]
    dynamic var isEnabled = true

    func start(with braze: Braze) {
        self.braze = braze
        presenter.delegate = self
        braze.inAppMessagePresenter = presenter
        braze.delegate = self
    }

    func beginPayment() { presenter.isPaying = true }
    func endPayment() { presenter.isPaying = false }

    private func buy(_ sku: String) {
        purchases[sku, default: 0] += 1
        braze?.logPurchase(productId: sku, currency: "EUR", price: 9.99)
        Analytics.shared.track("paywall_buy", ["sku": sku, "count": purchases[sku] ?? 0])
    }
}

extension PaywallCoordinator: BrazeInAppMessageUIDelegate {
    func inAppMessage(
        _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
    ) -> BrazeInAppMessageUI.DisplayChoice {
        guard isEnabled else { return .discard }
        if let presenter = ui as? CheckoutAwarePresenter, presenter.isPaying { return .reenqueue }
        return message.data.isTestSend ? .now : FeatureFlags.isOn("paywall") ? .now : .reenqueue
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, prepareWith context: inout BrazeInAppMessageUI.PresentationContext
    ) {
        context.preferredOrientation = .portrait
        guard context.message.extras["kind"] as? String == "paywall", let modal = context.message.modal else {
            context.customView = nil
            return
        }
        let view = PaywallView(message: modal)
        view.onBuy = { [weak self] sku in self?.buy(sku) }
        context.customView = view
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, didPresent message: Braze.InAppMessage, view: InAppMessageView
    ) {
        if let html = view.html {
            html.webView?.evaluateJavaScript("window.app = 'shop'") { _, error in
                if let error { NSLog("script: %@", "\(error)") }
            }
        } else if let modal = view.modal {
            modal.layer.shadowOpacity = 0.4
        }
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, willDismiss message: Braze.InAppMessage, view: InAppMessageView
    ) {
        Analytics.shared.track("paywall_close", ["id": message.id ?? "none"])
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, shouldProcess clickAction: Braze.InAppMessage.ClickAction,
        buttonId: String?, message: Braze.InAppMessage, view: InAppMessageView
    ) -> Bool {
        switch clickAction {
        case .url(let url, useWebView: false) where url.host == "paywall":
            buy(url.lastPathComponent)
            return false
        case .url(_, useWebView: true):
            return true
        case .url, .none:
            return buttonId != "cancel"
        @unknown default:
            return true
        }
    }
}

extension PaywallCoordinator: BrazeDelegate {
    func braze(_ braze: Braze, shouldOpenURL context: Braze.URLContext) -> Bool {
        guard context.channel == .inAppMessage else { return true }
        return context.url.host != "blocked"
    }
}
