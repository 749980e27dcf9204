import AirshipShared
public import Foundation
import HeadlessStage
public import PlatformStandIns

/// Displays messages, and lets the app take part (section 3). Main actor.
public protocol InAppMessaging: AnyObject, Sendable {
    /// Decides whether a message may be displayed now: it alone, the delegate is not asked then (AM-002). Held strongly
    /// (AM-032). From 20.0 on; an earlier host does not ask it.
    @MainActor var onIsReadyToDisplay:
        (@MainActor @Sendable (_ message: InAppMessage, _ scheduleID: String) -> Bool)?
    { get set }
    /// Changes how the SDK's own views look.
    @MainActor var themeManager: InAppAutomationThemeManager { get }
    /// How many seconds after the end of a standard message the next one may be displayed; 0 unless set, kept across
    /// launches (AM-018, AM-019).
    @MainActor var displayInterval: TimeInterval { get set }
    /// Hears of displays. Held weakly; read anew for each call (AM-032, AM-069).
    @MainActor var displayDelegate: (any InAppMessageDisplayDelegate)? { get set }
    /// Chooses scenes. Held weakly (AM-032, AM-070).
    @MainActor var sceneDelegate: (any InAppMessageSceneDelegate)? { get set }
    /// Sets what makes the adapters of one kind of message, in the place of what was set before (AM-014, AM-015).
    ///
    /// - Parameters:
    ///   - forType: the kind.
    ///   - factoryBlock: called on the main actor, once in every attempt at a preparation; nil for the SDK's own adapter.
    @MainActor func setCustomAdapter(
        forType: CustomDisplayAdapterType,
        factoryBlock: @escaping @Sendable (DisplayAdapterArgs) -> (any CustomDisplayAdapter)?)
    /// Has all messages that wait looked at again, later (AM-004, AM-046, AM-047).
    @MainActor func notifyDisplayConditionsChanged()
}

/// Hears of displays, and decides whether they may begin (section 3). What it answers says nothing about a display: a yes
/// may be followed by no callback at all (AM-050).
public protocol InAppMessageDisplayDelegate: AnyObject, Sendable {
    /// Whether a message may be displayed now. Asked last, when everything else is ready (AM-001, AM-049); after a no the
    /// message waits until conditions change (AM-003).
    @MainActor func isMessageReadyToDisplay(_ message: InAppMessage, scheduleID: String) -> Bool
    /// A message is about to be displayed; also for a control group, which sees nothing (AM-011).
    @MainActor func messageWillDisplay(_ message: InAppMessage, scheduleID: String)
    /// A display is over. Its result is not told (AM-008); the schedule is still executing (AM-063).
    @MainActor func messageFinishedDisplaying(_ message: InAppMessage, scheduleID: String)
}

/// Chooses the scenes of messages (AM-070).
public protocol InAppMessageSceneDelegate: AnyObject {
    /// The scene for a message: any one is taken, active or not; nil for the SDK's choice (AM-022).
    @MainActor func sceneForMessage(_ message: InAppMessage) -> UIWindowScene?
}

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

/// Finds the scene for a message (AM-022). Main actor.
@MainActor final class SceneManager {
    private let scenes: StageScenes
    weak var delegate: (any InAppMessageSceneDelegate)?

    nonisolated init(_ scenes: StageScenes) {
        self.scenes = scenes
    }

    /// The delegate's choice, else the last active scene of the app's own, else the first one of any kind, else nil.
    func scene(for message: InAppMessage) -> ChosenScene? {
        delegate?.sceneForMessage(message).map { .ofApp($0) } ?? scenes.preferred.map { .ofStage($0) }
    }
}

extension StageScenes {
    /// The last active scene of the app's own, else the first one of any kind, else nil (AM-022).
    var preferred: StageScene? { lastActive ?? all.first }
}

// What versions 18 and 19 spelt differently (section 3.1). `InAppAutomation` was a class there; its spelling
// `InAppAutomation.shared` cannot stand beside the protocol of 20: see `Airship18EarlierModel`.

/// What `InAppMessaging` is called in 18 and 19.
public typealias InAppMessagingProtocol = InAppMessaging

/// What `LegacyInAppMessaging` is called in 18 and 19.
public typealias LegacyInAppMessagingProtocol = LegacyInAppMessaging
