import Foundation
import InAppCompat
import PlatformStandIns

/// Stops the process, with the finding as its message, when a callback blocks the main thread for good. Nothing can end such a
/// callback, and a test that hangs reports nothing. Only a callback that has begun counts, because other work on the main thread
/// may belong to other tests.
///
/// Sendable: mutable state is protected by a lock.
final class MainThreadStall: Sendable {
    private struct State: Sendable {
        var story = ""
        weak var recorder: TraceRecorder?
        /// What had been recorded at the last look, and the number of looks since at which it was the same.
        var seen = Seen(story: "", events: 0, open: nil)
        var looks = 0
    }

    private struct Seen: Sendable, Hashable {
        let story: String
        let events: Int
        let open: String?
    }

    /// The pause between two looks, in seconds. Looks are counted, because the clock goes on while a debugger holds the process.
    private static let pause: TimeInterval = 0.25
    /// The time in seconds that a callback has in any case, also on a busy machine.
    private static let least: TimeInterval = 9

    private let kit: ShapeKit
    private let limit: Int
    private let isOver = DispatchSemaphore(value: 0)
    private let state = Locked(State())

    /// Begins to watch.
    /// - Parameters:
    ///   - kit: the shape of the delegate.
    ///   - patience: how long a callback may block a background thread, in seconds. The main thread may be blocked four times as
    ///     long, and 9 s in any case.
    init(_ kit: ShapeKit, patience: TimeInterval) {
        self.kit = kit
        limit = Int(max(Self.least, 4 * patience) / Self.pause)
        Thread.detachNewThread { [self] in
            while isOver.wait(timeout: .now() + Self.pause) == .timedOut { look() }
        }
    }

    /// A story begins.
    func begin(_ story: String) {
        state.withLock { state in
            state.story = story
            state.recorder = nil
        }
    }

    /// The story's recorder.
    func watch(_ recorder: TraceRecorder) {
        state.withLock { $0.recorder = recorder }
    }

    /// Nothing more is played.
    func end() { isOver.signal() }

    private func look() {
        let (story, recorder) = state.withLock { ($0.story, $0.recorder) }
        let seen = Seen(story: story, events: recorder?.count ?? 0, open: recorder?.openOnMain)
        let looks = state.withLock { state in
            state.looks = state.seen == seen && seen.open != nil ? state.looks + 1 : 0
            state.seen = seen
            return state.looks
        }
        guard looks > limit, let callback = seen.open else { return }
        FileHandle.standardError.write(Data("\(finding(callback, in: seen.story))\n".utf8))
        exit(EXIT_FAILURE)
    }

    private func finding(_ callback: String, in story: String) -> DelegateFinding {
        let seconds = Int(TimeInterval(limit) * Self.pause)
        return DelegateFinding(
            .blocked, shape: kit.shape, rule: kit.rule(ofCallback: callback),
            "\(callback) has not returned for \(seconds) s in the scenario \(story): it blocks the main thread, perhaps waiting "
                + "for a job there. Nothing can end that, so the process is stopped.",
            expected: "\(callback) returns without waiting.")
    }
}
