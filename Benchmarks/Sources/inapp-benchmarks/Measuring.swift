import Foundation

/// Work that repeats a call the given number of times.
typealias Work = @MainActor (_ times: Int) -> Void

/// Measures things side by side: each round runs all of them, so that other load on the
/// machine slows all of them alike.
@MainActor struct Measuring {
    let section: String
    var rounds: Int
    var calls: Int
    /// Whether all of the work is done on the main thread. If so, that thread's own processor time is measured, which
    /// leaves out other processes; otherwise wall-clock time.
    var isOnMainThread = true

    /// Nanoseconds per call of each piece of work, in every round; the order rotates from round to round.
    /// - Parameters:
    ///   - works: what to measure, by name. The first is the baseline of the others.
    ///   - callbacks: the number of callbacks per call, for each piece of work; the last number applies to the rest.
    ///     Times are reported per callback.
    func compare(_ works: [(name: String, work: Work)], callbacks: Int...) -> [Row] {
        let callbacks = works.indices.map { $0 < callbacks.count ? callbacks[$0] : callbacks.last ?? 1 }
        for (_, work) in works { work(max(1, calls / 10)) }
        var nanoseconds = works.map { _ in [Double]() }
        for round in 0..<rounds {
            for offset in works.indices {
                let place = (round + offset) % works.count
                nanoseconds[place].append(time(calls, works[place].work) / Double(callbacks[place]))
            }
        }
        var rows: [Row] = []
        for (place, (name, _)) in works.enumerated() {
            let row = Row(section, name, rounds: nanoseconds[place])
            rows.append(rows.first.map { row.against($0) } ?? row)
        }
        return rows
    }

    /// Nanoseconds per call.
    func time(_ calls: Int, _ work: Work) -> Double {
        let start = nanoseconds
        work(calls)
        return Double(nanoseconds - start) / Double(calls)
    }

    private var nanoseconds: UInt64 {
        guard isOnMainThread else { return DispatchTime.now().uptimeNanoseconds }
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }

    /// Nanoseconds per call of work that may be done only once, in `rounds` slices of at least one call.
    /// - Parameter total: the number of calls in all; a remainder that does not fill a slice is left out.
    func slices(_ name: String, of total: Int, _ work: Work) -> Row {
        let rounds = min(rounds, total)
        return Row(section, name, rounds: (0..<rounds).map { _ in time(total / rounds, work) })
    }

    /// How many calls `slices` makes.
    func sliced(_ total: Int) -> Int {
        let rounds = min(rounds, total)
        return total / rounds * rounds
    }
}

extension [Row] {
    /// Puts the same budget on every row but the first, which is the baseline.
    func comparedWithin(_ budget: Row.Budget) -> [Row] {
        prefix(1) + dropFirst().map { $0.within(budget) }
    }
}
