import HeadlessStage
import ModelTesting
import PlatformStandIns
import Testing

#if canImport(AEPMessaging)
    import AEPCore
    import AEPMessaging
    import AEPServices
#else
    import AdobeIOSModel
#endif

@Suite("Suppressing and integrating", .timeLimit(.minutes(20))) @MainActor struct SuppressionTests {
    private func suppressed() throws -> (TestWorld, Message) {
        let world = TestWorld(answers: false)
        try world.trigger(Payloads.proposition())
        _ = world.takeTrace()
        return (world, try #require(world.delegate.messages.first?.parent))
    }

    @Test("AI-050 a stored message still conflicts") func storedConflict() throws {
        let (world, message) = try suppressed()
        try world.trigger(Payloads.proposition("msg-2"))
        #expect(
            world.trace { message.show() } == [
                "bg E(SuppressDisplay Conflict)", "bg H(suppressDisplay|Conflict)",
            ])
    }

    @Test("AI-051 the records of suppress now, show later") func ledger() throws {
        let world = TestWorld(answers: false)
        try world.trigger(Payloads.proposition())
        let message = try #require(world.delegate.messages.first?.parent)
        world.stage.run { message.show() }
        world.stage.runUntilIdle()
        let edge = world.takeTrace().filter { $0.contains("E(") }
        #expect(
            edge == ["main E(Trigger)", "bg E(SuppressDisplay SuppressedByAppDeveloper)", "bg E(Display)"])
    }

    @Test("AI-052 showing the stored view asks again") func storedView() throws {
        let world = TestWorld(answers: false, false, true)
        try world.trigger(Payloads.proposition())
        let message = try #require(world.delegate.messages.first)
        #expect(
            world.trace { message.show() } == [
                "bg D.shouldShowMessage(msg-1)=false", "bg E(SuppressDisplay SuppressedByAppDeveloper)",
                "bg H(suppressDisplay|SuppressedByAppDeveloper)",
            ])
        #expect(world.trace { message.show() }.last == "main view inserted")
    }

    @Test("AI-053 a suppressed message keeps its loaded view") func keepsView() throws {
        let (world, message) = try suppressed()
        let view = try headlessPage(message.view)
        world.stage.advance(seconds: 3600)
        #expect(message.view === view)
        #expect(view.superview == nil)
    }

    @Test("AI-054 recordDisplay() writes history only, whatever autoTrack says") func recordDisplay() throws {
        let (world, message) = try suppressed()
        message.autoTrack = false
        #expect(world.trace { message.recordDisplay() } == ["main H(display|)"])
    }

    @Test("AI-060 AI-062 AI-063 the page in the app's own view still reaches the message") func integrated()
        throws
    {
        let (world, message) = try suppressed()
        let view = try headlessPage(message.view)
        let container = UIView()
        container.addSubview(view)
        let link = try #require(URL(string: "adbinapp://dismiss?interaction=ok"))
        let decision = Locked<WKNavigationActionPolicy?>(nil)
        let trace = world.trace {
            message.handleJavascriptMessage("hello") { body in
                HeadlessStage.current.log.record(.note, from: "JS", "\(body ?? "nil")")
            }
        }
        #expect(trace == [])
        #expect(
            world.trace { view.navigate(to: link) { policy in decision.withLock { $0 = policy } } } == [
                "main E(Interact ok)", "main H(interact|ok)",
                "main D.urlLoaded(adbinapp://dismiss?interaction=ok)",
            ])
        #expect(decision.current == .cancel)
        #expect(world.trace { view.post(name: "hello", body: "there") } == ["main JS.there"])
        #expect(view.superview === container)
        #expect(view.loadCount == 1)
    }
}
