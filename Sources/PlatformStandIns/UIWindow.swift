#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: what holds everything that the app shows at one level.
    @preconcurrency @MainActor open class UIWindow: UIView {
        /// Which window is in front of which.
        public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
            public var rawValue: CGFloat
            public init(rawValue: CGFloat) { self.rawValue = rawValue }
            /// A level between the named ones.
            public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
            /// The level of normal windows.
            public static let normal = Level(rawValue: 0)
            /// The level of status bar windows.
            public static let statusBar = Level(rawValue: 1000)
            /// The level of alert windows.
            public static let alert = Level(rawValue: 2000)
            public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
            /// A level above another one.
            public static func + (left: Level, right: CGFloat) -> Level { Level(left.rawValue + right) }
            /// A level below another one.
            public static func - (left: Level, right: CGFloat) -> Level { Level(left.rawValue - right) }
        }

        /// The controller whose view fills the window, from the time on at which the window is shown.
        open var rootViewController: UIViewController? {
            didSet {
                oldValue?.viewIfLoaded?.removeFromSuperview()
                if !isHidden { installRootView() }
            }
        }
        /// The scene that the window belongs to.
        open weak var windowScene: UIWindowScene? {
            didSet {
                guard oldValue !== windowScene else { return }
                oldValue?.remove(self)
                windowScene?.add(self)
            }
        }
        /// Which window is in front of which.
        open var windowLevel = Level.normal
        /// Whether the window takes the keyboard's input: one at most in a scene, and none that is hidden.
        open private(set) var isKeyWindow = false

        /// Makes a window with a rectangle, hidden.
        public override init(frame: CGRect) {
            super.init(frame: frame)
            isHidden = true
        }

        /// Makes a window from an archive. Headless: an empty one, hidden.
        public required init?(coder: NSCoder) {
            super.init(coder: coder)
            isHidden = true
        }

        /// Makes a window in a scene, hidden.
        public init(windowScene: UIWindowScene) {
            self.windowScene = windowScene
            super.init(frame: windowScene.screen.bounds)
            isHidden = true
            windowScene.add(self)
        }

        /// The screen that the window is on.
        open var screen: UIScreen { windowScene?.screen ?? .main }
        open override var next: UIResponder? { windowScene ?? UIApplication.shared }
        open override var traitCollection: UITraitCollection {
            rootViewController?.traitCollection ?? super.traitCollection
        }

        /// Whether the window is kept from showing; true at first. The root controller's view is in a window that has
        /// been shown.
        open override var isHidden: Bool {
            didSet { if isHidden { isKeyWindow = false } else { installRootView() } }
        }

        /// Takes the keyboard's input, from whichever window of the scene had it.
        open func makeKey() {
            for window in windowScene?.windows ?? [] { window.isKeyWindow = false }
            isKeyWindow = true
        }

        /// Shows the window and takes the keyboard's input.
        open func makeKeyAndVisible() {
            isHidden = false
            makeKey()
        }

        private func installRootView() {
            guard let view = rootViewController?.view, view.superview !== self else { return }
            view.frame = bounds
            addSubview(view)
        }
    }
#endif
