import Airship18Model
import InAppCompat

/// Windows, views and view controllers of the app's adapters that were still on the screen when their displays had ended.
/// Sendable; any thread.
nonisolated final class LeftWindows: Sendable {
    /// What was on the screen when a display began.
    struct Screen: Sendable {
        let parts: Set<ObjectIdentifier>

        /// Everything that is there now.
        @MainActor init(of scene: UIWindowScene) {
            parts = Set(scene.windows.flatMap { LeftWindows.contents(of: $0) }.map { ObjectIdentifier($0) })
        }
    }

    private struct Left {
        weak var window: UIWindow?
        weak var view: UIView?
        weak var screen: UIViewController?
    }

    private let left = Locked<[Left]>([])

    /// A display has ended: windows that were added since it began, and are not the SDK's, belong to the app.
    /// - Parameters:
    ///   - scene: the scene of the display.
    ///   - before: the contents of the screen when it began.
    @MainActor func note(of scene: UIWindowScene, before: Screen) {
        let shown = scene.windows.filter { !$0.isHidden && !Self.isOfSDK($0) }
        let new = shown.flatMap { window in
            before.parts.contains(ObjectIdentifier(window)) ? Self.contents(of: window) : [window]
        }.filter { !before.parts.contains(ObjectIdentifier($0)) && !Self.isOfSDK($0) }
        let parts = new.map {
            Left(window: $0 as? UIWindow, view: $0 as? UIView, screen: $0 as? UIViewController)
        }
        left.withLock { $0 += parts }
    }

    /// A window, the views that lie in it, and the screens that are presented over its own.
    @MainActor private static func contents(of window: UIWindow) -> [AnyObject] {
        var screens: [UIViewController] = []
        var next = window.rootViewController?.presentedViewController
        while let screen = next {
            screens.append(screen)
            next = screen.presentedViewController
        }
        let views = window.subviews + (window.rootViewController?.view.subviews ?? [])
        return [window] + views.filter { !$0.isHidden } + screens
    }

    @MainActor private static func isOfSDK(_ part: AnyObject) -> Bool {
        let parts: [AnyObject?] = [part, (part as? UIWindow)?.rootViewController]
        return parts.contains { part in
            part.map { module(of: type(of: $0)) == module(of: InAppMessage.self) } ?? false
        }
    }

    private static func module(of type: Any.Type) -> Substring {
        String(reflecting: type).prefix { $0 != "." }
    }

    /// Reports, once, a window that has stayed, or else what has stayed in a window of the app's.
    @MainActor func report(_ check: DelegateCheck) {
        let left = left.withLock { $0 }
        let hasWindow = left.compactMap(\.window).contains { !$0.isHidden && $0.windowScene != nil }
        let hasView = left.contains {
            $0.window == nil && $0.view.map { !$0.isHidden && $0.window != nil } ?? false
        }
        let hasScreen = left.compactMap(\.screen).contains { $0.presentingViewController != nil }
        guard hasWindow || hasView || hasScreen else { return }
        let what = hasWindow ? "window" : hasView ? "view" : "view controller"
        check.find(
            .neverEnds, "AM-007",
            "display(scene:) of an adapter returned while its \(what) was on screen, and it is still there: later "
                + "messages appear next to it.",
            expected: "display(scene:) returns when its \(what) is dismissed, in whichever way.")
    }
}
