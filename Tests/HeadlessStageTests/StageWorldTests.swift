import Foundation
import ModelTesting
import PlatformStandIns
import Testing

@testable import HeadlessStage

/// A surface that takes some gestures and events.
@MainActor private final class Surface: StageSurface {
    let surfaceName: String
    let log: LineLog
    var takes = true
    var hasPage = false

    init(_ name: String, _ log: LineLog) {
        surfaceName = name
        self.log = log
    }

    func perform(_ gesture: UserGesture) -> Bool {
        log.addThread("\(surfaceName) \(gesture)")
        return takes
    }

    func receive(_ event: PageEvent) -> Bool {
        guard hasPage else { return false }
        log.addThread("\(surfaceName) \(event)")
        return true
    }
}

@MainActor @Suite("STAGE Fingers and pages", .timeLimit(.minutes(20))) struct SurfaceTests {
    private let stage = HeadlessStage()
    private let log = LineLog()

    @Test("STAGE a gesture goes to the topmost surface that handles it, before the call returns")
    func topmost() {
        let below = Surface("below", log)
        let above = Surface("above", log)
        stage.show(below)
        stage.show(above)
        #expect(stage.visibleSurfaces == ["below", "above"])
        stage.user.tapButton("1")
        #expect(log.lines == ["above tap on button 1 main"])
        above.takes = false
        stage.user.close()
        #expect(
            log.lines.suffix(2) == [
                "above tap on the close button main", "below tap on the close button main",
            ])
        stage.show(below)
        #expect(stage.visibleSurfaces == ["above", "below"])
        stage.remove(below)
        #expect(stage.visibleSurfaces == ["above"])
    }

    @Test("STAGE a gesture that nothing handles is logged as an error")
    func lost() {
        stage.user.tapMessage()
        stage.user.swipe(.left)
        stage.page.finishLoading()
        #expect(
            stage.log.entries.map(\.description) == [
                "stage error Nothing on the screen takes this: tap on the message",
                "stage error Nothing on the screen takes this: swipe left",
                "stage error Nothing on the screen takes this: page finished loading",
            ])
    }

    @Test("STAGE every gesture and page event has a description")
    func words() {
        let surface = Surface("it", log)
        surface.hasPage = true
        stage.show(surface)
        stage.user.tapOutside()
        stage.user.swipeAway()
        stage.user.openLink(URL(string: "app://x")!)
        stage.page.failLoading("no network")
        stage.page.post("handler", json: "{}")
        #expect(
            log.lines == [
                "it tap outside the message main", "it swipe away main", "it tap on the link app://x main",
                "it page failed to load (no network) main", "it page posted handler {} main",
            ])
    }

    @Test("STAGE a surface that is deallocated is off the screen; the stage does not retain it")
    func weakSurfaces() {
        do {
            let surface = Surface("it", log)
            stage.show(surface)
        }
        #expect(stage.visibleSurfaces.isEmpty)
    }

    @Test("STAGE off the main thread a gesture waits for the queues")
    func offMain() async throws {
        let surface = Surface("it", log)
        stage.show(surface)
        try await inBackground { [stage] in stage.user.tapMessage() }
        #expect(log.lines.isEmpty)
        stage.runUntilIdle()
        #expect(log.lines == ["it tap on the message main"])
    }
}

