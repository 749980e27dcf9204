import AdobeAndroid2Model
import Dispatch
import HeadlessStage
import ModelTesting
import PlatformStandIns
import Testing

@Suite("Registration and entry points", .timeLimit(.minutes(20))) @MainActor struct RegistrationTests {
    @Test("A2-001 one strong slot for both entry points") func slot() {
        let stage = HeadlessStage()
        stage.run {
            weak var kept: RecordingDelegate?
            do {
                let delegate = RecordingDelegate()
                kept = delegate
                MobileCore.setMessagingDelegate(delegate)
            }
            #expect(kept != nil)
            #expect(ServiceProvider.getInstance().getMessageDelegate() === kept)
            ServiceProvider.getInstance().setMessageDelegate(nil)
            #expect(MobileCore.getMessagingDelegate() == nil)
            #expect(kept == nil)
        }
    }

    @Test("A2-002 the delegate is looked up for every callback") func replaced() throws {
        let (world, message) = try TestWorld.shown()
        let trace = world.trace {
            MobileCore.setMessagingDelegate(RecordingDelegate("E"))
            message.dismiss()
        }
        #expect(trace == ["ui T(dismiss)", "ui E.onDismiss(msg-1)", "ui fragment dismissed"])
    }

    @Test("A2-003 without a delegate every message passes") func noDelegate() throws {
        let world = TestWorld()
        world.stage.run { MobileCore.setMessagingDelegate(nil) }
        try world.trigger()
        #expect(
            world.takeTrace() == [
                "ui T(trigger)", "ui web view created", "ui fragment shown", "ui T(display)",
                "ui HTML loaded",
            ])
    }

    @Test("1.3 all callbacks but the gate have defaults that log") func defaults() throws {
        let world = TestWorld()
        world.stage.run { MobileCore.setMessagingDelegate(GateOnly()) }
        try world.trigger()
        world.stage.user.close()
        world.stage.runUntilIdle()
        #expect(
            world.takeTrace().filter { $0.contains("not implemented") } == [
                "ui MessagingDelegate.onShow is not implemented",
                "ui MessagingDelegate.urlLoaded is not implemented",
                "ui MessagingDelegate.onDismiss is not implemented",
            ])
    }

    @Test("A2-004 messages of other extensions have no Message as parent") func foreign() throws {
        let world = TestWorld()
        let message = try world.makeMessage()
        #expect(
            world.trace { message.show() } == [
                "ui web view created", "bg D.shouldShowMessage(-)=true", "ui fragment shown", "ui L.onShow",
                "ui D.onShow(-)", "ui HTML loaded",
            ])
        message.getMessageSettings()?.setParent("mine")
        #expect(message.getParent() as? String == "mine")
    }

    @Test("A2-012 A2-102 an unknown campaign is shown and not tracked") func unknownCampaign() throws {
        let world = TestWorld()
        world.host.isCampaignKnown = false
        try world.trigger()
        #expect(world.stage.visibleSurfaces == ["msg-1"])
        #expect(world.stage.log.entries(of: .analytics) == [])
    }

    @Test("A2-010 each trigger creates a new message") func newMessages() throws {
        let world = TestWorld(answers: false, false)
        try world.trigger()
        try world.trigger()
        #expect(world.delegate.messages.count == 2)
        #expect(world.delegate.messages.map { $0.parent?.getId() } == ["msg-1", "msg-1"])
    }

    @Test("A2-020 which shows ask the delegate", arguments: [true, false]) func control(_ isAsked: Bool)
        throws
    {
        let world = TestWorld()
        let message = try world.makeMessage()
        let gate = world.trace { message.show(isAsked) }.filter { $0.contains("shouldShow") }
        #expect(gate == (isAsked ? ["bg D.shouldShowMessage(-)=true"] : []))
    }

    @Test("A2-039 a message on the screen is refused like any conflict") func again() throws {
        let world = TestWorld()
        let message = try world.makeMessage()
        _ = world.trace { message.show() }
        #expect(world.trace { message.show() } == ["bg L.onShowFailure"])
        #expect(world.trace { message.show(false) } == ["bg L.onShowFailure"])
    }

    @Test("A2-033 a suppressed message notifies its listener on the executor") func suppressed() throws {
        let world = TestWorld(answers: false)
        let message = try world.makeMessage()
        #expect(
            world.trace { message.show() } == [
                "ui web view created", "bg D.shouldShowMessage(-)=false", "bg L.onShowFailure",
            ])
    }

    @Test("A2-030 without an application context") func noContext() throws {
        let world = TestWorld()
        world.host.hasApplicationContext = false
        let message = try world.makeMessage()
        #expect(world.trace { message.show() } == ["ui L.onShowFailure"])
    }

    @Test("A2-031 the activity is looked up again on the executor") func activityGone() throws {
        let world = TestWorld()
        let message = try world.makeMessage()
        let trace = world.trace {
            message.show()
            world.stage.app.hasRootViewController = false
        }
        #expect(trace == ["ui web view created", "bg L.onShowFailure"])
    }

    @Test("A2-035 showing the fragment fails") func fragmentFails() throws {
        let world = TestWorld()
        let message = try world.makeMessage()
        let stage = world.stage
        world.delegate.inShouldShow = { _ in stage.app.hasRootViewController = false }
        #expect(
            world.trace { message.show() } == [
                "ui web view created", "bg D.shouldShowMessage(-)=true", "ui L.onShowFailure",
            ])
        stage.app.hasRootViewController = true
        world.delegate.inShouldShow = { _ in }
        _ = world.trace { message.show() }
        #expect(stage.visibleSurfaces == ["message"])
    }

    @Test("A2-037 A2-038 in the gate the web view exists and is empty") func emptyWebView() throws {
        let world = TestWorld()
        world.delegate.inShouldShow = { message in
            #expect(message.getWebView() != nil)
            #expect(message.parent?.getWebView()?.loadedHTML == nil)
        }
        try world.trigger()
        #expect(world.delegate.messages.first?.getWebView()?.loadedHTML == "<html></html>")
    }

    @Test("A2-031 a message fails if the main thread is blocked for five attempts", .realTime)
    func givenUp() throws {
        let world = TestWorld(.realTime)
        // Five attempts of 20 ms.
        world.stage.graceForMainThread = -0.98
        let hasFailed = DispatchSemaphore(value: 0)
        let message = try world.makeMessage(listener: RecordingListener { hasFailed.signal() })
        world.stage.run { message.show() }
        #expect(hasFailed.wait(timeout: .now() + 60) == .success)
        #expect(world.takeTrace() == ["bg L.onShowFailure"])
    }

    @Test("A2-031 a stage beside others gives the main thread a minute more") func besideOthers() {
        #expect(HeadlessStage.besideOthers().graceForMainThread == 60)
        #expect(HeadlessStage(.realTime).graceForMainThread == 0)
    }

    @Test("A2-036 gates never overlap: the next message waits until the previous one is decided", .realTime)
    func serial() async throws {
        let world = TestWorld(.realTime)
        world.stage.run { MobileCore.setMessagingDelegate(SlowGate()) }
        let numbers = 1...5
        let messages = try numbers.map { number in
            let message = try world.makeMessage(listener: RecordingListener("L\(number)"))
            message.getMessageSettings()?.setParent("m\(number)")
            return message
        }
        // Creating a web view needs the main thread, and is given up if other tests keep that busy (A2-031).
        for message in messages {
            await eventually("a web view is made") {
                message.getWebView() != nil
            } otherwise: {
                world.stage.run { message.show() }
                await world.stage.idle()
            }
        }
        _ = world.takeTrace()
        world.stage.run { for message in messages { message.show() } }
        await world.stage.idle()
        #expect(
            world.takeTrace()
                == numbers.flatMap { number in
                    ["bg S.asked(m\(number))", "bg S.refuses(m\(number))", "bg L\(number).onShowFailure"]
                })
    }
}

/// A gate that answers only after the background queue has started all its waiting work: a second gate that could run
/// in the meantime would run.
private final class SlowGate: MessagingDelegate, Sendable {
    func shouldShowMessage(_ message: any FullscreenMessage) -> Bool {
        let name = message.getParent() as? String ?? "-"
        note("asked(\(name))")
        let isQueueDone = DispatchSemaphore(value: 0)
        MainThread.background { isQueueDone.signal() }
        isQueueDone.waitInTime()
        note("refuses(\(name))")
        return false
    }

    private func note(_ text: String) {
        HeadlessStage.current.log.record(.note, from: "S", text)
    }
}
