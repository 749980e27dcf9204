/// Notices when a view of the app's leaves the screen of its own accord, as custom views do that have a close button:
/// the SDKs' custom views have to say so, and an ordinary view knows nothing of that. For bridges.
///
/// It is put into the view that it watches, where it takes no place and no touches. Main actor, therefore Sendable.
@MainActor public final class DepartureWatch: UIView {
    private var onDeparture: (@MainActor () -> Void)?
    private var hasArrived = false

    /// Watches a view until it has left its window for the first time.
    /// - Parameter onDeparture: called once, when the view is in no window any more. Called by `removeFromSuperview()`
    ///   of the view or of one that it is in.
    public init(in view: UIView, onDeparture: @escaping @MainActor () -> Void) {
        self.onDeparture = onDeparture
        super.init(frame: .zero)
        isHidden = true
        isUserInteractionEnabled = false
        view.addSubview(self)
        hasArrived = window != nil
    }

    /// Gives nil: a watch cannot be made from an archive.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        nil
    }

    /// The view has moved to a window or out of one.
    public override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil {
            hasArrived = true
        } else if hasArrived {
            stop()?()
        }
    }

    /// Watches no more.
    /// - Returns: what was to be called.
    @discardableResult
    public func stop() -> (@MainActor () -> Void)? {
        let notify = onDeparture.take()
        removeFromSuperview()
        return notify
    }
}
