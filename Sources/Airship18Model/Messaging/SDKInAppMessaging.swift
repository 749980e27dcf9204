import AirshipShared
import Foundation
import HeadlessStage
import PlatformStandIns

/// The SDK's `InAppMessaging`. Main actor; Sendable: what changes is of the main actor.
final class SDKInAppMessaging: InAppMessaging, RetainerOwner {
    /// Whom the SDK asks whether a message is ready.
    private struct Asked {
        weak var delegate: (any InAppMessageDisplayDelegate)?
        var closure: (@MainActor @Sendable (InAppMessage, String) -> Bool)?
    }

    /// What bridges keep with it.
    let retainer = Retainer()
    private let installation: Installation
    let coordinators: DisplayCoordinators
    let adapters: AdapterFactory
    let scenes: SceneManager
    let themeManager: InAppAutomationThemeManager
    private let asked = Locked(Asked())
    /// Has the engine look at all that wait.
    @MainActor var conditionsChanged: @MainActor () -> Void = {}

    init(_ installation: Installation) {
        self.installation = installation
        let themes = InAppAutomationThemeManager(installation.link)
        themeManager = themes
        coordinators = DisplayCoordinators(installation)
        adapters = AdapterFactory(installation, themes)
        scenes = SceneManager(installation.scenes)
    }

    @MainActor var displayDelegate: (any InAppMessageDisplayDelegate)? {
        get { asked.withLock { $0.delegate } }
        set { asked.withLock { $0.delegate = newValue } }
    }

    /// Whether there is somebody to ask. Any thread.
    var hasDelegate: Bool { asked.withLock { $0.delegate != nil || $0.closure != nil } }

    @MainActor var onIsReadyToDisplay: (@MainActor @Sendable (InAppMessage, String) -> Bool)? {
        get { asked.withLock { $0.closure } }
        set {
            asked.withLock { $0.closure = newValue }
            if newValue != nil, !installation.version.hasReadyClosure {
                installation.link.record(
                    .error, "onIsReadyToDisplay does not exist", ["version": "\(installation.version)"])
            }
        }
    }

    @MainActor var displayInterval: TimeInterval {
        get { coordinators.displayInterval }
        set { coordinators.displayInterval = newValue }
    }

    @MainActor var sceneDelegate: (any InAppMessageSceneDelegate)? {
        get { scenes.delegate }
        set { scenes.delegate = newValue }
    }

    @MainActor func setCustomAdapter(
        forType: CustomDisplayAdapterType,
        factoryBlock: @escaping @Sendable (DisplayAdapterArgs) -> (any CustomDisplayAdapter)?
    ) {
        adapters.blocks[forType] = factoryBlock
    }

    @MainActor func notifyDisplayConditionsChanged() {
        conditionsChanged()
    }

    /// What the app says about a message that could be displayed (AM-002).
    @MainActor func isReady(_ message: InAppMessage, _ scheduleID: String) -> Bool {
        if installation.version.hasReadyClosure, let closure = onIsReadyToDisplay {
            return closure(message, scheduleID)
        }
        return displayDelegate?.isMessageReadyToDisplay(message, scheduleID: scheduleID) ?? true
    }
}
