import Foundation
import HeadlessStage
import InAppCompat
import PlatformStandIns

/// One run of a scenario on a stage.
@MainActor final class ScenarioRun {
    let scenario: Scenario
    private let kit: ShapeKit
    let stage: HeadlessStage
    let recorder: TraceRecorder
    private let subject: ScenarioSubject
    /// The current driver, replaced at a relaunch. Behind a lock, because reactions use it on any thread.
    private let currentDriver: Locked<any ShapeDriver>
    let appSteps: AppSteps
    let failures = Locked<[ScenarioError]>([])
    private(set) var handler: RecordingHandler?
    private(set) var bridge: (any MessageBridge)?
    /// Performs the app's actions through the API of the delegate or of the handler; nil if the subject has no player.
    private(set) var player: (any StoryPlayer)?
    private(set) var diagnostics: [Diagnostic] = []
    private(set) var keyPath = ""
    /// How many calls of the delegate the steps have expected so far.
    var expectedCount = 0
    private var isHandlerOfTheApp = false
    /// The app's own set-up; nil if the runner registers the delegate.
    let setUp: PlayedSetUp?
    /// How the app adopts its delegate; nil if the runner adopts it.
    private let adopt: AppParts<AnyObject>.Adoption?

    init(
        _ scenario: Scenario, on wanted: ShapeKit?, subject: ScenarioSubject,
        stage: HeadlessStage = HeadlessStage(), appSteps: AppSteps = [:],
        parts: AppParts<AnyObject>? = nil
    ) throws {
        guard let kit = wanted ?? scenario.kits.first, scenario.kits.contains(kit) else {
            let names = scenario.shapes.map(\.name).joined(separator: ", ")
            throw ScenarioError(
                .wrongShape, at: "shapes",
                "the scenario is for \(names), not for \(wanted?.shape.name ?? "any host").")
        }
        try scenario.require(appSteps)
        self.scenario = scenario
        self.kit = kit
        self.appSteps = appSteps
        setUp = subject.isAdopted(on: kit) ? nil : parts.map { PlayedSetUp($0.setUp) }
        adopt = parts?.adopt
        self.stage = stage
        recorder = TraceRecorder(stage: stage)
        self.subject = subject
        currentDriver = Locked(Self.makeDriver(scenario, kit, recorder))
        try attach(subject)
        finishSetUp()
        recorder.reaction = subject.allowsReactions ? reactions(to: subject) : nil
    }

    nonisolated var driver: any ShapeDriver { currentDriver.current }

    private static func makeDriver(
        _ scenario: Scenario, _ kit: ShapeKit, _ recorder: TraceRecorder
    ) -> any ShapeDriver {
        recorder.stage.run {
            kit.driver.init(recorder) { scenario.payload($0, for: kit.shape) }
        }
    }

    /// Restarts the app: everything is set up again, with what the SDK has stored.
    func relaunch() throws {
        recorder.note(.stage, "relaunch")
        bridge = nil
        player = nil
        try stage.relaunch {
            currentDriver.withLock { $0 = Self.makeDriver(scenario, kit, recorder) }
            try attach(subject)
        }
        finishSetUp()
    }

    /// Runs the work that the app's set-up deferred until the main thread is free. It is part of the set-up.
    private func finishSetUp() {
        guard let setUp else { return }
        stage.runUntilIdle()
        setUp.end(on: driver)
    }

    // An SDK may retain a delegate until the process ends, and a delegate that records a trace retains the stage.
    deinit { stage.endProcess() }

    /// Detaches the bridge, because objects that an SDK retains for a message would keep the bridge alive. With the
    /// app's own handler it stays attached, because the app may still use its messages.
    func finish() {
        guard !isHandlerOfTheApp, let bridge else { return }
        bridge.engine.detach()
        // A message that the bridge itself displays goes now, in a turn of its own.
        if !scenario.isRealTime { stage.runUntilIdle() }
    }

    private func attach(_ subject: ScenarioSubject) throws {
        switch subject {
        case .scriptedDelegate: driver.attach(scenario.script)
        case .delegate(let delegate):
            try driver.attach(delegate: delegate)
            try setUp?.play(around: delegate, on: driver, stage)
        case .scriptedHandler: attach(RecordingHandler(recorder, script: scenario.script))
        case .handler(let handler):
            isHandlerOfTheApp = true
            attach(RecordingHandler.recording(handler, recorder))
        case .adoptedDelegate(let kit):
            let handler = stage.run { kit.adopt(recorder, scenario.script) }
            // A bridge may pass more to an adopted delegate of its own shape if no other handler is in between.
            attach(kit == self.kit ? handler : RecordingHandler.recording(handler, recorder))
        case .ownDelegate(let own, let kit, _):
            try attach(own, of: kit, isAdopted: subject.isAdopted(on: self.kit))
        }
    }

