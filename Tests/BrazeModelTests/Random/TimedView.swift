import HeadlessStage

#if canImport(BrazeUI)
    import BrazeKit
    import BrazeUI
#else
    import BrazeModel
#endif

/// An app's own view with given durations of its entry and exit, which leaves whenever it is told to.
final class TimedView: UIView, InAppMessageView {
    private(set) var presented = false
    private let stage: HeadlessStage
    private let times: (enter: Double, leave: Double)

    init(on stage: HeadlessStage, enter: Double, leave: Double) {
        self.stage = stage
        times = (enter, leave)
        super.init(frame: .zero)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func present(completion: (() -> Void)?) {
        willPresent()
        presented = true
        stage.animate(seconds: times.enter) {
            self.logImpression()
            completion?()
            self.didPresent()
        }
    }

    func dismiss(completion: (() -> Void)?) {
        willDismiss()
        presented = false
        stage.animate(seconds: times.leave) {
            completion?()
            self.didDismiss()
        }
    }
}
