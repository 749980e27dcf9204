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

/// Runs the delegates of `DelegateStyles`.
@Suite("Delegate styles", .timeLimit(.minutes(20))) @MainActor struct DelegateStyleTests {
    private func shownStage(_ register: () -> Void) throws -> HeadlessStage {
        let stage = HeadlessStage()
        stage.run(register)
        try AdobeIOSHost(stage: stage).trigger(json: Payloads.proposition())
        stage.runUntilIdle()
        return stage
    }

    @Test("1.9 a near miss of urlLoaded is never called") func nearMiss() throws {
        let coordinator = AppCoordinator()
        let stage = try shownStage { coordinator.registerDelegate() }
        stage.user.openLink(try #require(URL(string: "adbinapp://other")))
        #expect(coordinator.shownCount == 1)
    }

    @Test("AI-050 a stored message is shown later") func storing() throws {
        let state = AppState()
        let stage = try shownStage { state.register() }
        #expect(stage.visibleSurfaces == [])
        stage.run { state.handler.showPending() }
        stage.runUntilIdle()
        #expect(stage.visibleSurfaces == ["msg-1"])
        stage.page.post("myInappCallback", json: "\"clicked\"")
        stage.runUntilIdle()
        #expect(stage.visibleSurfaces == [])
        #expect(state.handler.currentMessage == nil)
        #expect(stage.trace.contains("main E(Interact clicked)"))
    }

    @Test("AI-060 the page in the app's own interface") func integrating() async throws {
        let delegate = IntegratingDelegate()
        let stage = try shownStage { MobileCore.messagingDelegate = delegate }
        // The delegate used the real main queue.
        try await mainQueueTurn()
        #expect(delegate.container.subviews.count == 1)
        #expect(stage.visibleSurfaces == [])
    }

    @Test("a main-actor class gets all callbacks") func mainActor() async throws {
        let delegate = MainActorDelegate()
        let stage = try shownStage { MobileCore.messagingDelegate = delegate }
        await eventually("the delegate gets the message") { !delegate.visibleIDs.isEmpty }
        #expect(delegate.visibleIDs == ["msg-1"])
        stage.user.close()
        stage.runUntilIdle()
        try await mainQueueTurn()
        #expect(delegate.visibleIDs == [])
    }

    @Test("a singleton that sets everything up") func singleton() throws {
        let ids = Locked<[String]>([])
        let stage = try shownStage {
            InAppService.shared.start { message in ids.withLock { $0.append(message.id) } }
        }
        #expect(ids.current == ["msg-1"])
        #expect(stage.log.entries(of: .note).contains { $0.name == "refreshInAppMessages" })
    }

    @Test("dismissing after a delay", .realTime) func delayed() async throws {
        let delegate = SelfDismissingDelegate(delay: 0)
        let stage = HeadlessStage(.realTime)
        stage.run { MobileCore.messagingDelegate = delegate }
        try AdobeIOSHost(stage: stage).trigger(json: Payloads.proposition())
        await eventually("the message is dismissed") { stage.trace.contains("main E(Dismiss)") }
        await stage.idle()
        #expect(stage.visibleSurfaces == [])
    }

    @Test("a listener of its own message") func listener() throws {
        let presenter = BannerPresenter()
        let stage = HeadlessStage()
        stage.run { presenter.present("<html></html>") }
        stage.runUntilIdle()
        #expect(stage.visibleSurfaces.count == 1)
        stage.user.swipe(.down)
        #expect(stage.visibleSurfaces.count == 1)
    }
}
