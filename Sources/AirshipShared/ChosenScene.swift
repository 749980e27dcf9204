package import HeadlessStage
package import PlatformStandIns

/// The scene in which a message is displayed: a scene of the stage, or the one that the app's delegate has chosen.
/// Sendable; a value with references to main-actor objects.
package enum ChosenScene: Sendable {
    case ofStage(StageScene)
    case ofApp(UIWindowScene)

    /// Whether it is a given scene of the stage, or stands for it.
    @MainActor package func stands(for scene: StageScene) -> Bool {
        switch self {
        case .ofStage(let own): own === scene
        case .ofApp(let chosen): chosen === scene.windowSceneIfKnown
        }
    }

    /// The scene that the app's own code gets; nil if there is none, which the stage's log records as an error.
    ///
    /// - Parameters:
    ///   - stage: writes the error.
    ///   - use: the purpose, as the subject of a sentence.
    @MainActor package func windowScene(on stage: HeadlessStage?, for use: String) -> UIWindowScene? {
        switch self {
        case .ofStage(let own): stage?.windowScene(of: own, for: use)
        case .ofApp(let chosen): chosen
        }
    }
}
