public import Foundation
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
