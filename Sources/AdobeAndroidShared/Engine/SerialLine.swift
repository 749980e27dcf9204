package import HeadlessStage
import PlatformStandIns

/// Runs jobs on a stage's background queue one at a time, in order, like Java's single-threaded executor. Sendable: the
/// waiting jobs are protected by a lock.
package final class SerialLine: Sendable {
    private struct State: Sendable {
        var waiting: [@Sendable () -> Void] = []
        /// The waiting jobs in reverse order, so that removing the next one is cheap.
        var next: [@Sendable () -> Void] = []
        var isBusy = false
    }

    private let state = Locked(State())
    private let post: @Sendable (@escaping @Sendable () -> Void) -> Void

    /// Makes a line on a stage, without keeping the stage alive.
    package init(_ stage: HeadlessStage) {
        post = { [weak stage] job in stage?.onBackground(job) }
    }

    /// Runs a job after those that came before. Any thread.
    package func execute(_ job: @escaping @Sendable () -> Void) {
        let isIdle = state.withLock { state in
            state.waiting.append(job)
            defer { state.isBusy = true }
            return !state.isBusy
        }
        if isIdle { post { self.runNext() } }
    }

    private func runNext() {
        takeNext()?()
        let isDone = state.withLock { state in
            state.isBusy = !state.next.isEmpty || !state.waiting.isEmpty
            return !state.isBusy
        }
        if !isDone { post { self.runNext() } }
    }

    private func takeNext() -> (@Sendable () -> Void)? {
        state.withLock { state in
            if state.next.isEmpty {
                state.next = state.waiting.reversed()
                state.waiting = []
            }
            return state.next.popLast()
        }
    }
}
