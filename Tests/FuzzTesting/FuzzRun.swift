import Foundation
import ModelTesting

/// Passes many inputs to a reader and collects its faults.
package struct FuzzRun: Sendable {
    /// The longest time for an input, in seconds.
    package static let longestTime = 1.0
    /// The most bytes by which a run may make the process grow.
    package static let mostMemory = 64 << 20

    /// The number of inputs so far.
    package private(set) var count = 0
    /// The number of inputs that were read and not refused.
    package private(set) var readCount = 0
    /// The faults, at most ten, each with the number of its input.
    package private(set) var faults: [String] = []
    /// The time of the slowest input, in seconds.
    package private(set) var slowest = 0.0
    /// The most bytes by which the process grew.
    package private(set) var growth = 0

    /// Derives inputs from a target's seeds, and passes them to the target.
    /// - Parameters:
    ///   - seed: the seed of the generator.
    ///   - skipping: how many inputs are generated and not used, to come back to one that trapped.
    ///   - onInput: is called with each input's number before the input is used.
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
        if growth > Self.mostMemory { faults.append("\(growth >> 20) MB were not released") }
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

    /// An input that seems to take too long is tried twice more, and the shortest time counts: on a busy machine
    /// anything may take a second.
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
