import Airship17Model
import Foundation
import HeadlessStage
import PlatformStandIns
import Testing

@Suite("Scenes") @MainActor struct SceneTests {
    final class SceneDelegate: NSObject, InAppMessageSceneDelegate, Sendable {
        private let answer: UIWindowScene?
        init(_ answer: UIWindowScene?) { self.answer = answer }

        func scene(for message: InAppMessage, defaultScene: UIWindowScene?) -> UIWindowScene? {
            note("scene(\(message.label)) default=\(defaultScene != nil)")
            return answer
        }
    }

    /// Implements the method that the SDK never calls.
    final class MessagingDelegate: NSObject, InAppMessagingDelegate {
        let own: UIWindowScene
        init(_ own: UIWindowScene) { self.own = own }

        func scene(for message: InAppMessage, defaultScene: UIWindowScene?) -> UIWindowScene {
            note("never")
            return own
        }
    }

    private func makeScene(_ state: UIScene.ActivationState) -> UIWindowScene {
        let scene = UIWindowScene()
        scene.activationState = state
        return scene
    }

    @Test("AS-040 the last active scene of the app's own, else the last one, else none") func choice() throws
    {
        let world = TestWorld()
        let message = try world.makeMessage(HostPayloads.banner())
        let (first, second) = (makeScene(.foregroundActive), makeScene(.foregroundActive))
        let (external, background) = (makeScene(.foregroundActive), makeScene(.background))
        let chosen = { world.stage.run { InAppMessageSceneManager.shared.scene(for: message) } }
        #expect(chosen() != nil)
        world.host.setScenes([(first, true), (second, true), (external, false), (background, true)])
        #expect(chosen() === second)
        world.host.setScenes([(first, true), (external, false)])
        #expect(chosen() === first)
        world.host.setScenes([(external, false), (background, true)])
        #expect(chosen() === background)
        world.host.setScenes([])
        #expect(chosen() == nil)
    }

    @Test("AS-040 a delegate may choose; nil keeps the SDK's choice; it is held weakly") func delegate()
        throws
    {
        let world = TestWorld()
        let message = try world.makeMessage(HostPayloads.banner())
        let (first, second) = (makeScene(.foregroundActive), makeScene(.background))
        world.host.setScenes([(first, true), (second, true)])
        world.stage.run {
            let manager: UAInAppMessageSceneManager = InAppMessageSceneManager.shared
            var delegate: SceneDelegate? = SceneDelegate(second)
            manager.delegate = delegate
            #expect(manager.scene(for: message) === second)
            delegate = SceneDelegate(nil)
            manager.delegate = delegate
            #expect(manager.scene(for: message) === first)
            delegate = nil
            #expect(manager.delegate == nil)
            #expect(manager.scene(for: message) === first)
        }
    }

    @Test("AS-040 without a scene a built-in view waits; it asks each time") func noScene() throws {
        let world = TestWorld()
        world.stage.app.hasRootViewController = false
        let delegate = SceneDelegate(nil)
        world.stage.run { InAppMessageSceneManager.shared.delegate = delegate }
        #expect(
            try world.trigger(HostPayloads.schedule(message: HostPayloads.modal()))
                == ["bg D.extend(m)", "bg D.displayCoordinator(m)", "main scene(m) default=false"])
        #expect(world.send(.screen("home")) == ["main scene(m) default=false"])
        world.stage.app.hasRootViewController = true
        #expect(
            world.send(.screen("home")) == [
                "main scene(m) default=true", "main D.isMessageReady(m)=true", "main D.will(m s)",
                "main display s",
            ])
    }

    @Test("AS-041 the messaging delegate is not asked for a scene") func notAsked() throws {
        let world = TestWorld()
        let delegate = MessagingDelegate(makeScene(.foregroundActive))
        let scenes = SceneDelegate(nil)
        world.stage.run {
            InAppMessageSceneManager.shared.delegate = scenes
            world.manager.delegate = delegate
        }
        #expect(
            try world.trigger(HostPayloads.schedule(message: HostPayloads.modal()))
                == ["main scene(m) default=true", "main display s"])
    }

    @Test("AS-041 a custom adapter gets no scene") func custom() throws {
        let world = TestWorld()
        let scenes = SceneDelegate(nil)
        world.stage.run { InAppMessageSceneManager.shared.delegate = scenes }
        #expect(try world.trigger(HostPayloads.schedule()) == preparing() + displaying())
    }
}
