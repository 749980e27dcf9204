import HeadlessStage
import InAppCompat

/// Plays scenarios, each on a stage of its own.
///
/// Main actor. Nothing sleeps: where time is virtual the same scenario gives the same trace every time; a
/// scenario in real time goes on as soon as the stage is idle.
@MainActor public enum ScenarioRunner {
    /// Plays a scenario.
    ///
    /// - Parameters:
    ///   - scenario: what to play.
    ///   - kit: the shape of the host; nil takes the scenario's first shape.
    ///   - subject: who is called.
    ///   - appSteps: what the steps do that the app defines, by name.
    /// - Returns: the trace, and what the bridge said.
    /// - Throws: `ScenarioError`, naming the step that could not be done; `wrongTime` for a scenario in real
    ///   time, which `play` can play.
    public static func run(
        _ scenario: Scenario, on kit: ShapeKit? = nil, subject: ScenarioSubject = .scriptedDelegate,
        appSteps: AppSteps = [:]
    ) throws -> ScenarioResult {
        guard !scenario.isRealTime else {
            throw ScenarioError(
                .wrongTime, at: "time", "the scenario is for real time, which cannot be waited for here.")
        }
        let run = try ScenarioRun(scenario, on: kit, subject: subject, appSteps: appSteps)
        try run.play()
        return run.result
    }

    /// How long a thread waits for the main thread in real time, in seconds: however busy that may be.
    private static let realTimePatience = 60.0

    /// Plays a scenario, also one in real time: real queues and threads, and the main actor is free while
    /// they work.
    ///
    /// - Parameters: as for `run`.
    /// - Returns: the trace. Of things that happen on two threads at once either may stand first.
    /// - Throws: `ScenarioError`, naming the step that could not be done.
    public static func play(
        _ scenario: Scenario, on kit: ShapeKit? = nil, subject: ScenarioSubject = .scriptedDelegate,
        appSteps: AppSteps = [:]
    ) async throws -> ScenarioResult {
        guard scenario.isRealTime else {
            return try run(scenario, on: kit, subject: subject, appSteps: appSteps)
        }
        let stage = HeadlessStage(.realTime)
        stage.patience = realTimePatience
        let run = try ScenarioRun(scenario, on: kit, subject: subject, stage: stage, appSteps: appSteps)
        try await run.playInRealTime()
        return run.result
    }
}
