// An app's own view in place of the built-in ones, with a view controller inside and buttons.
#if canImport(BrazeUI)
    import BrazeKit
    import BrazeUI
    import UIKit
#else
    import BrazeModel
#endif

/// Asks for a rating.
final class RatingViewController: UIViewController {
    private let onRate: (Int) -> Void
    private let onLater: () -> Void
    private let toggle = UISwitch()

    init(onRate: @escaping (Int) -> Void, onLater: @escaping () -> Void) {
        self.onRate = onRate
        self.onLater = onLater
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let rate = UIButton(
            primaryAction: UIAction(title: "Rate") { [weak self] _ in
                guard let self else { return }
                onRate(toggle.isOn ? 5 : 4)
            })
        let later = UIButton(type: .system)
        later.setTitle("Not now", for: .normal)
        later.accessibilityIdentifier = "rating.later"
        later.addAction(UIAction { [weak self] _ in self?.onLater() }, for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [toggle, rate, later])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        ])
    }

    func fillStars() { toggle.setOn(true, animated: true) }
}

/// Shows the rating as an in-app message: willPresent, presented, impression, completion, didPresent, and the reverse.
final class RatingMessageView: UIView, InAppMessageView {
    let message: Braze.InAppMessage
    private let trace: Trace
    private(set) var presented = false
    private(set) lazy var rating = RatingViewController(
        onRate: { [weak self] stars in self?.rate(stars) },
        onLater: { [weak self] in self?.dismiss() })

    init(message: Braze.InAppMessage, trace: Trace) {
        self.message = message
        self.trace = trace
        super.init(frame: .zero)
        alpha = 0
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used")
    }

    func present(completion: (() -> Void)?) {
        prefersStatusBarHidden = false
        controller?.addChild(rating)
        addSubview(rating.view)
        rating.didMove(toParent: controller)
        layoutIfNeeded()
        willPresent()
        UIView.animate(
            withDuration: message.animateIn ? 0.25 : 0, animations: { self.alpha = 1 },
            completion: { _ in
                self.presented = true
                self.makeKey()
                self.logImpression()
                completion?()
                self.didPresent()
            })
    }

    func dismiss(completion: (() -> Void)? = nil) {
        willDismiss()
        isUserInteractionEnabled = false
        UIView.animate(
            withDuration: message.animateOut ? 0.25 : 0, animations: { self.alpha = 0 },
            completion: { _ in
                self.presented = false
                self.rating.willMove(toParent: nil)
                self.rating.removeFromParent()
                completion?()
                self.didDismiss()
            })
    }

    private func rate(_ stars: Int) {
        trace.note("rated \(stars)")
        logClick(buttonId: "rate")
        process(clickAction: message.clickAction, buttonId: "rate")
        dismiss()
    }
}
