#if !canImport(UIKit)
    public import Foundation

    /// What goes along with a change of a controller's size. Headless: nothing makes one.
    @preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinator: AnyObject {
        /// How long the change takes, in seconds.
        var transitionDuration: TimeInterval { get }
        /// Whether it is animated.
        var isAnimated: Bool { get }
    }
#endif
