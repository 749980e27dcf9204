import BuiltInShapes
import HeadlessStage
import InAppCompat
import Testing

@testable import InAppContracts

/// Which effects of a run are collected, from events that are recorded by hand.
@MainActor @Suite("Effects of a run", .timeLimit(.minutes(20))) struct EffectWatchTests {
    @Test("Only the SDK's records count as counted, its URLs as opened, and its delegate's calls as calls")
    func effects() throws {
        let stage = HeadlessStage()
        let recorder = TraceRecorder(stage: stage)
        let watch = EffectWatch(recorder, nil, nil)
        stage.run {
            stage.log.record(.analytics, from: "Braze", "impression")
            recorder.call(.adopted, "didPresent", [TraceEvent.Argument("message", "a")])
            recorder.call(.listener, "didOpen", [])
        }
        watch.rest()
        stage.run {
            stage.log.record(.openedURL, from: "Braze", "https://shop.example")
            stage.log.record(.error, from: "Braze", "no image")
            stage.log.record(.note, from: "stage", "no tap")
            recorder.note(.app, "didCount", [TraceEvent.Argument("kind", "analytics")])
        }
        watch.rest()
        let effects = try watch.effects(on: .braze)
        #expect(effects.counted == 1)
        #expect(effects.opened == ["https://shop.example"])
        #expect(effects.calls.map(\.call) == ["didPresent(message: a)"])
        #expect(
            effects.rests.map(\.trace.calls) == [
                ["delegate didPresent(message: a)", "listener didOpen"],
                ["sdk openedURL(url: https://shop.example)", "app didCount(kind: analytics)"],
            ])
        #expect(effects.screen == ["", ""] && effects.windows.isEmpty && effects.diagnostics.isEmpty)
    }
}
