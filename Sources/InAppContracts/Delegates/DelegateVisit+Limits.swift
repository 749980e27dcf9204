import Foundation
import InAppCompat
import PlatformStandIns

/// When a visit ends early.
extension DelegateVisit {
    /// The kinds of findings after which nothing more is played, each with the reason.
    nonisolated private static let reasonToStop: [DelegateFinding.Kind: String] = [
        .blocked: "a callback of this delegate blocks its thread, so nothing more was played.",
        .endlessLoop: "this delegate is called without end, so nothing more was played.",
        .takesTooLong: "this delegate took too long before, so nothing more was played.",
        .setTooLate: "messages qualify before the delegate is set, so nothing more was played.",
        .neverSet: "messages qualify and no delegate is set, so nothing more was played.",
    ]

    /// The number of stories with a slow question after which the rest may not be played.
    nonisolated private static let slowStories = 5
    /// The time after which a delegate with slow questions is no longer played, in seconds of real time.
    nonisolated private static let timeForSlow: TimeInterval = 3

    /// Why nothing more is played; nil if there is no reason.
    nonisolated func reasonToStop(after seconds: TimeInterval) -> String? {
        guard !isNeverReady.current else {
            return
                "a part of the app's that is never ready is asked without an end, so nothing more was played."
        }
        let found = found.current
        if let reason = found.lazy.compactMap({ Self.reasonToStop[$0.finding.kind] }).first { return reason }
        let slow = Set(found.lazy.filter { $0.finding.kind == .slowGate }.map(\.story))
        guard seconds > Self.timeForSlow, slow.count >= Self.slowStories else { return nil }
        return "a question of this delegate takes too long, so nothing more was played."
    }

    /// Seconds of real time since a moment, without the time in which this thread was not scheduled. Not for a free
    /// main thread: a wait for that thread would count as well, whatever occupies it.
    nonisolated func time(since start: UInt64, _ waited: TimeInterval) -> TimeInterval {
        TimeInterval(DispatchTime.now().uptimeNanoseconds - start) / 1_000_000_000
            - (ThreadLook.processorWait - waited)
    }

    /// Adds the finding that verifying takes too long, once; nothing is played after it.
    nonisolated func giveUp(on story: DelegateStory) {
        let slowest = MainThread.wait { self.acts.compactMap(\.slowest).max { $0.seconds < $1.seconds } }
        // A callback that takes no time itself is not the reason; the app's parts may be.
        let most = slowest.flatMap { call in
            call.seconds < 0.01
                ? nil
                : " \(call.name) took the longest: about \(String(format: "%.2f", call.seconds)) s each time."
        }
        found.withLock { found in
            guard
                !found.contains(where: { $0.finding.kind == .takesTooLong || $0.finding.kind == .endlessLoop }
                )
            else { return }
            let finding = DelegateFinding(
                .takesTooLong, shape: contract.kit.shape,
                "Verifying this delegate took more than \(Int(timeLimit)) s, so not everything was played."
                    + (most ?? ""),
                expected: "callbacks that return immediately; slow work is done elsewhere.")
            found.append(Found(story: story.name, finding: finding))
        }
    }
}
