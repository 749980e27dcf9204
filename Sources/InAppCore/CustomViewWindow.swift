public import Foundation

/// The window in which a bridge shows a view of the handler's or a page of its own, where the SDK has none for it. For
/// bridges. Main actor.
@MainActor public final class CustomViewWindow {
    /// Where the view stands.
    public enum Place {
        /// It fills the screen.
        case wholeScreen
        /// In a rectangle of the screen, on a backdrop that takes the touches around it.
        case onBackdrop((CGRect) -> CGRect)
        /// In a rectangle of the screen, and the app can be used around it.
        case alone((CGRect) -> CGRect)
    }

    /// The view.
    public let content: UIView
    private let place: Place
    private var departure: DepartureWatch?
    private let window: UIWindow

    /// Makes a window that is not shown yet.
    /// - Parameters:
    ///   - content: the view.
    ///   - scene: where; nil leaves it to the system.
    ///   - level: nil takes a level in front of the app's own windows.
    ///   - place: where the view stands.
    public init(
        _ content: UIView, in scene: UIWindowScene?, level: UIWindow.Level?, place: Place = .wholeScreen
    ) {
        self.content = content
        self.place = place
        if let scene {
            window = UIWindow(windowScene: scene)
        } else {
            window = UIWindow(frame: UIScreen.main.bounds)
        }
        window.windowLevel = level ?? .normal + 1
        if case .alone(let frame) = place { window.frame = frame(window.frame) }
    }

    /// Whether the view is off the screen for the time being.
    public var isHidden: Bool {
        get { window.isHidden }
        set { window.isHidden = newValue }
    }

    /// Shows the window.
    /// - Parameter onDeparture: called if the view takes itself off the screen.
    public func show(onDeparture: @escaping @MainActor @Sendable () -> Void) {
        let controller = UIViewController()
        window.rootViewController = controller
        // The window puts the view into place when it is shown, no sooner.
        window.isHidden = false
        content.frame = frame(in: controller.view.bounds)
        content.autoresizingMask = autoresizing
        controller.view.addSubview(content)
        departure = DepartureWatch(in: content, onDeparture: onDeparture)
    }

    private func frame(in bounds: CGRect) -> CGRect {
        if case .onBackdrop(let frame) = place { frame(bounds) } else { bounds }
    }

    private var autoresizing: UIView.AutoresizingMask {
        guard case .onBackdrop = place else { return [.flexibleWidth, .flexibleHeight] }
        return [.flexibleTopMargin, .flexibleBottomMargin, .flexibleLeftMargin, .flexibleRightMargin]
    }

    /// Takes the window away; nobody is told of the view's departure.
    public func close() {
        departure?.stop()
        content.removeFromSuperview()
        window.isHidden = true
        window.rootViewController = nil
    }
}

/// Notices when a view of the app's leaves the screen of its own accord, as custom views do that have a close button:
/// the SDKs' custom views have to say so, and an ordinary view knows nothing of that. For bridges.
///
/// It is put into the view that it watches, where it takes no place and no touches. Main actor, therefore Sendable.
@MainActor public final class DepartureWatch: UIView {
    private var onDeparture: (@MainActor () -> Void)?
    private var hasArrived = false

    /// Watches a view until it has left its window for the first time.
    /// - Parameters:
    ///   - view: the view to watch.
    ///   - onDeparture: called once, when the view is in no window any more. Called by `removeFromSuperview()`
    ///     of the view or of one that it is in.
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
