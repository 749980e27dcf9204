import AirshipCore
import Foundation

#if canImport(UIKit)
    import UIKit
    import WebKit
#else
    import PlatformStandIns
#endif

/// Section 3 of the facts.
public enum CustomDisplayAdapterType: Sendable { case html, modal, fullscreen, banner, custom }
public protocol CustomDisplayAdapter: Sendable {
    @MainActor var isReady: Bool { get }
    @MainActor func waitForReady() async
    @MainActor func display(scene: UIWindowScene) async -> CustomDisplayResolution
}
public enum CustomDisplayResolution {
    case buttonTap(InAppMessageButtonInfo), messageTap, userDismissed, timedOut
}
public struct DisplayAdapterArgs: Sendable {
    public var message: InAppMessage
    public var assets: any AirshipCachedAssetsProtocol
    public var priority: Int
    public var actionRunner: any InAppActionRunner { standIn() }
}
public protocol AirshipCachedAssetsProtocol: Sendable {
    func cachedURL(remoteURL: URL) -> URL?
    func isCached(remoteURL: URL) -> Bool
}
public protocol InAppActionRunner: Sendable {
    @MainActor func run(actionName: String, arguments: ActionArguments) async -> ActionResult
    @MainActor func runAsync(actions: AirshipJSON)
    @MainActor func run(actions: AirshipJSON) async
}
