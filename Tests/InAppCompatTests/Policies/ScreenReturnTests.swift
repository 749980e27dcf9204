import HeadlessStage
import InAppCompat
import Testing

/// Hidden messages that come back to the shared screen.
@MainActor @Suite("Returns to the screen", .timeLimit(.minutes(20))) struct ScreenReturnTests {
    /// A was hidden and its SDK was asked to show it again, which takes time; C waits.
    private func returning(_ bench: ManyBench) throws -> (first: CompatMessage, third: CompatMessage) {
        let first = bench.offer("A", on: bench.adobe)
        try bench.run { try first.hide() }
        let second = bench.offer("B", on: bench.braze)
        try bench.run { try first.show() }
        let third = bench.offer("C", on: bench.airship)
        #expect(bench.visible == ["B"] && first.phase == .hidden && third.phase == .held)
        bench.adobe.driver.isSynchronous = false
        bench.adobe.driver.boundOfShow = 5
        bench.close(second)
        #expect(bench.visible == [] && first.phase == .hidden && third.phase == .held)
        return (first, third)
    }

    @Test("ONE-1 a hidden message has the screen while its SDK brings it back")
    func comesBack() throws {
        let bench = ManyBench { OneScreen($0) }
        let (first, third) = try returning(bench)
        bench.run {
            bench.adobe.engine.willPresent(first)
            bench.adobe.engine.didPresent(first)
        }
        #expect(bench.visible == ["A"] && third.phase == .held)
        bench.close(first)
        #expect(bench.visible == ["C"])
    }

    @Test("ONE-5 a hidden message that its SDK does not bring back in time loses the screen")
    func staysAway() throws {
        let bench = ManyBench { OneScreen($0) }
        let (first, _) = try returning(bench)
        bench.stage.advance(seconds: 4)
        #expect(bench.visible == [])
        bench.stage.advance(seconds: 1)
        #expect(bench.visible == ["C"] && first.phase == .hidden)
    }
}
