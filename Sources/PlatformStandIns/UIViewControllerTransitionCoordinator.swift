#if !canImport(UIKit)
    public import Foundation

    /// The coordinator of a change of a controller's size. Headless: nothing makes one.
    @preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinator: AnyObject {
        /// The duration of the change, in seconds.
        var transitionDuration: TimeInterval { get }
        /// Whether it is animated.
        var isAnimated: Bool { get }
    }
#endif
