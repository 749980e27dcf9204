#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: what is known of a scene's status bar. Headless: there is none on the screen.
    @preconcurrency @MainActor open class UIStatusBarManager: NSObject {
        /// How the bar looks.
        open var statusBarStyle: UIStatusBarStyle { .default }
        /// Whether the bar is hidden.
        open var isStatusBarHidden: Bool { true }
        /// Where the bar is, in points of the window.
        open var statusBarFrame: CGRect { .zero }

        override init() { super.init() }
    }
#endif
