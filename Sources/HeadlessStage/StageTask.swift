import Foundation
import PlatformStandIns

/// An asynchronous main-actor function that a stage drives.
///
/// Swift runs the parts of a task where and when it likes. Here every part of the function is a job of the
/// stage's main queue: it keeps its place among the other jobs, and a virtual stage runs it when it is told to.
/// That holds for what the function awaits, too: continuations, other asynchronous functions and child tasks. Two
/// things are not the stage's, because Swift itself brings the function back from them, in real time: an actor of the
/// app's own other than the main actor, and the system's clock (`Task.sleep`).
///
/// A function that never returns keeps its stage, which is the current one inside it.
///
/// Sendable: it is behind a lock.
package final class StageTask: Sendable {
    private enum Phase: Sendable {
        /// Parts are kept, to be run inside the call that started the function.
        case starting([UnownedJob])
        /// Parts become jobs of the stage.
        case posting
    }

    private let phase = Locked(Phase.starting([]))
    private let post: @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void

    private init(_ stage: HeadlessStage) {
        // When the stage is gone, what still runs is nobody's: the system's main queue takes it.
        post = { [weak stage] job in
            if let stage { stage.onMain(job) } else { DispatchQueue.main.async { MainThread.assume(job) } }
        }
    }

    /// Starts a function inside this call, up to the first point where it waits: as main-actor code that calls an
    /// asynchronous main-actor function does.
    ///
    /// - Parameters:
    ///   - stage: drives it.
    ///   - body: the function.
    @MainActor package static func start(
        on stage: HeadlessStage, _ body: @escaping @MainActor @Sendable () async -> Void
    ) {
        guard #available(iOS 18, macCatalyst 18, macOS 15, tvOS 18, watchOS 11, *) else {
            Task { await body() }
            return
        }
        let work = StageTask(stage)
        stage.run {
            _ = Task(executorPreference: work) {
                await work.enter(body)
                // The task does not keep the executor that it prefers on every system.
                withExtendedLifetime(work) {}
            }
        }
        work.runStart()
    }

    /// From here on the function itself runs, so that what comes later is later.
    @MainActor private func enter(_ body: @MainActor @Sendable () async -> Void) async {
        phase.withLock { $0 = .posting }
        await body()
    }

    @available(iOS 18, macCatalyst 18, macOS 15, tvOS 18, watchOS 11, *)
    @MainActor private func runStart() {
        while let job = nextOfStart() { run(job) }
    }

    private func nextOfStart() -> UnownedJob? {
        phase.withLock { phase in
            guard case .starting(var jobs) = phase, !jobs.isEmpty else { return nil }
            let first = jobs.removeFirst()
            phase = .starting(jobs)
            return first
        }
    }

    /// Runs a part as code of the main actor, which it is: the caller is.
    @available(iOS 18, macCatalyst 18, macOS 15, tvOS 18, watchOS 11, *)
    @MainActor private func run(_ job: UnownedJob) {
        job.runSynchronously(
            isolatedTo: MainActor.sharedUnownedExecutor, taskExecutor: asUnownedTaskExecutor())
    }
}

@available(iOS 18, macCatalyst 18, macOS 15, tvOS 18, watchOS 11, *)
extension StageTask: TaskExecutor {
    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let isKept = phase.withLock { phase in
            guard case .starting(let jobs) = phase else { return false }
            phase = .starting(jobs + [job])
            return true
        }
        guard !isKept else { return }
        post { self.run(job) }
    }
}
