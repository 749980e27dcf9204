import AdobeAndroid3Model
import HeadlessStage
import ModelTesting
import PlatformStandIns
import Testing

/// The call logs of the rules, section 2.13, one test each.
@Suite("Reference logs", .timeLimit(.minutes(20))) @MainActor struct ReferenceLogTests {
    private let triggered = ["main E(trigger)", "main H(trigger|)"]
    private let shown = [
        "main D.canShow(msg-1 detached)=true", "main view attached", "main E(display)", "main H(display|)",
        "main D.onShow(msg-1 visible)", "main web view created",
    ]
    private let dismissed = [
        "main E(dismiss)", "main H(dismiss|)", "main D.onDismiss(msg-1 detached)", "main container removed",
    ]

    private func shownWorld() throws -> (TestWorld, any Presentable<InAppMessage>, any Message) {
        let world = TestWorld()
        try world.trigger()
        let (presentable, message) = try world.lastMessage()
        return (world, presentable, message)
    }

    @Test("2.13.1 a message is shown") func normal() throws {
        let world = TestWorld()
        try world.trigger()
        #expect(world.takeTrace() == triggered + shown)
        #expect(world.stage.visibleSurfaces == ["msg-1"])
    }

    @Test("2.13.2 Message.dismiss() tracks one dismissal") func dismiss() throws {
        let (world, presentable, message) = try shownWorld()
        #expect(world.trace { message.dismiss() } == dismissed)
        #expect(presentable.getState() == .detached)
        #expect(world.stage.visibleSurfaces.isEmpty)
    }

    @Test("2.13.3 a second message conflicts") func conflict() throws {
        let (world, _, _) = try shownWorld()
        let trace = try world.trace { try world.host.trigger(json: Payloads.proposition("msg-2")) }
        #expect(
            trace == triggered + ["main E(suppressDisplay Conflict)", "main H(suppressDisplay|Conflict)"])
        #expect(world.stage.visibleSurfaces == ["msg-1"])
    }

    @Test("2.13.4, A3-040 to A3-043 the delegate is asked again about a suppressed message") func suppress()
        throws
    {
        let world = TestWorld(answers: false, false)
        let refused = [
            "main D.canShow(msg-1 detached)=false", "main E(suppressDisplay SuppressedByAppDeveloper)",
            "main H(suppressDisplay|SuppressedByAppDeveloper)",
        ]
        try world.trigger()
        #expect(world.takeTrace() == triggered + refused)
        let (_, message) = try world.lastMessage()
        #expect(world.trace { message.show() } == refused)
        #expect(world.trace { message.show() } == shown)
    }

    @Test("2.13.5, A3-050 to A3-053 hide, show again, hide and dismiss") func hideAndShow() throws {
        let (world, presentable, message) = try shownWorld()
        #expect(world.trace { presentable.hide() } == ["main D.onHide(msg-1 hidden)"])
        #expect(world.stage.visibleSurfaces.isEmpty)
        let again = world.trace { presentable.show() }
        // The container is still there (A3-135).
        #expect(again == ["main D.canShow(msg-1 hidden)=true"] + shown.dropFirst(2))
        #expect(world.trace { message.dismiss() } == dismissed)
        _ = world.trace { message.show() }
        _ = world.trace { presentable.hide() }
        #expect(world.trace { message.dismiss() } == Array(dismissed.dropLast()))
    }

    @Test("2.13.6, A3-092 a dismissing link") func link() throws {
        let (world, _, _) = try shownWorld()
        let url = try #require(URL(string: "adbinapp://dismiss?interaction=a"))
        let trace = world.trace { world.stage.user.openLink(url) }
        let followed = [
            "main E(interact a)", "main H(interact|a)",
            "main D.onContentLoaded(adbinapp://dismiss?interaction=a)",
        ]
        #expect(trace == followed + dismissed)
    }

    @Test("2.13.7, A3-080 to A3-083 a plain link leaves the message on the screen") func plainLink() throws {
        let (world, presentable, _) = try shownWorld()
        let url = try #require(URL(string: "https://example.org/"))
        #expect(
            world.trace { world.stage.user.openLink(url) }
                == ["main open https://example.org/", "main D.onContentLoaded(https://example.org/)"])
        world.host.setOpener { _ in false }
        #expect(
            world.trace { world.stage.user.openLink(url) } == [
                "main could not open https://example.org/", "main page navigates to https://example.org/",
            ])
        world.stage.app.hasRootViewController = false
        #expect(
            world.trace { world.stage.user.openLink(url) } == ["main page navigates to https://example.org/"])
        #expect(presentable.getState() == .visible)
    }

    @Test("2.13.8, A3-070 back") func back() throws {
        let (world, _, _) = try shownWorld()
        let pressed = ["main E(interact backPress)", "main H(interact|backPress)"]
        #expect(world.trace { world.host.pressBack() } == pressed + dismissed)
        #expect(
            world.trace { world.host.pressBack() }
                == ["main error Nothing on the screen takes a press of the back button"])
    }

    @Test("2.13.9 and 10, A3-104 twice shown, twice dismissed, hidden when not shown") func twice() throws {
        let (world, presentable, message) = try shownWorld()
        let record = ["main H(suppressDisplay|)"]
        #expect(world.trace { message.show() } == record)
        #expect(world.trace { message.dismiss() } == dismissed)
        #expect(world.trace { message.dismiss() } == record)
        #expect(world.trace { presentable.hide() } == record)
    }

    @Test("2.13.11 no activity") func noActivity() throws {
        let world = TestWorld()
        world.stage.app.hasRootViewController = false
        try world.trigger()
        #expect(world.takeTrace() == triggered + ["main H(suppressDisplay|)"])
    }

    @Test("2.13.12, A3-005, A3-031 alerts") func alert() throws {
        let (world, _, message) = try shownWorld()
        let alert = try world.createAlert()
        #expect(world.trace { alert.show() } == ["main L.onError(ConflictingPresentation)"])
        _ = world.trace { message.dismiss() }
        #expect(world.trace { alert.show() } == ["main L.onShow(visible)", "main D.onShow(alert visible)"])
        #expect(
            world.trace { world.stage.user.tapButton("positive") } == [
                "main L.onPositiveResponse", "main L.onDismiss(detached)", "main D.onDismiss(alert detached)",
            ])
        _ = world.trace { alert.show() }
        #expect(
            world.trace { world.stage.user.tapButton("negative") } == [
                "main L.onNegativeResponse", "main L.onDismiss(detached)", "main D.onDismiss(alert detached)",
            ])
    }

    @Test("2.13.13, A3-005, A3-031 floating buttons") func floatingButton() throws {
        let (world, _, _) = try shownWorld()
        let button = try world.createButton()
        #expect(world.trace { button.show() } == ["main L.onShow(visible)", "main D.onShow(button visible)"])
        #expect(world.trace { world.stage.user.tapMessage() } == ["main L.onTapDetected"])
        #expect(world.trace { world.stage.user.swipe(.up) } == ["main L.onPanDetected"])
        #expect(world.trace { button.hide() } == ["main L.onHide(hidden)", "main D.onHide(button hidden)"])
    }

    @Test("2.13.14, A3-002, A3-003 a delegate registered late is not called for existing presentables")
    func late()
        throws
    {
        let world = TestWorld(answers: false)
        try world.trigger()
        let late = RecordingDelegate("late")
        world.register(late)
        _ = world.takeTrace()
        try world.trigger()
        #expect(world.takeTrace() == triggered + shown)
        #expect(late.presentables.isEmpty)
        let silent = HeadlessStage()
        let host = AdobeAndroid3Host(stage: silent)
        try host.trigger(json: Payloads.proposition())
        silent.run { ServiceProvider.getInstance().uiService.setPresentationDelegate(late) }
        try host.trigger(json: Payloads.proposition())
        silent.runUntilIdle()
        #expect(silent.log.entries.allSatisfy { $0.source != "late" })
        #expect(silent.log.entries(of: .analytics).map { $0.details["eventType"] }.count == 7)
    }
}
