import Foundation
import InAppCompat
import PlatformStandIns

/// Tells whether something keeps the system's main queue from coming to rest: a job that puts itself there again, for ever. It
/// takes the time of a turn of the queue: a job of its own that puts itself there again meets the other one in every turn,
/// while what comes and goes is met in few.
///
/// Used on the thread that plays, which is not the main one.
final class MainQueueUnrest {
    /// What a turn took before the first delegate was made, in seconds.
    private let baseline: TimeInterval
    /// Turns that take that many times as long have something else in them.
    private static let factor = 4.0
    /// Shorter turns cannot be told apart, in seconds.
    private static let least: TimeInterval = 0.000_002
    /// So many looks in a row are no accident.
    private static let looks = 8
    /// How long is waited between them, in seconds.
    private static let pause: TimeInterval = 0.01
    /// How many visits take part now: each is in the others' turns.
    private static let visits = Locked(0)

    /// Takes the time of a queue that is at rest.
    init() {
        Self.visits.withLock { $0 += 1 }
        baseline = Self.turn()
    }

    deinit { Self.visits.withLock { $0 -= 1 } }

    /// Looks whether the queue comes to rest: at once where it is at rest.
    func isThere() -> Bool {
        (0..<Self.looks).allSatisfy { place in
            if place > 0 { Thread.sleep(forTimeInterval: Self.pause) }
            let turn = Self.turn()
            return Self.visits.current == 1 && turn > max(Self.least, baseline * Self.factor)
        }
    }

    /// How long a turn of the main queue takes, in seconds: in the middle of some dozens.
    private static func turn() -> TimeInterval {
        let turns = Turns()
        DispatchQueue.main.async { turns.next() }
        return turns.median()
    }

    /// Turns of the main queue. Sendable: what changes is behind a lock.
    private final class Turns: Sendable {
        /// Some dozens, or as many as there are in a while.
        private static let limit = (count: 60, seconds: 0.1)

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
            isOver.wait()
            let times = times.current
            let turns = zip(times, times.dropFirst()).map { $1 - $0 }.sorted()
            return TimeInterval(turns[turns.count / 2]) / 1_000_000_000
        }
    }
}

extension DelegateVisit {
    /// What is found where jobs of a delegate's keep the system's main queue.
    nonisolated static func unrest(on shape: SDKShape) -> DelegateFinding {
        DelegateFinding(
            .endlessLoop, shape: shape,
            "Jobs that the delegate puts into the system's main queue put themselves there again without an end, also when the "
                + "messages have gone.",
            expected: "a timer or job that ends, at the latest when the message has gone.")
    }

    /// Finds jobs in the system's main queue that never end, where they may be the delegate's: its text puts some there, or is
    /// not known.
    /// - Returns: why nothing more is played.
    nonisolated func findUnrest(_ sink: DelegateFindingSink) -> String {
        let isOfDelegate = MainThread.wait {
            self.putOff.map { $0.contains(.jobs) || $0.contains(.tasks) } ?? true
        }
        guard isOfDelegate else {
            return "something keeps the system's main queue without an end, so nothing more was played."
        }
        sink(Self.unrest(on: contract.kit.shape))
        return "jobs of this delegate's keep the system's main queue, so nothing more was played."
    }
}
