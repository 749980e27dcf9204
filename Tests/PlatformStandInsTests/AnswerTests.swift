import Foundation
import ModelTesting
import PlatformStandIns
import Testing

/// What tests wait for with a time limit.
@Suite("Answers in time", .timeLimit(.minutes(20))) struct AnswerTests {
    @Test("An answer that does not come within the time limit is an error; a later one is ignored")
    func late() async {
        let kept = Locked<(@Sendable (Int) -> Void)?>(nil)
        await #expect(throws: LateAnswer.self) {
            let _: Int = try await answer(within: 0.01) { give in kept.withLock { $0 = give } }
        }
        kept.current?(7)
    }

    @Test("Only the first of several answers counts, also if it is none")
    func first() async throws {
        let number: Int = try await answer { give in for number in 1...3 { give(number) } }
        #expect(number == 1)
        let none: Int? = try await answer { give in for number in [nil, 2] { give(number) } }
        #expect(none == nil)
    }

    @Test(
        "Work in the background is off the main thread, and a turn of the main queue comes after what it holds"
    )
    @MainActor func places() async throws {
        let isMain = try await inBackground { MainThread.isCurrent }
        #expect(!isMain)
        let lines = Locked<[String]>([])
        DispatchQueue.main.async { lines.withLock { $0.append("queued") } }
        try await mainQueueTurn()
        #expect(lines.current == ["queued"])
    }
}
