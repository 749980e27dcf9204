import HeadlessStage
import InAppCompat
import PlatformStandIns
import Testing

@testable import InAppContracts

/// What a recorder knows besides the lines of its trace.
@MainActor @Suite(.timeLimit(.minutes(20))) struct TraceRecorderTests {
    private let player = TracePlayer()
    private var recorder: TraceRecorder { player.recorder }

    @Test("KIT A callback has inside what the callee does, after what the scenario's reaction does")
    func inside() {
        recorder.reaction = { [recorder] event in recorder.note(.app, "reaction to \(event.name)") }
        player.callback("outer") {
            player.write("first")
            player.recorder.reaction = nil
            player.callback("inner") { player.write("second") }
        }
        player.write("third")
        #expect(
            recorder.trace.calls == [
                "delegate outer", "app reaction to outer", "sdk first(messageId: a)", "delegate inner",
                "sdk second(messageId: a)", "sdk third(messageId: a)",
            ])
        #expect(recorder.callbacks.map(\.place) == [3, 0])
        #expect(recorder.callbacks.map(\.inside) == [4..<5, 2..<5])
    }

    @Test(
        "KIT The delegate's innermost open callback on the main thread is known; those of others do not count"
    )
    func open() {
        var open: [String?] = [recorder.openOnMain]
        player.callback("outer") {
            player.callback("inner") { open.append(recorder.openOnMain) }
            recorder.call(.handler, "other", [:] as KeyValuePairs) { open.append(recorder.openOnMain) }
        }
        open.append(recorder.openOnMain)
        #expect(open == [nil, "inner", "outer", nil])
        let elsewhere = Locked<[String?]>([])
        recorder.stage.run {
            MainThread.background { [recorder] in
                recorder.call(.delegate, "asked", [:] as KeyValuePairs) {
                    let open = recorder.openOnMain
                    elsewhere.withLock { $0.append(open) }
                }
            }
        }
        recorder.stage.runUntilIdle()
        #expect(elsewhere.current == [nil] && recorder.trace.events.map(\.thread).last == .background)
    }

    @Test(
        "KIT Lines of the log keep their order, are counted once, and are marked if the SDK wrote them by itself"
    )
    func log() {
        player.automatic("display", "a")
        player.act(.user)
        recorder.stage.log.record(.note, from: "app", "line", [:])
        player.automatic("end", "a")
        #expect(recorder.count == 4)
        #expect(
            recorder.trace.calls == [
                "sdk display(kind: analytics, messageId: a)", "user act", "app line(kind: note)",
                "sdk end(kind: analytics, messageId: a)",
            ])
        #expect(recorder.automatic == [0, 3])
    }

    @Test("KIT After the log was emptied its lines are read from the beginning")
    func emptiedLog() {
        player.automatic("display", "a")
        player.write("first")
        player.automatic("click", "a")
        #expect(recorder.count == 3)
        recorder.stage.log.removeAll()
        player.automatic("end", "a")
        #expect(recorder.trace.events.map(\.name) == ["display", "first", "click", "end"])
        #expect(recorder.automatic == [0, 2, 3])
    }

    @Test("KIT After the log was emptied, lines are read as often as they were written", arguments: 0...3)
    func emptiedLogThatGrew(rest: Int) {
        func log(_ names: [String]) {
            for name in names { recorder.stage.log.record(.note, from: "app", name) }
        }
        log(["first", "second"])
        #expect(recorder.count == 2)
        recorder.stage.log.removeAll()
        let later = Array(["third", "fourth", "fifth"].prefix(rest))
        log(later)
        for _ in 1...2 { #expect(recorder.trace.events.map(\.name) == ["first", "second"] + later) }
    }

    @Test("KIT A step of the app is recorded with all that it causes, even if it fails")
    func acts() {
        player.scenario { player.write("first") }
        #expect(throws: ScenarioError.self) {
            try recorder.act(.app, "failing", []) {
                player.write("second")
                throw ScenarioError.unseen("a")
            }
        }
        #expect(recorder.appActs == [0..<2, 2..<4])
    }

    @Test("KIT Who wrote a record is told by the callback, the step, and the SDK's mark")
    func authors() {
        player.callback("gate") { player.write("one") }
        player.scenario { player.write("two") }
        player.automatic("three")
        player.write("four")
        let acts = CallbackActs(recorder, in: recorder.trace)
        #expect(
            recorder.trace.events.indices.map(acts.author) == [
                .delegate(in: nil), .delegate(in: "gate"), .scenario, .scenario, .sdk, .delegate(in: nil),
            ])
        // Other callees are not the delegate.
        recorder.call(.listener, "heard", [:] as KeyValuePairs) { player.write("five") }
        #expect(CallbackActs(recorder, in: recorder.trace).callback(around: 7) == nil)
    }

    @Test("KIT What happens in a callback inside another one is the inner one's") func nested() {
        player.callback("outer") {
            player.callback("inner") { player.write("one") }
            player.write("two")
        }
        let acts = CallbackActs(recorder, in: recorder.trace)
        #expect(recorder.trace.events.map(\.name) == ["outer", "inner", "one", "two"])
        #expect(
            recorder.trace.events.indices.map { acts.callback(around: $0) } == [
                nil, "outer", "inner", "outer",
            ])
    }
}
