import InAppCompat

#if canImport(UIKit)
    import UIKit
#endif

/// The window in which the bridge shows a view of the handler's: the SDK's adapters have theirs.
@MainActor final class CustomViewWindow {
    let content: UIView
    private var departure: DepartureWatch?
    private let window: UIWindow

    /// - Parameters:
    ///   - content: the view; it fills the window.
    ///   - scene: where; nil leaves it to the system.
    ///   - level: nil takes a level in front of the app's own windows.
    init(_ content: UIView, in scene: UIWindowScene?, level: UIWindow.Level?) {
        self.content = content
        if let scene {
            window = UIWindow(windowScene: scene)
        } else {
            window = UIWindow(frame: UIScreen.main.bounds)
        }
        window.windowLevel = level ?? .normal + 1
    }

    /// - Parameter onDeparture: called if the view takes itself off the screen.
    func show(onDeparture: @escaping @MainActor @Sendable () -> Void) {
        let controller = UIViewController()
        window.rootViewController = controller
        content.frame = controller.view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.view.addSubview(content)
        window.isHidden = false
        departure = DepartureWatch(in: content, onDeparture: onDeparture)
    }

    func close() {
        departure?.stop()
        content.removeFromSuperview()
        window.isHidden = true
        window.rootViewController = nil
    }
}
