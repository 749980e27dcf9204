import AdobeAndroid2Model
import HeadlessStage
import ModelTesting
import PlatformStandIns
import Testing

/// What the SDK does if something is missing, blank, empty, or late.
@Suite("Edges", .timeLimit(.minutes(20))) @MainActor struct EdgeTests {
    private func settings(
        display: MessageAnimation? = .bottom, exit: MessageAnimation? = .bottom,
        gestures: [MessageGesture: String]? = nil
    ) -> MessageSettings {
        let settings = MessageSettings.centered()
        settings.setDisplayAnimation(display)
        settings.setDismissAnimation(exit)
        settings.setGestures(gestures)
        settings.setUiTakeover(true)
        return settings
    }

    private func make(
        _ world: TestWorld, _ settings: MessageSettings, html: String = "<html></html>"
    ) throws -> any FullscreenMessage {
        try #require(
            world.stage.run {
                ServiceProvider.getInstance().getUIService().createFullscreenMessage(
                    html, RecordingListener(), false, settings)
            })
    }

    @Test(
        "A2-105 without a display animation nothing is visible, and a dismissal calls the callbacks immediately"
    )
    func noDisplayAnimation() throws {
        let world = TestWorld()
        let message = try make(world, settings(display: nil))
        #expect(
            world.trace { message.show() }.suffix(3) == ["ui L.onShow", "ui D.onShow(-)", "ui HTML loaded"])
        #expect(world.stage.visibleSurfaces == [])
        world.stage.run { message.dismiss() }
        #expect(world.takeTrace() == ["ui L.onDismiss", "ui D.onDismiss(-)", "ui fragment dismissed"])
    }

    @Test("A2-105 without an exit animation a message is removed without delay, and not inside the call")
    func noExitAnimation() throws {
        let world = TestWorld()
        let message = try make(world, settings(exit: nil))
        _ = world.trace { message.show() }
        world.stage.run { message.dismiss() }
        #expect(world.takeTrace() == [])
        world.stage.advance(seconds: 0)
        #expect(world.takeTrace() == ["ui L.onDismiss", "ui D.onDismiss(-)", "ui fragment dismissed"])
        #expect(world.stage.visibleSurfaces == [])
    }

    @Test(
        "A2-106 a tap that is mapped to blank text calls no callback, such a swipe dismisses",
        arguments: ["", " ", "\t\n"])
    func blankGestures(_ blank: String) throws {
        let world = TestWorld()
        let message = try make(world, settings(gestures: [.backgroundTap: blank, .swipeUp: blank]))
        _ = world.trace { message.show() }
        #expect(world.trace { world.stage.user.tapOutside() } == [])
        let trace = world.trace { world.stage.user.swipe(.up) }
        #expect(trace == ["ui L.onDismiss", "ui D.onDismiss(-)", "ui fragment dismissed"])
    }

    @Test("A2-106 spaces other than those of ASCII are not blank") func otherSpaces() throws {
        let world = TestWorld()
        let message = try make(world, settings(gestures: [.backgroundTap: "\u{A0}"]))
        _ = world.trace { message.show() }
        #expect(world.trace { world.stage.user.tapOutside() } == ["ui L.overrideUrlLoad(\u{A0})"])
    }

    @Test(
        "A2-050, A2-085 a message that was swiped away and reappears by a rotation is dismissed with its animation"
    )
    func swipedThenRotated() throws {
        let world = TestWorld()
        let message = try make(world, settings(gestures: [.swipeLeft: "x:y"]))
        _ = world.trace { message.show() }
        #expect(world.trace { world.stage.user.swipe(.left) } == ["ui L.overrideUrlLoad(x:y)"])
        #expect(world.stage.visibleSurfaces == [])
        world.host.rotate()
        #expect(world.stage.visibleSurfaces.count == 1)
        _ = world.takeTrace()
        world.stage.run { message.dismiss() }
        world.stage.advance(seconds: 0.29)
        #expect(world.takeTrace() == [])
        world.stage.advance(seconds: 0.01)
        #expect(world.takeTrace() == ["ui L.onDismiss", "ui D.onDismiss(-)", "ui fragment dismissed"])
    }

    @Test(
        "A2-041, A2-213 a message that is shown again during its dismissal keeps a fragment without a web view"
    )
    func shownWhileLeaving() throws {
        let world = TestWorld()
        let message = try make(world, settings())
        _ = world.trace { message.show() }
        let trace = world.trace {
            message.dismiss()
            message.show()
        }
        #expect(
            trace == [
                "bg D.shouldShowMessage(-)=true", "ui fragment shown", "ui L.onShow", "ui D.onShow(-)",
                "ui HTML loaded", "ui L.onDismiss", "ui D.onDismiss(-)", "ui fragment dismissed",
            ])
        #expect(world.stage.visibleSurfaces == ["message"])
        let turned = world.trace { world.host.rotate() }
        #expect(turned == ["ui error NullPointerException: there is no web view"])
        #expect(world.stage.visibleSurfaces == [])
    }

    @Test("A2-041, A2-050 a swiped message has no view to animate after its activity was destroyed")
    func swipedWithoutActivity() throws {
        let world = TestWorld()
        let message = try make(world, settings(gestures: [.swipeLeft: "x:y"]))
        _ = world.trace { message.show() }
        world.stage.user.swipe(.left)
        world.host.destroyActivity()
        world.host.resumeActivity()
        let other = try world.makeMessage(listener: RecordingListener("M"))
        world.stage.run { other.show(false) }
        world.stage.advance(seconds: 0)
        #expect(
            world.takeTrace() == [
                "ui web view created", "ui fragment shown", "ui M.onShow", "ui D.onShow(-)", "ui HTML loaded",
            ])
        // The monitor does not know which message is being dismissed (A2-052).
        world.stage.run { message.dismiss() }
        #expect(world.takeTrace() == ["ui L.onDismiss", "ui D.onDismiss(-)"])
        world.stage.runUntilIdle()
        #expect(world.takeTrace() == ["ui L.overrideUrlLoad(x:y)"])
        #expect(world.stage.visibleSurfaces == ["message"])
    }

    @Test("A2-106 a URL that is blank for Java is not opened; a URL of other spaces is text")
    func blankAddresses() throws {
        let world = TestWorld()
        let service = world.stage.run { ServiceProvider.getInstance().getUIService() }
        for blank in ["", " ", "\u{1}"] {
            var isOpened = true
            #expect(world.trace { isOpened = service.showUrl(blank) } == [])
            #expect(!isOpened)
        }
        #expect(world.trace { _ = service.showUrl("\u{A0}") } == ["ui open \u{A0}"])
    }

    @Test("A2-106 blank pages, URLs, names, scripts and buttons", arguments: ["", " ", "\n"])
    func blankTexts(_ blank: String) throws {
        let world = TestWorld()
        let empty = try make(world, settings(), html: blank)
        let trace = world.trace { empty.show() }
        #expect(trace.suffix(3) == ["ui L.onDismiss", "ui D.onDismiss(-)", "ui fragment dismissed"])
        try world.trigger()
        let message = try #require(world.delegate.messages.last)
        let campaign = try #require(message.getParent() as? any Message)
        _ = world.takeTrace()
        let quiet = world.trace {
            campaign.handleJavascriptMessage(blank) { _ in }
            campaign.handleJavascriptMessage("ok") { _ in }
            campaign.evaluateJavascript(blank)
        }
        #expect(quiet == [])
        let view = try #require(message.getWebView())
        #expect(view.javascriptInterfaces == ["ok"])
        #expect(view.evaluatedScripts == [])
        #expect(world.trace { _ = view.navigate(to: blank) } == [])
        let alert = AlertSetting.build("t", "m", blank, blank)
        let service = world.stage.run { ServiceProvider.getInstance().getUIService() }
        _ = world.trace { message.dismiss() }
        #expect(
            world.trace { service.showAlert(alert, RecordingAlertListener()) }
                == ["ui error An alert needs the text of a button"])
    }

    @Test("A2-107 gestures are those of the time when the fragment was created, also after a rotation")
    func lateGestures() throws {
        let world = TestWorld()
        let settings = settings(gestures: [.backgroundTap: "early"])
        let message = try make(world, settings)
        _ = world.trace { message.show() }
        settings.setGestures([.backgroundTap: "late", .swipeUp: "late"])
        world.host.rotate()
        #expect(world.trace { world.stage.user.tapOutside() } == ["ui L.overrideUrlLoad(early)"])
        _ = world.trace { message.dismiss() }
        _ = world.trace { message.show() }
        #expect(world.trace { world.stage.user.tapOutside() } == ["ui L.overrideUrlLoad(late)"])
    }

    @Test("A2-108 without a parent in its settings a campaign's message is displayed and dismissed untracked")
    func noParent() throws {
        let world = TestWorld()
        world.delegate.inShouldShow = { message in
            let settings = MessageSettings.centered()
            settings.setDisplayAnimation(.fade)
            message.setMessageSetting(settings)
        }
        try world.trigger()
        let message = try #require(world.delegate.messages.first)
        #expect(message.getParent() == nil)
        #expect(world.takeTrace().filter { $0.contains("T(") } == ["ui T(trigger)"])
        // Links are followed as far as that needs no message: nothing is dismissed.
        let view = try #require(message.getWebView())
        let link = "adbinapp://dismiss?interaction=a&link=https%3A%2F%2Fe.org"
        #expect(
            world.trace { _ = view.navigate(to: link) }
                == ["ui open https://e.org", "ui D.urlLoaded(\(link))"])
        #expect(
            world.trace { world.host.pressBack() }
                == ["ui D.onDismiss(-)", "ui fragment dismissed"])
    }

    @Test("A2-108 with another campaign's parent that campaign is tracked and dismissed") func otherParent()
        throws
    {
        let world = TestWorld()
        world.delegate.inShouldShow = { message in
            guard message.parent?.getId() == "b" else { return }
            let first = world.delegate.messages.first { $0.parent?.getId() == "a" }
            message.getMessageSettings()?.setParent(first?.parent)
        }
        try world.trigger(Payloads.proposition("a"))
        let first = try #require(world.delegate.messages.first)
        _ = world.trace { first.dismiss() }
        try world.trigger(Payloads.proposition("b"))
        let displayed = world.stage.log.entries(of: .analytics).filter {
            $0.details["propositionEventType"] == "display"
        }
        #expect(displayed.compactMap { $0.details["messageId"] } == ["a"])
    }

    @Test("A2-110 a removed button never reappears, not even on another activity") func removedButton() throws
    {
        let world = TestWorld()
        let service = world.stage.run { ServiceProvider.getInstance().getUIService() }
        let button = try #require(service.createFloatingButton(Tapped("1")))
        _ = world.trace { button.display() }
        #expect(world.stage.visibleSurfaces == ["floating button"])
        _ = world.trace { button.remove() }
        #expect(world.trace { button.display() } == ["ui The floating button is not displayed"])
        world.host.rotate()
        world.host.resumeActivity()
        #expect(world.stage.visibleSurfaces == [])
    }

    @Test("A2-110 the second button waits until the first is removed and an activity is resumed")
    func secondButton()
        throws
    {
        let world = TestWorld()
        let service = world.stage.run { ServiceProvider.getInstance().getUIService() }
        let buttons = try ["1", "2"].map { try #require(service.createFloatingButton(Tapped($0))) }
        _ = world.trace { buttons.forEach { $0.display() } }
        #expect(world.trace { world.stage.user.tapMessage() } == ["ui B.1"])
        world.stage.app.hasRootViewController = false
        _ = world.trace { buttons[0].remove() }
        #expect(world.trace { world.stage.user.tapMessage() } == ["ui B.1"])
        world.host.resumeActivity()
        _ = world.takeTrace()
        #expect(world.trace { world.stage.user.tapMessage() } == ["ui B.2"])
    }

    @Test("Members beside messages are recorded") func members() {
        let world = TestWorld()
        let service = world.stage.run { ServiceProvider.getInstance().getUIService() }
        let notification = NotificationSetting.build("id", "text", 0, 5, "app://x", ["a": 1], nil, "title")
        #expect(notification.getIdentifier() == "id" && notification.getContent() == "text")
        #expect(notification.getFireDate() == 0 && notification.getDelaySeconds() == 5)
        #expect(notification.getDeeplink() == "app://x" && notification.getUserInfo()?["a"] as? Int == 1)
        #expect(notification.getSound() == nil && notification.getTitle() == "title")
        let trace = world.trace {
            service.showLocalNotification(notification)
            Messaging.registerExtension()
            #expect(Messaging.addPushTrackingDetails(Intent(uri: "a"), "m", ["a": "b"]))
            Messaging.handleNotificationResponse(Intent(uri: "a"), false, "yes")
        }
        #expect(
            trace == [
                "ui showLocalNotification", "ui Messaging.registerExtension",
                "ui Messaging.addPushTrackingDetails", "ui Messaging.handleNotificationResponse",
            ])
        #expect(Messaging.extensionVersion() == "2.2.1")
    }

    /// Records which button was tapped. Sendable: it is immutable.
    private final class Tapped: FloatingButtonListener, Sendable {
        private let name: String
        init(_ name: String) { self.name = name }
        func onTapDetected() { HeadlessStage.current.log.record(.note, from: "B", name) }
        func onPanDetected() {}
    }
}
