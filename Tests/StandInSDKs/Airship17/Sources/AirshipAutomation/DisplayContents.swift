import Foundation

#if canImport(UIKit)
    import UIKit
    import WebKit
#else
    import PlatformStandIns
#endif

// Section 1.10; second reading, sections 5.2 and 8.

#if _runtime(_ObjC)
    @objc(UAInAppMessageBannerDisplayContent)
#endif
open class InAppMessageBannerDisplayContent: InAppMessageDisplayContent {
    public convenience init?(builderBlock: @escaping (InAppMessageBannerDisplayContentBuilder) -> Void) {
        standIn()
    }
    @discardableResult open func extend(
        _ builderBlock: @escaping (InAppMessageBannerDisplayContentBuilder) -> Void
    ) -> InAppMessageBannerDisplayContent? { standIn() }
    open var heading: InAppMessageTextInfo? { standIn() }
    open var body: InAppMessageTextInfo? { standIn() }
    open var media: InAppMessageMediaInfo? { standIn() }
    open var buttons: [InAppMessageButtonInfo] { standIn() }
    open var buttonLayout: InAppMessageButtonLayoutType { standIn() }
    open var backgroundColor: UIColor { standIn() }
    open var dismissButtonColor: UIColor { standIn() }
    open var placement: InAppMessageBannerPlacementType { standIn() }
    open var contentLayout: InAppMessageBannerContentLayoutType { standIn() }
    open var durationSeconds: TimeInterval { standIn() }
    open var borderRadiusPoints: CGFloat { standIn() }
    open var actions: [AnyHashable: Any]? { standIn() }
}

#if _runtime(_ObjC)
    @objc(UAInAppMessageBannerDisplayContentBuilder)
#endif
open class InAppMessageBannerDisplayContentBuilder: NSObject {
    open var heading: InAppMessageTextInfo?
    open var body: InAppMessageTextInfo?
    open var media: InAppMessageMediaInfo?
    open var buttons: [InAppMessageButtonInfo]?
    open var buttonLayout: InAppMessageButtonLayoutType = standInValue()
    open var backgroundColor: UIColor = standInValue()
    open var dismissButtonColor: UIColor = standInValue()
    open var placement: InAppMessageBannerPlacementType = standInValue()
    open var contentLayout: InAppMessageBannerContentLayoutType = standInValue()
    open var durationSeconds: TimeInterval = 30
    open var borderRadiusPoints: CGFloat = 0
    open var actions: [AnyHashable: Any]?
    open func isValid() -> Bool { standIn() }
}

#if _runtime(_ObjC)
    @objc(UAInAppMessageModalDisplayContent)
#endif
open class InAppMessageModalDisplayContent: InAppMessageDisplayContent {
    public convenience init?(builderBlock: @escaping (InAppMessageModalDisplayContentBuilder) -> Void) {
        standIn()
    }
    @discardableResult open func extend(
        _ builderBlock: @escaping (InAppMessageModalDisplayContentBuilder) -> Void
    ) -> InAppMessageModalDisplayContent? { standIn() }
    open var heading: InAppMessageTextInfo? { standIn() }
    open var body: InAppMessageTextInfo? { standIn() }
    open var media: InAppMessageMediaInfo? { standIn() }
    open var buttons: [InAppMessageButtonInfo] { standIn() }
    open var buttonLayout: InAppMessageButtonLayoutType { standIn() }
    open var backgroundColor: UIColor { standIn() }
    open var dismissButtonColor: UIColor { standIn() }
    open var footer: InAppMessageButtonInfo? { standIn() }
    open var contentLayout: InAppMessageModalContentLayoutType { standIn() }
    open var borderRadiusPoints: CGFloat { standIn() }
    open var allowFullScreenDisplay: Bool { standIn() }
}

#if _runtime(_ObjC)
    @objc(UAInAppMessageModalDisplayContentBuilder)
