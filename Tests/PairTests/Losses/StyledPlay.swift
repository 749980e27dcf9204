import HeadlessStage
import InAppCompat
import PlatformStandIns

@testable import InAppContracts

/// One playing of a story with a delegate of a style: its effects, and what is seen of the campaigns when it is over.
struct StyledPlay {
    /// What it came to.
    var effects: PlayedEffects
    /// What is on the screen whenever the stage is at rest, and which of it is a view of the app's own: the adapters of stories
    /// have none in a window.
    var screen: [String] = []
    /// The messages that appear, or about which the delegate hears something, when their campaigns qualify once more.
    var comesAgain: Set<String> = []
    /// The diagnostics when they did.
    var lateDiagnostics: [Diagnostic] = []

    /// Plays a story.
    /// - Parameters:
    ///   - delegate: the shape of the delegate: registered directly if the host has the same shape, otherwise adopted.
    ///   - style: the style of the app's delegate.
    @MainActor init(
        of story: Story, delegate: ShapeKit, on host: ShapeKit, _ style: DelegateStyle = .asTold
    ) throws {
        let stage = HeadlessStage()
        let notebook = Notebook()
        let own = stage.run { style.delegate(of: delegate.shape, notebook) }
        let run = try StoryRun(story, on: host, subject: .delegate(delegate, own: own), stage: stage)
        let watch = EffectWatch(run.recorder, run.bridge, own)
        let said = Locked<[Diagnostic]>([])
        let watched = run.bridge?.diagnostics
        run.bridge?.diagnostics = { line in
            said.withLock { $0.append(line) }
            watched?(line)
        }
        let rests = Locked<[String]>([])
        run.whenAtRest = { [weak run] in
            watch.rest()
            let screen = Self.screen(stage.visibleSurfaces, run?.trace.events ?? [])
            if notebook.hasViewOnScreen { notebook.note("own view is on the screen") }
            rests.withLock { $0.append(screen) }
        }
        try run.play()
        effects = try watch.effects(on: host)
        effects.notes = notebook.lines
        screen = rests.current
        guard style == .asTold, screen.last == "" else { return }
        for id in story.messages.keys.sorted() where try Self.isAlive(id, run, stage) {
            comesAgain.insert(id)
        }
        lateDiagnostics = Array(said.current.dropFirst(effects.diagnostics.count))
    }

    /// The visible surfaces, including those of the app's own adapters, in whose place a
    /// driving SDK shows an empty view.
    @MainActor private static func screen(_ surfaces: [String], _ events: [TraceEvent]) -> String {
        var displayed: Set<String> = []
        for event in events {
            guard let message = event["message"] else { continue }
            switch (event.source, event.name) {
            case (.listener, "display"): displayed.insert(message)
            case (.app, "reports"), (.app, "ends"), (_, "messageFinishedDisplaying"):
                displayed.remove(message)
            default: break
            }
        }
        let others = surfaces.filter { !displayed.contains($0) }
        return (others + displayed.map { "\($0) in the app's view" }).sorted().joined(separator: ", ")
    }

    /// Triggers a campaign once more, and returns whether its message appears or the delegate is called about it.
    @MainActor private static func isAlive(
        _ id: String, _ run: StoryRun, _ stage: HeadlessStage
    ) throws -> Bool {
        let heard = run.trace.events.count
        let isUp = Locked(false)
        run.whenAtRest = { if !stage.visibleSurfaces.isEmpty { isUp.withLock { $0 = true } } }
        try run.play([.qualifies(id), .timePasses(60)])
        let calls = run.trace.events.dropFirst(heard).filter { $0.source == .adopted && $0["message"] == id }
        let isAlive = isUp.current || !calls.isEmpty
        try run.play([.user(.closes, id), .user(.swipes, id), .timePasses(60)])
        return isAlive
    }
}
