import Foundation
import ModelTesting

/// Hands a reader many inputs and says what was wrong.
package struct FuzzRun: Sendable {
    /// An input may take so many seconds.
    package static let longestTime = 1.0
    /// A run may make the process grow by so many bytes.
    package static let mostMemory = 64 << 20

    /// How many inputs were taken.
    package private(set) var count = 0
    /// How many of them were read and not refused.
    package private(set) var readCount = 0
    /// What was wrong, at most ten: each with the number of its input.
    package private(set) var faults: [String] = []
    /// Seconds that the slowest input took.
    package private(set) var slowest = 0.0
    /// Bytes by which the process grew at the most.
    package private(set) var growth = 0

    /// Makes inputs of a target's seeds, and hands them over.
    /// - Parameters:
    ///   - seed: of the generator.
    ///   - skipping: how many inputs are made and not handed over, to come back to one that trapped.
    ///   - onInput: is told each input's number before it is handed over.
    @MainActor package init(
        _ target: FuzzTarget, inputs: Int, seed: UInt64, skipping: Int = 0,
        onInput: (Int) -> Void = { _ in }
    ) {
        var mutator = FuzzMutator(target.seeds, seed: seed)
        let before = ProcessMemory.resident
        for number in 0..<(skipping + inputs) {
            let input = mutator.next()
            guard number >= skipping else { continue }
            onInput(number)
            take(input, number, target)
            if number % 64 == 0, let before, let now = ProcessMemory.resident {
                growth = max(growth, now - before)
            }
        }
        if growth > Self.mostMemory { faults.append("\(growth >> 20) MB were kept") }
    }

    @MainActor private mutating func take(_ input: Data, _ number: Int, _ target: FuzzTarget) {
        let (outcome, seconds) = timed(input, target)
        count += 1
        if outcome == .read { readCount += 1 }
        slowest = max(slowest, seconds)
        guard faults.count < 10 else { return }
        if case .fault(let words) = outcome { faults.append("input \(number): \(words)") }
        if seconds > Self.longestTime { faults.append("input \(number): took \(seconds) s") }
    }

    /// An input that seems to take too long is taken twice more, and the quickest time counts: on a busy machine anything may
    /// take a second.
    @MainActor private func timed(
        _ input: Data, _ target: FuzzTarget
    ) -> (outcome: FuzzTarget.Outcome, seconds: Double) {
        var outcome = FuzzTarget.Outcome.refused
        var quickest = Double.infinity
        for _ in 0..<3 where quickest > Self.longestTime {
            let start = DispatchTime.now().uptimeNanoseconds
            outcome = target.take(input)
            quickest = min(quickest, Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9)
        }
        return (outcome, quickest)
    }
}
