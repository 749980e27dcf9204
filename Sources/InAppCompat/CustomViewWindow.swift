/// The window in which a bridge shows a view of the handler's, where the SDK has none for it. For bridges. Main actor.
@MainActor public final class CustomViewWindow {
    /// The view.
    public let content: UIView
    private var departure: DepartureWatch?
    private let window: UIWindow

    /// Makes a window that is not shown yet.
    /// - Parameters:
    ///   - content: the view; it fills the window.
    ///   - scene: where; nil leaves it to the system.
    ///   - level: nil takes a level in front of the app's own windows.
    public init(_ content: UIView, in scene: UIWindowScene?, level: UIWindow.Level?) {
        self.content = content
        if let scene {
            window = UIWindow(windowScene: scene)
        } else {
            window = UIWindow(frame: UIScreen.main.bounds)
        }
        window.windowLevel = level ?? .normal + 1
    }

    /// Shows the window.
    /// - Parameter onDeparture: called if the view takes itself off the screen.
    public func show(onDeparture: @escaping @MainActor @Sendable () -> Void) {
        let controller = UIViewController()
        window.rootViewController = controller
        content.frame = controller.view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.view.addSubview(content)
        window.isHidden = false
        departure = DepartureWatch(in: content, onDeparture: onDeparture)
    }

    /// Takes the window away; nobody is told of the view's departure.
    public func close() {
        departure?.stop()
        content.removeFromSuperview()
        window.isHidden = true
        window.rootViewController = nil
    }
}
