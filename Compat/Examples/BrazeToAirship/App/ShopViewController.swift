import UIKit

/// The shop. During its checkout no message appears; messages that arrive in the meantime are shown afterwards, in
/// order.
final class ShopViewController: UIViewController {
    private let messages: Messages
    private let button = UIButton(type: .system)

    init(messages: Messages) {
        self.messages = messages
        super.init(nibName: nil, bundle: nil)
        title = "Shop"
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        button.frame = CGRect(x: 40, y: 200, width: 240, height: 44)
        button.addAction(UIAction { [weak self] _ in self?.toggleCheckout() }, for: .touchUpInside)
        view.addSubview(button)
        showState()
    }

    private func toggleCheckout() {
        let gate = messages.policies.pauseGate
        if gate.isPaused { gate.resume("checkout") } else { gate.pause("checkout") }
        showState()
    }

    private func showState() {
        let isPaused = messages.policies.pauseGate.isPaused
        button.setTitle(isPaused ? "Finish the checkout" : "Begin the checkout", for: .normal)
    }
}
