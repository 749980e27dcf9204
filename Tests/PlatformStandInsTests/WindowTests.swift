import Foundation
import Testing

@testable import PlatformStandIns

@Suite("Windows are hidden until they are shown", .timeLimit(.minutes(20))) @MainActor struct WindowTests {
    /// Counts how often its view was loaded.
    private final class Root: UIViewController {
        private(set) var loads = 0

        override func loadView() {
            loads += 1
            super.loadView()
        }
    }

    #if !canImport(UIKit)
        private let scene = UIWindowScene(title: "scene") { .foregroundActive }

        private func makeWindows() -> [UIWindow] {
            [UIWindow(frame: .zero), UIWindow(windowScene: scene)]
        }

        @Test(
            "a window starts hidden, however it is made, and can be shown and hidden repeatedly")
        func hidden() {
            for window in makeWindows() {
                #expect(window.isHidden && !window.isKeyWindow)
                for _ in 0..<2 {
                    window.isHidden = false
                    #expect(!window.isHidden && !window.isKeyWindow)
                    window.makeKeyAndVisible()
                    #expect(!window.isHidden && window.isKeyWindow)
                    window.isHidden = true
                    #expect(window.isHidden && !window.isKeyWindow)
                }
            }
        }

        @Test("a window made for a scene is among the scene's windows, and leaves them with its scene")
        func windowsOfScene() {
            let other = UIWindowScene(title: "other") { .foregroundActive }
            let (first, second) = (UIWindow(windowScene: scene), UIWindow(windowScene: scene))
            #expect(scene.windows == [first, second])
            first.windowScene = other
            #expect(scene.windows == [second] && other.windows == [first])
            first.windowScene = nil
            #expect(other.windows.isEmpty)
        }

        @Test("the root controller's view is loaded and fills the window when that is shown, and not before")
        func root() throws {
            for window in makeWindows() {
                let (root, next) = (Root(), Root())
                window.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
                window.rootViewController = root
                #expect(root.loads == 0 && window.subviews.isEmpty)
                window.isHidden = false
                #expect(
                    root.loads == 1 && window.subviews == [root.view] && root.view.bounds == window.bounds)
                window.isHidden = true
                window.isHidden = false
                #expect(root.loads == 1 && window.subviews == [root.view])
                window.rootViewController = next
                #expect(window.subviews == [next.view] && next.loads == 1 && root.view.window == nil)
                window.rootViewController = nil
                #expect(window.subviews.isEmpty)
            }
        }

        @Test("a touch reaches nothing in a hidden window")
        func touches() {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
            let view = UIView(frame: window.bounds)
            window.addSubview(view)
            let point = CGPoint(x: 1, y: 1)
            #expect(window.hitTest(point, with: nil) == nil && view.window === window)
            window.isHidden = false
            #expect(window.hitTest(point, with: nil) === view)
        }
    #endif
}
