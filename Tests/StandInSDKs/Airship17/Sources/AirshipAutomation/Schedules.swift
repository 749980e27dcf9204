import Foundation

#if canImport(UIKit)
    import UIKit
    import WebKit
#else
    import PlatformStandIns
#endif

// Section 1.11, as far as a bridge and a delegate touch it.

#if _runtime(_ObjC)
    @objc(UASchedule)
#endif
open class UASchedule: NSObject {
    open var identifier: String { standIn() }
    open var priority: Int { standIn() }
    open var limit: UInt { standIn() }
    open var group: String { standIn() }
    open var start: Date? { standIn() }
    open var end: Date? { standIn() }
    open var isValid: Bool { standIn() }
    open func isEqual(to schedule: UASchedule?) -> Bool { standIn() }
}

#if _runtime(_ObjC)
    @objc(UAScheduleBuilder)
#endif
open class ScheduleBuilder: NSObject {
    open var identifier: String = ""
    open var priority: Int = 0
    open var limit: UInt = 1
    open var start: Date?
    open var end: Date?
    open var group: String?
    open var interval: TimeInterval = 0
    open var editGracePeriod: TimeInterval = 0
}

#if _runtime(_ObjC)
    @objc(UAInAppMessageSchedule)
#endif
open class InAppMessageSchedule: UASchedule {
    public init(message: InAppMessage, builderBlock: @escaping (ScheduleBuilder) -> Void) { standIn() }
    open var message: InAppMessage { standIn() }
}
