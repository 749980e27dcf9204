import Foundation
import HeadlessStage
import InAppCompat
import PlatformStandIns
import Testing

/// A view and a screen of the SDK, whose module is this one.
private final class OwnView: UIView {}
private final class OwnScreen: UIViewController {}

/// What adapters leave on the screen, part by part.
@MainActor @Suite("Windows, views and screens that are left", .timeLimit(.minutes(20))) struct LeftWindowTests
{
    /// The app's window, and what an adapter adds during a display.
    @MainActor private final class Display {
        let scene: UIWindowScene
        let window: UIWindow
        let root = UIViewController()
        var added: UIWindow?

        init(_ scene: UIWindowScene) {
            self.scene = scene
            window = UIWindow(windowScene: scene)
            window.rootViewController = root
            window.isHidden = false
        }

        func addWindow(_ root: UIViewController = UIViewController()) {
            let window = UIWindow(windowScene: scene)
            window.rootViewController = root
            window.isHidden = false
            added = window
        }
        func addView(_ view: UIView = UIView(frame: .zero), to parent: UIView? = nil) {
            (parent ?? window).addSubview(view)
        }
        func present(_ screen: UIViewController = UIViewController()) {
            root.present(screen, animated: false)
        }
        var windows: [UIWindow] { [window] + [added].compactMap(\.self) }
    }

    /// What is found after a display, in the words of the explanation.
    /// - Parameters:
    ///   - before: happens before the display begins.
    ///   - display: happens during the display.
    ///   - after: happens after the display has ended.
    private func found(
        end: LeftWindows.End = .returning, before: (Display) -> Void = { _ in },
        after: (Display) -> Void = { _ in }, _ display: (Display) -> Void
    ) throws -> [String] {
        let stage = HeadlessStage()
        defer { stage.endProcess() }
        let lines = Locked<[String]>([])
        try stage.run {
            let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
            let shown = Display(scene)
            before(shown)
            let left = LeftWindows(besides: OwnView.self)
            let screen = LeftWindows.screen(of: shown.windows)
            display(shown)
            left.note(shown.windows, before: screen)
            after(shown)
            let check = DelegateCheck(shape: SDKShape("any")) { finding in
                lines.withLock { $0.append("\(finding.explanation) \(finding.expected)") }
            }
            left.report(check, rule: "AS-047", display: "show()", ending: end)
        }
        return lines.current
    }

    private func text(_ what: String, _ did: String = "returned", _ does: String = "returns") -> [String] {
        [
            "show() of an adapter \(did) while its \(what) was on screen, and it is still there: later messages appear next to "
                + "it. show() \(does) when its \(what) is dismissed, in whichever way."
        ]
    }

    @Test("AS-047 a window that stays is found, and one that is hidden, or leaves its scene, is not")
    func windows() throws {
        #expect(try found { _ in } == [])
        #expect(try found { $0.addWindow() } == text("window"))
        #expect(
            try found(end: .completion) { $0.addWindow() }
                == text("window", "called its completion handler", "calls its completion handler"))
        #expect(try found(after: { $0.added?.isHidden = true }) { $0.addWindow() } == [])
        #expect(try found(after: { $0.added?.windowScene = nil }) { $0.addWindow() } == [])
        let hidden = try found {
            $0.addWindow()
            $0.added?.isHidden = true
        }
        #expect(hidden == [])
        #expect(try found(before: { $0.addWindow() }) { _ in } == [])
    }

    @Test("AS-047 a view that stays in the app's window is found, and one that is hidden or removed is not")
    func views() throws {
        #expect(try found { $0.addView() } == text("view"))
        #expect(try found { $0.addView(to: $0.root.view) } == text("view"))
        #expect(try found(before: { $0.addView() }) { _ in } == [])
        let view = UIView(frame: .zero)
        #expect(try found(after: { _ in view.removeFromSuperview() }) { $0.addView(view) } == [])
        #expect(try found(after: { _ in view.isHidden = true }) { $0.addView(view) } == [])
        #expect(try found { $0.addView(view) } == [])
    }

    @Test(
        "AS-047 a screen that stays presented is found, also over another one; one that is dismissed is not")
    func screens() throws {
        #expect(try found { $0.present() } == text("view controller"))
        let over = try found(before: { $0.present() }) {
            $0.root.presentedViewController?.present(UIViewController(), animated: false)
        }
        #expect(over == text("view controller"))
        #expect(try found(after: { $0.root.dismiss(animated: false) }) { $0.present() } == [])
        #expect(try found(before: { $0.present() }) { _ in } == [])
    }

    @Test("AS-047 a window is named before a view, and a view before a screen")
    func several() throws {
        let all = try found {
            $0.present()
            $0.addView()
            $0.addWindow()
        }
        #expect(all == text("window"))
        let two = try found {
            $0.present()
            $0.addView()
        }
        #expect(two == text("view"))
    }

    @Test("AS-047 what belongs to the SDK is not the adapter's")
    func ofSDK() throws {
        #expect(try found { $0.addWindow(OwnScreen()) } == [])
        #expect(try found { $0.addView(OwnView(frame: .zero)) } == [])
        #expect(try found { $0.present(OwnScreen()) } == [])
    }
}
