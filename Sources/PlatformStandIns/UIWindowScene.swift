#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: one instance of the app's interface. The system makes them; headless a stage does.
    @preconcurrency @MainActor open class UIScene: UIResponder {
        /// Where a scene is.
        public enum ActivationState: Int, Sendable {
            /// Unattached, as in UIKit.
            case unattached = -1
            /// Foreground active, as in UIKit.
            case foregroundActive = 0
            /// Foreground inactive, background, as in UIKit.
            case foregroundInactive, background
        }

        /// Where the scene is. Headless: what the stage says of the scene.
        open var activationState: ActivationState { activation() }
        /// What the scene is called.
        open var title: String!

        private let activation: @MainActor () -> ActivationState

        /// Makes a scene.
        /// - Parameters:
        ///   - title: what it is called.
        ///   - activation: says where it is.
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

        /// The scene's windows, hidden ones too, the backmost first. It keeps none of them.
        open var windows: [UIWindow] {
            let windows = members.compactMap(\.window)
            return Set(windows.map(\.windowLevel)).sorted().flatMap { level in
                windows.filter { $0.windowLevel == level }
            }
        }

        /// The orientation of the interface.
        open var interfaceOrientation: UIInterfaceOrientation { HeadlessPlatform.world.interfaceOrientation }
        /// The screen that the scene is on.
        open var screen: UIScreen { .main }
        /// Whether the scene has the whole screen. Headless: always.
        open var isFullScreen: Bool { true }
        /// What is known of the scene's status bar.
        public let statusBarManager: UIStatusBarManager? = UIStatusBarManager()
        /// The traits of the scene.
        open var traitCollection: UITraitCollection { HeadlessPlatform.world.traits }
        /// The window that takes the keyboard's input.
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
        /// The rectangle of the screen, in points. Headless: as large as the current stage's.
        open var bounds: CGRect { CGRect(origin: .zero, size: HeadlessPlatform.world.screenSize) }
        /// Pixels a point.
        open var scale: CGFloat { 3 }
        /// The rectangle of the screen, in pixels.
        open var nativeBounds: CGRect {
            CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
        }
        /// Pixels a point.
        open var nativeScale: CGFloat { scale }
    }
#endif
