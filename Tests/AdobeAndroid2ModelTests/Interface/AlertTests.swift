import AdobeAndroid2Model
import HeadlessStage
import ModelTesting
import Testing

@Suite("Alerts", .timeLimit(.minutes(20))) @MainActor struct AlertTests {
    private let world = TestWorld()

    private func showAlert(_ setting: AlertSetting = .build("t", "m", "yes", "no"), _ name: String = "A") {
        ServiceProvider.getInstance().getUIService().showAlert(setting, RecordingAlertListener(name))
    }

    @Test("A2-210 a second alert fails immediately, before the first one is on the screen") func secondAlert()
    {
        let trace = world.trace {
            showAlert()
            showAlert(.build("u", nil, "ok", nil), "B")
        }
        #expect(trace == ["ui B.onError(anotherMessageIsDisplayed)", "ui A.onShow"])
        #expect(world.stage.visibleSurfaces == ["t"])
        #expect(world.trace { world.stage.user.tapButton("yes") } == ["ui A.onPositiveResponse"])
        #expect(world.trace { showAlert(.build("u", nil, "ok", nil), "B") } == ["ui B.onShow"])
    }

    @Test("A2-210 a message in the same turn is refused, because the monitor is occupied")
    func messageMeanwhile()
        throws
    {
        let message = try world.makeMessage()
        let trace = world.trace {
            showAlert()
            message.show()
        }
        #expect(trace == ["ui A.onShow", "ui web view created", "bg L.onShowFailure"])
    }

    @Test(
        "A2-211 an alert without button texts shows nothing and blocks nothing",
        arguments: [(String?.none, String?.none), ("", nil), ("", "")])
    func noButtons(_ positive: String?, _ negative: String?) throws {
        #expect(
            world.trace { showAlert(.build("t", "m", positive, negative)) } == [
                "ui error An alert needs the text of a button"
            ])
        #expect(world.stage.visibleSurfaces == [])
        #expect(world.trace { showAlert(.build("u", nil, nil, "no")) } == ["ui A.onShow"])
        #expect(world.trace { world.stage.user.tapButton("no") } == ["ui A.onNegativeResponse"])
    }

    @Test("A2-212 a tap outside does nothing, the back button dismisses the alert") func leaving() throws {
        _ = world.trace { showAlert() }
        #expect(world.trace { world.stage.user.tapOutside() } == [])
        #expect(world.stage.visibleSurfaces == ["t"])
        #expect(world.trace { world.host.pressBack() } == ["ui A.onDismiss"])
        #expect(world.stage.visibleSurfaces == [])
        let message = try world.makeMessage()
        _ = world.trace { message.show() }
        #expect(world.stage.visibleSurfaces == ["message"])
        #expect(
            world.trace { world.host.pressBack() } == [
                "ui L.onBackPressed", "ui L.onDismiss", "ui D.onDismiss(-)", "ui fragment dismissed",
            ])
    }

    @Test("A2-052, A2-212 an alert over a message that lost the monitor takes the back button first")
    func overMessage() throws {
        let message = try world.makeMessage()
        _ = world.trace { message.show() }
        let other = try world.makeMessage(listener: RecordingListener("M"))
        _ = world.trace { other.dismiss() }
        _ = world.trace { showAlert() }
        #expect(world.stage.visibleSurfaces == ["message", "t"])
        #expect(world.trace { world.host.pressBack() } == ["ui A.onDismiss"])
        // The alert freed the monitor, so the message can no longer be dismissed.
        #expect(world.trace { world.host.pressBack() } == [])
        #expect(world.stage.visibleSurfaces == ["message"])
    }

    @Test("A2-052, A2-056, A2-212 a message over an alert takes the back button first, also after a rotation")
    func underMessage() throws {
        _ = world.trace { showAlert() }
        let other = try world.makeMessage(listener: RecordingListener("M"))
        #expect(world.trace { other.dismiss() } == ["ui M.onDismiss", "ui D.onDismiss(-)"])
        let message = try world.makeMessage()
        _ = world.trace { message.show() }
        #expect(world.stage.visibleSurfaces == ["t", "message"])
        #expect(world.trace { world.host.rotate() } == ["ui HTML loaded"])
        #expect(world.stage.visibleSurfaces == ["t", "message"])
        #expect(
            world.trace { world.host.pressBack() } == [
                "ui L.onBackPressed", "ui L.onDismiss", "ui D.onDismiss(-)", "ui fragment dismissed",
            ])
        #expect(world.trace { world.host.pressBack() } == ["ui A.onDismiss"])
        #expect(world.stage.visibleSurfaces == [])
    }

    @Test("A2-041 after a rotation an alert stays in front of the message that it covered")
    func turned() throws {
        let message = try world.makeMessage()
        _ = world.trace { message.show() }
        let other = try world.makeMessage(listener: RecordingListener("M"))
        _ = world.trace { other.dismiss() }
        _ = world.trace { showAlert() }
        #expect(world.trace { world.host.rotate() } == ["ui HTML loaded"])
        #expect(world.stage.visibleSurfaces == ["message", "t"])
        #expect(world.trace { world.host.pressBack() } == ["ui A.onDismiss"])
    }

    @Test("A2-034, A2-042, A2-085 a floating button stays behind messages and alerts, also after a rotation")
    func behindDialogs() throws {
        let message = try world.makeMessage()
        message.getMessageSettings()?.setGestures([.swipeUp: "x:y"])
        _ = world.trace { message.show() }
        let service = world.stage.run { ServiceProvider.getInstance().getUIService() }
        let button = try #require(service.createFloatingButton(SequenceButtonListener()))
        _ = world.trace { button.display() }
        #expect(world.stage.visibleSurfaces == ["floating button", "message"])
        _ = world.trace { world.host.rotate() }
        #expect(world.stage.visibleSurfaces == ["floating button", "message"])
        #expect(world.trace { world.stage.user.swipe(.up) } == ["ui L.overrideUrlLoad(x:y)"])
        // A message that was swiped aside does not come back when a button is displayed.
        _ = world.trace { button.remove() }
        let other = try #require(service.createFloatingButton(SequenceButtonListener()))
        _ = world.trace { other.display() }
        #expect(world.stage.visibleSurfaces == ["floating button"])
        _ = world.trace { message.dismiss() }
        _ = world.trace { showAlert() }
        world.host.resumeActivity()
        #expect(world.stage.visibleSurfaces == ["floating button", "t"])
    }
}
