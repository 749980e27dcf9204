import HeadlessStage

extension StageScenes {
    /// What the built-in views appear in (AS-040): the last active scene of the app's own, else the last scene.
    var preferred: StageScene? { lastActive ?? all.last }
}
