import AdobeAndroid2Model
import HeadlessStage
import ModelTesting
import Testing

@Suite("Monitor and dismissal", .timeLimit(.minutes(20))) @MainActor struct LeavingTests {
    private let dismissed = ["ui L.onDismiss", "ui D.onDismiss(-)", "ui fragment dismissed"]

    private func shown(
        _ animation: MessageAnimation? = MessageAnimation.none
    ) throws -> (TestWorld, any FullscreenMessage) {
        let world = TestWorld()
        let message = try world.makeMessage(animation: animation)
        _ = world.trace { message.show() }
        return (world, message)
    }

    @Test("A2-050 A2-051 A2-053 dismissing, once") func dismissTwice() throws {
        let (world, message) = try shown()
        let trace = world.trace {
            message.dismiss()
            message.dismiss()
        }
        #expect(trace == dismissed)
        #expect(world.trace { message.dismiss() } == [])
    }

    @Test(
        "A2-050 the exit animation delays the callbacks",
        arguments: [(MessageAnimation.none, 0.3), (.fade, 0.6)])
    func duration(_ animation: MessageAnimation, _ seconds: Double) throws {
        let (world, message) = try shown()
        message.getMessageSettings()?.setDismissAnimation(animation)
        world.stage.log.removeAll()
        message.dismiss()
        world.stage.advance(seconds: seconds - 0.01)
        #expect(world.takeTrace() == [])
        world.stage.advance(seconds: 0.02)
        #expect(world.takeTrace() == dismissed)
    }

    @Test("A2-050 without a frame the cleanup is immediate") func noFrame() throws {
        let world = TestWorld()
        let message = try world.makeMessage()
        world.delegate.inOnShow = { $0.dismiss() }
        #expect(
            world.trace { message.show() } == [
                "ui web view created", "bg D.shouldShowMessage(-)=true", "ui fragment shown", "ui L.onShow",
                "ui D.onShow(-)",
            ] + dismissed)
        #expect(world.stage.visibleSurfaces == [])
    }

    @Test("A2-051 a message that is dismissed between onShow and its attachment is released")
    func dismissedBeforeAttachment() throws {
        let world = TestWorld()
        let keeper = GateOnly()
        world.stage.run { MobileCore.setMessagingDelegate(keeper) }
        weak var probe: (any FullscreenMessage)?
        do {
            let message = try world.makeMessage(listener: DismissingListener())
            probe = message
            #expect(
                world.trace { message.show() } == [
                    "ui web view created", "ui fragment shown", "ui L.onShow", "ui L.onDismiss",
                    "ui MessagingDelegate.onDismiss is not implemented", "ui fragment dismissed",
                    "ui MessagingDelegate.onShow is not implemented",
                ])
        }
        #expect(probe == nil)
        #expect(world.stage.visibleSurfaces == [])
        let next = try world.makeMessage()
        _ = world.trace { next.show() }
        #expect(world.stage.visibleSurfaces == ["message"])
    }

    @Test("A2-052 dismissing another message frees the monitor") func otherMessage() throws {
        let (world, message) = try shown()
        let other = try world.makeMessage(listener: RecordingListener("M"))
        #expect(world.trace { other.dismiss() } == ["ui M.onDismiss", "ui D.onDismiss(-)"])
        #expect(world.stage.visibleSurfaces == ["message"])
        #expect(world.trace { message.dismiss() } == [])
        _ = world.trace { other.show() }
        #expect(world.stage.visibleSurfaces == ["message", "message"])
    }

    @Test("A2-054 A2-041 a message shown during an exit animation loses the monitor at its end")
    func duringAnimation() throws {
        let (world, message) = try shown()
        message.getMessageSettings()?.setDismissAnimation(MessageAnimation.none)
        let next = try world.makeMessage(listener: RecordingListener("M"))
        let trace = world.trace {
            message.dismiss()
            next.show()
        }
        #expect(
            trace == [
                "ui web view created", "bg D.shouldShowMessage(-)=true", "ui fragment shown", "ui M.onShow",
                "ui D.onShow(-)", "ui HTML loaded",
            ] + dismissed)
        #expect(world.trace { next.dismiss() } == [])
        #expect(world.stage.visibleSurfaces == ["message"])
    }

    @Test("A2-055 a new web view after dismissal, which Message does not see") func staleWebView() throws {
        let (world, message) = try TestWorld.shown()
        let parent = try #require(message.parent)
        let first = try #require(parent.getWebView())
        _ = world.trace { parent.dismiss(true) }
        #expect(message.getWebView() == nil)
        _ = world.trace { parent.show() }
        #expect(message.getWebView() != nil)
        #expect(message.getWebView() !== first)
        #expect(parent.getWebView() === first)
    }

    @Test("A2-056 the back button notifies the listener first") func back() throws {
        let (world, _) = try shown()
        #expect(world.trace { world.host.pressBack() } == ["ui L.onBackPressed"] + dismissed)
        #expect(
            world.trace { world.host.pressBack() } == ["ui error No message takes the back button"])
    }

    @Test("A2-041 the activity is destroyed: the monitor is free and no callback is called") func activity()
        throws
    {
        let (world, message) = try shown()
        #expect(world.trace { world.host.destroyActivity() } == [])
        #expect(world.stage.visibleSurfaces == [])
        world.stage.app.hasRootViewController = true
        #expect(world.trace { message.dismiss() } == [])
        _ = world.trace { message.show(false) }
        #expect(world.stage.visibleSurfaces == ["message"])
    }

    @Test("A2-041 rotating the device keeps the message and the monitor") func rotation() throws {
        let (world, message) = try shown()
        #expect(world.trace { world.host.rotate() } == ["ui HTML loaded"])
        #expect(world.stage.visibleSurfaces == ["message"])
        #expect(world.trace { message.dismiss() } == dismissed)
    }

    @Test("A2-060 an empty page is shown and dismissed") func emptyPage() throws {
        let world = TestWorld()
        let message = try world.makeMessage("")
        #expect(
            world.trace { message.show() } == [
                "ui web view created", "bg D.shouldShowMessage(-)=true", "ui fragment shown", "ui L.onShow",
                "ui D.onShow(-)",
            ] + dismissed)
        try world.trigger()
        #expect(world.stage.visibleSurfaces == ["msg-1"])
    }

    @Test("A2-216 without a display animation the page is still loaded") func noAnimation() throws {
        let (world, message) = try shown(nil)
        #expect(message.getWebView()?.loadedHTML == "<html></html>")
        #expect(world.trace { message.dismiss() } == dismissed)
    }

    @Test(
        "A2-213 without an alignment a message is reported as shown, but not visible",
        arguments: [
            (MessageAlignment?.none, MessageAlignment?.some(.top)), (.some(.left), .none), (.none, .none),
        ])
    func noAlignment(_ horizontal: MessageAlignment?, _ vertical: MessageAlignment?) throws {
        let world = TestWorld()
        let message = try world.makeMessage()
        message.getMessageSettings()?.setHorizontalAlign(horizontal)
        message.getMessageSettings()?.setVerticalAlign(vertical)
        #expect(
            world.trace { message.show() } == [
                "ui web view created", "bg D.shouldShowMessage(-)=true", "ui fragment shown", "ui L.onShow",
                "ui D.onShow(-)", "ui error NullPointerException: the settings have no alignment",
            ])
        #expect(message.getWebView()?.loadedHTML == nil)
        #expect(world.stage.visibleSurfaces == [])
        // It still blocks other messages until it is dismissed, and its dismissal has nothing to animate.
        let other = try world.makeMessage(listener: RecordingListener("M"))
        #expect(world.trace { other.show() } == ["ui web view created", "bg M.onShowFailure"])
        let stage = world.stage
        let before = stage.now
        #expect(world.trace { message.dismiss() } == dismissed)
        #expect(stage.now == before)
        _ = world.trace { other.show() }
        #expect(stage.visibleSurfaces == ["message"])
    }

    @Test("A2-040 A2-005 an alert blocks messages until it is dismissed", arguments: ["yes", "no", "close"])
    func alert(_ way: String) throws {
        let world = TestWorld()
        let trace = world.trace {
            ServiceProvider.getInstance().getUIService().showAlert(
                .build("t", "m", "yes", "no"), RecordingAlertListener())
        }
        #expect(trace == ["ui A.onShow"])
        let message = try world.makeMessage()
        #expect(world.trace { message.show() } == ["ui web view created", "bg L.onShowFailure"])
        let answers = ["yes": "onPositiveResponse", "no": "onNegativeResponse", "close": "onDismiss"]
        let left = world.trace { way == "close" ? world.stage.user.close() : world.stage.user.tapButton(way) }
        #expect(left == ["ui A.\(answers[way] ?? "")"])
        _ = world.trace { message.show() }
        #expect(world.stage.visibleSurfaces == ["message"])
    }

    @Test("A2-042 floating buttons ignore the monitor") func floatingButton() throws {
        let (world, _) = try shown()
        let listener = ButtonListener()
        let button = try #require(
            world.stage.run { ServiceProvider.getInstance().getUIService().createFloatingButton(listener) })
        #expect(world.trace { button.display() } == [])
        #expect(world.stage.visibleSurfaces == ["floating button", "message"])
        #expect(world.trace { world.stage.user.tapMessage() } == ["ui B.onTapDetected"])
        #expect(world.trace { world.stage.user.swipe(.up) } == ["ui B.onPanDetected"])
        _ = world.trace { button.remove() }
        #expect(world.stage.visibleSurfaces == ["message"])
        world.stage.app.hasRootViewController = false
        #expect(
            world.stage.run { ServiceProvider.getInstance().getUIService().createFloatingButton(listener) }
                == nil)
    }
}

private final class ButtonListener: FloatingButtonListener {
    func onTapDetected() { HeadlessStage.current.log.record(.note, from: "B", "onTapDetected") }
    func onPanDetected() { HeadlessStage.current.log.record(.note, from: "B", "onPanDetected") }
}

/// Dismisses each message as soon as it is shown.
private final class DismissingListener: FullscreenMessageDelegate, Sendable {
    func onShow(_ message: any FullscreenMessage) {
        note("onShow")
        message.dismiss()
    }

    func onDismiss(_ message: any FullscreenMessage) { note("onDismiss") }
    func onBackPressed(_ message: any FullscreenMessage) { note("onBackPressed") }
    func onShowFailure() { note("onShowFailure") }
    func overrideUrlLoad(_ message: any FullscreenMessage, _ url: String) -> Bool { false }

    private func note(_ text: String) {
        HeadlessStage.current.log.record(.note, from: "L", text)
    }
}
