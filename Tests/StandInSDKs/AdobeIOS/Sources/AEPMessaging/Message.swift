import AEPCore
import AEPServices
import Foundation

#if canImport(UIKit)
    import UIKit
    import WebKit
#else
    import PlatformStandIns
#endif

/// Section 3.
#if _runtime(_ObjC)
    @objc(AEPMessage)
#endif
public class Message: NSObject {
    init(id: String) { standIn() }
    public var id: String
    public var autoTrack: Bool
    public var view: UIView? { standIn() }
    public var metadata: [String: Any]
    public func show() { standIn() }
    public func dismiss(suppressAutoTrack: Bool = false) { standIn() }
    public func recordDisplay() { standIn() }
    public func track(_ interaction: String? = nil, withEdgeEventType eventType: MessagingEdgeEventType) {
        standIn()
    }
    public func handleJavascriptMessage(_ name: String, withHandler handler: @escaping (Any?) -> Void) {
        standIn()
    }
}

extension Message: FullscreenMessageDelegate {
    public func onShow(message: FullscreenMessage) { standIn() }
    public func onDismiss(message: FullscreenMessage) { standIn() }
    public func overrideUrlLoad(message: FullscreenMessage, url: String?) -> Bool { standIn() }
    public func onShowFailure() { standIn() }
    public func onError(message: FullscreenMessage, error: PresentationError) { standIn() }
}

extension FullscreenMessage {
    public var parent: Message? { standIn() }
}

/// Section 1.8.
#if _runtime(_ObjC)
    @objc(AEPMessagingEdgeEventType)
#endif
public enum MessagingEdgeEventType: Int {
    case pushApplicationOpened = 4
    case pushCustomAction = 5
    case dismiss = 6
    case interact = 7
    case trigger = 8
    case display = 9
    case disqualify = 10
    case suppressDisplay = 11
    public func toString() -> String { standIn() }
}
