/// Does several things at once, as far as they wait: what blocks the main thread still blocks all of them.
///
/// Scenarios in real time wait for animations that take as long as a vendor's do. Each has a stage of its own, and so
/// does every singleton of an SDK, so that they can wait together.
enum SideBySide {
    /// Does something with each of some items.
    /// - Returns: the results, in the order of the items.
    /// - Throws: the first error that there was. What is under way is waited for.
    @MainActor static func map<Item: Sendable, Result: Sendable>(
        _ items: [Item], _ body: @escaping @MainActor @Sendable (Item) async throws -> Result
    ) async throws -> [Result] {
        try await withThrowingTaskGroup(of: (Int, Result).self) { group in
            for (place, item) in items.enumerated() {
                group.addTask { (place, try await body(item)) }
            }
            var results: [Int: Result] = [:]
            for try await (place, result) in group { results[place] = result }
            return items.indices.compactMap { results[$0] }
        }
    }
}
