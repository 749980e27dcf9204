public import Foundation

/// The window in which a bridge shows the handler's view or a page of its own, where the SDK has no window for it.
/// For bridges. Main actor.
@MainActor public final class CustomViewWindow {
    /// The position of the view.
    public enum Place {
        /// It fills the screen.
        case wholeScreen
        /// In a rectangle of the screen, on a backdrop that blocks touches around it.
        case onBackdrop((CGRect) -> CGRect)
        /// In a rectangle of the screen; the app can be used around it.
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
    ///   - place: the position of the view.
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

    /// Whether the view is hidden for now.
    public var isHidden: Bool {
        get { window.isHidden }
        set { window.isHidden = newValue }
    }

    /// Shows the window.
    /// - Parameter onDeparture: called if the view takes itself off the screen.
    public func show(onDeparture: @escaping @MainActor @Sendable () -> Void) {
        let controller = UIViewController()
        window.rootViewController = controller
        // The view is laid out when the window is shown, not before.
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

    /// Removes the window. `onDeparture` is not called.
    public func close() {
        departure?.stop()
        content.removeFromSuperview()
        window.isHidden = true
        window.rootViewController = nil
    }
}

/// Notices when an app's view leaves the screen by itself, for example by its own close button. The SDKs expect a
/// custom view to report that, and an ordinary view does not. For bridges.
///
/// It is a subview of the view that it watches, without a size and without touches. Main actor, therefore Sendable.
@MainActor public final class DepartureWatch: UIView {
    private var onDeparture: (@MainActor () -> Void)?
    private var hasArrived = false

    /// Watches a view until it has left its window for the first time.
    /// - Parameters:
    ///   - view: the view to watch.
    ///   - onDeparture: called once, when the view is no longer in a window. `removeFromSuperview()` of the view, or
    ///     of one of its superviews, calls it.
    public init(in view: UIView, onDeparture: @escaping @MainActor () -> Void) {
        self.onDeparture = onDeparture
        super.init(frame: .zero)
        isHidden = true
        isUserInteractionEnabled = false
        view.addSubview(self)
        hasArrived = window != nil
    }

    /// Returns nil: a watch is never decoded.
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

    /// Stops watching.
    /// - Returns: the closure that would have been called.
    @discardableResult
    public func stop() -> (@MainActor () -> Void)? {
        let notify = onDeparture.take()
        removeFromSuperview()
        return notify
    }
}
