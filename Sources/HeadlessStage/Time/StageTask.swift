import Foundation
import PlatformStandIns

/// An asynchronous main-actor function that a stage drives.
///
/// Swift runs the parts of a task wherever and whenever it chooses. Here every part of the function is a job of the
/// stage's main queue: it keeps its order among the other jobs, and a virtual stage runs it on request. The same
/// holds for continuations, other asynchronous functions and child tasks that the function awaits. In two cases the
/// function resumes in real time, because Swift resumes it: after another actor of the app, and after the system's
/// clock (`Task.sleep`).
///
/// **Minimum.** From iOS 18 and macOS 15 on a task executor can choose where the parts of a function run. On older
/// systems the parts of a main-actor function belong to the system's main queue. A virtual stage cannot run that
/// queue while it drains its own on the main thread, because the queue is not reentrant, and custom executors exist
/// for other actors only. So there the function is a plain task, which the system runs in real time, and the stage's
/// log gets an error, once per stage. Synchronous code is driven on every system.
///
/// When the app's process ends (`HeadlessStage.endProcess()`), the function is cancelled. Its remaining parts run
/// inside that call, if the call is on the main thread. A function that ignores cancellation and is never resumed
/// keeps its stage alive, because the stage is current inside it.
///
/// Sendable: its state is behind a lock.
package final class StageTask: Sendable {
    private enum Phase: Sendable {
        /// Parts are run by the call that starts the function, or that ends its process.
        case insideCall
        /// Parts become jobs of the stage.
        case posting
        /// The process has ended: the system's main queue runs the parts.
        case left
    }

    private struct State: Sendable {
        var phase = Phase.insideCall
        /// The parts that can be run now, in order.
        var parts: [UnownedJob] = []
        var cancel: (@Sendable () -> Void)?
    }

    private let state = Locked(State())
    private let post: @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void

    private init(_ stage: HeadlessStage) {
        // The same after the stage was deallocated.
        post = { [weak stage] job in
            if let stage { stage.onMain(job) } else { Self.leave(job) }
        }
    }

    private static func leave(_ job: @escaping @MainActor @Sendable () -> Void) {
        DispatchQueue.main.async { MainThread.assume(job) }
    }

    /// Starts a function inside this call, up to its first suspension, as main-actor code does that calls an
    /// asynchronous main-actor function.
    ///
    /// - Parameters:
    ///   - stage: the stage that drives it.
    ///   - body: the function.
    @MainActor package static func start(
        on stage: HeadlessStage, _ body: @escaping @MainActor @Sendable () async -> Void
    ) {
        if #available(iOS 18, macCatalyst 18, macOS 15, tvOS 18, watchOS 11, *) {
            startDriven(on: stage, body)
        } else {
            startPlain(on: stage, body)
        }
    }

    /// Starts a function on a system where the stage cannot drive it. It is cancelled when the process ends, like any
    /// other.
    @MainActor static func startPlain(
        on stage: HeadlessStage, _ body: @escaping @MainActor @Sendable () async -> Void
    ) {
        let tasks = stage.tasks
        // The process's stage is not driven.
        if stage !== HeadlessStage.processWide, tasks.isFirstUndriven() {
            stage.log.record(
                .error, from: "stage",
                "Asynchronous functions are not driven by the stage's clock and queues before iOS 18 and macOS 15: they "
                    + "run when the system lets them, and neither runUntilIdle() nor idle() waits for them.")
        }
        let number = tasks.reserve()
        let task = stage.run {
            Task { @MainActor in
                await body()
                tasks.remove(number)
            }
        }
        tasks.set(number) { task.cancel() }
    }

    @available(iOS 18, macCatalyst 18, macOS 15, tvOS 18, watchOS 11, *)
    @MainActor private static func startDriven(
        on stage: HeadlessStage, _ body: @escaping @MainActor @Sendable () async -> Void
    ) {
        let work = StageTask(stage)
        let tasks = stage.tasks
        let number = tasks.reserve()
        tasks.set(number) { work.end() }
        stage.run {
            let task = Task(executorPreference: work) {
                await work.enter(body)
                tasks.remove(number)
                // Not every system keeps a task's preferred executor alive.
                withExtendedLifetime(work) { work.state.set(\.cancel, nil) }
            }
            work.state.set(\.cancel) { task.cancel() }
        }
        work.runParts()
    }

    /// The function begins; from here on its parts become jobs of the stage.
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

    /// Runs a part on the main actor, which the caller is on. Does nothing if there is none.
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

/// The asynchronous functions that have begun on a stage and have not returned. Sendable: the table is behind a lock.
final class StageTasks: Sendable {
    private struct State: Sendable {
        /// The closures that end them; nil while a function begins.
        var running: [Int: (@Sendable () -> Void)?] = [:]
        var lastNumber = 0
        var hasUndriven = false
    }

    private let state = Locked(State())

    /// A function begins.
    /// - Returns: its number.
    func reserve() -> Int {
        state.withLock { state in
            state.lastNumber += 1
            state.running[state.lastNumber] = .some(nil)
            return state.lastNumber
        }
    }

    /// Stores the closure that ends a function, unless the function has returned.
    func set(_ number: Int, end: @escaping @Sendable () -> Void) {
        state.withLock { state in
            if state.running[number] != nil { state.running[number] = end }
        }
    }

    var isEmpty: Bool { state.withLock { $0.running.isEmpty } }

    func remove(_ number: Int) {
        let ended = state.withLock { $0.running.removeValue(forKey: number) }
        withExtendedLifetime(ended) {}
    }

    /// Whether this is the first one that the stage does not drive.
    func isFirstUndriven() -> Bool {
        state.withLock { state in
            defer { state.hasUndriven = true }
            return !state.hasUndriven
        }
    }

    /// The process ends: cancels the functions in the order in which they began. Any thread.
    func endAll() {
        let ended = state.withLock { state in
            defer { state.running = [:] }
            return state.running
        }
        for (_, end) in ended.sorted(by: { $0.key < $1.key }) { end?() }
    }
}
