import Foundation
import PlatformStandIns

/// The environment of a headless host: time, threads, app state, screen, network, and the user's gestures.
///
/// Stages are independent. Each has its own set of the SDKs' singletons, so two stages share no delegate, no stack
/// and no clock, and tests with a stage each can run in parallel.
///
/// ```swift
/// let stage = HeadlessStage()
/// stage.run { MobileCore.messagingDelegate = delegate }
/// try AdobeIOSHost(stage: stage).trigger(json: payload)
/// stage.runUntilIdle()
/// stage.user.close()
/// stage.runUntilIdle()
/// ```
///
/// In the virtual mode (the default) nothing runs by itself: `runUntilIdle()` drains the queues and
/// `advance(by:)` moves the clock. Main-queue jobs run on the real main thread (inside the call, when that
/// is made there); background jobs run on a real background thread while the caller waits, so that delegate code runs
/// on the same kind of thread as on a device. In the real-time mode queues and clock are real.
///
/// The stage also owns the app's scenes and windows (`scenes`). It drives the app's asynchronous functions (Airship's
/// adapters have some since 18) on Linux, and from iOS 18, Mac Catalyst 18 and macOS 15 on. On an older system the
/// log gets an error when the first one begins.
///
/// Sendable: every piece of state is behind a lock.
public final class HeadlessStage: Sendable {
    /// The source of time and threads.
    public enum Mode: Sendable {
        /// A clock and queues that only advance on request.
        case virtual
        /// Dispatch's queues and the system's clock.
        case realTime
    }

    /// The mode of this stage.
    public let mode: Mode
    /// The output of the SDKs on this stage: analytics records, opened URLs, errors.
    public let log: StageLog
    /// The app that the SDKs are part of.
    public let app: StageApp
    /// The app's scenes, which contain its windows.
    public let scenes: StageScenes
    /// The screen that messages appear on.
    public let screen = StageScreen()
    /// The network, which answers the SDKs' fetches.
    public let network = StageNetwork()

    let runner: any StageRunner
    let grace = Locked<TimeInterval>(0)
    let surfaces = SurfaceStack()
    /// The asynchronous functions of the SDKs and the app.
    let tasks = StageTasks()
    /// The tasks that have asked for the stage's singletons.
    let users = SingletonUsers()
    private let singletons = Locked<[ObjectIdentifier: Singleton]>([:])
    /// The stage's number among all stages and singletons of the process, in order of creation.
    let age = KnownStages.all.nextAge()

    /// One object of a type, and its number in order of creation.
    private struct Singleton: Sendable {
        let object: any Sendable
        let age: Int
    }

    /// Makes a stage on which nothing has happened yet.
    public init(_ mode: Mode = .virtual) {
        self.mode = mode
        let app = StageApp()
        self.app = app
        scenes = StageScenes(app)
        let log = StageLog()
        self.log = log
        switch mode {
        case .virtual: runner = VirtualRunner(log: log)
        case .realTime: runner = RealTimeRunner(log: log)
        }
        log.clock = { [weak runner] in runner?.now ?? 0 }
        runner.enter = { [weak self] job in
            guard let self else { return job() }
            self.run(job)
        }
        PlatformHook.install()
    }

    // MARK: The current stage

    @TaskLocal private static var bound: HeadlessStage?
    /// The process's stage, for code outside every `run`. It is not driven; see `current`.
    package static let processWide = HeadlessStage.undriven()

    /// A stage like the process's, for tests of code outside every `run`.
    package static func undriven() -> HeadlessStage {
        let stage = HeadlessStage(.realTime)
        stage.log.keepLast(100)
        return stage
    }

    /// Whether nothing is pending: no job, no timer, no animation, no asynchronous function.
    package var isAtRest: Bool { runner.isAtRest && tasks.isEmpty }

    /// The stage of the innermost `run` around the caller, else the process's stage.
    ///
    /// The process's stage is not driven, so it is in real time and passes its work to Dispatch at once. By itself it
    /// has no effect: it starts no clock and no thread, makes no window, and its log keeps only the last hundred
    /// lines. A shipped app that has a model for its adopted delegate has no other stage.
    ///
    /// Code on a dispatch queue, in a detached task, or in a `static let shared` is outside `run` and gets the
    /// process's stage. So call an app's set-up in `stage.run { }`, on the calling thread.
    public static var current: HeadlessStage {
        bound ?? processWide
    }

    /// Runs `body` with this stage as `current`. Any thread; `body` runs at once, on the caller's thread.
    public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Self.$bound.withValue(self) {
            try MainThread.$scheduler.withValue(runner.mainThreadScheduler) {
                try body()
            }
        }
    }

    /// Runs `body` as in an app, where nothing is inside `run`: this stage is `current`, and code that asks for no
    /// stage, such as a bridge, has Dispatch's queues and the system's clock. Any thread; `body` runs at once, on the
    /// caller's thread.
    package func runAsApp<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Self.$bound.withValue(self) {
            try MainThread.$scheduler.withValue(nil, operation: body)
        }
    }

    /// Runs an asynchronous `body` with this stage as `current`, in the caller's isolation.
    public func run<Result>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
    ) async rethrows -> Result {
        try await Self.$bound.withValue(self) {
            try await MainThread.$scheduler.withValue(runner.mainThreadScheduler) {
                try await body()
            }
        }
    }

    /// The one object of a type on this stage, made on first use: how the models keep their singletons.
    ///
    /// `make` may be called twice when two threads ask at once; one of the results is kept.
    public func shared<Object: Sendable>(_ type: Object.Type, make: () -> Object) -> Object {
        let key = ObjectIdentifier(type)
        let task = SingletonUsers.currentTask
        // Every task asks the process's stage.
        if users.note(task, asksFor: key), self !== Self.processWide {
            KnownStages.all.insert(self, usedBy: task)
        }
        if let known = known(type) { return known }
        let made = run(make)
        let age = KnownStages.all.nextAge()
        return singletons.withLock { table in
            if let known = table[key]?.object as? Object { return known }
            table[key] = Singleton(object: made, age: age)
            return made
        }
    }

    /// The one object of a type on this stage; nil if it has not been made.
    func known<Object: Sendable>(_ type: Object.Type) -> Object? {
        singletons.withLock { $0[ObjectIdentifier(type)]?.object } as? Object
    }

    /// The creation number of the one object of a type; nil if it was not made.
    func age<Object: Sendable>(of type: Object.Type) -> Int? {
        singletons.withLock { $0[ObjectIdentifier(type)]?.age }
    }

    /// Removes the singletons that satisfy a condition.
    /// - Returns: the removed singletons.
    func removeSingletons(where fits: (any Sendable) -> Bool) -> [any Sendable] {
        singletons.withLock { table in
            let removed = table.filter { fits($0.value.object) }
            for key in removed.keys { table[key] = nil }
            return removed.values.map(\.object)
        }
    }

    /// The singletons, in the order in which they were made.
    var singletonsNow: [any Sendable] {
        singletons.current.values.sorted { $0.age < $1.age }.map(\.object)
    }
}
