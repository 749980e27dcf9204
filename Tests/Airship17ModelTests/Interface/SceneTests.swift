import Airship17Model
import Foundation
import HeadlessStage
import PlatformStandIns
import Testing

@Suite("Scenes", .timeLimit(.minutes(20))) @MainActor struct SceneTests {
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

    @Test("AS-040 the last active scene of the app's own, else the last one, else none") func choice() throws
    {
        let world = TestWorld()
        let message = try world.makeMessage(HostPayloads.banner())
        let (first, second) = (StageScene(), StageScene())
        let (external, background) = (StageScene(role: .other), StageScene(activation: .background))
        let chosen = { world.stage.run { InAppMessageSceneManager.shared.scene(for: message) } }
        #expect(chosen() != nil)
        world.stage.scenes.set([first, second, external, background])
        #expect(chosen() === second.windowScene)
        world.stage.scenes.set([first, external])
        #expect(chosen() === first.windowScene)
        world.stage.scenes.set([external, background])
        #expect(chosen() === background.windowScene)
        world.stage.scenes.set([])
        #expect(chosen() == nil)
    }

    @Test("AS-040 a delegate may choose; nil keeps the SDK's choice; it is held weakly") func delegate()
        throws
    {
        let world = TestWorld()
        let message = try world.makeMessage(HostPayloads.banner())
        let (first, second) = (StageScene(), StageScene(activation: .background))
        world.stage.scenes.set([first, second])
        world.stage.run {
            let manager: UAInAppMessageSceneManager = InAppMessageSceneManager.shared
            var delegate: SceneDelegate? = SceneDelegate(second.windowScene)
            manager.delegate = delegate
            #expect(manager.scene(for: message) === second.windowScene)
            delegate = SceneDelegate(nil)
            manager.delegate = delegate
            #expect(manager.scene(for: message) === first.windowScene)
            delegate = nil
            #expect(manager.delegate == nil)
            #expect(manager.scene(for: message) === first.windowScene)
        }
    }

    @Test("AS-040 without a scene a built-in view waits; the delegate is asked each time") func noScene()
        throws
    {
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
        let delegate = MessagingDelegate(try #require(StageScene().windowScene))
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

    @Test(
        "AS-040 without a UIWindowScene the SDK's own views appear; callers that expect a scene get none, and the log says so"
    )
    func noHostApp() throws {
        let world = TestWorld()
        world.stage.scenes.set([.withoutWindowScene("main")])
        #expect(
            try world.trigger(HostPayloads.schedule("1", message: HostPayloads.modal())).last
                == "main display 1")
        let message = try world.makeMessage(HostPayloads.banner())
        let delegate = SceneDelegate(nil)
        let manager = world.stage.run { InAppMessageSceneManager.shared }
        for _ in 0..<2 {
            let asked = world.trace { #expect(manager.scene(for: message) == nil) }
            #expect(
                asked.count == 1 && asked.first?.contains("scene(for:) of the scene manager needs") == true)
        }
        manager.delegate = delegate
        let told = world.trace { #expect(manager.scene(for: message) == nil) }
        #expect(told.count == 3 && told.first?.contains("app's scene delegate needs a UIWindowScene") == true)
        #expect(told.contains("main scene(b) default=false"))
    }

    @Test(
        "AS-080 of two banners in two scenes, the one whose scene disconnects is dismissed, whoever chose the scene"
    )
    func disconnect() throws {
        let world = TestWorld()
        let (first, second) = (StageScene("first"), StageScene("second"))
        world.stage.scenes.set([first, second])
        _ = try world.trigger(HostPayloads.schedule("1", message: HostPayloads.banner()))
        #expect(world.trace { world.stage.scenes.disconnect(first) } == [])
        #expect(
            world.trace { world.stage.scenes.disconnect(second) }.contains("main resolution 1 user_dismissed")
        )
        world.stage.scenes.set([first, second])
        (first.activation, second.activation) = (.active, .active)
        let delegate = SceneDelegate(first.windowScene)
        world.stage.run { InAppMessageSceneManager.shared.delegate = delegate }
        world.stage.advance(seconds: 60)
        _ = try world.trigger(HostPayloads.schedule("2", message: HostPayloads.banner()))
        #expect(world.trace { world.stage.scenes.disconnect(second) } == [])
        #expect(
            world.trace { world.stage.scenes.disconnect(first) }.contains("main resolution 2 user_dismissed"))
    }
}
