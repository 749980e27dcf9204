import Foundation

#if canImport(UIKit)
    import UIKit
    import WebKit
#else
    import PlatformStandIns
#endif

/// Section 4.1.
#if _runtime(_ObjC)
    @objc(AEPMessageSettings)
#endif
public class MessageSettings: NSObject {
    public let parent: Any?
    public init(parent: Any? = nil) { standIn() }
    public private(set) var width: Int?
    public private(set) var maxWidth: Int?
    public private(set) var height: Int?
    public private(set) var verticalAlign: MessageAlignment?
    public private(set) var verticalInset: Int?
    public private(set) var horizontalAlign: MessageAlignment?
    public private(set) var horizontalInset: Int?
    public private(set) var uiTakeover: Bool?
    public private(set) var fitToContent: Bool?
    public private(set) var cornerRadius: CGFloat?
    public private(set) var gestures: [MessageGesture: URL]?
    public private(set) var displayAnimation: MessageAnimation?
    public private(set) var dismissAnimation: MessageAnimation?
    @discardableResult public func setWidth(_ width: Int?) -> MessageSettings { standIn() }
    @discardableResult public func setMaxWidth(_ maxWidth: Int?) -> MessageSettings { standIn() }
    @discardableResult public func setHeight(_ height: Int?) -> MessageSettings { standIn() }
    @discardableResult public func setVerticalAlign(_ align: MessageAlignment?) -> MessageSettings {
        standIn()
    }
    @discardableResult public func setHorizontalAlign(_ align: MessageAlignment?) -> MessageSettings {
        standIn()
    }
    @discardableResult public func setVerticalInset(_ inset: Int?) -> MessageSettings { standIn() }
    @discardableResult public func setHorizontalInset(_ inset: Int?) -> MessageSettings { standIn() }
    @discardableResult public func setUiTakeover(_ uiTakeover: Bool?) -> MessageSettings { standIn() }
    @discardableResult public func setFitToContent(_ fitToContent: Bool?) -> MessageSettings { standIn() }
    @discardableResult public func setBackdropColor(_ color: String?) -> MessageSettings { standIn() }
    @discardableResult public func setBackdropOpacity(_ opacity: CGFloat?) -> MessageSettings { standIn() }
    @discardableResult public func setCornerRadius(_ radius: CGFloat?) -> MessageSettings { standIn() }
    @discardableResult public func setGestures(_ gestures: [MessageGesture: URL]?) -> MessageSettings {
        standIn()
    }
    @discardableResult public func setDisplayAnimation(_ animation: MessageAnimation?) -> MessageSettings {
        standIn()
    }
    @discardableResult public func setDismissAnimation(_ animation: MessageAnimation?) -> MessageSettings {
        standIn()
    }
    public func getBackgroundColor(opacity: CGFloat? = nil) -> UIColor { standIn() }
}

// Section 4.2.

#if _runtime(_ObjC)
    @objc(AEPMessageAlignment)
#endif
public enum MessageAlignment: Int {
    case center = 0
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    public static func fromString(_ string: String) -> MessageAlignment { standIn() }
}

#if _runtime(_ObjC)
    @objc(AEPMessageAnimation)
#endif
public enum MessageAnimation: Int {
    case none = 0
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    case center = 5
    case fade = 6
    public static func fromString(_ string: String) -> MessageAnimation { standIn() }
}

#if _runtime(_ObjC)
    @objc(AEPMessageGesture)
#endif
public enum MessageGesture: Int {
    case swipeUp = 0
    case swipeDown = 1
    case swipeLeft = 2
    case swipeRight = 3
    case tapBackground = 4
    public static func fromString(_ string: String) -> MessageGesture? { standIn() }
}
