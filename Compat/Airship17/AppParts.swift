import Airship17Model
import Foundation
import InAppCore

/// What is the app's own beside the bridge: delegates, coordinators, factory blocks. And where the bridge is attached.
///
/// Sendable: what changes is behind a lock. The app's objects are used on the threads that the SDK's rules name. Any
/// thread.
nonisolated final class AppParts: Sendable {
    typealias Factory = (InAppMessage) -> any InAppMessageAdapterProtocol

    private struct State {
        weak var automation: InAppAutomation?
        weak var manager: InAppMessageManager?
        weak var sceneManager: InAppMessageSceneManager?
        weak var delegate: (any InAppMessagingDelegate)?
        weak var sceneDelegate: (any InAppMessageSceneDelegate)?
        var factories: [InAppMessageDisplayType: Factory] = [:]
        var defaultCoordinator: InAppMessageDefaultDisplayCoordinator?
        var immediateCoordinator: InAppMessageImmediateDisplayCoordinator?
    }

    private let state = Locked(State())

    /// The SDK's entry point; nil while the bridge is not attached.
    var automation: InAppAutomation? { state.withLock { $0.automation } }
    /// Where the bridge is attached; nil while it is not.
    var manager: InAppMessageManager? { state.withLock { $0.manager } }
    /// The scene manager of the same SDK.
    var sceneManager: InAppMessageSceneManager? { state.withLock { $0.sceneManager } }

    var delegate: (any InAppMessagingDelegate)? {
        get { state.withLock { $0.delegate } }
        set { state.withLock { $0.delegate = newValue } }
    }

    var sceneDelegate: (any InAppMessageSceneDelegate)? {
        get { state.withLock { $0.sceneDelegate } }
        set { state.withLock { $0.sceneDelegate = newValue } }
    }

    /// Begins at a manager, with coordinators of its SDK.
    func enter(_ automation: InAppAutomation, _ sceneManager: InAppMessageSceneManager) {
        let manager = automation.inAppMessageManager
        let normal = InAppMessageDefaultDisplayCoordinator()
        normal.displayInterval = manager.displayInterval
        let immediate = InAppMessageImmediateDisplayCoordinator()
        state.withLock { state in
            state.automation = automation
            state.manager = manager
            state.sceneManager = sceneManager
            state.defaultCoordinator = normal
            state.immediateCoordinator = immediate
        }
    }

    func leave() {
        state.withLock { state in
            state.automation = nil
            state.manager = nil
            state.sceneManager = nil
        }
    }

    func factory(for type: InAppMessageDisplayType) -> Factory? {
        state.withLock { $0.factories[type] }
    }

    func setFactory(_ factory: @escaping Factory, for type: InAppMessageDisplayType) {
        let old = state.withLock { state in
            defer { state.factories[type] = factory }
            return state.factories[type]
        }
        withExtendedLifetime(old) {}
    }

    // MARK: Coordinators

    /// Who decides when a message may be displayed, beside the handler: whom the app's delegate chooses, the default one
    /// if it chooses nobody, and by the message's own behavior if it has no say (AS-014). The bridge has coordinators of
    /// the SDK's own classes for that, because the manager does not give its own away.
    ///
    /// - Parameter delegates: the app's, in the order in which they are asked; the first that has a say decides.
    func coordinator(
        for message: InAppMessage, choosing delegates: [any InAppMessagingDelegate]
    ) -> (any InAppMessageDisplayCoordinator)? {
        for delegate in delegates {
            if let choice = delegate.choosesCoordinator(for: message) { return choice ?? usual }
        }
        let isImmediate = message.displayBehavior == UAInAppMessageDisplayBehaviorImmediate
        return isImmediate ? state.withLock { $0.immediateCoordinator } : usual
    }

    private var usual: InAppMessageDefaultDisplayCoordinator? { state.withLock { $0.defaultCoordinator } }

    /// Gives the default coordinator the interval that the app has set on the manager meanwhile: it counts from the end
    /// of a display on (AS-032). The manager gives it back in whole seconds (AS-033).
    func updateInterval() {
        let (coordinator, manager) = state.withLock { ($0.defaultCoordinator, $0.manager) }
        guard let coordinator, let manager else { return }
        coordinator.displayInterval = manager.displayInterval
    }
}
