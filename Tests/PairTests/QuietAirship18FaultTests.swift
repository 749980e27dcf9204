import Airship18Bridge
import Airship18Model
import BrazeBridge
import BrazeModel
import BridgeTesting
import BuiltInShapes
import Foundation
import HeadlessStage
import InAppCompat
import PlatformStandIns
import Testing

@testable import InAppContracts

/// The faults of `QuietFaultTests` in the bridge and the adoption for Airship 18 to 20: in a file of its own, because its
/// SDK uses the names of the older one's types.
@MainActor @Suite(.timeLimit(.minutes(20))) struct QuietAirship18FaultTests {
    let stage = HeadlessStage()

    private final class Quiet: InAppMessageHandler {}

    @MainActor private final class Delegate: InAppMessageDisplayDelegate {
        private(set) var calls: [String] = []
        nonisolated init() {}
        func isMessageReadyToDisplay(_ message: InAppMessage, scheduleID: String) -> Bool {
            calls.append("isReady \(scheduleID)")
            return true
        }
        func messageWillDisplay(_ message: InAppMessage, scheduleID: String) {
            calls.append("will \(scheduleID)")
        }
        func messageFinishedDisplaying(_ message: InAppMessage, scheduleID: String) {
            calls.append("finished \(scheduleID)")
        }
    }

    private final class Scenes: InAppMessageSceneDelegate {
        func sceneForMessage(_ message: InAppMessage) -> UIWindowScene? { nil }
    }

    @Test("INV-8 detach() keeps delegates that were set after the attachment") func detachKeepsOthers() {
        let host = Airship18Host(stage: stage, version: .v20)
        withExtendedLifetime(host) {
            stage.run {
                let messaging = Airship.inAppAutomation.inAppMessaging
                let (first, later, scenes) = (Delegate(), Delegate(), Scenes())
                messaging.displayDelegate = first
                let bridge = Airship18Bridge(Quiet()).attach()
                messaging.displayDelegate = later
                messaging.sceneDelegate = scenes
                bridge.detach()
                #expect(messaging.displayDelegate === later)
                #expect(messaging.sceneDelegate === scenes)
            }
        }
    }

    @Test("INV-5 a message with a time of its own that the user closes early has not timed out (AM-008)")
    func closedEarly() throws {
        let kit = ShapeKit.airship18Pages
        let story = try #require(Stories.all.first { $0.name == "self-closing-closed-early" })
        let trace = try StoryContract.trace(of: story, host: kit, delegate: nil).filtered(to: [.handler])
        let end = trace.events.filter { $0.name == "didDismiss" }
        #expect(end.count == 1)
        #expect(end.first?["resolution"] == "dismissed by the user", "\(end)")
    }

    /// Becomes ready when the test says so, and counts the calls that wait for it.
    @MainActor private final class SlowAdapter: CustomDisplayAdapter {
        private(set) var waits = 0
        private var waiting: [CheckedContinuation<Void, Never>] = []
        private(set) var isReady = false

        nonisolated init() {}

        func waitForReady() async {
            waits += 1
            await withCheckedContinuation { waiting.append($0) }
        }

        func becomeReady() {
            isReady = true
            let all = waiting
            waiting = []
            for one in all { one.resume() }
        }

        func display(scene: UIWindowScene) async -> CustomDisplayResolution { .userDismissed }
    }

    @Test(
        "AM-048 AM-049 under Braze a message waits for an adapter that is not ready, and then has its turn once"
    )
    func waitsForAdapter() throws {
        let host = BrazeHost(stage: stage)
        let (delegate, adapter) = (Delegate(), SlowAdapter())
        let adopted = AdoptedAirship18Delegate(delegate, adapters: [.modal: { _ in adapter }])
        let bridge = stage.run { BrazeBridge(adopted).attach(to: host.ui) }
        defer { stage.run { bridge.detach() } }
        let room = try #require([ShapeKit].builtIn[.braze]).storyRoom
        try host.trigger(json: #require(room.host.campaign(.modal, "a")))
        stage.runUntilIdle()
        #expect(delegate.calls == [] && adapter.waits == 1 && bridge.heldMessages.map(\.id) == ["a"])
        stage.run { adopted.notifyDisplayConditionsChanged() }
        stage.runUntilIdle()
        #expect(delegate.calls == [] && bridge.heldMessages.map(\.id) == ["a"])
        stage.run { adapter.becomeReady() }
        stage.runUntilIdle()
        stage.advance(seconds: 1)
        #expect(delegate.calls == ["isReady a", "will a", "finished a"])
        #expect(bridge.heldMessages.isEmpty)
    }
}
