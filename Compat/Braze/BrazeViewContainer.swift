import BrazeModel
import InAppCore

/// Shows any view as a Braze message. Braze leaves it to a custom view to report its life (BZ-072), and
/// an ordinary view knows nothing of that. One that takes itself off the screen dismisses the message.
final class BrazeViewContainer: UIView, InAppMessageView {
    private let content: UIView
    private(set) var presented = false
    private var departure: DepartureWatch?

    init(_ content: UIView) {
        self.content = content
        super.init(frame: content.frame)
        addSubview(content)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func present(completion: (() -> Void)?) {
        willPresent()
        presented = true
        logImpression()
        completion?()
        didPresent()
        departure = DepartureWatch(in: content) { [weak self] in self?.dismiss(completion: nil) }
    }

    func dismiss(completion: (() -> Void)?) {
        guard presented else {
            completion?()
            return
        }
        departure?.stop()
        willDismiss()
        presented = false
        completion?()
        didDismiss()
    }
}
