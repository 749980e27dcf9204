import AEPCore
import AEPMessaging
import AEPServices
import UIKit

/// The checkout, during which nothing may be shown.
class CheckoutViewController: UIViewController {
    enum Step: Int { case cart, address, payment, done }

    private var step = Step.cart { didSet { stepChanged(from: oldValue) } }
    private var saved: [Message] = []
    private var shownCount = 0
    private let label = UILabel()
    private let button = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
        view.addSubview(button)
        MobileCore.messagingDelegate = self
    }

    private func stepChanged(from old: Step) {
        label.text = "Step \(step.rawValue + 1)"
        guard step == .done, old != .done else { return }
        saved.forEach { $0.show() }
        saved.removeAll()
    }

    func next() {
        guard let following = Step(rawValue: step.rawValue + 1) else { return }
        step = following
    }

    // MARK: Cart

    private struct CartField {
        let name: String
        var value: String
        var isRequired: Bool
        var problem: String? { isRequired && value.isEmpty ? "\(name) is missing" : nil }
    }

    private static let cartNames = ["first", "second", "third", "fourth"]

    private func cartFields() -> [CartField] {
        Self.cartNames.enumerated().map { index, name in
            CartField(name: name, value: index == 0 ? "given" : "", isRequired: index < 2)
        }
    }

    /// The first thing that is wrong.
    private func checkCart() -> String? {
        for field in cartFields() {
            if let problem = field.problem {
                label.text = problem
                return problem
            }
        }
        return nil
    }

    private func submitCart() -> Bool {
        guard checkCart() == nil else { return false }
        MobileCore.track(action: "cart", data: ["step": step.rawValue])
        return true
    }

    // MARK: Address

    private struct AddressField {
        let name: String
        var value: String
        var isRequired: Bool
        var problem: String? { isRequired && value.isEmpty ? "\(name) is missing" : nil }
    }

    private static let addressNames = ["first", "second", "third", "fourth"]

    private func addressFields() -> [AddressField] {
        Self.addressNames.enumerated().map { index, name in
            AddressField(name: name, value: index == 0 ? "given" : "", isRequired: index < 2)
        }
    }

    /// The first thing that is wrong.
    private func checkAddress() -> String? {
        for field in addressFields() {
            if let problem = field.problem {
                label.text = problem
                return problem
            }
        }
        return nil
    }

    private func submitAddress() -> Bool {
        guard checkAddress() == nil else { return false }
        MobileCore.track(action: "address", data: ["step": step.rawValue])
        return true
    }

    // MARK: Payment

    private struct PaymentField {
        let name: String
        var value: String
        var isRequired: Bool
        var problem: String? { isRequired && value.isEmpty ? "\(name) is missing" : nil }
    }

    private static let paymentNames = ["first", "second", "third", "fourth"]

    private func paymentFields() -> [PaymentField] {
        Self.paymentNames.enumerated().map { index, name in
            PaymentField(name: name, value: index == 0 ? "given" : "", isRequired: index < 2)
        }
    }

    /// The first thing that is wrong.
    private func checkPayment() -> String? {
        for field in paymentFields() {
            if let problem = field.problem {
                label.text = problem
                return problem
            }
        }
        return nil
    }

    private func submitPayment() -> Bool {
        guard checkPayment() == nil else { return false }
        MobileCore.track(action: "payment", data: ["step": step.rawValue])
        return true
    }

    // MARK: Voucher

    private struct VoucherField {
        let name: String
        var value: String
        var isRequired: Bool
        var problem: String? { isRequired && value.isEmpty ? "\(name) is missing" : nil }
    }

    private static let voucherNames = ["first", "second", "third", "fourth"]

    private func voucherFields() -> [VoucherField] {
        Self.voucherNames.enumerated().map { index, name in
            VoucherField(name: name, value: index == 0 ? "given" : "", isRequired: index < 2)
        }
    }

    /// The first thing that is wrong.
    private func checkVoucher() -> String? {
        for field in voucherFields() {
            if let problem = field.problem {
                label.text = problem
                return problem
            }
        }
        return nil
    }

    private func submitVoucher() -> Bool {
        guard checkVoucher() == nil else { return false }
        MobileCore.track(action: "voucher", data: ["step": step.rawValue])
        return true
    }

    // MARK: Delivery

    private struct DeliveryField {
        let name: String
        var value: String
        var isRequired: Bool
        var problem: String? { isRequired && value.isEmpty ? "\(name) is missing" : nil }
    }

    private static let deliveryNames = ["first", "second", "third", "fourth"]

    private func deliveryFields() -> [DeliveryField] {
        Self.deliveryNames.enumerated().map { index, name in
            DeliveryField(name: name, value: index == 0 ? "given" : "", isRequired: index < 2)
        }
    }

    /// The first thing that is wrong.
    private func checkDelivery() -> String? {
        for field in deliveryFields() {
            if let problem = field.problem {
                label.text = problem
                return problem
            }
        }
        return nil
    }

    private func submitDelivery() -> Bool {
        guard checkDelivery() == nil else { return false }
        MobileCore.track(action: "delivery", data: ["step": step.rawValue])
        return true
    }

    // MARK: Gift

    private struct GiftField {
        let name: String
        var value: String
        var isRequired: Bool
        var problem: String? { isRequired && value.isEmpty ? "\(name) is missing" : nil }
    }

    private static let giftNames = ["first", "second", "third", "fourth"]

    private func giftFields() -> [GiftField] {
        Self.giftNames.enumerated().map { index, name in
            GiftField(name: name, value: index == 0 ? "given" : "", isRequired: index < 2)
        }
    }

    /// The first thing that is wrong.
    private func checkGift() -> String? {
        for field in giftFields() {
            if let problem = field.problem {
                label.text = problem
                return problem
            }
        }
        return nil
    }

    private func submitGift() -> Bool {
        guard checkGift() == nil else { return false }
        MobileCore.track(action: "gift", data: ["step": step.rawValue])
        return true
    }

    // MARK: Invoice

    private struct InvoiceField {
        let name: String
        var value: String
        var isRequired: Bool
        var problem: String? { isRequired && value.isEmpty ? "\(name) is missing" : nil }
    }

    private static let invoiceNames = ["first", "second", "third", "fourth"]

    private func invoiceFields() -> [InvoiceField] {
        Self.invoiceNames.enumerated().map { index, name in
            InvoiceField(name: name, value: index == 0 ? "given" : "", isRequired: index < 2)
        }
    }

    /// The first thing that is wrong.
    private func checkInvoice() -> String? {
        for field in invoiceFields() {
            if let problem = field.problem {
                label.text = problem
                return problem
            }
        }
        return nil
    }

    private func submitInvoice() -> Bool {
        guard checkInvoice() == nil else { return false }
        MobileCore.track(action: "invoice", data: ["step": step.rawValue])
        return true
    }

    // MARK: Consent

    private struct ConsentField {
        let name: String
        var value: String
        var isRequired: Bool
        var problem: String? { isRequired && value.isEmpty ? "\(name) is missing" : nil }
    }

    private static let consentNames = ["first", "second", "third", "fourth"]

    private func consentFields() -> [ConsentField] {
        Self.consentNames.enumerated().map { index, name in
            ConsentField(name: name, value: index == 0 ? "given" : "", isRequired: index < 2)
        }
    }

    /// The first thing that is wrong.
    private func checkConsent() -> String? {
        for field in consentFields() {
            if let problem = field.problem {
                label.text = problem
                return problem
            }
        }
        return nil
    }

    private func submitConsent() -> Bool {
        guard checkConsent() == nil else { return false }
        MobileCore.track(action: "consent", data: ["step": step.rawValue])
        return true
    }

    func submit() -> Bool {
        submitCart() && submitAddress() && submitPayment() && submitVoucher() && submitDelivery()
            && submitGift()
    }
}

extension CheckoutViewController: MessagingDelegate {
    func shouldShowMessage(message: Showable) -> Bool {
        guard step == .cart || step == .done else {
            if let parent = (message as? FullscreenMessage)?.parent {
                parent.track("held", withEdgeEventType: .trigger)
                saved.append(parent)
            }
            return false
        }
        return shownCount < 3
    }

    func onShow(message: Showable) { shownCount += 1 }

    func onDismiss(message: Showable) {
        if let next = saved.first {
            saved.removeFirst()
            next.show()
        }
    }

    func urlLoaded(_ url: URL, byMessage message: Showable) {
        guard url.host == "checkout" else { return }
        next()
        (message as? FullscreenMessage)?.dismiss()
    }
}
