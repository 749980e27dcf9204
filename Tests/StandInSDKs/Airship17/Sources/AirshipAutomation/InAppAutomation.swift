import Foundation

#if canImport(UIKit)
    import UIKit
    import WebKit
#else
    import PlatformStandIns
#endif

/// Section 1.1.
#if _runtime(_ObjC)
    @objc(UAInAppAutomation)
#endif
open class InAppAutomation: NSObject {
    open class var shared: InAppAutomation! { standIn() }
    open var isPaused: Bool = false
    open var inAppMessageManager: InAppMessageManager { standIn() }
    open func schedule(_ schedule: UASchedule, completionHandler: @escaping @Sendable (Bool) -> Void) {
        standIn()
    }
    open func cancelSchedule(withID scheduleID: String, completionHandler: (@Sendable (Bool) -> Void)? = nil)
    {
        standIn()
    }
    open func cancelMessageSchedules(
        withGroup group: String, completionHandler: (@Sendable (Bool) -> Void)? = nil
    ) { standIn() }
    open func getMessageSchedule(
        withID identifier: String, completionHandler: @escaping @Sendable (InAppMessageSchedule?) -> Void
    ) { standIn() }
    open func getMessageSchedules(
        withGroup group: String, completionHandler: @escaping @Sendable ([InAppMessageSchedule]) -> Void
    ) { standIn() }
    open func getMessageSchedules(_ completionHandler: @escaping @Sendable ([InAppMessageSchedule]) -> Void) {
        standIn()
    }
    open func getSchedules(_ completionHandler: @escaping @Sendable ([UASchedule]) -> Void) { standIn() }
}

/// Section 1.2.
#if _runtime(_ObjC)
    @objc(UAInAppMessageManager)
#endif
open class InAppMessageManager: NSObject {
    open weak var delegate: (any InAppMessagingDelegate)?
    open var displayInterval: TimeInterval = 0
    open var assetManager: InAppMessageAssetManager { standIn() }
    open func setFactoryBlock(
        _ factory: @escaping (InAppMessage) -> any InAppMessageAdapterProtocol,
        for displayType: InAppMessageDisplayType
    ) { standIn() }
    open func notifyDisplayConditionsChanged() { standIn() }
}

#if _runtime(_ObjC)
    @objc(UAInAppMessageAssetManager)
#endif
open class InAppMessageAssetManager: NSObject {}

#if _runtime(_ObjC)
    @objc(UAInAppMessageAssets)
#endif
open class InAppMessageAssets: NSObject {
    open func isCached(_ assetURL: URL) -> Bool { standIn() }
}

/// Section 1.8.
#if _runtime(_ObjC)
    @objc(UAInAppMessageSceneManager)
#endif
open class InAppMessageSceneManager: NSObject {
    open class var shared: InAppMessageSceneManager { standIn() }
    open weak var delegate: (any InAppMessageSceneDelegate)?
    open func scene(for message: InAppMessage) -> UIWindowScene? { standIn() }
}

/// Section 1.5; second reading, section 8.
#if _runtime(_ObjC)
    @objc(UAInAppMessageDefaultDisplayCoordinator)
#endif
open class InAppMessageDefaultDisplayCoordinator: NSObject, InAppMessageDisplayCoordinator {
    public override init() { standIn() }
    open var displayInterval: TimeInterval = 0
    open var isReady: Bool { standIn() }
    open func didBeginDisplaying(_ message: InAppMessage!) { standIn() }
    open func didFinishDisplaying(_ message: InAppMessage!) { standIn() }
}

#if _runtime(_ObjC)
    @objc(UAInAppMessageImmediateDisplayCoordinator)
#endif
open class InAppMessageImmediateDisplayCoordinator: NSObject, InAppMessageDisplayCoordinator {
    public override init() { standIn() }
    open var isReady: Bool { standIn() }
}

// Section 1.6.

#if _runtime(_ObjC)
    @objc(UAInAppMessageBannerAdapter)
#endif
open class InAppMessageBannerAdapter: NSObject, InAppMessageAdapterProtocol {
    open class func adapter(for message: InAppMessage) -> Self { standIn() }
    open func prepare(
        with assets: InAppMessageAssets,
        completionHandler: @escaping @Sendable (InAppMessagePrepareResult) -> Void
    ) { standIn() }
    open func isReadyToDisplay() -> Bool { standIn() }
    open func display(_ completionHandler: @escaping @Sendable (InAppMessageResolution) -> Void) { standIn() }
}

#if _runtime(_ObjC)
    @objc(UAInAppMessageModalAdapter)
#endif
open class InAppMessageModalAdapter: NSObject, InAppMessageAdapterProtocol {
    open class func adapter(for message: InAppMessage) -> Self { standIn() }
    open func prepare(
        with assets: InAppMessageAssets,
        completionHandler: @escaping @Sendable (InAppMessagePrepareResult) -> Void
    ) { standIn() }
    open func isReadyToDisplay() -> Bool { standIn() }
    open func display(_ completionHandler: @escaping @Sendable (InAppMessageResolution) -> Void) { standIn() }
}

#if _runtime(_ObjC)
    @objc(UAInAppMessageFullScreenAdapter)
#endif
open class InAppMessageFullScreenAdapter: NSObject, InAppMessageAdapterProtocol {
    open class func adapter(for message: InAppMessage) -> Self { standIn() }
    open func prepare(
        with assets: InAppMessageAssets,
        completionHandler: @escaping @Sendable (InAppMessagePrepareResult) -> Void
    ) { standIn() }
    open func isReadyToDisplay() -> Bool { standIn() }
    open func display(_ completionHandler: @escaping @Sendable (InAppMessageResolution) -> Void) { standIn() }
}

#if _runtime(_ObjC)
    @objc(UAInAppMessageHTMLAdapter)
#endif
open class InAppMessageHTMLAdapter: NSObject, InAppMessageAdapterProtocol {
    open class func adapter(for message: InAppMessage) -> Self { standIn() }
    open func prepare(
        with assets: InAppMessageAssets,
        completionHandler: @escaping @Sendable (InAppMessagePrepareResult) -> Void
    ) { standIn() }
    open func isReadyToDisplay() -> Bool { standIn() }
    open func display(_ completionHandler: @escaping @Sendable (InAppMessageResolution) -> Void) { standIn() }
}
