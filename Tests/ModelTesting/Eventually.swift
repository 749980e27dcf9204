package import Dispatch
package import Testing

/// Waits in real time until a condition holds that other threads or tasks bring about. Records a failure that names the
/// condition if it does not hold within the time limit.
/// - Parameters:
///   - what: a description of the condition.
///   - limit: the time limit in seconds: by far more than a busy machine needs.
///   - holds: whether the condition holds now.
///   - otherwise: called while it does not.
package func eventually(
    _ what: Comment, within limit: Double = 300,
    isolation: isolated (any Actor)? = #isolation,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ holds: () -> Bool,
    otherwise: () async throws -> Void
) async rethrows {
    let deadline = DispatchTime.now() + limit
    while !holds() {
        guard DispatchTime.now() < deadline else {
            Issue.record("not within \(limit) seconds: \(what)", sourceLocation: sourceLocation)
            return
        }
        try await otherwise()
    }
}

extension DispatchSemaphore {
    /// Waits for another thread's signal. Records a failure if there is none within the time limit, so that nothing hangs.
    /// - Parameters:
    ///   - limit: the time limit in seconds: by far more than a busy machine needs.
    package func waitInTime(_ limit: Double = 300, sourceLocation: SourceLocation = #_sourceLocation) {
        guard wait(timeout: .now() + limit) == .timedOut else { return }
        Issue.record("no signal within \(limit) seconds", sourceLocation: sourceLocation)
    }
}

/// Yields to other threads and tasks until a condition holds that they bring about.
package func eventually(
    _ what: Comment, isolation: isolated (any Actor)? = #isolation,
    sourceLocation: SourceLocation = #_sourceLocation, _ holds: () -> Bool
) async {
    await eventually(what, sourceLocation: sourceLocation, holds) { await Task.yield() }
}

/// Waits until a condition holds that other threads bring about, such as the release of objects that they still retain
/// after their work is done and reported. Checks repeatedly, for as long as a busy machine may need.
/// - Parameter limit: the time limit in seconds.
/// - Returns: false if the condition does not hold by then.
package func comesAbout(
    within limit: Double = 30, isolation: isolated (any Actor)? = #isolation, _ holds: () -> Bool
) async -> Bool {
    let deadline = DispatchTime.now() + limit
    while !holds() {
        guard DispatchTime.now() < deadline else { return false }
        await Task.yield()
    }
    return true
}
