import Airship17Bridge
import Airship17Model
import BrazeBridge
import BrazeModel
import HeadlessStage
import InAppCompat
import OldDelegates
import Testing

/// An Airship delegate under an SDK that replaces a message which is held when its campaign qualifies again.
@MainActor @Suite("Messages that are replaced while they wait", .timeLimit(.minutes(20)))
struct Airship17ReplacedTests {
    private let stage = HeadlessStage()
    private let delegate = OldAirshipDelegate()

    @Test(
        "AS-061, AS-067 a message that Braze replaces each time it qualifies is prepared once, and a cancellation applies to the latest",
        arguments: [true, false])
    func replacedTwice(isCancelled: Bool) throws {
        delegate.setReady(false)
        let adopted = AdoptedAirship17Delegate(delegate)
        let host = BrazeHost(stage: stage)
        let bridge = BrazeBridge(adopted).attach(to: host.ui)
        defer { bridge.detach() }
        for _ in 1...3 {
            try host.trigger(json: Campaigns.braze("m1"))
            stage.runUntilIdle()
            #expect(bridge.heldMessages.map(\.id) == ["m1"])
        }
        let prepared = ["extend m1 background", "displayCoordinator m1 background"]
        let asked = ["isMessageReady m1 main"]
        // A schedule that waits is not asked about again because its campaign qualifies.
        #expect(delegate.calls == prepared + asked)
        if isCancelled { #expect(stage.run { adopted.cancelSchedule(withID: "m1") }) }
        delegate.setReady(true)
        stage.run { adopted.notifyDisplayConditionsChanged() }
        stage.runUntilIdle()
        #expect(bridge.heldMessages.isEmpty)
        #expect((host.ui.messageView == nil) == isCancelled)
        let shown = asked + ["willBeDisplayed(m1) m1 main"]
        #expect(delegate.calls.dropFirst(3) == (isCancelled ? [] : shown[...]))
    }

    @Test(
        "AS-061 a message whose campaign qualifies again after its display is prepared anew, although somebody keeps it"
    )
    func keptAfterDisplay() throws {
        let host = BrazeHost(stage: stage)
        let bridge = BrazeBridge(AdoptedAirship17Delegate(delegate)).attach(to: host.ui)
        defer { bridge.detach() }
        var kept: [CompatMessage] = []
        for _ in 1...2 {
            try host.trigger(json: Campaigns.braze("m1"))
            stage.runUntilIdle()
            kept += bridge.engine.visibleMessages
            stage.user.close()
            stage.runUntilIdle()
        }
        #expect(kept.map(\.phase) == [.dismissed, .dismissed])
        let once = [
            "extend m1 background", "displayCoordinator m1 background", "isMessageReady m1 main",
            "willBeDisplayed(m1) m1 main", "finished(m1, userDismissed) m1 main",
        ]
        #expect(delegate.calls == once + once)
    }
}

/// An adapter that wants to be prepared again.
@MainActor @Suite("Retries of an adopted delegate's adapters", .timeLimit(.minutes(20)))
struct Airship17RetryTests {
    @Test(
        "AS-020 under Braze too an adapter is prepared again after 30 seconds, then after 60, then every 120")
    func pauses() throws {
        let stage = HeadlessStage()
        let list = AdapterList([[.retry, .retry, .retry, .retry]])
        let adopted = AdoptedAirship17Delegate(
            OldAirshipDelegate(), factories: [.modal: { list.make($0) }])
        let host = BrazeHost(stage: stage)
        let bridge = BrazeBridge(adopted).attach(to: host.ui)
        defer { bridge.detach() }
        try host.trigger(json: Campaigns.braze("m1"))
        stage.runUntilIdle()
        var counts: [Int] = []
        for pause in [30, 60, 120, 120] {
            stage.advance(by: .seconds(pause - 1))
            counts.append(list.all.first?.calls.count ?? 0)
            stage.advance(by: .seconds(1))
        }
        #expect(counts == [1, 2, 3, 4])
        #expect(
            list.all.map(\.calls) == [
                Array(repeating: "prepare main", count: 5) + ["isReady", "display"]
            ])
    }
}
