package import Testing

/// Does something again and again, as long as it says that there is more; a failure where that has no end.
/// - Parameters:
///   - limit: how often it may be done.
///   - goesOn: does it once, and says whether there is more.
/// - Returns: how often there was more.
@discardableResult
package func repetitions(
    atMost limit: Int, sourceLocation: SourceLocation = #_sourceLocation, _ goesOn: () throws -> Bool
) rethrows -> Int {
    for count in 0...limit where try !goesOn() { return count }
    Issue.record("There is more after \(limit) times.", sourceLocation: sourceLocation)
    return limit
}
