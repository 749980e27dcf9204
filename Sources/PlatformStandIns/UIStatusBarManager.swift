#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: the status bar of a scene. Headless: there is none on the screen.
    @preconcurrency @MainActor open class UIStatusBarManager: NSObject {
        /// The style of the bar.
        open var statusBarStyle: UIStatusBarStyle { .default }
        /// Whether the bar is hidden.
        open var isStatusBarHidden: Bool { true }
        /// The frame of the bar, in the window's points.
        open var statusBarFrame: CGRect { .zero }

        override init() { super.init() }
    }
#endif
