import Foundation

#if canImport(UIKit)
    import UIKit
    import WebKit
#else
    import PlatformStandIns
#endif

// Section 1.3.

#if _runtime(_ObjC)
    @objc
#endif
public enum InAppMessagePrepareResult: UInt, Sendable {
    case success = 0
    case retry = 1
    case cancel = 2
    case invalidate = 3
}

#if _runtime(_ObjC)
    @objc
#endif
public enum InAppMessageResolutionType: Int, Sendable {
    case buttonClick = 0
    case messageClick = 1
    case userDismissed = 2
    case timedOut = 3
}

#if _runtime(_ObjC)
    @objc
#endif
public enum InAppMessageDisplayType: Int, Sendable {
    case banner = 0
    case fullScreen = 1
    case modal = 2
    case HTML = 3
    case custom = 4
    case airshipLayout = 5
}

#if _runtime(_ObjC)
    @objc
#endif
public enum InAppMessageButtonLayoutType: Int, Sendable {
    case stacked = 0
    case separate = 1
    case joined = 2
}

#if _runtime(_ObjC)
    @objc
#endif
public enum InAppMessageButtonInfoBehaviorType: Int, Sendable {
    case dismiss = 0
    case cancel = 1
}

#if _runtime(_ObjC)
    @objc
#endif
public enum InAppMessageMediaInfoType: Int, Sendable {
    case image = 0
    case video = 1
    case youTube = 2
}

#if _runtime(_ObjC)
    @objc
#endif
public enum InAppMessageTextInfoAlignmentType: UInt, Sendable {
    case none = 0
    case left = 1
    case center = 2
    case right = 3
}

public struct InAppMessageTextInfoStyleType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { standIn() }
    public static var normal: InAppMessageTextInfoStyleType { standIn() }
    public static var bold: InAppMessageTextInfoStyleType { standIn() }
    public static var italic: InAppMessageTextInfoStyleType { standIn() }
    public static var underline: InAppMessageTextInfoStyleType { standIn() }
}

#if _runtime(_ObjC)
    @objc
#endif
public enum InAppMessageBannerPlacementType: Int, Sendable {
    case top = 0
    case bottom = 1
}

#if _runtime(_ObjC)
    @objc
#endif
public enum InAppMessageBannerContentLayoutType: Int, Sendable {
    case mediaLeft = 0
    case mediaRight = 1
}

#if _runtime(_ObjC)
    @objc
#endif
public enum InAppMessageModalContentLayoutType: Int, Sendable {
    case headerMediaBody, mediaHeaderBody, headerBodyMedia
}

#if _runtime(_ObjC)
    @objc
#endif
public enum InAppMessageFullScreenContentLayoutType: Int, Sendable {
    case headerMediaBody, mediaHeaderBody, headerBodyMedia
}

public let UAInAppMessageDisplayBehaviorDefault: String = "default"
public let UAInAppMessageDisplayBehaviorImmediate: String = "immediate"
public let UAInAppMessageDisplayCoordinatorIsReadyKey: String! = "isReady"
