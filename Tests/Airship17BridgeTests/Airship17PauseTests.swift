import Airship17Bridge
import Airship17Model
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import Testing

/// Messages that were let through, and wait for the end of a pause.
@MainActor @Suite(.timeLimit(.minutes(20))) struct Airship17PauseTests {
    let world: Airship17World

    init() throws {
        world = try Airship17World()
    }

    private static let shown = Airship17World.shown

    @Test(
        "AS-031 a message that was let through waits for the pause after the previous message, however long that takes"
    )
    func interval() throws {
        try world.trigger(Airship17World.modal("m1"))
        try world.trigger(Airship17World.modal("m2"))
        world.stage.advance(by: .seconds(300))
        #expect(world.calls == Self.shown + ["decide m2", "prepare m2"])
        world.stage.user.close()
        world.stage.advance(by: .seconds(29))
        #expect(world.calls.last == "didDismiss(dismissed by the user) m1")
        world.stage.advance(by: .seconds(2))
        #expect(world.calls.last == "didPresent m2")
    }

    @Test("AS-033 the pause that the app sets on the manager is the one that counts, in whole seconds")
    func changedInterval() throws {
        world.manager.displayInterval = 5.5
        try world.trigger(Airship17World.modal("m1"))
        try world.trigger(Airship17World.modal("m2"))
        world.stage.user.close()
        world.stage.advance(by: .seconds(5))
        #expect(world.calls.last == "didDismiss(dismissed by the user) m1")
        world.stage.advance(by: .seconds(1))
        #expect(world.calls.last == "didPresent m2")
    }

    @Test("AS-035 a message that was let through waits until the app is active")
    func inactive() throws {
        world.stage.app.state = .inactive
        try world.trigger(Airship17World.modal("m1"))
        #expect(world.calls == ["decide m1", "prepare m1"])
        world.stage.app.state = .active
        world.stage.runUntilIdle()
        #expect(world.calls == Self.shown)
    }

    @Test(
        "AS-007 the handler is asked while the SDK is paused, and the message appears when the pause ends"
    )
    func paused() throws {
        world.run { InAppAutomation.shared.isPaused = true }
        try world.trigger(Airship17World.modal("m1"))
        #expect(world.calls == ["decide m1", "prepare m1"])
        world.run { InAppAutomation.shared.isPaused = false }
        #expect(world.calls == Self.shown)
    }

    @Test(
        "INV-1 a message that was prepared before the bridge was attached appears without a question, and that is reported"
    )
    func preparedBefore() throws {
        let world = try Airship17World(attached: false)
        world.run { InAppAutomation.shared.isPaused = true }
        try world.trigger(Airship17World.modal("m1"))
        world.attach()
        world.run { InAppAutomation.shared.isPaused = false }
        world.close()
        #expect(
            world.calls == [
                "willPresent m1", "didPresent m1", "willDismiss m1", "didDismiss(dismissed by the user) m1",
            ])
        #expect(world.diagnostics.map(\.code) == [.shownUnasked])
    }
}
