import Testing

/// Gives way until something holds that other tasks bring about; a failure that says what was waited for when it does not
/// within the time.
func eventually(
    _ what: Comment, within limit: Duration = .seconds(300),
    sourceLocation: SourceLocation = #_sourceLocation,
    _ holds: () -> Bool
) async {
    let deadline = ContinuousClock.now + limit
    while !holds() {
        guard ContinuousClock.now < deadline else {
            Issue.record("not within \(limit): \(what)", sourceLocation: sourceLocation)
            return
        }
        await Task.yield()
    }
}
