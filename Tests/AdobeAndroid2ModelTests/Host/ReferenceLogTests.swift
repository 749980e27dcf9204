import AdobeAndroid2Model
import HeadlessStage
import ModelTesting
import Testing

/// The call logs of the rules, section 2.12, one test each.
@Suite("Reference logs", .timeLimit(.minutes(20))) @MainActor struct ReferenceLogTests {
    private let shown = [
        "ui fragment shown", "ui T(display)", "ui D.onShow(msg-1)", "ui HTML loaded",
    ]
    private let dismissed = ["ui T(dismiss)", "ui D.onDismiss(msg-1)", "ui fragment dismissed"]

    @Test("2.12.1 A2-011 A2-034 A2-037 A2-038 a message is shown") func normal() throws {
        let world = TestWorld()
        try world.trigger()
        #expect(
            world.takeTrace() == [
                "ui T(trigger)", "ui web view created", "bg D.shouldShowMessage(msg-1)=true",
            ] + shown)
        #expect(world.stage.visibleSurfaces == ["msg-1"])
    }

    @Test("2.12.2 A2-101 dismiss(false) tracks twice") func dismissByMessage() throws {
        let (world, message) = try TestWorld.shown()
        let parent = try #require(message.parent)
        #expect(world.trace { parent.dismiss(false) } == ["ui T(dismiss)"] + dismissed)
        #expect(message.getWebView() == nil)
        #expect(world.stage.visibleSurfaces == [])
    }

    @Test("2.12.3 A2-101 dismiss(true) tracks once") func dismissSuppressed() throws {
        let (world, message) = try TestWorld.shown()
        let parent = try #require(message.parent)
        #expect(world.trace { parent.dismiss(true) } == dismissed)
    }

    @Test("2.12.4 A2-032 A2-033 a second message conflicts") func conflict() throws {
        let (world, _) = try TestWorld.shown()
        let trace = try world.trace { try world.host.trigger(json: Payloads.proposition("msg-2")) }
        #expect(trace == ["ui T(trigger)", "ui web view created"])
        #expect(world.stage.visibleSurfaces == ["msg-1"])
    }

    @Test("2.12.5 A2-020 a suppressed message is shown later without the gate") func showLater() throws {
        let world = TestWorld(answers: false)
        try world.trigger()
        #expect(
            world.takeTrace() == [
                "ui T(trigger)", "ui web view created", "bg D.shouldShowMessage(msg-1)=false",
            ])
        let parent = try #require(world.delegate.messages.first?.parent)
        #expect(parent.getWebView()?.loadedHTML == nil)
        #expect(world.trace { parent.show() } == shown)
    }

    @Test("2.12.6 A2-081 a dismiss link") func link() throws {
        let (world, message) = try TestWorld.shown()
        let url = "adbinapp://dismiss?interaction=a"
        let trace = world.trace { message.getWebView()?.navigate(to: url) }
        #expect(trace == ["ui T(interact a)", "ui D.urlLoaded(\(url))"] + dismissed)
    }

    @Test("2.12.7 A2-051 A2-056 A2-100 the back button, also without automatic tracking") func back() throws {
        let (world, message) = try TestWorld.shown()
        message.parent?.setAutoTrack(false)
        #expect(world.trace { world.host.pressBack() } == ["ui T(interact backPress)"] + dismissed.suffix(2))
        let (other, _) = try TestWorld.shown()
        #expect(other.trace { other.host.pressBack() } == ["ui T(interact backPress)"] + dismissed)
    }

    @Test("2.12.8 A2-030 without an activity only the listener is notified, immediately") func noActivity()
        throws
    {
        let world = TestWorld()
        world.stage.app.hasRootViewController = false
        let message = try world.makeMessage()
        world.stage.log.removeAll()
        message.show()
        #expect(world.takeTrace() == ["ui L.onShowFailure"])
        world.stage.runUntilIdle()
        #expect(world.takeTrace() == [])
        try world.trigger()
        #expect(world.takeTrace() == ["ui T(trigger)"])
    }

    @Test("2.12.9 A2-040 an alert while a message is on the screen") func alert() throws {
        let (world, _) = try TestWorld.shown()
        let trace = world.trace {
            ServiceProvider.getInstance().getUIService().showAlert(
                .build("t", "m", "yes", "no"), RecordingAlertListener())
        }
        #expect(trace == ["ui A.onError(anotherMessageIsDisplayed)"])
        #expect(world.stage.visibleSurfaces == ["msg-1"])
    }
}