#endif
open class InAppMessageModalDisplayContentBuilder: NSObject {
    open var heading: InAppMessageTextInfo?
    open var body: InAppMessageTextInfo?
    open var media: InAppMessageMediaInfo?
    open var buttons: [InAppMessageButtonInfo]?
    open var buttonLayout: InAppMessageButtonLayoutType = standInValue()
    open var backgroundColor: UIColor = standInValue()
    open var dismissButtonColor: UIColor = standInValue()
    open var footer: InAppMessageButtonInfo?
    open var contentLayout: InAppMessageModalContentLayoutType = standInValue()
    open var borderRadiusPoints: CGFloat = 0
    open var allowFullScreenDisplay: Bool = false
    open func isValid() -> Bool { standIn() }
}

#if _runtime(_ObjC)
    @objc(UAInAppMessageFullScreenDisplayContent)
#endif
open class InAppMessageFullScreenDisplayContent: InAppMessageDisplayContent {
    public convenience init?(builderBlock: @escaping (InAppMessageFullScreenDisplayContentBuilder) -> Void) {
        standIn()
    }
    @discardableResult open func extend(
        _ builderBlock: @escaping (InAppMessageFullScreenDisplayContentBuilder) -> Void
    ) -> InAppMessageFullScreenDisplayContent? { standIn() }
    open var heading: InAppMessageTextInfo? { standIn() }
    open var body: InAppMessageTextInfo? { standIn() }
    open var media: InAppMessageMediaInfo? { standIn() }
    open var buttons: [InAppMessageButtonInfo] { standIn() }
    open var buttonLayout: InAppMessageButtonLayoutType { standIn() }
    open var backgroundColor: UIColor { standIn() }
    open var dismissButtonColor: UIColor { standIn() }
    open var footer: InAppMessageButtonInfo? { standIn() }
    open var contentLayout: InAppMessageFullScreenContentLayoutType { standIn() }
}

#if _runtime(_ObjC)
    @objc(UAInAppMessageFullScreenDisplayContentBuilder)
#endif
open class InAppMessageFullScreenDisplayContentBuilder: NSObject {
    open var heading: InAppMessageTextInfo?
    open var body: InAppMessageTextInfo?
    open var media: InAppMessageMediaInfo?
    open var buttons: [InAppMessageButtonInfo]?
    open var buttonLayout: InAppMessageButtonLayoutType = standInValue()
    open var backgroundColor: UIColor = standInValue()
    open var dismissButtonColor: UIColor = standInValue()
    open var footer: InAppMessageButtonInfo?
    open var contentLayout: InAppMessageFullScreenContentLayoutType = standInValue()
    open func isValid() -> Bool { standIn() }
}

#if _runtime(_ObjC)
    @objc(UAInAppMessageHTMLDisplayContent)
#endif
open class InAppMessageHTMLDisplayContent: InAppMessageDisplayContent {
    public convenience init?(builderBlock: @escaping (InAppMessageHTMLDisplayContentBuilder) -> Void) {
        standIn()
    }
    @discardableResult open func extend(
        _ builderBlock: @escaping (InAppMessageHTMLDisplayContentBuilder) -> Void
    ) -> InAppMessageHTMLDisplayContent? { standIn() }
    open var url: String { standIn() }
    open var backgroundColor: UIColor { standIn() }
    open var dismissButtonColor: UIColor { standIn() }
    open var borderRadiusPoints: CGFloat { standIn() }
    open var allowFullScreenDisplay: Bool { standIn() }
    open var width: CGFloat { standIn() }
    open var height: CGFloat { standIn() }
    open var aspectLock: Bool { standIn() }
    open var requireConnectivity: Bool { standIn() }
}

#if _runtime(_ObjC)
    @objc(UAInAppMessageHTMLDisplayContentBuilder)
#endif
open class InAppMessageHTMLDisplayContentBuilder: NSObject {
    open var url: String?
    open var backgroundColor: UIColor = standInValue()
    open var dismissButtonColor: UIColor = standInValue()
    open var borderRadiusPoints: CGFloat = 0
    open var allowFullScreenDisplay: Bool = false
    open var width: CGFloat = 0
    open var height: CGFloat = 0
    open var aspectLock: Bool = false
    open var requiresConnectivity: Bool = true
    open func isValid() -> Bool { standIn() }
}