@Suite("STAGE Separate worlds", .timeLimit(.minutes(20))) struct StageWorldTests {
    private final class Singleton: Sendable {
        let name = Locked("")
    }

    @Test("STAGE each stage has its own singletons, and `current` is the innermost stage", arguments: 0..<8)
    func separate(world: Int) async {
        let stage = HeadlessStage()
        for round in 0..<50 {
            await stage.run {
                HeadlessStage.current.shared(Singleton.self) { Singleton() }.name.withLock {
                    $0 = "\(world) \(round)"
                }
                await Task.yield()
                #expect(HeadlessStage.current === stage)
                let name = HeadlessStage.current.shared(Singleton.self) { Singleton() }.name.current
                #expect(name == "\(world) \(round)")
            }
        }
        let other = HeadlessStage()
        stage.run { other.run { #expect(HeadlessStage.current === other) } }
        #expect(HeadlessStage.current !== stage && HeadlessStage.current === HeadlessStage.current)
    }

    @Test("STAGE every callback runs with its stage as the current one, on either kind of thread")
    func currentInCallbacks() {
        let stage = HeadlessStage()
        let seen = Locked<[Bool]>([])
        let look: @Sendable () -> Void = {
            seen.withLock { $0.append(HeadlessStage.current === stage && MainThread.scheduler != nil) }
        }
        stage.onMain { look() }
        stage.onBackground { look() }
        stage.after(1) { look() }
        stage.animate(seconds: 1) { look() }
        stage.advance(seconds: 2)
        #expect(seen.current == [true, true, true, true])
    }

    @Test("STAGE two stages share neither log, clock nor queue")
    func nothingShared() {
        let one = HeadlessStage()
        let two = HeadlessStage()
        let log = LineLog()
        one.onMain { log.add("one") }
        one.open(URL(string: "app://x")!, from: "app")
        one.advance(seconds: 5)
        two.runUntilIdle()
        #expect(log.lines == ["one"] && one.now == 5 && two.now == 0)
        #expect(one.log.openedURLs.map(\.absoluteString) == ["app://x"] && two.log.entries.isEmpty)
        #expect(one.log.entries[0].time == 0)
    }

    @Test("STAGE a stage is deallocated when nothing retains it")
    func released() {
        weak var weakStage: HeadlessStage?
        weak var weakLog: StageLog?
        for mode in [HeadlessStage.Mode.virtual, .realTime] {
            do {
                let stage = HeadlessStage(mode)
                weakStage = stage
                weakLog = stage.log
                stage.log.record(.note, from: "test", "something")
            }
            #expect(weakStage == nil && weakLog == nil)
        }
    }

    @Test("STAGE app, screen and network change as set, and observers are notified")
    func world() {
        let stage = HeadlessStage()
        let log = LineLog()
        stage.app.observe { log.add($0.rawValue) }
        stage.app.state = .background
        stage.app.state = .background
        stage.app.state = .active
        #expect(log.lines == ["background", "active"] && stage.app.hasRootViewController)
        let url = URL(string: "https://example.com")!
        #expect(stage.network.fetch(url) == .success)
        stage.network.respond { _ in .status(404) }
        #expect(stage.network.fetch(url) == .status(404))
        stage.network.isReachable = false
        #expect(stage.network.fetch(url) == .failure("The network is not reachable."))
        stage.screen.observe { log.add("screen") }
        stage.screen.orientation = .landscapeLeft
        #expect(stage.screen.orientation == .landscapeLeft && log.lines.last == "screen")
        stage.log.removeAll()
        #expect(stage.log.description.isEmpty)
    }
}

@Suite("STAGE Real time", .realTime, .timeLimit(.minutes(20))) struct RealTimeTests {
    @Test("STAGE jobs run on real queues, and idle() waits for them and for what they start")
    func idle() async {
        let stage = HeadlessStage(.realTime)
        let log = LineLog()
        stage.onBackground {
            log.addThread("first")
            stage.onMain {
                log.addThread("second")
                MainThread.async { log.addThread("third") }
            }
        }
        await stage.idle()
        #expect(log.lines == ["first background", "second main", "third main"])
        await stage.idle()
    }

    @Test("STAGE idle() waits at most `patience`, and can be called again")
    func idleInTime() async {
        let stage = HeadlessStage(.realTime)
        let gate = DispatchSemaphore(value: 0)
        stage.onBackground { gate.waitInTime() }
        stage.patience = 0.05
        #expect(await !stage.idle())
        #expect(stage.log.entries(of: .error).map(\.name) == ["The stage did not become idle in time"])
        stage.patience = 60
        gate.signal()
        #expect(await stage.idle())
        #expect(stage.log.entries(of: .error).count == 1)
    }

    @Test("STAGE idle() waits for animations, and not for timers")
    func animations() async {
        let stage = HeadlessStage(.realTime)
        let log = LineLog()
        let timer = stage.after(3_600) { log.add("timer") }
        stage.animate(seconds: 0.02) { log.addThread("animation") }
        await stage.idle()
        #expect(log.lines == ["animation main"] && timer.isPending)
        timer.cancel()
    }

    @Test("STAGE a background job's question is answered by the real main thread")
    func ask() async {
        let stage = HeadlessStage(.realTime)
        let log = LineLog()
        stage.onBackground {
            log.addThread("got \(MainThread.ask(timeout: 60) { HeadlessStage.current === stage } ?? false)")
        }
        await stage.idle()
        #expect(log.lines == ["got true background"])
    }

    @Test("STAGE waiting on the main thread is refused and reported")
    func onMain() async {
        let stage = HeadlessStage(.realTime)
        await MainActor.run {
            stage.runUntilIdle()
            stage.advance(seconds: 1)
        }
        #expect(
            stage.log.entries(of: .error).map(\.name) == [
                "runUntilIdle() cannot wait on the main thread of a real-time stage; await idle() instead",
                "advance(by:) cannot wait on the main thread of a real-time stage",
            ])
    }

    @Test("STAGE off the main thread runUntilIdle() waits, at most `patience`")
    func waits() async throws {
        let stage = HeadlessStage(.realTime)
        let log = LineLog()
        let gate = DispatchSemaphore(value: 0)
        try await inBackground {
            stage.onMain { log.add("job") }
            stage.runUntilIdle()
            log.add("idle")
            stage.patience = 0.05
            stage.onBackground { gate.waitInTime() }
            stage.runUntilIdle()
            gate.signal()
        }
        #expect(log.lines == ["job", "idle"])
        #expect(stage.log.entries(of: .error).map(\.name) == ["The stage did not become idle in time"])
    }
}
