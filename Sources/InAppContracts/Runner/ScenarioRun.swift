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
    private let appSteps: AppSteps
    private let failures = Locked<[ScenarioError]>([])
    private(set) var handler: RecordingHandler?
    private(set) var bridge: (any MessageBridge)?
    /// Performs the app's actions through the API of the delegate or of the handler; nil if the subject has no player.
    private(set) var player: (any StoryPlayer)?
    private(set) var diagnostics: [Diagnostic] = []
    private var keyPath = ""
    /// How many calls of the delegate the steps have expected so far.
    private var expectedCount = 0
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
    private func relaunch() throws {
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
            do { try self.perform(action) } catch { throw self.located(error) }
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
            throw located(error)
        }
        return step
    }

    private func located(_ error: any Error) -> ScenarioError {
        let known = error as? ScenarioError
        return ScenarioError(known?.code ?? .stepFailed, at: keyPath, known?.explanation ?? "\(error)")
    }

    private func perform(_ action: ScenarioAction) throws {
        switch action {
        case .together(let actions):
            if actions.contains(where: \.isTrigger) { setUp?.messageQualifies(on: driver) }
            together(actions)
        case .advance(let seconds):
            recorder.note(.stage, "advance", [TraceEvent.Argument("seconds", "\(seconds)")])
        case .handler(let call, let id): try perform(call, id)
        case .appStep(let name): try perform(appStep: name)
        case .expect(let calls): try expect(calls)
        case .relaunch: try relaunch()
        default:
            if action.isTrigger { setUp?.messageQualifies(on: driver) }
            try action.perform(by: driver, recorder, scenario)
        }
    }

    /// Compares the delegate's calls since the last `expect` step with the expected ones.
    private func expect(_ calls: [String]) throws {
        let all = recorder.trace.events(from: .delegate)
        let events = all.dropFirst(expectedCount)
        expectedCount = all.count
        let found = events.enumerated().map { place, event in
            // An expected call may be the callback's name alone.
            calls.indices.contains(place) && calls[place] == event.name ? event.name : event.call
        }
        do {
            try TraceMismatch.check(found, against: calls)
        } catch {
            throw ScenarioError(.notAsExpected, at: keyPath, "\(error)")
        }
    }

    /// Performs each action on a background thread of the stage.
    private func together(_ actions: [ScenarioAction]) {
        let keyPath = keyPath
        stage.run {
            for (place, action) in actions.enumerated() {
                MainThread.background { [self] in
                    attempt(at: "\(keyPath).together[\(place)]") {
                        try action.perform(by: driver, recorder, scenario)
                    }
                }
            }
        }
    }

    /// Performs something in a callback, where its error cannot be caught. The step that caused the callback fails
    /// afterwards.
    nonisolated func attempt(at keyPath: String, _ body: () throws -> Void) {
        do {
            try body()
        } catch {
            let known = error as? ScenarioError
            let failure = ScenarioError(
                known?.code ?? .stepFailed, at: keyPath, known?.explanation ?? "\(error)")
            failures.withLock { $0.append(failure) }
        }
    }

    // MARK: The app's steps and the handler's calls

    func perform(appStep name: String) throws {
        recorder.note(.app, name)
        let step = { [stage, appSteps] () throws -> Void in try stage.run { try appSteps[name]?() } }
        guard let setUp else { return try step() }
        try setUp.during(step, on: driver)
    }

    func perform(_ call: ScenarioAction.HandlerCall, _ id: String?) throws {
        guard let handler, let bridge else {
            throw ScenarioError(
                .stepFailed, at: keyPath, "a call of a handler, but a vendor's delegate is played.")
        }
        let arguments = id.map { [TraceEvent.Argument("message", $0)] } ?? []
        recorder.note(.app, "handler \(call.rawValue)", arguments)
        try stage.run {
            guard call != .showNext else { return _ = try bridge.showNext() }
            guard let message = handler.message(id ?? "") else {
                throw ScenarioError(.stepFailed, at: keyPath, "the handler knows no message \(id ?? "").")
            }
            try message.perform(call)
        }
    }
}

extension CompatMessage {
    fileprivate func perform(_ call: ScenarioAction.HandlerCall) throws {
        switch call {
        case .show: try show()
        case .dismiss: try dismiss()
        case .hide: try hide()
        case .discard: try discard()
        case .showNext: break
        }
    }
}
