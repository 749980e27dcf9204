import Airship18Bridge
import BridgeTesting
import BuiltInShapes
import HeadlessStage
import InAppCompat
import InAppContracts
import Testing

/// What a bridge that was detached says of the messages that it still holds.
@MainActor @Suite("Held messages of a detached bridge", .timeLimit(.minutes(20))) struct DetachedShowTests {
    /// A bridge that holds two messages.
    private func holding(_ host: ShapeKit) throws -> (DrivenSDK, [CompatMessage]) {
        let (world, handler) = (DrivenSDK(host), RecordingHandler())
        handler.decision = .hold
        world.attach(handler)
        for campaign in [host.campaigns.news, host.campaigns.sale] { try world.trigger(campaign) }
        return (world, try #require(world.bridge).heldMessages)
    }

    @Test(
        "INV-3 show() of a held message says that the bridge is not attached, each time, and shows nothing",
        arguments: [ShapeKit.adobeIOS, .adobeAndroid2, .adobeAndroid3, .braze, .airship17])
    func shown(host: ShapeKit) throws {
        let (world, held) = try holding(host)
        #expect(held.count == 2)
        world.stage.run { world.bridge?.detach() }
        world.stage.runUntilIdle()
        for message in held + held {
            let error = #expect(throws: CompatError.self) { try world.stage.run { try message.show() } }
            #expect(
                error?.description
                    == "detached on \(host.shape) (showLater) for message \(message.id): The bridge is not attached."
            )
            world.stage.advance(by: .seconds(40))
            #expect(message.phase == .held)
        }
        #expect(world.stage.visibleSurfaces == [])
        #expect(world.bridge?.heldMessages.map(\.id) == held.map(\.id))
    }

    @Test("AM-041 under Airship 18 the messages have failed, and show() says that")
    func ended() throws {
        let (world, held) = try holding(.airship18)
        world.stage.run { world.bridge?.detach() }
        for message in held {
            #expect(message.phase == .failed)
            #expect(
                throws: CompatError(
                    .wrongPhase, "", capability: .showLater, shape: .airship18, messageID: message.id)
            ) { try world.stage.run { try message.show() } }
        }
    }

    @Test(
        "INV-3 a held message can still be discarded, and discarding it shows nothing",
        arguments: [ShapeKit.adobeIOS, .adobeAndroid2, .adobeAndroid3, .braze, .airship17])
    func discarded(host: ShapeKit) throws {
        let (world, held) = try holding(host)
        world.stage.run { world.bridge?.detach() }
        for message in held {
            try world.stage.run { try message.discard() }
            world.stage.advance(by: .seconds(40))
            #expect(message.phase == .discarded)
        }
        #expect(world.stage.visibleSurfaces == [] && world.bridge?.heldMessages.isEmpty == true)
    }
}
