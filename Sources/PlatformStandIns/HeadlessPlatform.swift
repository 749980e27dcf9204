#if !canImport(UIKit)
    package import Foundation

    /// The values that the stand-ins of the app, its scenes, the screen and the device return. Apps can only read them.
    /// A stage provides them.
    @MainActor package protocol HeadlessWorld {
        /// The state of the app.
        var applicationState: UIApplication.State { get }
        /// The scenes, in the order in which they connected.
        var connectedScenes: [UIWindowScene] { get }
        /// The size of the screen, in points.
        var screenSize: CGSize { get }
        /// The orientation of the interface.
        var interfaceOrientation: UIInterfaceOrientation { get }
        /// The traits of the interface.
        var traits: UITraitCollection { get }
        /// Opens a URL outside the app.
        /// - Returns: whether it was opened.
        func open(_ url: URL) -> Bool
    }

    /// Provides the platform's values: those of the stage of the calling code.
    package enum HeadlessPlatform {
        private static let lock = NSLock()
        /// `nonisolated(unsafe)` is sound: it is only read and written under `lock`.
        nonisolated(unsafe) private static var source: (@Sendable () -> any HeadlessWorld)?

        /// Sets the source of the values from now on. Any thread.
        /// - Parameter source: returns the world of the calling code; called on the main thread.
        package static func answer(from source: @escaping @Sendable () -> any HeadlessWorld) {
            lock.lock()
            defer { lock.unlock() }
            self.source = source
        }

        /// The world of the caller. Without a stage: an active app on a phone, without scenes.
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
