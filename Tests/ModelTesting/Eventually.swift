import Dispatch
package import Testing

/// Waits in real time until something holds that other threads or tasks bring about; a failure that says what was waited
/// for when it does not within the time.
/// - Parameters:
///   - what: what was waited for.
///   - limit: how many seconds: by far more than a busy machine needs.
///   - holds: whether it holds by now.
///   - otherwise: what is done while it does not.
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

/// Gives way to other threads and tasks until something holds that they bring about.
package func eventually(
    _ what: Comment, isolation: isolated (any Actor)? = #isolation,
    sourceLocation: SourceLocation = #_sourceLocation, _ holds: () -> Bool
) async {
    await eventually(what, sourceLocation: sourceLocation, holds) { await Task.yield() }
}

/// Whether something comes about that other threads do, like letting go of what they have in their hands when their work is
/// done and told of. Looks again and again, as long as a busy machine may need.
/// - Parameter limit: how many seconds.
/// - Returns: false when it has not come about by then.
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
