import AirshipShared
public import Foundation
import HeadlessStage
public import PlatformStandIns

/// Chooses the scene in which a message appears (AS-040). The built-in adapters ask it each time they are asked whether
/// they are ready; custom adapters have to ask it themselves (AS-041).
///
/// Not Sendable, as in the SDK; the delegate, which is called on the main thread, is behind a lock. Any thread.
public final class InAppMessageSceneManager: NSObject {
    private struct State {
        weak var delegate: (any InAppMessageSceneDelegate)?
    }

    private let state = Locked(State())
    private let installation: Installation

    init(_ installation: Installation) {
        self.installation = installation
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
        // What changes in the manager is behind a lock, and messages are immutable: the main thread may read them.
        let (manager, message) = (Carried(self), Carried(message))
        let answer: UIWindowScene?? = MainThread.ask(timeout: patience) {
            let manager = manager.value
            return manager.choice(for: message.value)?.windowScene(
                on: manager.installation.link.stage, for: "scene(for:) of the scene manager")
        }
        return answer ?? nil
    }

    /// The same, as the built-in views need it: without a `UIWindowScene` for a scene of the stage's.
    @MainActor func choice(for message: InAppMessage) -> ChosenScene? {
        let preferred = installation.scenes.preferred.map { ChosenScene.ofStage($0) }
        guard let delegate else { return preferred }
        let known = preferred?.windowScene(
            on: installation.link.stage, for: "The default scene for the app's scene delegate")
        return delegate.scene(for: message, defaultScene: known).map { .ofApp($0) } ?? preferred
    }
}

@available(*, unavailable) extension InAppMessageSceneManager: Sendable {}

/// Chooses scenes for messages. Held weakly (AS-051).
public protocol InAppMessageSceneDelegate: NSObjectProtocol {
    /// Chooses the scene for a message. The default answers nil.
    ///
    /// Main thread. The result has to be written as optional: Swift takes a method that returns a scene for another one,
    /// which is never called, where Objective-C would take it for this one.
    /// - Parameters:
    ///   - message: the message as `extend` left it.
    ///   - defaultScene: what the SDK chooses.
    /// - Returns: the scene; nil for the SDK's choice (AS-040).
    func scene(for message: InAppMessage, defaultScene: UIWindowScene?) -> UIWindowScene?
}

/// What happens without an implementation.
extension InAppMessageSceneDelegate {
    /// Nil.
    public func scene(for message: InAppMessage, defaultScene: UIWindowScene?) -> UIWindowScene? { nil }
}

// The names with the SDK's prefix: Swift in versions 13 and 14, Objective-C throughout.

/// The name of `InAppMessageSceneManager` in Objective-C.
public typealias UAInAppMessageSceneManager = InAppMessageSceneManager
/// The name of `InAppMessageSceneDelegate` in Objective-C.
public typealias UAInAppMessageSceneDelegate = InAppMessageSceneDelegate

extension StageScenes {
    /// What the built-in views appear in (AS-040): the last active scene of the app's own, else the last scene.
    var preferred: StageScene? { lastActive ?? all.last }
}
