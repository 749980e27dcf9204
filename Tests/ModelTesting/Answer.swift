import Dispatch
import PlatformStandIns

/// An answer that a test waits for has not come within the time limit.
package struct LateAnswer: Error {}

/// Waits, without blocking the thread, for an answer from another thread or from a later turn of this one.
/// - Parameters:
///   - limit: the time limit in seconds: by far more than a busy machine needs, and less than a suite's.
///   - start: gets the closure that takes the answer. Only its first call counts.
/// - Throws: `LateAnswer` if there is none within the time limit, so that nothing hangs.
package func answer<Value: Sendable>(
    within limit: Double = 1100, isolation: isolated (any Actor)? = #isolation,
    _ start: (@escaping @Sendable (Value) -> Void) -> Void
) async throws -> Value {
    let waiting = Locked<CheckedContinuation<Value?, Never>?>(nil)
    @Sendable func end(_ value: Value?) {
        waiting.withLock { waiting in
            defer { waiting = nil }
            return waiting
        }?.resume(returning: value)
    }
    let value = await withCheckedContinuation { continuation in
        waiting.withLock { $0 = continuation }
        DispatchQueue.global().asyncAfter(deadline: .now() + limit) { end(nil) }
        start { end($0) }
    }
    guard let value else { throw LateAnswer() }
    return value
}

/// Waits, without blocking the thread, until another thread or a later turn of this one calls a closure.
/// - Parameter start: gets the closure.
/// - Throws: `LateAnswer` if it is not called within the time limit.
package func untilCalled(
    isolation: isolated (any Actor)? = #isolation, _ start: (@escaping @Sendable () -> Void) -> Void
) async throws {
    let _: Bool = try await answer { give in start { give(true) } }
}

/// Runs a closure on another thread, and waits for it without blocking this one.
/// - Throws: `LateAnswer` if it takes too long.
package func inBackground<Value: Sendable>(
    isolation: isolated (any Actor)? = #isolation, _ body: @escaping @Sendable () -> Value
) async throws -> Value {
    try await answer { give in DispatchQueue.global().async { give(body()) } }
}

/// Waits until everything that is on the real main queue has run.
/// - Throws: `LateAnswer` if that takes too long.
package func mainQueueTurn(isolation: isolated (any Actor)? = #isolation) async throws {
    try await untilCalled { done in DispatchQueue.main.async(execute: done) }
}
