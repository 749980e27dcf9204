import Foundation

/// Work that repeats a call as often as it is told.
typealias Work = @MainActor (_ times: Int) -> Void

/// Measures things side by side: each round runs all of them, so that whatever else the machine does
/// slows all of them.
@MainActor struct Measuring {
    let section: String
    var rounds: Int
    var calls: Int

    /// Nanoseconds a call, in every round, of each piece of work; the order turns from round to round.
    /// - Parameters:
    ///   - works: what to measure, by name. The first is the baseline of the others.
    ///   - callbacks: how many callbacks one call makes: times and allocations are told for one.
    func compare(_ works: [(name: String, work: Work)], callbacks: Int = 1) -> [Row] {
        for (_, work) in works { work(max(1, calls / 10)) }
        var nanoseconds = works.map { _ in [Double]() }
        for round in 0..<rounds {
            for offset in works.indices {
                let place = (round + offset) % works.count
                nanoseconds[place].append(time(calls, works[place].work) / Double(callbacks))
            }
        }
        var rows: [Row] = []
        for (place, (name, work)) in works.enumerated() {
            var row = Row(section, name, rounds: nanoseconds[place])
            row.allocations = Allocations.count { work(calls) }
                .map { Double($0.blocks) / Double(calls * callbacks) }
            rows.append(rows.first.map { row.against($0) } ?? row)
        }
        return rows
    }

    /// Nanoseconds a call.
    func time(_ calls: Int, _ work: Work) -> Double {
        let start = DispatchTime.now().uptimeNanoseconds
        work(calls)
        return Double(DispatchTime.now().uptimeNanoseconds - start) / Double(calls)
    }

    /// Nanoseconds a call of work that may be done only once, in `rounds` slices.
    /// - Parameter total: how many calls there are in all; what does not fill a slice is left out.
    func slices(_ name: String, of total: Int, _ work: Work) -> Row {
        Row(section, name, rounds: (0..<rounds).map { _ in time(max(1, total / rounds), work) })
    }
}

extension [Row] {
    /// Puts the same budget on every row but the first, which is the baseline.
    func comparedWithin(_ budget: Row.Budget) -> [Row] {
        prefix(1) + dropFirst().map { $0.within(budget) }
    }
}
