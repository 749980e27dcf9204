import AllocationCounter

/// The allocations of a piece of work; nil where allocations cannot be counted.
struct Allocations {
    /// Blocks allocated or reallocated, whether or not they were freed again.
    let blocks: Int
    /// Usable bytes that were still allocated at the end.
    let liveBytes: Int

    /// Counts the allocations of `work` on all threads.
    @MainActor static func count(_ work: () -> Void) -> Allocations? {
        guard allocation_counter_is_available() else { return nil }
        allocation_counter_start()
        work()
        allocation_counter_stop()
        return Allocations(
            blocks: Int(allocation_counter_blocks()), liveBytes: Int(allocation_counter_bytes()))
    }

    /// Shows that the counter works: 1,000 objects are at least 1,000 blocks, and 0 bytes once they are freed; work
    /// that allocates nothing counts nothing.
    @MainActor static func verifyCounter() throws {
        final class Block { var value = 0 }
        guard allocation_counter_is_available() else { return }
        var kept: [Block] = []
        kept.reserveCapacity(1_000)
        let made = count { for _ in 0..<1_000 { kept.append(Block()) } }
        let freed = count { kept.removeAll(keepingCapacity: true) }
        let idle = count {}
        guard let made, made.blocks == 1_000, made.liveBytes >= 16_000, freed?.blocks == 0,
            freed?.liveBytes == -made.liveBytes, idle?.blocks == 0, idle?.liveBytes == 0
        else {
            throw BenchmarkError("The allocation counter does not count: \(String(describing: made)).")
        }
    }
}

/// A measurement whose work was not done as planned.
struct BenchmarkError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
