import HeadlessStage
import InAppCompat
import PlatformStandIns

@testable import InAppContracts

/// The effects of playing a story once: for the user, for the app, and for its delegate.
struct PlayedEffects {
    /// The surfaces on the screen whenever the stage is idle, with a mark for an app's own view.
    var screen: [String] = []
    /// The opened URLs, in order.
    var opened: [String] = []
    /// The number of counted events.
    var counted = 0
    /// The contents of the bridge's visible messages whenever the stage is idle.
    var contents: [MessageContent] = []
    /// The calls of the delegate, in order.
    var calls: [TraceEvent] = []
    /// The notes of the app's delegate.
    var notes: [String] = []
    /// The diagnostics in the meantime.
    var diagnostics: [Diagnostic] = []
    /// The messages that appear, or that the delegate is called about, when their campaigns qualify once more.
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
        let said = Locked<[Diagnostic]>([])
        run.bridge?.diagnostics = { line in said.withLock { $0.append(line) } }
        let rests = Locked<[(screen: String, contents: [MessageContent])]>([])
        run.whenAtRest = { [weak run] in
            let screen = Self.screen(stage.visibleSurfaces, run?.trace.events ?? [])
            let bridge = run?.bridge
            let contents = bridge?.engine.visibleMessages.compactMap { bridge?.content(of: $0) } ?? []
            if notebook.hasViewOnScreen { notebook.note("own view is on the screen") }
            rests.withLock { $0.append((screen, contents)) }
        }
        try run.play()
        screen = rests.current.map(\.screen)
        contents = rests.current.flatMap(\.contents)
        counted = run.trace.events.count { $0.source == .sdk && $0["kind"] == "analytics" }
        let trace = run.trace.asSeen(by: .adopted, on: try host.storyRoom.host)
        opened = trace.events.filter { $0.source == .sdk }.compactMap { $0["url"] }
        calls = trace.events(from: .delegate)
        notes = notebook.lines
        diagnostics = said.current
        guard style == .asTold, screen.last == "" else { return }
        for id in story.messages.keys.sorted() where try Self.isAlive(id, run, stage) {
            comesAgain.insert(id)
        }
        lateDiagnostics = Array(said.current.dropFirst(diagnostics.count))
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
