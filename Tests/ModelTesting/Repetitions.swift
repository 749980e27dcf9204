package import Testing

/// Repeats a closure as long as it returns that there is more; records a failure if that does not end.
/// - Parameters:
///   - limit: the highest number of repetitions.
///   - goesOn: performs one repetition, and returns whether there is more.
/// - Returns: how often there was more.
@discardableResult
package func repetitions(
    atMost limit: Int, sourceLocation: SourceLocation = #_sourceLocation, _ goesOn: () throws -> Bool
) rethrows -> Int {
    for count in 0...limit where try !goesOn() { return count }
    Issue.record("The repetition goes on after \(limit) times.", sourceLocation: sourceLocation)
    return limit
}
