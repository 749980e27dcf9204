import Foundation
import PlatformStandIns

extension MainThread {
    /// Runs `body` on the main thread and waits until it is done: at once, where this is the main thread.
    static func wait<Answer: Sendable, Failure: Error>(
        for body: @MainActor () throws(Failure) -> Answer
    ) throws(Failure) -> Answer {
        try (isCurrent ? attempt(body) : DispatchQueue.main.sync { attempt(body) }).get()
    }

    private static func attempt<Answer: Sendable, Failure: Error>(
        _ body: @MainActor () throws(Failure) -> Answer
    ) -> Result<Answer, Failure> {
        assume { () -> Result<Answer, Failure> in
            do throws(Failure) { return .success(try body()) } catch { return .failure(error) }
        }
    }
}
