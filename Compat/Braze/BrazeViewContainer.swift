import BrazeModel
import InAppCompat

/// Shows any view as a Braze message. Braze leaves it to a custom view to report its life (BZ-072), and
/// an ordinary view knows nothing of that.
final class BrazeViewContainer: UIView, InAppMessageView {
    private let content: UIView
    private(set) var presented = false

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
    }

    func dismiss(completion: (() -> Void)?) {
        willDismiss()
        presented = false
        completion?()
        didDismiss()
    }
}
