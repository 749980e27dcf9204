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

/// Behaviour that only real queues show.
@Suite("Real time", .realTime, .timeLimit(.minutes(20))) struct RealTimeTests {
    @Test("AI-040 the gate runs off the main thread while that thread is free") func gateOffMain()
        async throws
    {
        let world = TestWorld(.realTime)
        world.delegate.inShouldShow = { _ in
            // Blocks until the main thread has answered, as delegates of wrapper SDKs do.
            #expect(MainThread.ask(timeout: 30) { MainThread.isCurrent } == true)
        }
        try world.host.trigger(json: Payloads.proposition())
        await world.stage.idle()
        #expect(
            world.takeTrace() == [
                "bg E(Trigger)", "bg H(trigger|)", "bg D.shouldShowMessage(msg-1)=true", "bg E(Display)",
                "bg H(display|)", "bg D.onShow(msg-1)", "main view inserted",
            ])
    }

    @Test("AI-039 two messages whose gates overlap both pass") func overlap() async throws {
        let world = TestWorld(.realTime)
        let both = DispatchSemaphore(value: 0)
        let waiting = Locked(0)
        world.delegate.inShouldShow = { _ in
            let isSecond = waiting.withLock { count in
                count += 1
                return count == 2
            }
            if isSecond { both.signal() } else { _ = both.wait(timeout: .now() + 30) }
        }
        try world.host.trigger(json: Payloads.proposition("a"))
        try world.host.trigger(json: Payloads.proposition("b"))
        await world.stage.idle()
        #expect(world.takeTrace().filter { $0 == "main view inserted" }.count == 2)
    }

    @Test("AI-040 a virtual stage answers a gate that asks the main thread") func virtualAsk() throws {
        let world = TestWorld()
        world.delegate.inShouldShow = { _ in
            #expect(MainThread.ask(timeout: 30) { MainThread.isCurrent } == true)
        }
        try world.trigger(Payloads.proposition())
        #expect(world.stage.log.entries(of: .error) == [])
    }

    @Test("AI-073 a dismissal ends on the main thread") func dismissal() async throws {
        let world = TestWorld(.realTime)
        try world.host.trigger(json: Payloads.proposition())
        await world.stage.idle()
        world.stage.log.removeAll()
        world.delegate.messages.first?.dismiss()
        await world.stage.idle()
        #expect(
            world.takeTrace() == [
                "main view removed", "main H(dismiss|)", "main E(Dismiss)", "main D.onDismiss(msg-1)",
            ])
    }

    @Test("stages side by side share nothing") func parallel() async throws {
        try await withThrowingTaskGroup(of: [String].self) { group in
            for number in 0..<20 {
                group.addTask {
                    let world = TestWorld(.realTime)
                    try world.host.trigger(json: Payloads.proposition("m\(number)"))
                    await world.stage.idle()
                    return world.takeTrace().filter { $0.contains("D.onShow") }.map { "\($0) of \(number)" }
                }
            }
            for try await trace in group {
                #expect(trace.count == 1)
                let words = trace.first?.split(separator: " ") ?? []
                #expect(words.contains("D.onShow(m\(words.last ?? ""))"))
            }
        }
    }

    @Test("AI-007 delegate and settings may be changed from any thread") func threads() async throws {
        let world = TestWorld()
        // Sound because every setter and getter takes the lock, which is what this tests.
        nonisolated(unsafe) let settings = MessageSettings()
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<8 {
                group.addTask {
                    for _ in 0..<200 {
                        world.stage.run { MobileCore.messagingDelegate = number == 0 ? nil : world.delegate }
                        settings.setWidth(number).setHeight(settings.width)
                    }
                }
            }
        }
        #expect(settings.width != nil)
    }
}
