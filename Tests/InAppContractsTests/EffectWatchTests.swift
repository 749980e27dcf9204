import BrazeBridge
import BuiltInShapes
import HeadlessStage
import InAppCompat
import PlatformStandIns
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
            stage.log.record(.analytics, from: "Braze", "click")
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
        #expect(effects.counted == 2)
        #expect(effects.opened == ["https://shop.example"])
        #expect(effects.calls.map(\.call) == ["didPresent(message: a)"])
        #expect(
            effects.rests.map(\.trace.calls) == [
                ["delegate didPresent(message: a)", "listener didOpen"],
                ["sdk openedURL(url: https://shop.example)", "app didCount(kind: analytics)"],
            ])
        #expect(effects.screen == ["", ""] && effects.windows.isEmpty && effects.diagnostics.isEmpty)
    }

    private final class Store {
        var count = 0
    }

    @Test(
        "A callback is used if what the delegate stores has changed since, and only by calls of the delegate")
    func used() throws {
        let recorder = TraceRecorder(stage: HeadlessStage())
        let store = Store()
        var reactions: [String] = []
        recorder.reaction = { event in MainThread.assume { reactions.append(event.name) } }
        let watch = EffectWatch(recorder, nil, store)
        func call(_ name: String, _ source: TraceEvent.Source = .adopted, changes: Bool = false) {
            recorder.call(source, name, [] as [TraceEvent.Argument]) {
                MainThread.assume { store.count += changes ? 1 : 0 }
            }
        }
        call("first")
        call("second", changes: true)
        call("third")
        call("other", .listener, changes: true)
        watch.rest()
        call("fourth")
        watch.rest()
        let effects = try watch.effects(on: .braze)
        #expect(effects.used == ["second", "third"])
        #expect(effects.stored.values == ["count": .text("2")])
        // The reaction that was there before is called all the same.
        #expect(reactions == ["first", "second", "third", "other", "fourth"])
    }

    @Test("At each rest the screen, its contents and the number of diagnostics so far are collected")
    func rests() throws {
        let run = try StoryRun(
            Story("s", "Told.", .qualifies("a"), .user(.closes, "a")), on: .braze, subject: .handler())
        let bridge = try #require(run.bridge)
        var told: [String] = []
        bridge.diagnostics = { told.append($0.explanation) }
        func say(_ text: String) {
            bridge.diagnostics?(Diagnostic(.actionFailed, shape: .braze, messageID: "a", text))
        }
        let early = Diagnostic(.actionFailed, shape: .braze, messageID: "a", "Early.")
        let watch = EffectWatch(run.recorder, bridge, nil, tracedAs: .handler, after: [early])
        var count = 0
        run.whenAtRest = {
            watch.rest()
            count += 1
            say("Late \(count).")
        }
        try run.play()
        let effects = try watch.effects(on: .braze)
        #expect(effects.rests.map(\.screen) == [["a"], [], []])
        #expect(effects.rests.map { $0.contents.keys.sorted() } == [["a"], [], []])
        #expect(effects.rests.map(\.saidCount) == [1, 2, 3])
        let late = ["Late 1.", "Late 2.", "Late 3."]
        #expect(effects.diagnostics.map(\.explanation) == ["Early."] + late)
        // Whoever listened before is told all the same.
        #expect(told == late)
    }

    private final class Banner: UIView {}
    private final class Poster: UIViewController {}

    @Test(
        "A window with content shows the last message, unless a message is on the screen; all contents are collected"
    )
    func windows() throws {
        let stage = HeadlessStage()
        let recorder = TraceRecorder(stage: stage)
        let watch = EffectWatch(recorder, nil, nil)
        let scene = try #require(stage.run { UIApplication.shared.connectedScenes.first as? UIWindowScene })
        let (window, other) = stage.run { (UIWindow(windowScene: scene), UIWindow(windowScene: scene)) }
        func rest(_ change: () -> Void) {
            stage.run(change)
            watch.rest()
        }
        recorder.call(.adopted, "shown", [TraceEvent.Argument("message", "a")])
        recorder.call(.adopted, "shown", [TraceEvent.Argument("message", "b")])
        recorder.call(.listener, "shown", [TraceEvent.Argument("message", "c")])
        rest {}
        rest { window.isHidden = false }
        rest { window.addSubview(Banner()) }
        rest { window.addSubview(UILabel()) }
        #expect(stage.windowContents == ["Banner"] && stage.showsSomething)
        rest {
            other.rootViewController = Poster()
            other.isHidden = false
        }
        #expect(stage.windowContents.sorted() == ["Banner", "Poster"])
        rest { (window.isHidden, other.isHidden) = (true, true) }
        #expect(!stage.showsSomething)
        let effects = try watch.effects(on: .braze)
        #expect(effects.screen == ["", "", "b", "b", "b", ""])
        #expect(effects.windows == ["Banner", "Poster"])
    }

    @Test("Of a handler only its own calls are collected")
    func handler() throws {
        let stage = HeadlessStage()
        let recorder = TraceRecorder(stage: stage)
        let watch = EffectWatch(recorder, nil, nil, tracedAs: .handler)
        recorder.call(.handler, "didPresent", [TraceEvent.Argument("message", "a")])
        recorder.call(.adopted, "shown", [TraceEvent.Argument("message", "b")])
        watch.rest()
        let effects = try watch.effects(on: .braze)
        #expect(effects.calls.map(\.call) == ["didPresent(message: a)"])
        #expect(effects.screen == [""] && effects.leftOut == [] && effects.used == [])
    }
}
