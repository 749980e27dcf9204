import Airship18Model
import InAppCompat

/// The windows of the app's adapters that were still on the screen when their displays had ended. Sendable; any
/// thread.
nonisolated final class LeftWindows: Sendable {
    private struct Left {
        weak var window: UIWindow?
    }

    private let left = Locked<[Left]>([])

    /// A display has ended: windows that were added since it began, and are not the SDK's, belong to the app.
    /// - Parameters:
    ///   - scene: the scene of the display.
    ///   - before: the windows that existed when it began.
    @MainActor func note(of scene: UIWindowScene, before: Set<ObjectIdentifier>) {
        let windows = scene.windows.filter { window in
            !window.isHidden && !before.contains(ObjectIdentifier(window)) && !Self.isOfSDK(window)
        }
        left.withLock { $0 += windows.map { Left(window: $0) } }
    }

    @MainActor private static func isOfSDK(_ window: UIWindow) -> Bool {
        let parts: [AnyObject?] = [window, window.rootViewController]
        return parts.contains { part in
            part.map { module(of: type(of: $0)) == module(of: InAppMessage.self) } ?? false
        }
    }

    private static func module(of type: Any.Type) -> Substring {
        String(reflecting: type).prefix { $0 != "." }
    }

    /// Reports, once, a window that has stayed.
    @MainActor func report(_ check: DelegateCheck) {
        let windows = left.withLock { $0 }.compactMap(\.window)
        guard windows.contains(where: { !$0.isHidden && $0.windowScene != nil }) else { return }
        check.find(
            .neverEnds, "AM-007",
            "display(scene:) of an adapter returned while its window was on the screen, where it has stayed: later messages "
                + "appear beside it.",
            expected: "display(scene:) returns when its window has gone, whichever way it went.")
    }
}
