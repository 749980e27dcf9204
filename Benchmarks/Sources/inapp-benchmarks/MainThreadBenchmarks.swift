import Foundation
import PlatformStandIns

/// Ways to find out, or to assume, that the caller is on the main thread.
@MainActor struct MainThreadBenchmarks {
    let options: Options

    /// Compared with `Thread.isMainThread`, which is wrong on Linux once workers drain the main queue.
    func rows() -> [Row] {
        let counter = MainActorCounter()
        let measuring = Measuring(section: "Main-thread checks", rounds: options.rounds, calls: options.calls)
        return measuring.compare([
            (
                "Thread.isMainThread",
                { times in for _ in 0..<times where Thread.isMainThread { counter.count += 1 } }
            ),
            (
                "MainThread.isCurrent",
                { times in for _ in 0..<times where MainThread.isCurrent { counter.count += 1 } }
            ),
            (
                "MainActor.assumeIsolated",
                { times in for _ in 0..<times { addIsolated(counter) } }
            ),
            ("MainThread.assume", { times in for _ in 0..<times { addAssumed(counter) } }),
            ("MainThread.enter(with:)", { times in for _ in 0..<times { addEntered(counter) } }),
        ])
    }
}

/// Something that only main-actor code may change.
@MainActor final class MainActorCounter {
    var count = 0
}

@inline(never) private nonisolated func addIsolated(_ counter: MainActorCounter) {
    MainActor.assumeIsolated { counter.count += 1 }
}

@inline(never) private nonisolated func addAssumed(_ counter: MainActorCounter) {
    MainThread.assume { counter.count += 1 }
}

@inline(never) private nonisolated func addEntered(_ counter: MainActorCounter) {
    MainThread.enter(with: counter, 1, ()) { counter, step, _ in counter.count += step }
}
