import Airship17Model
import Foundation
import InAppCore

/// The app's own objects next to the bridge: delegates, coordinators, factory blocks; and the objects to which the
/// bridge is attached.
///
/// Sendable: mutable state is protected by a lock. The app's objects are used on the threads that the SDK's rules
/// state. Any thread.
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
    /// The manager to which the bridge is attached; nil while it is not.
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

    /// Starts with a manager and coordinators of its SDK.
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

    /// The coordinator that decides, besides the handler, when a message may be displayed: the choice of the app's
    /// delegate; the default one if it chooses none; one by the message's own behavior if it does not implement the
    /// method (AS-014). The bridge has its own coordinators of the SDK's classes for that, because the manager does not
    /// expose its own.
    ///
    /// - Parameter delegates: the app's delegates, in the order in which they are asked; the first one that implements
    ///   the method decides.
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

    /// Updates the default coordinator's interval to the value that the app has set on the manager in the meantime. It
    /// takes effect with the end of the next display (AS-032). The manager returns it in whole seconds (AS-033).
    func updateInterval() {
        let (coordinator, manager) = state.withLock { ($0.defaultCoordinator, $0.manager) }
        guard let coordinator, let manager else { return }
        coordinator.displayInterval = manager.displayInterval
    }
}
