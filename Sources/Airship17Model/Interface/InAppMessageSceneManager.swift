import AirshipShared
public import Foundation
import HeadlessStage
public import PlatformStandIns

/// Chooses the scene in which a message appears (AS-040). The built-in adapters ask it each time their readiness is
/// checked; custom adapters have to ask it themselves (AS-041).
///
/// Not Sendable, as in the SDK; the delegate, which is called on the main thread, is protected by a lock. Any thread.
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

    /// The manager: one instance per process in the SDK, one per stage here.
    public class var shared: InAppMessageSceneManager { AirshipWorld.current.sceneManager }

    /// The delegate that may choose another scene; held weakly (AS-051).
    public var delegate: (any InAppMessageSceneDelegate)? {
        get { state.withLock { $0.delegate } }
        set { state.withLock { $0.delegate = newValue } }
    }

    /// The scene for a message: the delegate's choice if it makes one, else the last active app scene, else the last
    /// scene, else nil (AS-040). Called off the main thread, it blocks until the main thread has run it.
    ///
    /// - Parameter message: the message after `extend`.
    public func scene(for message: InAppMessage) -> UIWindowScene? {
        let patience = HeadlessStage.current.patience
        // The manager's mutable state is protected by a lock, and messages are immutable: the main thread may read
        // them.
        let (manager, message) = (Carried(self), Carried(message))
        let answer: UIWindowScene?? = MainThread.ask(timeout: patience) {
            let manager = manager.value
            return manager.choice(for: message.value)?.windowScene(
                on: manager.installation.link.stage, for: "scene(for:) of the scene manager")
        }
        return answer ?? nil
    }

    /// The same for the built-in views, which need no `UIWindowScene` for a scene of the stage.
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
    /// Chooses the scene for a message. The default returns nil.
    ///
    /// Main thread. The result type must be an optional. In Swift, a method that returns a non-optional scene is
    /// another method, which is never called; in Objective-C it would implement this one.
    /// - Parameters:
    ///   - message: the message after `extend`.
    ///   - defaultScene: the SDK's choice.
    /// - Returns: the scene; nil for the SDK's choice (AS-040).
    func scene(for message: InAppMessage, defaultScene: UIWindowScene?) -> UIWindowScene?
}

/// Default implementations.
extension InAppMessageSceneDelegate {
    /// Nil.
    public func scene(for message: InAppMessage, defaultScene: UIWindowScene?) -> UIWindowScene? { nil }
}

// The names with the SDK's prefix, used by Swift in versions 13 and 14, and by Objective-C in all versions.

/// The name of `InAppMessageSceneManager` in Objective-C.
public typealias UAInAppMessageSceneManager = InAppMessageSceneManager
/// The name of `InAppMessageSceneDelegate` in Objective-C.
public typealias UAInAppMessageSceneDelegate = InAppMessageSceneDelegate

extension StageScenes {
    /// The scene in which the built-in views appear (AS-040): the last active app scene, else the last scene.
    var preferred: StageScene? { lastActive ?? all.last }
}
