import Airship17Bridge
import Airship18Bridge
import Airship18Model
import BrazeBridge
import BrazeModel
import BridgeTesting
import HeadlessStage
import InAppCompat
import Testing

import class Airship17Model.Airship17Host

/// The turns of messages that an adopted delegate for Airship 18 to 20 lets wait, and what is left of those that have gone.
@MainActor @Suite(.timeLimit(.minutes(20))) struct Airship18TurnTests {
    private let stage = HeadlessStage()
    private let delegate = OldDelegate()

    @Test("AM-046 at the end of a display those that wait are asked about, if one of them waited for it")
    func wanted() throws {
        let host = Airship17Host(stage: stage)
        let adapter = OldAdapter()
        adapter.ready = false
        let adopted = AdoptedAirship18Delegate(
            delegate, adapters: [.modal: { $0.message.name == "m0" ? adapter : nil }])
        let bridge = try stage.run { try Airship17Bridge(adopted).attach() }
        defer { stage.run { bridge.detach() } }
        var counts: [Int] = []
        func count() { counts.append(adapter.calls.filter { $0 == "isReady" }.count) }
        for id in ["m0", "m1", "m2"] {
            try host.trigger(
                json: """
                    {"id": "\(id)", "message": {"name": "\(id)", "display_type": "modal",
                     "display": {"heading": {"text": "Hi"}}}}
                    """)
            stage.runUntilIdle()
            count()
        }
        for _ in 1...2 {
            stage.user.close()
            stage.advance(by: .seconds(31))
            count()
        }
        #expect(
            delegate.calls == [
                "isReady m1", "will m1", "finished m1", "isReady m2", "will m2", "finished m2",
            ])
        // Each arrival lets the others be asked about, and so does the end that the last one waited for.
        #expect(counts == [1, 2, 3, 4, 4])
    }

    private struct Made {
        weak var adapter: OldAdapter?
    }

    @Test(
        "A message that waited releases its adapter when its schedule is cancelled, and when it has been displayed",
        arguments: [true, false])
    func released(isCancelled: Bool) throws {
        let made = Locked<[Made]>([])
        let adopted = AdoptedAirship18Delegate(
            delegate,
            adapters: [
                .modal: { _ in
                    let adapter = OldAdapter()
                    made.withLock { $0.append(Made(adapter: adapter)) }
                    return adapter
                }
            ])
        let host = BrazeHost(stage: stage)
        let bridge = stage.run { BrazeBridge(adopted).attach(to: host.ui) }
        defer { stage.run { bridge.detach() } }
        delegate.ready = false
        try host.trigger(json: #"{"type": "MODAL", "trigger_id": "m1", "header": "Hi", "message": "There"}"#)
        stage.runUntilIdle()
        #expect(made.current.map(\.adapter?.calls) == [["isReady"]])
        delegate.ready = true
        stage.run {
            isCancelled ? adopted.cancelSchedule(identifier: "m1") : adopted.notifyDisplayConditionsChanged()
        }
        stage.runUntilIdle()
        if !isCancelled {
            #expect(delegate.calls.last == "will m1")
            stage.run { made.current.first?.adapter?.end(.userDismissed) }
            stage.advance(by: .seconds(1))
            #expect(delegate.calls.last == "finished m1")
        }
        #expect(made.current.map { $0.adapter == nil } == [true])
    }
}
