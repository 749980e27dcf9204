import HeadlessStage
import PlatformStandIns

/// The window that the messages of a stage are put into.
@MainActor final class AdobeWindow {
    let view = UIWindow(frame: .zero)

    private init() {}

    /// The window of a stage, made on first use.
    static func of(_ stage: HeadlessStage) -> AdobeWindow {
        // `shared` calls the closure at once, on this thread, which is the main thread.
        stage.shared(AdobeWindow.self) { MainThread.assume { AdobeWindow() } }
    }
}
