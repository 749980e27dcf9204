import AdobeAndroidShared
import HeadlessStage
import PlatformStandIns
import Testing

@Suite("The serial line", .timeLimit(.minutes(20))) struct SerialLineTests {
    @Test("A2-031, A3-113 jobs run one at a time, in order, off the main thread") func order() {
        let stage = HeadlessStage()
        let line = SerialLine(stage)
        for name in ["a", "b"] {
            line.execute {
                stage.log.record(.note, from: "job", name)
                line.execute { stage.log.record(.note, from: "job", name + name) }
            }
        }
        stage.runUntilIdle()
        line.execute { stage.log.record(.note, from: "job", "later") }
        stage.runUntilIdle()
        #expect(stage.log.entries.map(\.name) == ["a", "b", "aa", "bb", "later"])
        #expect(!stage.log.entries.contains { $0.isOnMain })
    }

    @Test("A2-031 a serial line does not retain its stage, and drops jobs without one") func ended() {
        weak var kept: HeadlessStage?
        let hasRun = Locked(false)
        let line: SerialLine
        do {
            let stage = HeadlessStage()
            kept = stage
            line = SerialLine(stage)
        }
        line.execute { hasRun.withLock { $0 = true } }
        #expect(kept == nil)
        #expect(!hasRun.current)
    }

    @Test(
        "A2-091, A3-113 the values that a page passes, as text",
        arguments: [
            ("\"x\"", "x"), ("1", "1"), ("1.5", "1.5"), ("true", "true"), ("null", nil), ("[1]", nil),
            ("{}", nil),
        ]) func posted(_ json: String, _ text: String?) throws
    {
        #expect(try PostedText.text(of: json) == text)
        #expect(throws: PayloadError.self) { try PostedText.text(of: "no") }
    }
}
