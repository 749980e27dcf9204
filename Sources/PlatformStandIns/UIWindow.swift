#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: a window.
    @preconcurrency @MainActor open class UIWindow: UIView {
        /// The levels of windows.
        public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
            public var rawValue: CGFloat
            public init(rawValue: CGFloat) { self.rawValue = rawValue }
            /// Makes a level between the named ones.
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

        /// The controller whose view fills the window, once the window has been shown.
        open var rootViewController: UIViewController? {
            didSet {
                oldValue?.viewIfLoaded?.removeFromSuperview()
                if !isHidden { installRootView() }
            }
        }
        /// The scene of the window.
        open weak var windowScene: UIWindowScene? {
            didSet {
                guard oldValue !== windowScene else { return }
                oldValue?.remove(self)
                windowScene?.add(self)
            }
        }
        /// The level of the window.
        open var windowLevel = Level.normal
        /// Whether the window is the key window: at most one per scene, and never a hidden one.
        open private(set) var isKeyWindow = false

        /// Makes a hidden window with a frame.
        public override init(frame: CGRect) {
            super.init(frame: frame)
            isHidden = true
        }

        /// Makes a window from an archive. Headless: an empty, hidden one.
        public required init?(coder: NSCoder) {
            super.init(coder: coder)
            isHidden = true
        }

        /// Makes a hidden window in a scene.
        public init(windowScene: UIWindowScene) {
            self.windowScene = windowScene
            super.init(frame: windowScene.screen.bounds)
            isHidden = true
            windowScene.add(self)
        }

        /// The screen of the window.
        open var screen: UIScreen { windowScene?.screen ?? .main }
        open override var next: UIResponder? { windowScene ?? UIApplication.shared }
        open override var traitCollection: UITraitCollection {
            rootViewController?.traitCollection ?? super.traitCollection
        }

        /// Whether the window is hidden; initially true. The root controller's view is added to the window when it is
        /// first shown.
        open override var isHidden: Bool {
            didSet { if isHidden { isKeyWindow = false } else { installRootView() } }
        }

        /// Makes this the key window of its scene.
        open func makeKey() {
            for window in windowScene?.windows ?? [] { window.isKeyWindow = false }
            isKeyWindow = true
        }

        /// Shows the window and makes it the key window.
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
