import HeadlessStage
import ModelTesting
import PlatformStandIns
import Testing

/// Work that is pending when the app's process ends.
@MainActor @Suite("The end of the process", .realTime, .timeLimit(.minutes(20))) struct EndOfProcessTests {
    /// Schedules work of every kind.
    private func putOff(on stage: HeadlessStage, _ note: @escaping @Sendable (String) -> Void) -> StageTimer {
        stage.run {
            MainThread.async { note("turn") }
            MainThread.background { note("background") }
        }
        stage.animate(seconds: 0.01) { note("animation") }
        return stage.after(0.02) { note("timer") }
    }

    @Test("STAGE pending work is dropped; work of the next process runs in order")
    func virtual() {
        let stage = HeadlessStage()
        let timer = putOff(on: stage) { stage.log.record(.note, from: "test", $0) }
        stage.endProcess()
        #expect(!timer.isPending)
        stage.runUntilIdle()
        stage.advance(seconds: 1)
        #expect(stage.log.entries.isEmpty)
        _ = putOff(on: stage) { stage.log.record(.note, from: "test", $0) }
        stage.runUntilIdle()
        stage.advance(seconds: 1)
        #expect(stage.log.entries.map(\.name) == ["turn", "background", "animation", "timer"])
    }

    @Test("STAGE pending work is dropped in real time too, and the stage becomes idle") func realTime() async
    {
        let stage = HeadlessStage(.realTime)
        // A background job would start at once.
        stage.onMain { stage.log.record(.note, from: "test", "turn") }
        stage.animate(seconds: 3600) { stage.log.record(.note, from: "test", "animation") }
        let timer = stage.after(0.01) { stage.log.record(.note, from: "test", "timer") }
        stage.endProcess()
        #expect(!timer.isPending)
        #expect(await stage.idle())
        #expect(stage.log.entries.isEmpty)
        stage.onMain { stage.log.record(.note, from: "test", "next") }
        #expect(await stage.idle())
        #expect(stage.log.entries.map(\.name) == ["next"])
    }

    @Test("STAGE dropped work does not retain the stage", arguments: [HeadlessStage.Mode.virtual, .realTime])
    func ownership(mode: HeadlessStage.Mode) {
        weak var kept: HeadlessStage?
        do {
            let stage = HeadlessStage(mode)
            kept = stage
            stage.onMain { stage.log.removeAll() }
            stage.animate(seconds: 60) { stage.log.removeAll() }
            _ = stage.after(60) { stage.log.removeAll() }
            stage.endProcess()
        }
        #expect(kept == nil)
    }

    /// Retains its own timer, as an SDK does for a message that closes by itself.
    @MainActor private final class SelfClosing {
        var timer: StageTimer?

        func open(on stage: HeadlessStage) {
            timer = stage.after(5) { stage.log.record(.note, from: "test", "closes \(self.timer != nil)") }
            stage.animate(seconds: 1) { stage.log.record(.note, from: "test", "opened") }
        }
    }

    @Test("STAGE an object that retains its own timer is released; work that was due before has run")
    func ownTimer() {
        let stage = HeadlessStage()
        weak var kept: SelfClosing?
        do {
            let closing = SelfClosing()
            kept = closing
            closing.open(on: stage)
        }
        stage.advance(seconds: 1)
        #expect(kept?.timer?.isPending == true)
        stage.endProcess()
        #expect(kept == nil)
        stage.advance(seconds: 10)
        #expect(stage.log.entries.map(\.name) == ["opened"])
    }

    @Test("STAGE a thread that waits for a dropped job continues") func waiter() {
        let stage = HeadlessStage()
        let notes = Locked<[String]>([])
        stage.run {
            MainThread.background {
                MainThread.async {
                    notes.withLock { $0.append("ends") }
                    stage.endProcess()
                }
                let isAnswered = MainThread.ask(timeout: 0.05) { true }
                notes.withLock { $0.append("goes on \(isAnswered ?? false)") }
            }
        }
        stage.runUntilIdle()
        #expect(notes.current == ["ends", "goes on false"])
        #expect(stage.log.entries.isEmpty)
    }
}
