import HeadlessStage
import InAppCompat

/// One run of a neutral story: what was called and reported, and what the user saw.
///
/// Sendable; a value.
struct PlayedStory: Sendable {
    /// Every event, also the bridge's diagnostics.
    let trace: Trace
    /// The messages on the screen, sorted, whenever the stage had become idle.
    let screens: [[String]]
    /// The number of events that the bridge derived from others.
    let derivedCount: Int

    /// Plays a story to its end.
    /// - Throws: `ScenarioError` if the host or the delegate takes no part in stories, or an error of a step.
    @MainActor init(of story: Story, on host: ShapeKit, subject: StorySubject) throws {
        let run = try StoryRun(story, on: host, subject: subject)
        let (recorder, derived) = (run.recorder, Locked(0))
        run.bridge?.diagnostics = { recorder.note(.bridge, $0.code.name) }
        let observation = run.bridge?.events.observe { event in
            if event.isDerived { derived.withLock { $0 += 1 } }
        }
        var screens: [[String]] = []
        run.whenAtRest = { [stage = run.stage] in screens.append(stage.visibleSurfaces.sorted()) }
        try run.play()
        run.whenAtRest = nil
        trace = run.trace
        self.screens = screens
        derivedCount = withExtendedLifetime(observation) { derived.current }
    }
}
