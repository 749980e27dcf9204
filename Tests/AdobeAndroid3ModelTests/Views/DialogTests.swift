import AdobeAndroid3Model
import HeadlessStage
import ModelTesting
import Testing

/// Containers and dialogs of messages that are hidden, dismissed, shown again, and stacked.
@Suite("Containers and dialogs", .timeLimit(.minutes(20))) @MainActor struct DialogTests {
    private let back = "main error Nothing on the screen takes a press of the back button"
    private let left = ["main L.onDismiss(detached)", "main D.onDismiss(message detached)"]
    private let pressed = "main L.onBackPressed"

    private func takeover(_ world: TestWorld, exit: MessageAnimation = .none) throws -> any Presentable<
        InAppMessage
    > {
        try world.createMessage(.init().shouldTakeOverUi(true).dismissAnimation(exit))
    }

    @Test("A3-135 hidden or not, a message that takes over gets the back button; another only while visible")
    func hidden() throws {
        let world = TestWorld()
        let message = try takeover(world)
        #expect(world.trace { world.host.pressBack() } == [back])
        _ = world.trace { message.show() }
        _ = world.trace { message.hide() }
        #expect(world.trace { world.host.pressBack() } == [pressed] + left)
        let plain = try world.createMessage()
        let other = TestWorld()
        let alone = try other.createMessage()
        _ = other.trace { alone.show() }
        _ = other.trace { alone.hide() }
        #expect(other.trace { other.host.pressBack() } == [back])
        _ = other.trace { alone.show() }
        #expect(other.trace { other.host.pressBack() } == [pressed] + left + ["main container removed"])
        #expect(plain.getState() == .detached)
    }

    @Test("A3-136 a message that was dismissed while hidden keeps its dialog until the activity ends")
    func stuck()
        throws
    {
        let world = TestWorld()
        let message = try takeover(world)
        _ = world.trace { message.show() }
        _ = world.trace { message.hide() }
        #expect(world.trace { message.dismiss() } == left)
        for _ in 1...2 {
            #expect(
                world.trace { world.host.pressBack() } == [pressed, "main L.onError(AlreadyDismissed)"])
        }
        #expect(world.trace { world.host.destroyActivity() } == ["main view detached"])
        _ = world.trace { world.host.resumeActivity() }
        #expect(world.trace { world.host.pressBack() } == [back])
        #expect(world.trace { message.show() }.contains("main view attached"))
    }

    @Test("A3-135 A3-136 a message that is shown again uses the remaining container") func shownAgain() throws
    {
        let world = TestWorld()
        let message = try takeover(world)
        _ = world.trace { message.show() }
        _ = world.trace { message.hide() }
        _ = world.trace { message.dismiss() }
        let again = world.trace { message.show() }
        #expect(!again.contains("main view attached"))
        #expect(again.last == "main web view created")
        #expect(world.trace { world.host.pressBack() } == [pressed] + left + ["main container removed"])
        #expect(world.trace { world.host.pressBack() } == [back])
    }

    @Test("A3-053 a delayed removal of a container takes place with the next page that is removed")
    func lateRemoval() throws {
        let world = TestWorld()
        let message = try takeover(world)
        _ = world.trace { message.show() }
        _ = world.trace { message.hide() }
        _ = world.trace { message.dismiss() }
        _ = world.trace { message.show() }
        #expect(world.trace { message.hide() }.last == "main container removed")
        #expect(message.getState() == .hidden)
        #expect(world.trace { world.host.pressBack() } == [back])
    }

    @Test("A3-135 the newest dialog is in front, also of messages without one and of other activities")
    func order() throws {
        let world = TestWorld()
        let (first, second) = (try takeover(world), try takeover(world))
        for message in [first, second] {
            _ = world.trace { message.show() }
            _ = world.trace { message.hide() }
        }
        _ = world.trace { first.show() }
        _ = world.trace { world.host.pressBack() }
        #expect(second.getState() == .detached)
        #expect(first.getState() == .visible)
        // An alert cannot appear while the first message is visible, and is in front once it has appeared.
        _ = world.trace { first.hide() }
        let alert = try world.createAlert()
        _ = world.trace { alert.show() }
        _ = world.trace { world.host.pressBack() }
        #expect(alert.getState() == .detached)
        // The dialogs stay in the activity that has gone to the background.
        _ = world.trace { world.host.resumeActivity() }
        #expect(world.trace { world.host.pressBack() } == [back])
        _ = world.trace { world.host.destroyActivity() }
        #expect(world.trace { world.host.pressBack() } == [back])
    }

    @Test("A3-131 during the exit a message keeps its page when it is shown again") func duringExit() throws {
        let world = TestWorld()
        let message = try takeover(world, exit: .left)
        _ = world.trace { message.show() }
        world.stage.run { message.hide() }
        world.stage.advance(seconds: 0.1)
        #expect(message.getState() == .hidden)
        let trace = world.trace { message.show() }
        #expect(!trace.contains("main web view created"))
        #expect(world.stage.visibleSurfaces.count == 1)
        #expect(message.getState() == .visible)
    }

    @Test("A3-137 the app's handler replaces the SDK's own, also on an existing page")
    func height() throws {
        let world = TestWorld()
        let message = try world.createMessage(.init().shouldFitToContent(true))
        _ = world.trace { message.show() }
        let report = { world.stage.page.post("inAppContentHeightHandler", json: #""250""#) }
        #expect(world.trace { report() } == ["main content height 250"])
        _ = world.trace {
            message.getPresentation().eventHandler.handleJavascriptMessage("inAppContentHeightHandler") {
                note("height(\($0 ?? "nil"))", from: "js")
            }
        }
        #expect(world.trace { report() } == ["bg js.height(250)"])
        _ = world.trace { message.hide() }
        _ = world.trace { message.show() }
        #expect(world.trace { report() } == ["bg js.height(250)"])
    }

    @Test(
        "A3-024, A3-060 a presentation that no longer follows activities is removed with its own and does not reappear"
    )
    func leftBehind() throws {
        let makers: [(TestWorld) throws -> any Presentable] = [
            { try $0.createMessage() }, { try $0.createAlert() }, { try $0.createButton() },
        ]
        for make in makers {
            let world = TestWorld()
            let presentable = try make(world)
            _ = world.trace { presentable.show() }
            // There is an activity, but the app does not provide it.
            world.stage.app.hasRootViewController = false
            _ = world.trace { presentable.dismiss() }
            #expect(world.stage.visibleSurfaces == ["presentation-1"])
            _ = world.trace { world.host.destroyActivity() }
            #expect(world.stage.visibleSurfaces == [])
            #expect(world.trace { world.host.resumeActivity() } == [])
            #expect(world.stage.visibleSurfaces == [])
            #expect(presentable.getState() == .visible)
        }
    }

    @Test("A3-031, A3-071, A3-135 a floating button stays behind dialogs, also on another activity")
    func behindDialogs() throws {
        let world = TestWorld()
        let looks = InAppMessageSettings.Builder().shouldTakeOverUi(true).gestureMap(["swipeUp": "x:y"])
        let message = try world.createMessage(looks)
        let button = try world.createButton()
        _ = world.trace { message.show() }
        _ = world.trace { button.show() }
        #expect(world.stage.visibleSurfaces == ["presentation-2", "presentation-1"])
        _ = world.trace { world.host.resumeActivity() }
        #expect(world.stage.visibleSurfaces == ["presentation-2", "presentation-1"])
        #expect(
            world.trace { world.stage.user.swipe(.up) }.prefix(3) == [
                "main L.onUrlLoading(x:y)", "main open x:y", "main D.onContentLoaded(x:y)",
            ])
        #expect(world.stage.visibleSurfaces == ["presentation-2"])
        _ = world.trace { button.hide() }
        let alert = try world.createAlert()
        _ = world.trace { alert.show() }
        _ = world.trace { button.show() }
        #expect(world.stage.visibleSurfaces == ["presentation-2", "presentation-3"])
        // A message without a dialog is part of the activity, too.
        _ = world.trace { alert.dismiss() }
        let plain = try world.createMessage()
        _ = world.trace { plain.show() }
        _ = world.trace { button.hide() }
        _ = world.trace { button.show() }
        #expect(world.stage.visibleSurfaces == ["presentation-4", "presentation-2"])
    }

    @Test("A3-144 a builder's later gestures reach the settings that it built") func gestures() throws {
        let builder = InAppMessageSettings.Builder().gestureMap(["swipeUp": "a"])
        let (first, second) = (builder.build(), builder.width(50).build())
        builder.gestureMap(["swipeDown": "b", "swipeUp": "c"]).width(20)
        #expect(first.gestureMap == [.swipeUp: "c", .swipeDown: "b"])
        #expect(second.gestureMap == first.gestureMap)
        #expect((first.width, second.width) == (100, 50))
    }
}
