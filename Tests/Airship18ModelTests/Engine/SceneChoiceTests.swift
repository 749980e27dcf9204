import Airship18Model
import Foundation
import HeadlessStage
import PlatformStandIns
import Testing

@MainActor @Suite("The scene of a display", .timeLimit(.minutes(20))) struct SceneChoiceTests {
    @Test("AM-022, AM-070 the scene: the delegate's, the last active one, the first of any kind")
    @MainActor func scenes() throws {
        final class Chooser: InAppMessageSceneDelegate {
            var choice: UIWindowScene?
            func sceneForMessage(_ message: InAppMessage) -> UIWindowScene? {
                note("scene for \(message.name)")
                return choice
            }
        }
        final class Adapter: CustomDisplayAdapter {
            var isReady: Bool { true }
            func waitForReady() async {}
            func display(scene: UIWindowScene) async -> CustomDisplayResolution {
                note("in \(scene.title ?? "")")
                return .userDismissed
            }
        }
        let world = TestWorld(isRecording: false)
        // The SDK calls factories on the main actor (AM-015).
        world.messaging.setCustomAdapter(forType: .custom) { _ in MainActor.assumeIsolated { Adapter() } }
        let all = ["first", "active", "inactive", "other"].map { name in
            StageScene(name, role: name == "other" ? .other : .application)
        }
        all[0].activation = .background
        all[2].activation = .inactive
        world.stage.scenes.set(all)
        func place(_ id: String) throws -> [String] {
            try world.trigger(Payloads.schedule(id)).filter { $0.hasPrefix("in ") || $0.hasPrefix("scene") }
        }
        #expect(try place("1") == ["in active"])
        all[1].activation = .background
        #expect(try place("2") == ["in first"])
        let chooser = Chooser()
        world.messaging.sceneDelegate = chooser
        #expect(try place("3") == ["scene for c", "in first"])
        chooser.choice = all[2].windowScene
        #expect(try place("4") == ["scene for c", "in inactive"])
    }

    @Test(
        "AM-022 without a UIWindowScene the SDK's own views appear; a custom adapter cannot be called, which is logged"
    )
    @MainActor func noHostApp() throws {
        let world = TestWorld()
        world.stage.scenes.set([.withoutWindowScene("main")])
        #expect(
            try world.trigger(Payloads.schedule("1", Payloads.banner("b"))) == [
                "D.isReady(b 1)=true", "D.will(b 1)", "display 1",
            ])
        #expect(world.stage.visibleSurfaces == ["b"])
        let other = TestWorld()
        other.stage.scenes.set([.withoutWindowScene("main")])
        let trace = try other.trigger(Payloads.schedule("2"))
        let missing = "display(scene:) of a custom adapter needs a UIWindowScene"
        #expect(trace.filter { $0.contains(missing) }.count == 1)
        #expect(
            trace.filter { !$0.contains(missing) } == [
                "factory(c)", "A.isReady(c)=true", "D.isReady(c 2)=true", "D.will(c 2)", "display 2",
                "D.finished(c 2)", "error display failed: there is no scene",
            ])
    }

    @Test("AM-022 another scene is chosen when the active one disappears, and again when another appears")
    @MainActor func sceneGoes() throws {
        let world = TestWorld()
        let seen = Locked<[String]>([])
        final class Adapter: CustomDisplayAdapter {
            let seen: Locked<[String]>
            init(_ seen: Locked<[String]>) { self.seen = seen }
            var isReady: Bool { true }
            func waitForReady() async {}
            func display(scene: UIWindowScene) async -> CustomDisplayResolution {
                seen.withLock { $0.append("\(scene.title ?? "") \(scene.activationState)") }
                return .userDismissed
            }
        }
        // The SDK calls factories on the main actor (AM-015).
        world.messaging.setCustomAdapter(forType: .custom) { _ in MainActor.assumeIsolated { Adapter(seen) } }
        let (first, second) = (StageScene("first", activation: .inactive), StageScene("second"))
        world.stage.scenes.set([first, second])
        _ = try world.trigger(Payloads.schedule("1"))
        world.stage.scenes.disconnect(second)
        _ = try world.trigger(Payloads.schedule("2"))
        world.stage.scenes.connect(second)
        second.activation = .active
        _ = try world.trigger(Payloads.schedule("3"))
        #expect(
            seen.current == [
                "second foregroundActive", "first foregroundInactive", "second foregroundActive",
            ])
    }
}
