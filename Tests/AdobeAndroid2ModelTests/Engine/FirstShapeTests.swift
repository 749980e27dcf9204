import AdobeAndroid2Model
import HeadlessStage
import ModelTesting
import PlatformStandIns
import Testing

@Suite("Version 2.0.0", .timeLimit(.minutes(20))) @MainActor struct FirstShapeTests {
    /// A delegate that implements all five requirements itself. `@unchecked Sendable` is sound: the
    /// mutable state is behind locks.
    private final class Delegate: FullscreenMessageDelegate, @unchecked Sendable {
        private let answers: Locked<[Bool]>
        private let received = Locked<[any FullscreenMessage]>([])

        init(answers: [Bool] = []) { self.answers = Locked(answers) }

        var message: (any FullscreenMessage)? { received.withLock { $0.first } }

        func onShow(_ message: any FullscreenMessage) { note("onShow") }
        func onDismiss(_ message: any FullscreenMessage) { note("onDismiss") }

        func shouldShowMessage(_ message: any FullscreenMessage) -> Bool {
            received.withLock { $0.append(message) }
            let answer = answers.withLock { $0.isEmpty ? true : $0.removeFirst() }
            note("shouldShowMessage=\(answer) \(message.getWebView() == nil)")
            return answer
        }

        func overrideUrlLoad(_ message: any FullscreenMessage, _ url: String) -> Bool {
            note("overrideUrlLoad(\(url))")
            return false
        }

        func onShowFailure() { note("onShowFailure") }

        private func note(_ text: String) { HeadlessStage.current.log.record(.note, from: "D", text) }
    }

    private func world(_ delegate: (any FullscreenMessageDelegate)?) -> TestWorld {
        let world = TestWorld()
        world.stage.run {
            MobileCore.setMessagingDelegate(nil)
            world.host.isFirstShape = true
            if let delegate { ServiceProvider.getInstance().setMessageDelegate(delegate) }
        }
        return world
    }

    @Test("A2-200 A2-205 A2-207 A2-208 one object receives all callbacks, in the old order") func lifeCycle()
        throws
    {
        let delegate = Delegate()
        let world = world(delegate)
        try world.trigger()
        #expect(
            world.takeTrace() == [
                "ui T(trigger)", "ui T(display)", "bg D.shouldShowMessage=true true", "ui web view created",
                "ui fragment shown", "ui D.onShow", "ui HTML loaded",
            ])
        let message = try #require(delegate.message)
        #expect(
            world.trace { message.parent?.dismiss(false) } == [
                "ui T(dismiss)", "ui D.onDismiss", "ui fragment dismissed",
            ])
    }

    @Test("A2-208, A2-219 onDismiss is called once, after the animation and before the monitor is free")
    func dismissal() throws {
        let delegate = Delegate()
        let world = world(delegate)
        try world.trigger()
        let message = try #require(delegate.message)
        _ = world.takeTrace()
        world.stage.run {
            message.dismiss()
            message.dismiss()
        }
        world.stage.advance(seconds: 0.2)
        #expect(world.takeTrace() == [])
        #expect(world.stage.visibleSurfaces == ["msg-1"])
        // The monitor is not free yet.
        #expect(
            try world.trace { try world.host.trigger(json: Payloads.proposition("msg-2")) } == [
                "ui T(trigger)", "ui T(display)", "bg D.onShowFailure", "ui D.onDismiss",
                "ui fragment dismissed",
            ])
        #expect(world.trace { message.dismiss() } == [])
        _ = world.trace { message.show() }
        #expect(world.trace { message.dismiss() } == ["ui D.onDismiss", "ui fragment dismissed"])
    }

    @Test("A2-200, A2-219 a message of the app notifies its own listener only when it is shown")
    func ownMessage() throws {
        let world = world(Delegate())
        let message = try world.makeMessage()
        #expect(
            world.trace { message.show() } == [
                "bg D.shouldShowMessage=true true", "ui web view created", "ui fragment shown", "ui L.onShow",
                "ui HTML loaded",
            ])
        #expect(world.trace { message.dismiss() } == ["ui D.onDismiss", "ui fragment dismissed"])
    }

    @Test("A2-203 a refusal reaches the app") func refusal() throws {
        let world = world(Delegate(answers: [false]))
        try world.trigger()
        #expect(
            world.takeTrace() == [
                "ui T(trigger)", "ui T(display)", "bg D.shouldShowMessage=false true", "bg D.onShowFailure",
            ])
    }

    @Test("A2-202 a conflict is found before the gate") func conflict() throws {
        let world = world(Delegate())
        try world.trigger()
        let trace = try world.trace { try world.host.trigger(json: Payloads.proposition("msg-2")) }
        #expect(trace == ["ui T(trigger)", "ui T(display)", "bg D.onShowFailure"])
    }

    @Test("A2-202 no registered delegate is a null pointer") func nobody() throws {
        let world = world(nil)
        let message = try world.makeMessage()
        #expect(
            world.trace { message.show() } == ["bg error NullPointerException: no delegate is registered"])
    }

    @Test("A2-201 a message registers itself if no delegate is registered") func selfRegistered() throws {
        let world = world(nil)
        try world.trigger()
        #expect(world.stage.visibleSurfaces == ["msg-1"])
        let registered: (any FullscreenMessageDelegate)? = world.stage.run {
            ServiceProvider.getInstance().getMessageDelegate()
        }
        #expect((registered as? any Message)?.getId() == "msg-1")
        _ = world.takeTrace()
        #expect(world.trace { world.stage.user.close() } == ["ui fragment dismissed"])
    }

    @Test("A2-204 a delegate that is not a subclass takes over all links") func ownLinks() throws {
        let world = world(Delegate())
        try world.trigger()
        _ = world.takeTrace()
        #expect(
            world.trace { world.stage.user.close() } == [
                "ui D.overrideUrlLoad(adbinapp://dismiss)",
                "ui Nothing handles the page's link adbinapp://dismiss (A2-072)",
            ])
        #expect(world.stage.visibleSurfaces == ["msg-1"])
    }

    @Test(
        "A2-206 a subclass keeps the old handling of links",
        arguments: [
            ("adbinapp://cancel?interaction=no", ["ui T(interact no)"], true),
            ("adbinapp://x?link=https%3A%2F%2Fe.org", ["ui open https://e.org"], false),
            ("adbinapp://x?link=adb_deeplink", ["ui open adb_deeplink"], false),
            ("adbinapp://x?link=nothing", [], false),
        ]) func subclass(_ url: String, _ expected: [String], _ dismisses: Bool) throws
    {
        final class Subclass: FirstMessagingDelegate {}
        let world = world(Subclass())
        try world.trigger()
        _ = world.takeTrace()
        let link = try #require(URL(string: url))
        let end = ["ui MessagingDelegate.onDismiss is not implemented", "ui fragment dismissed"]
        #expect(world.trace { world.stage.user.openLink(link) } == expected + (dismisses ? end : []))
    }

    @Test("Section 6: the old delegate with a later version is an error") func wrongShape() {
        let world = TestWorld()
        let trace = world.trace {
            ServiceProvider.getInstance().setMessageDelegate(FirstMessagingDelegate())
        }
        #expect(
            trace == ["ui error A FullscreenMessageDelegate is the app's delegate in version 2.0.0 only"])
    }
}
