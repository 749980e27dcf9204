#if !canImport(UIKit)
    package import Foundation

    /// What the stand-ins of the app, its scenes, the screen and the device say, all of which an app can only read. A
    /// stage knows.
    @MainActor package protocol HeadlessWorld {
        /// Where the app is.
        var applicationState: UIApplication.State { get }
        /// The scenes, in the order in which they connected.
        var connectedScenes: [UIWindowScene] { get }
        /// The size of the screen, in points.
        var screenSize: CGSize { get }
        /// How the interface is turned.
        var interfaceOrientation: UIInterfaceOrientation { get }
        /// What the interface appears with.
        var traits: UITraitCollection { get }
        /// Opens a URL outside the app.
        /// - Returns: whether that was done.
        func open(_ url: URL) -> Bool
    }

    /// What answers for the platform: the stage of the code that asks.
    package enum HeadlessPlatform {
        private static let lock = NSLock()
        /// `nonisolated(unsafe)` is sound: it is read and written with `lock` held only.
        nonisolated(unsafe) private static var source: (@Sendable () -> any HeadlessWorld)?

        /// Sets who answers from now on. Any thread.
        /// - Parameter source: gives the world of the code that asks; called on the main thread.
        package static func answer(from source: @escaping @Sendable () -> any HeadlessWorld) {
            lock.lock()
            defer { lock.unlock() }
            self.source = source
        }

        /// The world of the caller; where there is no stage, an app that is active on a phone, and has no scenes.
        @MainActor static var world: any HeadlessWorld {
            lock.lock()
            let source = source
            lock.unlock()
            return source?() ?? BareWorld()
        }
    }

    private struct BareWorld: HeadlessWorld {
        var applicationState: UIApplication.State { .active }
        var connectedScenes: [UIWindowScene] { [] }
        var screenSize: CGSize { CGSize(width: 390, height: 844) }
        var interfaceOrientation: UIInterfaceOrientation { .portrait }
        var traits: UITraitCollection { .current }
        func open(_ url: URL) -> Bool { false }
    }
#endif
