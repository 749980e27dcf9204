public import PlatformStandIns

/// Windows, views and view controllers of the app's adapters that were still on the screen when their displays had ended.
/// Sendable; any thread.
public final class LeftWindows: Sendable {
    /// What was on the screen when a display began. Sendable; a value.
    public struct Screen: Sendable {
        let parts: Set<ObjectIdentifier>
    }

    /// How an adapter says that a display has ended. Sendable; a value.
    public enum End: Sendable {
        /// Its method returns.
        case returning
        /// It calls a completion handler.
        case completion

        var did: String { self == .returning ? "returned" : "called its completion handler" }
        var does: String { self == .returning ? "returns" : "calls its completion handler" }
    }

    private struct Left {
        weak var window: UIWindow?
        weak var view: UIView?
        weak var screen: UIViewController?
    }

    /// The name of the SDK's module.
    private let module: Substring
    private let left = Locked<[Left]>([])

    /// Nothing is left.
    /// - Parameter type: a type of the SDK's: windows with contents of its module are the SDK's own.
    public init(besides type: Any.Type) {
        module = Self.module(of: type)
    }

    /// Everything that is in some windows now.
    @MainActor public static func screen(of windows: [UIWindow]) -> Screen {
        Screen(parts: Set(windows.flatMap { contents(of: $0) }.map { ObjectIdentifier($0) }))
    }

    /// A display has ended: windows that were added since it began, and are not the SDK's, belong to the app.
    /// - Parameters:
    ///   - windows: the windows of the scenes where it may have been.
    ///   - before: the contents of the screen when it began.
    @MainActor public func note(_ windows: [UIWindow], before: Screen) {
        let shown = windows.filter { !$0.isHidden && !isOfSDK($0) }
        let new = shown.flatMap { window in
            before.parts.contains(ObjectIdentifier(window)) ? Self.contents(of: window) : [window]
        }.filter { !before.parts.contains(ObjectIdentifier($0)) && !isOfSDK($0) }
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

    @MainActor private func isOfSDK(_ part: AnyObject) -> Bool {
        let parts: [AnyObject?] = [part, (part as? UIWindow)?.rootViewController]
        return parts.contains { part in part.map { Self.module(of: type(of: $0)) == module } ?? false }
    }

    private static func module(of type: Any.Type) -> Substring {
        String(reflecting: type).prefix { $0 != "." }
    }

    /// Reports, once, a window that has stayed, or else what has stayed in a window of the app's.
    /// - Parameters:
    ///   - check: reports the finding.
    ///   - rule: the id of the rule that is broken.
    ///   - display: the adapter's method.
    ///   - end: how the adapter reports the end of a display, as a verb and what follows.
    @MainActor public func report(_ check: DelegateCheck, rule: String, display: String, ending end: End) {
        let left = left.withLock { $0 }
        let hasWindow = left.compactMap(\.window).contains { !$0.isHidden && $0.windowScene != nil }
        let hasView = left.contains {
            $0.window == nil && $0.view.map { !$0.isHidden && $0.window != nil } ?? false
        }
        let hasScreen = left.compactMap(\.screen).contains { $0.presentingViewController != nil }
        guard hasWindow || hasView || hasScreen else { return }
        let what = hasWindow ? "window" : hasView ? "view" : "view controller"
        check.find(
            .neverEnds, rule,
            "\(display) of an adapter \(end.did) while its \(what) was on screen, and it is still there: later messages appear "
                + "next to it.",
            expected: "\(display) \(end.does) when its \(what) is dismissed, in whichever way.")
    }
}
