#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: a scene, which is one instance of the app's interface. The system makes scenes; headless, a stage
    /// does.
    @preconcurrency @MainActor open class UIScene: UIResponder {
        /// The activation states of a scene.
        public enum ActivationState: Int, Sendable {
            /// Unattached, as in UIKit.
            case unattached = -1
            /// Foreground active, as in UIKit.
            case foregroundActive = 0
            /// Foreground inactive, background, as in UIKit.
            case foregroundInactive, background
        }

        /// The activation state. Headless: that of the stage's scene.
        open var activationState: ActivationState { activation() }
        /// The title of the scene.
        open var title: String!

        private let activation: @MainActor () -> ActivationState

        /// Makes a scene.
        /// - Parameters:
        ///   - title: the title.
        ///   - activation: returns the activation state.
        package init(title: String, activation: @escaping @MainActor () -> ActivationState) {
            self.title = title
            self.activation = activation
            super.init()
        }
    }

    /// Stand-in: a scene that has windows.
    @preconcurrency @MainActor open class UIWindowScene: UIScene {
        private struct Member {
            weak var window: UIWindow?
        }

        private var members: [Member] = []

        /// The scene's windows, including hidden ones, backmost first. The scene does not hold them strongly.
        open var windows: [UIWindow] {
            let windows = members.compactMap(\.window)
            return Set(windows.map(\.windowLevel)).sorted().flatMap { level in
                windows.filter { $0.windowLevel == level }
            }
        }

        /// The orientation of the interface.
        open var interfaceOrientation: UIInterfaceOrientation { HeadlessPlatform.world.interfaceOrientation }
        /// The screen of the scene.
        open var screen: UIScreen { .main }
        /// Whether the scene is full screen. Headless: always.
        open var isFullScreen: Bool { true }
        /// The scene's status bar.
        public let statusBarManager: UIStatusBarManager? = UIStatusBarManager()
        /// The traits of the scene.
        open var traitCollection: UITraitCollection { HeadlessPlatform.world.traits }
        /// The key window.
        open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

        func add(_ window: UIWindow) {
            remove(window)
            members.append(Member(window: window))
        }

        func remove(_ window: UIWindow) {
            members.removeAll { $0.window == nil || $0.window === window }
        }
    }

    /// Stand-in: a screen.
    @preconcurrency @MainActor open class UIScreen: NSObject {
        /// The device's own screen.
        public static let main = UIScreen()
        /// The bounds of the screen, in points. Headless: the size of the current stage's screen.
        open var bounds: CGRect { CGRect(origin: .zero, size: HeadlessPlatform.world.screenSize) }
        /// The scale, in pixels per point.
        open var scale: CGFloat { 3 }
        /// The bounds of the screen, in pixels.
        open var nativeBounds: CGRect {
            CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
        }
        /// The scale, in pixels per point.
        open var nativeScale: CGFloat { scale }
    }
#endif
