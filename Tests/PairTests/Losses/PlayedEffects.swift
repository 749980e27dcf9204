import HeadlessStage
import InAppCompat
import PlatformStandIns

@testable import InAppContracts

/// What one playing of a story came to: for the user, for the app, and for its delegate.
struct PlayedEffects {
    /// What is on the screen whenever the stage is at rest.
    var screen: [String] = []
    /// What was opened, in order.
    var opened: [String] = []
    /// How often something was counted.
    var counted = 0
    /// The contents of what a bridge shows, whenever the stage is at rest.
    var contents: [MessageContent] = []
    /// The calls of the delegate, in order.
    var calls: [TraceEvent] = []
    /// What the app's delegate noted by itself.
    var notes: [String] = []
    /// What was said meanwhile.
    var diagnostics: [Diagnostic] = []

    /// Plays a story.
    /// - Parameters:
    ///   - delegate: the shape of the delegate: its own SDK's where that is the host, else adopted.
    ///   - style: what the app's delegate does.
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
            let screen = stage.visibleSurfaces.sorted().joined(separator: " ")
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
    }
}
