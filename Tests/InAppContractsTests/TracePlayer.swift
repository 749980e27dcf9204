import AdobeIOSBridge
import HeadlessStage
import InAppCompat

@testable import InAppContracts

/// Records a trace by hand, with what happens inside callbacks and what the SDK does on its own.
struct TracePlayer {
    let recorder = TraceRecorder(stage: HeadlessStage())

    /// The findings in the trace that is played.
    static func findings(
        _ habits: DelegateContract.Habits, _ play: (TracePlayer) -> Void
    ) -> [DelegateFinding] {
        let player = TracePlayer()
        play(player)
        let trace = player.recorder.trace
        let acts = CallbackActs(player.recorder, in: trace)
        return habits.findings(in: trace, on: .adobeIOS, acts: acts, isOwn: false)
    }

    func act(_ source: TraceEvent.Source, _ name: String = "act") { recorder.note(source, name) }

    /// A record by the delegate or the app, or an error of the SDK.
    func write(_ name: String, _ message: String = "a") {
        recorder.note(.sdk, name, [TraceEvent.Argument("messageId", message)])
    }

    /// A record that the SDK writes on its own.
    func automatic(_ name: String, _ message: String = "a") {
        AutomaticRecord.writing {
            recorder.stage.log.record(.analytics, from: "SDK", name, ["messageId": message])
        }
    }

    /// A link that the app or the SDK opens.
    func open(_ url: String, by source: TraceEvent.Source) {
        recorder.note(source, "openedURL", [TraceEvent.Argument("url", url)])
    }

    func callback(_ name: String, _ body: () -> Void) {
        recorder.call(.delegate, name, [:] as KeyValuePairs, body: body)
    }

    /// A step of the scenario's app.
    func scenario(_ body: () -> Void) { recorder.act(.app, "step", [], body) }
}
