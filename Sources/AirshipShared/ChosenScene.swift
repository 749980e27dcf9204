package import HeadlessStage
package import PlatformStandIns

/// The scene in which a message is displayed: one of the stage's, or whatever the app's delegate has chosen.
/// Sendable; a value of references that are of the main actor.
package enum ChosenScene: Sendable {
    case ofStage(StageScene)
    case ofApp(UIWindowScene)

    /// Whether it is a scene of the stage's, or what stands for that.
    @MainActor package func stands(for scene: StageScene) -> Bool {
        switch self {
        case .ofStage(let own): own === scene
        case .ofApp(let chosen): chosen === scene.windowSceneIfKnown
        }
    }

    /// What the app's own code is handed; nil where there is none, and then the stage's log has an error.
    ///
    /// - Parameters:
    ///   - stage: writes the error.
    ///   - use: what it is needed for, as the subject of a sentence.
    @MainActor package func windowScene(on stage: HeadlessStage?, for use: String) -> UIWindowScene? {
        switch self {
        case .ofStage(let own): stage?.windowScene(of: own, for: use)
        case .ofApp(let chosen): chosen
        }
    }
}
