import Foundation

#if canImport(UIKit)
    import UIKit
    import WebKit
#else
    import PlatformStandIns
#endif

// Sections 1.7 and 1.10; second reading, sections 5.2 and 8.

#if _runtime(_ObjC)
    @objc(UAInAppMessage)
#endif
open class InAppMessage: NSObject {
    public convenience init?(builderBlock: @escaping (UAInAppMessageBuilder) -> Void) { standIn() }
    @discardableResult open func extend(_ builderBlock: @escaping (UAInAppMessageBuilder) -> Void)
        -> InAppMessage?
    {
        standIn()
    }
    open var name: String? { standIn() }
    open var displayContent: InAppMessageDisplayContent { standIn() }
    open var displayType: InAppMessageDisplayType { standIn() }
    open var displayBehavior: String { standIn() }
    open var isReportingEnabled: Bool { standIn() }
    open var extras: [AnyHashable: Any]? { standIn() }
    open var actions: [AnyHashable: Any]? { standIn() }
}

#if _runtime(_ObjC)
    @objc(UAInAppMessageBuilder)
#endif
open class UAInAppMessageBuilder: NSObject {
    open var name: String?
    open var displayContent: InAppMessageDisplayContent?
    open var displayBehavior: String?
    open var isReportingEnabled: Bool = true
    open var extras: [AnyHashable: Any]?
    open var actions: [AnyHashable: Any]?
    open func isValid() -> Bool { standIn() }
}

#if _runtime(_ObjC)
    @objc(UAInAppMessageResolution)
#endif
open class InAppMessageResolution: NSObject {
    open var type: InAppMessageResolutionType { standIn() }
    open var buttonInfo: InAppMessageButtonInfo? { standIn() }
    open class func buttonClick(with buttonInfo: InAppMessageButtonInfo) -> Self { standIn() }
    open class func messageClick() -> Self { standIn() }
    open class func userDismissed() -> Self { standIn() }
    open class func timedOut() -> Self { standIn() }
}

#if _runtime(_ObjC)
    @objc(UAInAppMessageDisplayContent)
#endif
open class InAppMessageDisplayContent: NSObject {
    open var displayType: InAppMessageDisplayType { standIn() }
}

#if _runtime(_ObjC)
    @objc(UAInAppMessageCustomDisplayContent)
#endif
open class InAppMessageCustomDisplayContent: InAppMessageDisplayContent {
    public init(value: [AnyHashable: Any]) { standIn() }
    open var value: [AnyHashable: Any] { standIn() }
}

#if _runtime(_ObjC)
    @objc(UAInAppMessageTextInfo)
#endif
open class InAppMessageTextInfo: NSObject {
    public convenience init?(builderBlock: @escaping (InAppMessageTextInfoBuilder) -> Void) { standIn() }
    @discardableResult open func extend(
        _ builderBlock: @escaping (InAppMessageTextInfoBuilder) -> Void
    ) -> InAppMessageTextInfo? { standIn() }
    open var text: String? { standIn() }
    open var color: UIColor? { standIn() }
    open var sizePoints: CGFloat { standIn() }
    open var alignment: InAppMessageTextInfoAlignmentType { standIn() }
    open var style: InAppMessageTextInfoStyleType { standIn() }
    open var fontFamilies: [String]? { standIn() }
}

#if _runtime(_ObjC)
    @objc(UAInAppMessageTextInfoBuilder)
#endif
open class InAppMessageTextInfoBuilder: NSObject {
    open var text: String?
    open var color: UIColor = standInValue()
    open var sizePoints: CGFloat = 14
    open var alignment: InAppMessageTextInfoAlignmentType = standInValue()
    open var style: InAppMessageTextInfoStyleType = standInValue()
    open var fontFamilies: [String]?
    open func isValid() -> Bool { standIn() }
}

#if _runtime(_ObjC)
    @objc(UAInAppMessageButtonInfo)
#endif
open class InAppMessageButtonInfo: NSObject {
    public convenience init?(builderBlock: @escaping (InAppMessageButtonInfoBuilder) -> Void) { standIn() }
    @discardableResult open func extend(
        _ builderBlock: @escaping (InAppMessageButtonInfoBuilder) -> Void
    ) -> InAppMessageButtonInfo? { standIn() }
    open var label: InAppMessageTextInfo { standIn() }
    open var identifier: String { standIn() }
    open var behavior: InAppMessageButtonInfoBehaviorType { standIn() }
    open var borderRadiusPoints: CGFloat { standIn() }
    open var backgroundColor: UIColor { standIn() }
    open var borderColor: UIColor { standIn() }
    open var actions: [AnyHashable: Any]? { standIn() }
}

#if _runtime(_ObjC)
    @objc(UAInAppMessageButtonInfoBuilder)
#endif
open class InAppMessageButtonInfoBuilder: NSObject {
    open var label: InAppMessageTextInfo?
    open var identifier: String?
    open var behavior: InAppMessageButtonInfoBehaviorType = standInValue()
    open var borderRadiusPoints: CGFloat = 0
    open var backgroundColor: UIColor = standInValue()
    open var borderColor: UIColor = standInValue()
    open var actions: [AnyHashable: Any]?
    open func isValid() -> Bool { standIn() }
}

#if _runtime(_ObjC)
    @objc(UAInAppMessageMediaInfo)
#endif
open class InAppMessageMediaInfo: NSObject {
    public init(url: String, contentDescription: String, type: InAppMessageMediaInfoType) { standIn() }
    open var url: String { standIn() }
    open var contentDescription: String { standIn() }
    open var type: InAppMessageMediaInfoType { standIn() }
}
