import HeadlessStage
import PlatformStandIns
import Testing

@Suite("STAGE the end of the process") struct EndProcessTests {
    /// What sets a timer for itself, as an SDK does for a message that closes by itself.
    @MainActor final class Clock {
        let stage: HeadlessStage
        var timer: StageTimer?

        init(_ stage: HeadlessStage) { self.stage = stage }

        func start() {
            timer = stage.after(5) { self.ring("timer") }
            stage.animate(seconds: 1) { self.ring("animation") }
            MainThread.after(3) { self.ring("scheduler") }
        }

        func ring(_ line: String) { stage.log.record(.note, from: "clock", line) }
    }

    @Test("STAGE cancels timers and animations that are not due, and lets go of what they keep")
    @MainActor func cancels() {
        weak var kept: HeadlessStage?
        do {
            let stage = HeadlessStage()
            kept = stage
            weak var clock: Clock?
            stage.run {
                let made = Clock(stage)
                clock = made
                made.start()
            }
            stage.advance(by: .seconds(1))
            #expect(clock?.timer?.isPending == true)
            stage.endProcess()
            #expect(clock == nil)
            stage.advance(by: .seconds(10))
            #expect(stage.log.entries.map(\.name) == ["animation"])
        }
        #expect(kept == nil)
    }

    @Test("STAGE what is set afterwards is due as before") @MainActor func goesOn() {
        let stage = HeadlessStage()
        stage.after(5) { stage.log.record(.note, from: "clock", "old") }
        stage.endProcess()
        stage.after(5) { stage.log.record(.note, from: "clock", "new") }
        stage.advance(by: .seconds(5))
        #expect(stage.log.entries.map(\.name) == ["new"])
        #expect(stage.now == 5)
    }

    @Test("STAGE cancels timers of a stage in real time, too") func realTime() async {
        let stage = HeadlessStage(.realTime)
        let timer = stage.after(3_600) {}
        #expect(timer.isPending)
        stage.endProcess()
        #expect(!timer.isPending)
    }
}
