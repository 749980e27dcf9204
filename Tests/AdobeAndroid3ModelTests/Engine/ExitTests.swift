import AdobeAndroid3Model
import HeadlessStage
import ModelTesting
import PlatformStandIns
import Testing

@Suite("Commands in one turn or during an exit", .timeLimit(.minutes(20))) @MainActor struct ExitTests {
    @Test("A3-023 onDismiss is called before the exit animation") func exit() throws {
        let world = TestWorld()
        let message = try world.createMessage(.init().dismissAnimation(.fade))
        _ = world.trace { message.show() }
        message.dismiss()
        world.stage.advance(seconds: 0.1)
        #expect(
            world.takeTrace().prefix(2) == [
                "main L.onDismiss(detached)", "main D.onDismiss(message detached)",
            ])
        world.stage.advance(seconds: 0.3)
        #expect(world.stage.visibleSurfaces.isEmpty)
    }

    @Test("A3-131 a message that is hidden and shown in one turn keeps its page; later it gets another one")
    func oneTurn()
        throws
    {
        let world = TestWorld()
        let message = try world.createMessage(.init().dismissAnimation(.left))
        _ = world.trace { message.show() }
        let kept = [
            "main L.onHide(hidden)", "main D.onHide(message hidden)", "main D.canShow(message hidden)=true",
            "main L.onShow(visible)", "main D.onShow(message visible)",
        ]
        let twice = world.trace {
            message.hide()
            message.show()
            message.hide()
            message.show()
        }
        #expect(twice == kept + kept)
        #expect(world.stage.visibleSurfaces.count == 1)
        world.delegate.inOnHide = { $0.show() }
        #expect(world.trace { message.hide() } == kept)
        world.delegate.inOnHide = { _ in }
        #expect(world.trace { message.hide() } == Array(kept.prefix(2)))
        #expect(world.trace { message.show() }.last == "main web view created")
    }

    @Test(
        "A3-053, A3-131 if a message is hidden and dismissed in one turn, its container is removed with the page"
    )
    func hideAndDismiss()
        throws
    {
        let world = TestWorld()
        let message = try world.createMessage()
        _ = world.trace { message.show() }
        let trace = world.trace {
            message.hide()
            message.dismiss()
        }
        #expect(
            trace == [
                "main L.onHide(hidden)", "main D.onHide(message hidden)", "main L.onDismiss(detached)",
                "main D.onDismiss(message detached)", "main container removed",
            ])
        #expect(world.stage.visibleSurfaces == [])
        // A refusal while hidden, and a new activity, leave nothing behind either.
        _ = world.trace { message.show() }
        let refused = TestWorld(answers: false)
        world.register(refused.delegate)
        _ = world.trace {
            message.hide()
            world.stage.app.hasRootViewController = false
            message.show()
        }
        #expect(message.getState() == .hidden)
        #expect(world.stage.visibleSurfaces == [])
    }

    @Test(
        "A3-023, A3-131 a message is shown again before the exit has ended, and hidden before the page exists"
    )
    func overtaken()
        throws
    {
        let world = TestWorld()
        let message = try world.createMessage(.init().dismissAnimation(.left))
        _ = world.trace { message.show() }
        let trace = world.trace {
            message.dismiss()
            message.show()
        }
        #expect(
            trace == [
                "main L.onDismiss(detached)", "main D.onDismiss(message detached)",
                "main D.canShow(message detached)=true", "main L.onShow(visible)",
                "main D.onShow(message visible)",
            ])
        #expect(world.stage.visibleSurfaces.count == 1)
        _ = world.trace { message.dismiss() }
        let short = world.trace {
            message.show()
            message.hide()
        }
        #expect(!short.contains("main web view created"))
        #expect(world.stage.visibleSurfaces.isEmpty)
    }

    @Test("A3-024 A3-115 a message that is dismissed between onShow and its page is released")
    func dismissedBeforePage() throws {
        let world = TestWorld()
        world.register(GateOpen())
        weak var probe: AnyObject?
        do {
            let message = try world.create(
                InAppMessage(InAppMessageSettings.Builder().build(), DismissingListener()))
            probe = message
            #expect(
                world.trace { message.show() } == [
                    "main view attached", "main L.onShow(visible)", "main web view created",
                    "main L.onDismiss(detached)", "main container removed",
                ])
        }
        world.stage.advance(seconds: 1)
        #expect(probe == nil)
        #expect(world.stage.visibleSurfaces == [])
    }
}

/// Dismisses each message as soon as it is shown.
private final class DismissingListener: Listener<InAppMessage>, InAppMessageEventListener {
    override func onShow(_ presentable: any Presentable<InAppMessage>) {
        super.onShow(presentable)
        presentable.dismiss()
    }
    func onBackPressed(_ message: any Presentable<InAppMessage>) {}
    func onUrlLoading(_ message: any Presentable<InAppMessage>, _ url: String) -> Bool { false }
}