    private func attach(_ own: AnyObject?, of kit: ShapeKit, isAdopted: Bool) throws {
        let story = Story(scenario.name, "", of: [:])
        let delegate = try stage.run { try kit.storyRoom.delegate(recorder, story, own) }
        player = delegate
        guard isAdopted else {
            let object = stage.run { delegate.object }
            try driver.attach(delegate: object)
            try setUp?.play(around: object, on: driver, stage)
            return
        }
        listen(to: try stage.adopt(delegate, on: self.kit, driver, recorder, by: adopt))
    }

    private func attach(_ handler: any InAppMessageHandler) {
        listen(to: kit.attach(handler, to: driver))
        self.handler = handler as? RecordingHandler
        player = self.handler.map(StoryHandler.init)
    }

    private func listen(to bridge: any MessageBridge) {
        bridge.diagnostics = { [weak self] diagnostic in self?.take(diagnostic) }
        self.bridge = bridge
    }

    private func take(_ diagnostic: Diagnostic) {
        diagnostics.append(diagnostic)
        let message = diagnostic.messageID.map { [TraceEvent.Argument("message", $0)] } ?? []
        recorder.note(
            .bridge, diagnostic.code.name,
            message + [TraceEvent.Argument("explanation", diagnostic.explanation)])
    }

    var result: ScenarioResult {
        ScenarioResult(
            scenario: scenario.name, shape: kit.shape, trace: recorder.trace, diagnostics: diagnostics)
    }

    // MARK: Steps

    /// Plays the steps, from the main thread or from another one. From another one, the main thread is free while the
    /// stage waits for a callback.
    nonisolated func play() throws {
        for place in scenario.steps.indices {
            let step = try MainThread.wait { try self.take(place) }
            move(by: step.action)
            if step.settles { stage.runUntilIdle() }
            if let failure = failures.current.first { throw failure }
        }
    }

    /// Performs one more action after the scenario's steps. Any thread, as for all steps.
    nonisolated func play(_ action: ScenarioAction) throws {
        try MainThread.wait {
            self.keyPath = "afterwards"
            do { try self.perform(action) } catch { throw ScenarioError.located(error, at: self.keyPath) }
        }
        move(by: action)
        stage.runUntilIdle()
        if let failure = failures.current.first { throw failure }
    }

    /// Plays the steps like those of a story: a second passes after each step that settles, and a minute after the last
    /// one. Main thread.
    /// - Parameters:
    ///   - afterSteps: called after the last step.
    ///   - whenAtRest: called whenever the stage has become idle.
    func playAsStory(afterSteps: () -> Void, whenAtRest: () -> Void) throws {
        for place in scenario.steps.indices {
            let step = try take(place)
            move(by: step.action)
            if step.settles {
                stage.advance(seconds: StoryRun.pause)
                whenAtRest()
            }
            if let failure = failures.current.first { throw failure }
        }
        afterSteps()
        stage.advance(seconds: StoryRun.epilogue)
        whenAtRest()
        recorder.reaction = nil
    }

    /// Performs an action of the app on a message through the delegate's own API, if the API has such an action.
    func perform(_ act: StoryAct, on id: String) throws {
        guard let action = player?.action(act, on: id) else { return }
        recorder.note(.app, act.rawValue, [TraceEvent.Argument("message", id)])
        try stage.run(action)
    }

    /// Moves the stage, for an action that does nothing else.
    private nonisolated func move(by action: ScenarioAction) {
        switch action {
        case .runUntilIdle: stage.runUntilIdle()
        case .advance(let seconds): stage.advance(seconds: seconds)
        default: break
        }
    }

    /// Plays the steps on a stage in real time.
    func playInRealTime() async throws {
        for place in scenario.steps.indices {
            let step = try take(place)
            if step.settles || step.action == .runUntilIdle, await !stage.idle() {
                throw ScenarioError(.stepFailed, at: keyPath, "the stage did not become idle in time.")
            }
            if let failure = failures.current.first { throw failure }
        }
    }

    private func take(_ place: Int) throws -> ScenarioStep {
        keyPath = "steps[\(place)]"
        let step = scenario.steps[place]
        do {
            try perform(step.action)
        } catch {
            throw ScenarioError.located(error, at: keyPath)
        }
        return step
    }
}

extension ScenarioError {
    /// An error of a step, with the place of the step.
    static func located(_ error: any Error, at keyPath: String) -> ScenarioError {
        let known = error as? ScenarioError
        return ScenarioError(known?.code ?? .stepFailed, at: keyPath, known?.explanation ?? "\(error)")
    }
}
