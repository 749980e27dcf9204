import AdobeAndroid3Model
import HeadlessStage
import ModelTesting
import PlatformStandIns
import Testing

@Suite("Conflicts and the gate", .timeLimit(.minutes(20))) @MainActor struct ConflictTests {
    enum Kind: CaseIterable { case message, alert, button }

    private func make(_ kind: Kind, in world: TestWorld) throws -> any Presentable {
        switch kind {
        case .message: try world.createMessage()
        case .alert: try world.createAlert()
        case .button: try world.createButton()
        }
    }

    @Test("A3-031 the matrix of conflicts", arguments: Kind.allCases, Kind.allCases)
    func matrix(_ new: Kind, _ visible: Kind) throws {
        let world = TestWorld()
        let there = try make(visible, in: world)
        _ = world.trace { there.show() }
        let other = try make(new, in: world)
        let trace = world.trace { other.show() }
        let isConflict = new != .button && visible != .button
        #expect(trace.contains("main L.onError(ConflictingPresentation)") == isConflict)
        #expect(other.getState() == (isConflict ? .detached : .visible))
        if isConflict { #expect(trace.count == 1) }
    }

    @Test("A3-030 the first failing check is reported, and only the last is the gate") func checkOrder()
        throws
    {
        let world = TestWorld(answers: true, false)
        let (first, second) = (try world.createMessage(), try world.createMessage())
        _ = world.trace { first.show() }
        world.stage.app.hasRootViewController = false
        #expect(world.trace { first.show() } == ["main L.onError(AlreadyShown)"])
        #expect(world.trace { second.show() } == ["main L.onError(NoAttachableActivity)"])
        world.stage.app.hasRootViewController = true
        #expect(world.trace { second.show() } == ["main L.onError(ConflictingPresentation)"])
        _ = world.trace { first.dismiss() }
        #expect(
            world.trace { second.show() } == [
                "main D.canShow(message detached)=false", "main L.onError(SuppressedByAppDeveloper)",
            ])
    }

    @Test("A3-035 without a delegate the gate is open") func noDelegate() throws {
        let stage = HeadlessStage()
        let provider = AdobeAndroid3Host(stage: stage).utilityProvider
        let message = InAppMessage(InAppMessageSettings.Builder().build(), MessageListener())
        let made = try stage.run { try ServiceProvider.getInstance().uiService.create(message, provider) }
        made.show()
        stage.runUntilIdle()
        #expect(made.getState() == .visible)
    }

    @Test("A3-032 visible presentations are held weakly: a released message blocks nothing")
    func rememberedWeakly() throws {
        let world = TestWorld()
        world.register(GateOpen())
        weak var probe: AnyObject?
        do {
            let message = try world.createMessage()
            probe = message
            _ = world.trace { message.show() }
            let other = try world.createMessage()
            #expect(world.trace { other.show() } == ["main L.onError(ConflictingPresentation)"])
            _ = world.trace { world.host.destroyActivity() }
            // It stays visible, and no longer follows activities (A3-024).
            #expect(world.trace { message.dismiss() } == ["main L.onError(NoActivityToDetachFrom)"])
        }
        #expect(probe == nil)
        _ = world.trace { world.host.resumeActivity() }
        let next = try world.createMessage()
        #expect(
            world.trace { next.show() } == [
                "main view attached", "main L.onShow(visible)", "main web view created",
            ])
    }

    @Test("A3-035 without a delegate, as at the start of a process, the gate is open")
    func forgottenDelegate() throws {
        let world = TestWorld(answers: false)
        world.host.forgetDelegate()
        let presentable = try world.createMessage()
        #expect(
            world.trace { presentable.show() } == [
                "main view attached", "main L.onShow(visible)", "main web view created",
            ])
        #expect(world.delegate.presentables.isEmpty)
    }
}

/// A delegate that accepts every message and retains nothing.
final class GateOpen: PresentationDelegate {
    func canShow(_ presentable: any Presentable) -> Bool { true }
    func onShow(_ presentable: any Presentable) {}
    func onHide(_ presentable: any Presentable) {}
    func onDismiss(_ presentable: any Presentable) {}
    func onContentLoaded(_ presentable: any Presentable, _ presentationContent: PresentationContent?) {}
}
