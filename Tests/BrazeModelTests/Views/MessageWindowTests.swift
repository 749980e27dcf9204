import HeadlessStage
import PlatformStandIns
import Testing

#if canImport(BrazeUI)
    import BrazeKit
    import BrazeUI
#else
    import BrazeModel
#endif

@MainActor @Suite("The message's window and its traits", .timeLimit(.minutes(20))) struct MessageWindowTests {
    let fixture = Fixture()

    /// Counts trait changes, as an app's own view does.
    private final class Follower: UIView, InAppMessageView {
        var presented = false
        private(set) var told = 0

        func present(completion: (() -> Void)?) { presented = true }
        func dismiss(completion: (() -> Void)?) { didDismiss() }

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            told += 1
        }
    }

    private var activeWindow: UIWindow? { fixture.stage.run { Braze.UIUtils.activeWindow } }

    @Test(
        "BZ-049 the window is shown in the active scene, leaves the keyboard to the app, and is hidden in the end, each time"
    )
    func shown() throws {
        let scene = try #require(fixture.stage.scenes.all.first?.windowScene)
        let own = UIWindow(windowScene: scene)
        own.rootViewController = UIViewController()
        own.makeKeyAndVisible()
        for id in ["A", "B"] {
            fixture.show(.slideup(id))
            let window = try #require(fixture.ui.messageView?.window)
            #expect(!window.isHidden && window.windowScene === scene && scene.windows == [own, window])
            #expect(own.isKeyWindow && activeWindow === own)
            #expect(fixture.stage.run { Braze.UIUtils.activeRootViewController } === own.rootViewController)
            fixture.ui.dismiss()
            fixture.stage.runUntilIdle()
            #expect(window.isHidden && fixture.ui.messageView == nil)
        }
    }

    @Test(
        "BZ-049 of two scenes, the active one has the window; when it is gone, the scene that is active then")
    func twoScenes() throws {
        let (first, second) = (StageScene("first", activation: .inactive), StageScene("second"))
        fixture.stage.scenes.set([first, second])
        fixture.show(.modal("A"))
        #expect(second.windows == [fixture.ui.messageView?.window] && first.windows.isEmpty)
        fixture.ui.dismiss()
        fixture.stage.runUntilIdle()
        fixture.stage.scenes.disconnect(second)
        first.activation = .active
        fixture.show(.modal("B"))
        #expect(first.windows == [fixture.ui.messageView?.window])
        #expect(fixture.stage.run { Braze.UIUtils.preferredWindowScene } === first.windowScene)
    }

    @Test(
        "BZ-049 without an active scene, or without a real one, the window has the screen's size, and no error is logged"
    )
    func noScene() throws {
        for scene in [StageScene(activation: .background), .withoutWindowScene("main")] {
            fixture.stage.scenes.set([scene])
            fixture.show(.modal("A"))
            let window = try #require(fixture.ui.messageView?.window)
            #expect(
                !window.isHidden && window.windowScene == nil
                    && window.frame.size == fixture.stage.screen.size)
            #expect(fixture.lines.last == "didPresent(A)" && !fixture.errors.contains("noWindowScene"))
            fixture.ui.dismiss()
            fixture.stage.runUntilIdle()
        }
    }

    @Test("BZ-138 a custom view is notified once of each change of the traits, and of nothing else")
    func traits() throws {
        let view = Follower()
        fixture.delegate.prepare = { $0.customView = view }
        fixture.show(.modal("A"))
        #expect(view.presented && view.told == 0)
        for round in 1...2 {
            fixture.stage.screen.rotate(to: .landscapeLeft)
            fixture.stage.screen.rotate(to: .landscapeRight)
            #expect(view.told == 2 * round - 1)
            fixture.stage.screen.rotate(to: .portrait)
            #expect(view.told == 2 * round)
        }
        let controller = try #require(view.controller)
        controller.overrideUserInterfaceStyle = .dark
        controller.overrideUserInterfaceStyle = .dark
        #expect(view.told == 5 && view.traitCollection.userInterfaceStyle == .dark)
        #expect(controller.traitCollection.userInterfaceStyle == .dark)
    }

    @Test("BZ-138 a built-in view's theme follows the screen, its window, its controller and itself")
    func theme() throws {
        fixture.show(.slideup("A"))
        let view = try #require(fixture.ui.messageView?.slideup)
        var themes = 0
        view.attributes.onTheme = { _ in themes += 1 }
        themes = 0
        fixture.stage.screen.traits = UITraitCollection(traitsFrom: [
            fixture.stage.screen.traits, UITraitCollection(userInterfaceStyle: .dark),
        ])
        #expect(themes == 1 && view.traitCollection.userInterfaceStyle == .dark)
        view.controller?.overrideUserInterfaceStyle = .light
        #expect(themes == 2 && view.traitCollection.userInterfaceStyle == .light)
        view.controller?.overrideUserInterfaceStyle = .unspecified
        #expect(themes == 3 && view.traitCollection.userInterfaceStyle == .dark)
    }
}
