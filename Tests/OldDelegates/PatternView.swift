import BrazeModel
package import PlatformStandIns

/// A view as Braze's documentation has them: it reports its life itself (BZ-072), and writes down what it
/// is told.
package final class PatternView: UIView, InAppMessageView {
    package private(set) var presented = false
    package private(set) var reports: [String] = []

    package func present(completion: (() -> Void)?) {
        reports.append("present")
        willPresent()
        presented = true
        logImpression()
        completion?()
        didPresent()
    }

    package func dismiss(completion: (() -> Void)?) {
        reports.append("dismiss")
        willDismiss()
        presented = false
        completion?()
        didDismiss()
    }
}
