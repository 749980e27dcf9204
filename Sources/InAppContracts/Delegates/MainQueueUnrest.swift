import Foundation
import InAppCompat
import PlatformStandIns

/// Detects a job that adds itself to the system's main queue again and again, so that the queue is never empty.
///
/// It measures how long a turn of the queue takes, with a job of its own that also adds itself again. An endless job runs in
/// every turn and makes each one longer; jobs that end make only a few longer.
///
/// Used on the thread that plays the story, which is not the main thread.
final class MainQueueUnrest {
    /// The time of a turn before the first delegate was created, in seconds.
    private let baseline: TimeInterval
    /// A turn that takes this many times as long contains other jobs.
    private static let factor = 4.0
    /// Differences between shorter turns are not significant, in seconds.
    private static let least: TimeInterval = 0.000_002
    /// The number of measurements in a row that have to agree.
    private static let looks = 8
    /// The pause between two measurements, in seconds.
    private static let pause: TimeInterval = 0.01
    /// The number of visits that measure at present: each one makes the turns of the others longer.
    private static let visits = Locked(0)

    /// Measures the idle queue.
    init() {
        Self.visits.withLock { $0 += 1 }
        baseline = Self.turn()
    }

    deinit { Self.visits.withLock { $0 -= 1 } }

    /// Whether a job runs in every turn. Returns after the first measurement if the queue is idle.
    func isThere() -> Bool {
        (0..<Self.looks).allSatisfy { place in
            if place > 0 { Thread.sleep(forTimeInterval: Self.pause) }
            let turn = Self.turn()
            return Self.visits.current == 1 && turn > max(Self.least, baseline * Self.factor)
        }
    }

    /// The median time of some dozens of turns of the main queue, in seconds.
    private static func turn() -> TimeInterval {
        let turns = Turns()
        DispatchQueue.main.async { turns.next() }
        return turns.median()
    }

    /// Turns of the main queue. Sendable: mutable state is protected by a lock.
    private final class Turns: Sendable {
        /// The number of turns to measure, and the time after which fewer are enough.
        private static let limit = (count: 60, seconds: 0.1)
        /// The longest wait for them, in seconds. A main thread that is blocked that long shows nothing about its queue.
        private static let bound: TimeInterval = 10

        private let times = Locked<[UInt64]>([])
        private let isOver = DispatchSemaphore(value: 0)

        func next() {
            let now = DispatchTime.now().uptimeNanoseconds
            let isLast = times.withLock { times in
                times.append(now)
                let seconds = TimeInterval(now - times[0]) / 1_000_000_000
                return times.count > 3 && (times.count >= Self.limit.count || seconds > Self.limit.seconds)
            }
            if isLast { isOver.signal() } else { DispatchQueue.main.async { self.next() } }
        }

        func median() -> TimeInterval {
            guard isOver.wait(timeout: .now() + Self.bound) == .success else { return 0 }
            let times = times.current
            let turns = zip(times, times.dropFirst()).map { $1 - $0 }.sorted()
            return TimeInterval(turns[turns.count / 2]) / 1_000_000_000
        }
    }
}

extension DelegateVisit {
    /// The finding for jobs of a delegate that never let the system's main queue become empty.
    nonisolated static func unrest(on shape: SDKShape) -> DelegateFinding {
        DelegateFinding(
            .endlessLoop, shape: shape,
            "Jobs that the delegate adds to the system's main queue add themselves again without end, even after the messages "
                + "have disappeared.",
            expected: "a timer or job that ends, at the latest when the message has disappeared.")
    }

    /// Reports jobs in the system's main queue that never end, if they may be the delegate's: its source text adds jobs there,
    /// or is not known.
    /// - Returns: the reason why no further story is played.
    nonisolated func findUnrest(_ sink: DelegateFindingSink) -> String {
        let isOfDelegate = MainThread.wait {
            self.putOff.map { $0.contains(.jobs) || $0.contains(.tasks) } ?? true
        }
        guard isOfDelegate else {
            return "something keeps the system's main queue busy without end, so nothing more was played."
        }
        sink(Self.unrest(on: contract.kit.shape))
        return "jobs of this delegate keep the system's main queue busy, so nothing more was played."
    }
}
