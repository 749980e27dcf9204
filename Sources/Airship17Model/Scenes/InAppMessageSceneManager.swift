public import Foundation
import HeadlessStage
public import PlatformStandIns

/// Chooses the scene in which a message appears (AS-040). The built-in adapters ask it each time they are asked whether
/// they are ready; custom adapters have to ask it themselves (AS-041).
///
/// `@unchecked Sendable` is sound: the delegate is behind a lock. It is not Sendable by type: it is called on the main
/// thread. Any thread.
public final class InAppMessageSceneManager: NSObject, @unchecked Sendable {
    private struct State {
        weak var delegate: (any InAppMessageSceneDelegate)?
    }

    private let state = Locked(State())
    private let scenes: ConnectedScenes

    init(_ scenes: ConnectedScenes) {
        self.scenes = scenes
        super.init()
    }

    /// The manager; one a process in the SDK, one a stage here.
    public class var shared: InAppMessageSceneManager { AirshipWorld.current.sceneManager }

    /// Who may choose another scene; held weakly (AS-051).
    public var delegate: (any InAppMessageSceneDelegate)? {
        get { state.withLock { $0.delegate } }
        set { state.withLock { $0.delegate = newValue } }
    }

    /// The scene for a message: the delegate's choice if it makes one, else the last active scene of the app's own, else
    /// the last scene, else nil (AS-040). Off the main thread the caller waits for it.
    ///
    /// - Parameter message: the message as `extend` left it.
    public func scene(for message: InAppMessage) -> UIWindowScene? {
        let patience = HeadlessStage.current.patience
        let answer: UIWindowScene?? = MainThread.ask(timeout: patience) { [self] in
            let preferred = scenes.preferred
            return delegate?.scene(for: message, defaultScene: preferred) ?? preferred
        }
        return answer ?? nil
    }
}
