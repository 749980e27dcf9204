import Airship18Bridge
import Airship18Model
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import PlatformStandIns
import Testing

/// When the bridge notices what the app has set on the SDK since, and how it takes its leave.
@MainActor @Suite(.timeLimit(.minutes(20))) struct ClaimTests {
    private static let shown = ["decide m1", "prepare m1", "willPresent m1", "didPresent m1"]

    @Test("AM-069 what the app sets while a message is held is noticed when it is shown")
    func shown() throws {
        let world = Airship18World()
        world.handler.decision = .hold
        try world.trigger(Airship18World.modal("m1"))
        let delegate = OldDelegate()
        world.run { world.messaging.displayDelegate = delegate }
        try world.run { try world.message().show() }
        #expect(world.calls == Self.shown && world.findings == [])
        #expect(delegate.calls == ["isReady m1", "will m1"])
    }

    @Test(
        "AM-049 what the app sets while a message with an adapter is held is noticed when the adapter is asked"
    )
    func asked() throws {
        let world = Airship18World()
        world.bridge.setCustomAdapter(forType: .modal) { _ in OldAdapter() }
        world.handler.decision = .hold
        try world.trigger(Airship18World.modal("m1"))
        let delegate = OldDelegate()
        world.run { world.messaging.displayDelegate = delegate }
        world.notify()
        #expect(world.calls == ["decide m1"] && delegate.calls == [])
        #expect(world.messaging.displayDelegate === world.bridge && world.bridge.displayDelegate === delegate)
    }

    /// Sets another delegate on the SDK when it is asked.
    private final class Changing: InAppMessageDisplayDelegate {
        let next = OldDelegate()
        func isMessageReadyToDisplay(_ message: InAppMessage, scheduleID: String) -> Bool {
            Airship.inAppAutomation.inAppMessaging.displayDelegate = next
            return true
        }
        func messageWillDisplay(_ message: InAppMessage, scheduleID: String) {}
        func messageFinishedDisplaying(_ message: InAppMessage, scheduleID: String) {}
    }

    @Test("AM-022 what the app sets when its delegate is asked is noticed when the scene is chosen")
    func scene() throws {
        // Later versions choose the scene only when the delegate has been told of the display.
        let world = Airship18World(.v19)
        let delegate = Changing()
        world.run { world.bridge.displayDelegate = delegate }
        try world.trigger(Airship18World.modal("m1"))
        #expect(world.calls == Self.shown && world.findings == [])
        #expect(delegate.next.calls == ["will m1"])
    }

    @Test(
        "AM-002 a closure that the app has set on the SDK is noticed when a display begins, not only at its end"
    )
    func display() throws {
        let world = Airship18World()
        world.run { world.messaging.onIsReadyToDisplay = { _, _ in true } }
        try world.trigger(Airship18World.modal("m1"))
        #expect(world.messaging.onIsReadyToDisplay == nil && world.bridge.onIsReadyToDisplay != nil)
    }

    @Test("AM-070 a scene delegate that the app has set on the SDK does not replace the handler's scene")
    func scenes() throws {
        let world = Airship18World()
        let (chooser, place, wished) = (SceneChooser(), SceneRecorder(), StageScene("handler's").windowScene)
        world.handler.onPrepare = { plan, _ in plan.windowScene = wished }
        world.run {
            world.messaging.sceneDelegate = chooser
            // The bridge does not wrap the adapters of this block.
            world.messaging.setCustomAdapter(forType: .custom) { _ in place }
        }
        try world.trigger(Airship18World.custom("m1"))
        #expect(wished != nil && place.scenes.count == 1 && place.scenes.first === wished)
    }

    @Test(
        "AM-041 a page that has followed a link, and whose end another delegate was told of, has no known end"
    )
    func endElsewhere() throws {
        let world = Airship18World(showingPagesFor: [.modal])
        let payload = Airship18World.modal("m1", limit: 0)
        try world.trigger(payload)
        world.run { world.stage.user.openLink(URL(string: "https://e.org/terms") ?? URL(filePath: "/")) }
        let delegate = OldDelegate()
        world.run { world.messaging.displayDelegate = delegate }
        world.close()
        #expect(delegate.calls == ["finished m1"])
        try world.trigger(payload)
        #expect(
            world.calls == Self.shown + [
                "didLoad(https://e.org/terms) m1", "willDismiss m1", "didDismiss(unspecified (derived)) m1",
            ] + Self.shown)
    }

    @Test("INV-7 a bridge that is detached is released, although its SDK goes on")
    func released() {
        let stage = HeadlessStage()
        let host = Airship18Host(stage: stage)
        weak var bridge: Airship18Bridge?
        stage.run { bridge = Airship18Bridge(RecordingHandler()).attach() }
        stage.runUntilIdle()
        #expect(bridge != nil)
        stage.run { bridge?.detach() }
        stage.runUntilIdle()
        #expect(bridge == nil)
        withExtendedLifetime(host) {}
    }

    @Test("INV-8 a later bridge replaces an earlier one, and both report it")
    func replaced() {
        let stage = HeadlessStage()
        let host = Airship18Host(stage: stage)
        let list = DiagnosticList()
        stage.run {
            for name in ["first", "second"] {
                let bridge = Airship18Bridge(RecordingHandler())
                bridge.diagnostics = { list.items.append(Diagnostic($0.code, shape: $0.shape, "\(name)")) }
                bridge.attach()
            }
        }
        #expect(list.items.map(\.code) == [.bridgeReplaced, .bridgeReplaced])
        #expect(list.items.map(\.explanation) == ["first", "second"])
        withExtendedLifetime(host) {}
    }

    @Test(
        "INV-8 a bridge that is attached to another SDK leaves the first one, and the message on screen there"
    )
    func moved() throws {
        let world = Airship18World()
        let delegate = OldDelegate()
        world.run { world.bridge.displayDelegate = delegate }
        try world.trigger(Airship18World.modal("m1"))
        let other = HeadlessStage()
        let host = Airship18Host(stage: other)
        other.run { _ = world.bridge.attach(to: Airship.inAppAutomation) }
        #expect(world.calls == Self.shown + ["didFail(detached) m1"])
        #expect(world.messaging.displayDelegate === delegate)
        other.run {
            #expect(Airship.inAppAutomation.inAppMessaging.displayDelegate === world.bridge)
            world.bridge.detach()
        }
        withExtendedLifetime(host) {}
    }
}
