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
/// When the app's process ends (`HeadlessStage.endProcess()`), the function is cancelled, and what it still does then it
/// does at once, inside that call, if that is on the main thread. One that does not heed a cancellation, and is never
/// resumed, keeps its stage, which is the current one inside it.
///
/// Sendable: it is behind a lock.
package final class StageTask: Sendable {
    private enum Phase: Sendable {
        /// Parts are run by the call that starts the function, or that ends its process.
        case insideCall
        /// Parts become jobs of the stage.
        case posting
        /// The process has ended: parts are nobody's, and the system's main queue takes them.
        case left
    }

    private struct State: Sendable {
        var phase = Phase.insideCall
        /// The parts that can be run now, in their order.
        var parts: [UnownedJob] = []
        var cancel: (@Sendable () -> Void)?
    }

    private let state = Locked(State())
    private let post: @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void

    private init(_ stage: HeadlessStage) {
        // When the stage is gone, what still runs is nobody's, too.
        post = { [weak stage] job in
            if let stage { stage.onMain(job) } else { Self.leave(job) }
        }
    }

    private static func leave(_ job: @escaping @MainActor @Sendable () -> Void) {
        DispatchQueue.main.async { MainThread.assume(job) }
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
        let tasks = stage.tasks
        let number = tasks.insert(work)
        stage.run {
            let task = Task(executorPreference: work) {
                await work.enter(body)
                tasks.remove(number)
                // The task does not keep the executor that it prefers on every system.
                withExtendedLifetime(work) { work.state.set(\.cancel, nil) }
            }
            work.state.set(\.cancel) { task.cancel() }
        }
        work.runParts()
    }

    /// From here on the function itself runs, so that what comes later is later.
    @MainActor private func enter(_ body: @MainActor @Sendable () async -> Void) async {
        state.set(\.phase, .posting)
        await body()
    }

    /// The process ends. Any thread.
    @available(iOS 18, macCatalyst 18, macOS 15, tvOS 18, watchOS 11, *)
    fileprivate func end() {
        let cancel = state.withLock { state in
            state.phase = .insideCall
            return state.cancel.take()
        }
        cancel?()
        if MainThread.isCurrent { MainThread.assume { runParts() } }
        let rest = state.withLock { state in
            state.phase = .left
            return state.parts.count
        }
        for _ in 0..<rest { Self.leave { self.runNextPart() } }
    }

    @available(iOS 18, macCatalyst 18, macOS 15, tvOS 18, watchOS 11, *)
    @MainActor private func runParts() {
        while state.withLock({ $0.phase == .insideCall && !$0.parts.isEmpty }) { runNextPart() }
    }

    /// Runs a part as code of the main actor, which it is: the caller is. Nothing if there is none.
    @available(iOS 18, macCatalyst 18, macOS 15, tvOS 18, watchOS 11, *)
    @MainActor private func runNextPart() {
        let next = state.withLock { $0.parts.isEmpty ? nil : $0.parts.removeFirst() }
        next?.runSynchronously(
            isolatedTo: MainActor.sharedUnownedExecutor, taskExecutor: asUnownedTaskExecutor())
    }
}

@available(iOS 18, macCatalyst 18, macOS 15, tvOS 18, watchOS 11, *)
extension StageTask: TaskExecutor {
    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let phase = state.withLock { state in
            state.parts.append(job)
            return state.phase
        }
        switch phase {
        case .insideCall: break
        case .posting: post { self.runNextPart() }
        case .left: Self.leave { self.runNextPart() }
        }
    }
}

/// The asynchronous functions that a stage drives, until they have returned. Sendable: the table is behind a lock.
final class StageTasks: Sendable {
    private struct State: Sendable {
        var running: [Int: StageTask] = [:]
        var lastNumber = 0
    }

    private let state = Locked(State())

    /// Remembers a function.
    /// - Returns: its number.
    func insert(_ task: StageTask) -> Int {
        state.withLock { state in
            state.lastNumber += 1
            state.running[state.lastNumber] = task
            return state.lastNumber
        }
    }

    func remove(_ number: Int) {
        _ = state.withLock { $0.running.removeValue(forKey: number) }
    }

    /// The process ends, and they with it, in the order in which they began. Any thread.
    func endAll() {
        guard #available(iOS 18, macCatalyst 18, macOS 15, tvOS 18, watchOS 11, *) else { return }
        let ended = state.withLock { state in
            defer { state.running = [:] }
            return state.running
        }
        for (_, task) in ended.sorted(by: { $0.key < $1.key }) { task.end() }
    }
}
