import BuiltInShapes
import Foundation
import FuzzTesting
import ModelTesting
import Testing

/// Readers of input from outside never trap, hang or consume too much memory, and refuse input with the promised error.
@MainActor @Suite("Unintended inputs", .timeLimit(.minutes(20))) struct FuzzTests {
    nonisolated static let targets = FuzzTarget.all(of: .builtIn)

    @Test("FUZZ-1 mutated inputs are read or refused", arguments: targets.indices)
    func mutated(place: Int) {
        let target = Self.targets[place]
        let inputs = target.isSlow ? 40 : LongRun.isOn ? 400 : 200
        let run = FuzzRun(target, inputs: inputs, seed: 20)
        #expect(run.count == inputs)
        #expect(run.faults == [], "\(target.name)")
    }

    @Test(
        "FUZZ-2 most seeds can be read, so that their mutations reach the code behind the reader",
        arguments: targets.indices)
    func seeds(place: Int) {
        let target = Self.targets[place]
        let count = target.seeds.count { target.take($0) == .read }
        #expect(
            count > 0 && count * 2 >= target.seeds.count, "\(target.name): \(count) of \(target.seeds.count)")
    }

    @Test(
        "FUZZ-3 named cases are read or refused, by every reader",
        arguments: NamedInput.all)
    func named(input: NamedInput) {
        for target in Self.targets {
            expectNoFault(target.take(input.data), target)
            // A whole message on a stage, and a large input, take long with a seed around them.
            let isLong = target.isSlow || input.isLarge
            for seed in target.seeds.prefix(LongRun.isOn ? (isLong ? 1 : 3) : isLong ? 0 : 1) {
                expectNoFault(target.take(input.put(into: seed)), target)
            }
        }
    }

    private func expectNoFault(_ outcome: FuzzTarget.Outcome, _ target: FuzzTarget) {
        if case .fault(let words) = outcome { Issue.record("\(target.name) \(words)") }
    }

    @Test("FUZZ-4 the run detects a wrong error, and names the input")
    func notices() {
        struct Surprise: Error {}
        let target = FuzzTarget("broken", seeds: [Data("a".utf8)], refuses: { _ in false }) { _ in
            throw Surprise()
        }
        let run = FuzzRun(target, inputs: 2, seed: 1, skipping: 3)
        #expect(
            run.faults == [
                "input 3: threw Surprise, which is not the promised type: Surprise()",
                "input 4: threw Surprise, which is not the promised type: Surprise()",
            ])
    }

    @Test("FUZZ-5 the same seed makes the same inputs")
    func repeats() {
        var one = FuzzMutator([Data("{\"a\": 1}".utf8)], seed: 7)
        var two = FuzzMutator([Data("{\"a\": 1}".utf8)], seed: 7)
        var other = FuzzMutator([Data("{\"a\": 1}".utf8)], seed: 8)
        let inputs = (0..<50).map { _ in one.next() }
        #expect(inputs == (0..<50).map { _ in two.next() })
        #expect(inputs != (0..<50).map { _ in other.next() })
    }
}
