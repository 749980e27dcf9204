import AirshipShared
public import Foundation
import HeadlessStage
public import PlatformStandIns

/// Displays messages, and lets the app take part (section 3). Main actor.
public protocol InAppMessaging: AnyObject, Sendable {
    /// Decides whether a message may be displayed now. If it is set, the delegate is not asked (AM-002). Held strongly
    /// (AM-032). From 20.0 on; an earlier host does not call it.
    @MainActor var onIsReadyToDisplay:
        (@MainActor @Sendable (_ message: InAppMessage, _ scheduleID: String) -> Bool)?
    { get set }
    /// Changes the themes of the SDK's own views.
    @MainActor var themeManager: InAppAutomationThemeManager { get }
    /// The seconds after the end of a standard message before the next one may be displayed; 0 by default, kept across
    /// launches (AM-018, AM-019).
    @MainActor var displayInterval: TimeInterval { get set }
    /// The delegate for displays. Held weakly; looked up for each call (AM-032, AM-069).
    @MainActor var displayDelegate: (any InAppMessageDisplayDelegate)? { get set }
    /// The delegate that chooses scenes. Held weakly (AM-032, AM-070).
    @MainActor var sceneDelegate: (any InAppMessageSceneDelegate)? { get set }
    /// Sets the block that makes the adapters of one kind of message, replacing the previous block (AM-014, AM-015).
    ///
    /// - Parameters:
    ///   - forType: the kind.
    ///   - factoryBlock: called on the main actor, once for every attempt at a preparation; nil for the SDK's own
    ///     adapter.
    @MainActor func setCustomAdapter(
        forType: CustomDisplayAdapterType,
        factoryBlock: @escaping @Sendable (DisplayAdapterArgs) -> (any CustomDisplayAdapter)?)
    /// Checks all waiting messages again, later (AM-004, AM-046, AM-047).
    @MainActor func notifyDisplayConditionsChanged()
}

/// Decides whether displays may begin, and is notified of them (section 3). Returning true does not guarantee a
/// display: there may be no further callback (AM-050).
public protocol InAppMessageDisplayDelegate: AnyObject, Sendable {
    /// Whether a message may be displayed now. Asked last, when everything else is ready (AM-001, AM-049); after a
    /// false the message waits until conditions change (AM-003).
    @MainActor func isMessageReadyToDisplay(_ message: InAppMessage, scheduleID: String) -> Bool
    /// A message is about to be displayed; also called for a control group, where nothing is shown (AM-011).
    @MainActor func messageWillDisplay(_ message: InAppMessage, scheduleID: String)
    /// A display is over. Its result is not passed (AM-008); the schedule is still executing (AM-063).
    @MainActor func messageFinishedDisplaying(_ message: InAppMessage, scheduleID: String)
}

/// Chooses the scenes of messages (AM-070).
public protocol InAppMessageSceneDelegate: AnyObject {
    /// The scene for a message: any scene is accepted, active or not; nil for the SDK's choice (AM-022).
    @MainActor func sceneForMessage(_ message: InAppMessage) -> UIWindowScene?
}

/// The SDK's `InAppMessaging`. Main actor; Sendable: mutable state is isolated to the main actor.
final class SDKInAppMessaging: InAppMessaging, RetainerOwner {
    /// The delegate and the closure that the SDK asks whether a message is ready.
    private struct Asked {
        weak var delegate: (any InAppMessageDisplayDelegate)?
        var closure: (@MainActor @Sendable (InAppMessage, String) -> Bool)?
    }

    /// Keeps the objects that bridges attach to it.
    let retainer = Retainer()
    private let installation: Installation
    let coordinators: DisplayCoordinators
    let adapters: AdapterFactory
    let scenes: SceneManager
    let themeManager: InAppAutomationThemeManager
    private let asked = Locked(Asked())
    /// Makes the engine check all waiting schedules.
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

    /// Whether a delegate or closure is set. Any thread.
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

    /// The app's answer for a message that could be displayed (AM-002).
    @MainActor func isReady(_ message: InAppMessage, _ scheduleID: String) -> Bool {
        if installation.version.hasReadyClosure, let closure = onIsReadyToDisplay {
            return closure(message, scheduleID)
        }
        return displayDelegate?.isMessageReadyToDisplay(message, scheduleID: scheduleID) ?? true
    }
}

/// Finds the scene for a message (AM-022). Main actor.
@MainActor final class SceneManager {
    private let scenes: StageScenes
    weak var delegate: (any InAppMessageSceneDelegate)?

    nonisolated init(_ scenes: StageScenes) {
        self.scenes = scenes
    }

    /// The delegate's choice, else the last active app scene, else the first scene of any kind, else nil.
    func scene(for message: InAppMessage) -> ChosenScene? {
        delegate?.sceneForMessage(message).map { .ofApp($0) } ?? scenes.preferred.map { .ofStage($0) }
    }
}

extension StageScenes {
    /// The last active app scene, else the first scene of any kind, else nil (AM-022).
    var preferred: StageScene? { lastActive ?? all.first }
}

// The names of versions 18 and 19 that differ (section 3.1). `InAppAutomation` was a class there; its
// `InAppAutomation.shared` conflicts with the protocol of 20: see `Airship18EarlierModel`.

/// The name of `InAppMessaging` in 18 and 19.
public typealias InAppMessagingProtocol = InAppMessaging

/// The name of `LegacyInAppMessaging` in 18 and 19.
public typealias LegacyInAppMessagingProtocol = LegacyInAppMessaging
