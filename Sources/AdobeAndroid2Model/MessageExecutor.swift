import HeadlessStage
import PlatformStandIns

/// Runs jobs on the stage's background queue one at a time, in order: the single executor that all messages
/// share (A2-031).
final class MessageExecutor: Sendable {
    private struct State: Sendable {
        var waiting: [@Sendable () -> Void] = []
        /// The jobs to come, last one first: taking one costs nothing.
        var next: [@Sendable () -> Void] = []
        var isBusy = false
    }

    private let state = Locked(State())
    private let post: @Sendable (@escaping @Sendable () -> Void) -> Void

    private init(_ stage: HeadlessStage) {
        post = { [weak stage] job in stage?.onBackground(job) }
    }

    /// The executor of a stage.
    static func of(_ stage: HeadlessStage) -> MessageExecutor {
        stage.shared(MessageExecutor.self) { MessageExecutor(stage) }
    }

    func execute(_ job: @escaping @Sendable () -> Void) {
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
