import AirshipCore
import Foundation

#if canImport(UIKit)
    import UIKit
    import WebKit
#else
    import PlatformStandIns
#endif

/// Section 3 of the facts.
public protocol InAppMessaging: AnyObject, Sendable {
    @MainActor var onIsReadyToDisplay:
        (@MainActor @Sendable (_ message: InAppMessage, _ scheduleID: String) -> Bool)?
    { get set }
    @MainActor var themeManager: InAppAutomationThemeManager { get }
    @MainActor var displayInterval: TimeInterval { get set }
    @MainActor var displayDelegate: (any InAppMessageDisplayDelegate)? { get set }
    @MainActor var sceneDelegate: (any InAppMessageSceneDelegate)? { get set }
    @MainActor func setCustomAdapter(
        forType: CustomDisplayAdapterType,
        factoryBlock: @escaping @Sendable (DisplayAdapterArgs) -> (any CustomDisplayAdapter)?)
    @MainActor func notifyDisplayConditionsChanged()
}
public protocol InAppMessageDisplayDelegate: AnyObject, Sendable {
    @MainActor func isMessageReadyToDisplay(_ message: InAppMessage, scheduleID: String) -> Bool
    @MainActor func messageWillDisplay(_ message: InAppMessage, scheduleID: String)
    @MainActor func messageFinishedDisplaying(_ message: InAppMessage, scheduleID: String)
}
public protocol InAppMessageSceneDelegate: AnyObject {
    @MainActor func sceneForMessage(_ message: InAppMessage) -> UIWindowScene?
}
