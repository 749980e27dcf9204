import HeadlessStage
import InAppCompat

@testable import InAppContracts

/// What a delegate that is written in some style comes to.
extension PlayedEffects {
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
        let watch = EffectWatch(run.recorder, run.bridge, own)
        run.whenAtRest = {
            watch.rest()
            if notebook.hasViewOnScreen { notebook.note("own view is on the screen") }
        }
        try run.play()
        self = try watch.effects(on: host)
        notes = notebook.lines
    }
}
