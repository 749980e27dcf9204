import HeadlessStage
import PlatformStandIns

/// Runs the functions that a page calls, off the main thread, one at a time and in order (A3-113).
/// Sendable: what waits is behind a lock.
final class JavaScriptThread: Sendable {
    private struct Line: Sendable {
        var waiting: [@Sendable () -> Void] = []
        var isRunning = false
    }

    private let line = Locked(Line())
    private let post: @Sendable (@escaping @Sendable () -> Void) -> Void

    init(_ stage: HeadlessStage) {
        post = { [weak stage] job in stage?.onBackground(job) }
    }

    /// Runs a job after those that came before.
    func run(_ job: @escaping @Sendable () -> Void) {
        let isFirst = line.withLock { line in
            line.waiting.append(job)
            defer { line.isRunning = true }
            return !line.isRunning
        }
        if isFirst { post { [self] in runWaiting() } }
    }

    private func runWaiting() {
        while true {
            let jobs = line.withLock { line in
                defer { line.waiting = [] }
                line.isRunning = !line.waiting.isEmpty
                return line.waiting
            }
            guard !jobs.isEmpty else { return }
            for job in jobs { job() }
        }
    }
}
