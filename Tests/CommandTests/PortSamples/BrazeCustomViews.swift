import BrazeKit
import BrazeUI
import UIKit

// MARK: - A view of the app's own

/// A coupon in place of the vendor's modal.
final class CouponView: UIView, InAppMessageView {
    var message: Braze.InAppMessage
    var presented: Bool = false
    private let label = UILabel()

    init(message: Braze.InAppMessage) {
        self.message = message
        super.init(frame: .zero)
        label.text = message.extras["coupon"] as? String
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func present(completion: (() -> Void)?) {
        presented = true
        willPresent()
        logImpression()
        didPresent()
        completion?()
    }

    func dismiss(completion: (() -> Void)?) {
        willDismiss()
        presented = false
        didDismiss()
        completion?()
    }

    @objc func tapped() {
        logClick(buttonId: "0")
        process(clickAction: message.clickAction, buttonId: "0")
        dismiss(completion: nil)
    }
}

/// A modal whose text is large.
class LargeModalView: BrazeInAppMessageUI.ModalView {
    override func present(completion: (() -> Void)?) {
        messageLabel.font = .systemFont(ofSize: 24)
        super.present(completion: completion)
    }
}

// MARK: - The delegate

protocol MessageRouting: AnyObject {
    func route(to url: URL)
}

class MessageCenter: NSObject {
    weak var router: MessageRouting?
    private var stored: [String: Braze.InAppMessage] = [:]
    private var impressions = [String: Int]()
    private let queue = DispatchQueue(label: "messages")
    lazy var ui: BrazeInAppMessageUI = {
        let ui = BrazeInAppMessageUI()
        ui.delegate = self
        return ui
    }()

    func resume() {
        for (id, message) in stored where impressions[id, default: 0] < 3 {
            ui.present(message: message)
        }
        stored.removeAll()
    }

    func summary(of message: Braze.InAppMessage) -> String {
        if let modal = message.modal {
            return modal.header + ": " + modal.message
        }
        if let full = message.full { return full.buttons.map(\.text).joined(separator: ", ") }
        return message.slideup?.message ?? message.html?.message ?? ""
    }
}

extension MessageCenter: BrazeInAppMessageUIDelegate {
    func inAppMessage(_ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage)
        -> BrazeInAppMessageUI.DisplayChoice
    {
        guard UIApplication.shared.applicationState == .active else {
            queue.sync { stored[message.id ?? ""] = message }
            return .later
        }
        return .now
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, prepareWith context: inout BrazeInAppMessageUI.PresentationContext
    ) {
        if context.message.extras["coupon"] != nil {
            context.customView = CouponView(message: context.message)
        }
        context.windowLevel = .alert
        context.windowScene = ui.messageView?.window?.windowScene
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, willPresent message: Braze.InAppMessage, view: InAppMessageView
    ) {
        guard let view = view as? BrazeInAppMessageUI.ModalView else { return }
        view.attributes.cornerRadius = 4
        view.backgroundColor = .red
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, didPresent message: Braze.InAppMessage, view: InAppMessageView
    ) {
        impressions[message.id ?? "", default: 0] += 1
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, shouldProcess clickAction: Braze.InAppMessage.ClickAction,
        buttonId: String?, message: Braze.InAppMessage, view: InAppMessageView
    ) -> Bool {
        guard case .url(let url, _) = clickAction, url.scheme == "shop" else { return true }
        router?.route(to: url)
        ui.dismiss()
        return false
    }
}
