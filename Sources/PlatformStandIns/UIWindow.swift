#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: what holds everything that the app shows at one level.
    @preconcurrency @MainActor open class UIWindow: UIView {
        /// Which window is in front of which.
        public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
            public var rawValue: CGFloat
            public init(rawValue: CGFloat) { self.rawValue = rawValue }
            public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
            public static let normal = Level(rawValue: 0)
            public static let statusBar = Level(rawValue: 1000)
            public static let alert = Level(rawValue: 2000)
            public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
            public static func + (left: Level, right: CGFloat) -> Level { Level(left.rawValue + right) }
            public static func - (left: Level, right: CGFloat) -> Level { Level(left.rawValue - right) }
        }

        /// The controller whose view fills the window.
        open var rootViewController: UIViewController? {
            didSet {
                oldValue?.viewIfLoaded?.removeFromSuperview()
                if let view = rootViewController?.view { addSubview(view) }
            }
        }
        /// The scene that the window belongs to.
        open weak var windowScene: UIWindowScene?
        /// Which window is in front of which.
        open var windowLevel = Level.normal
        /// Whether the window takes the keyboard's input.
        open private(set) var isKeyWindow = false

        /// Makes a window with a rectangle.
        public override init(frame: CGRect) {
            super.init(frame: frame)
        }

        /// Makes a window from an archive. Headless: an empty one.
        public required init?(coder: NSCoder) {
            super.init(coder: coder)
        }

        /// Makes a window in a scene.
        public init(windowScene: UIWindowScene) {
            self.windowScene = windowScene
            super.init(frame: windowScene.screen.bounds)
        }

        /// The screen that the window is on.
        open var screen: UIScreen { windowScene?.screen ?? .main }
        open override var next: UIResponder? { windowScene ?? UIApplication.shared }
        open override var traitCollection: UITraitCollection {
            rootViewController?.traitCollection ?? super.traitCollection
        }
        /// Takes the keyboard's input.
        open func makeKey() { isKeyWindow = true }
        /// Shows the window and takes the keyboard's input.
        open func makeKeyAndVisible() {
            isHidden = false
            makeKey()
        }
    }

    /// Stand-in: one instance of the app's interface.
    @preconcurrency @MainActor open class UIScene: UIResponder {
        /// Where a scene is.
        public enum ActivationState: Int, Sendable {
            case unattached = -1
            case foregroundActive = 0
            case foregroundInactive, background
        }

        /// Where the scene is. Headless: settable.
        open var activationState = ActivationState.foregroundActive
        /// What the scene is called.
        open var title: String! = ""
    }

    /// Stand-in: a scene that has windows.
    @preconcurrency @MainActor open class UIWindowScene: UIScene {
        /// The scene's windows. Headless: settable.
        open var windows: [UIWindow] = []
        /// How the interface is turned. Headless: settable.
        open var interfaceOrientation = UIInterfaceOrientation.portrait
        /// The screen that the scene is on.
        open var screen: UIScreen { .main }
        /// The traits of the scene.
        open var traitCollection: UITraitCollection { .current }
        /// The window that takes the keyboard's input.
        open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    }

    /// Stand-in: a screen.
    @preconcurrency @MainActor open class UIScreen: NSObject {
        /// The device's own screen.
        public static let main = UIScreen()
        /// The rectangle of the screen, in points. Headless: settable.
        open var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
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
