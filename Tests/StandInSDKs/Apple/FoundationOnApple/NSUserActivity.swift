public import Foundation

/// As Foundation has it on Apple's systems.
@objc open class NSUserActivity: NSObject {
    public init(activityType: String) {}
    open var activityType: String { "" }
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var webpageURL: URL?
    open var referrerURL: URL?
    open func becomeCurrent() {}
    open func resignCurrent() {}
    open func invalidate() {}
}

public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
