import Foundation

#if canImport(UIKit)
    import UIKit
    import WebKit
#else
    import PlatformStandIns
#endif

// Second reading, section 1.3. The names are known, and what they are told; the cases of the position are not.

#if _runtime(_ObjC)
    @available(iOSApplicationExtension, unavailable)
    @objc public protocol FloatingButtonPresentable: Showable, Dismissible {
        func setButtonImage(imageData: Data)
        func setInitial(position: FloatingButtonPosition)
    }

    @objc public protocol FloatingButtonDelegate {
        func onTapDetected()
        func onPanDetected()
        func onShow()
        func onDismiss()
    }
#else
    @available(iOSApplicationExtension, unavailable)
    public protocol FloatingButtonPresentable: Showable, Dismissible {
        func setButtonImage(imageData: Data)
        func setInitial(position: FloatingButtonPosition)
    }

    public protocol FloatingButtonDelegate: AnyObject {
        func onTapDetected()
        func onPanDetected()
        func onShow()
        func onDismiss()
    }
#endif

#if _runtime(_ObjC)
    @objc
#endif
@available(iOSApplicationExtension, unavailable)
public enum FloatingButtonPosition: Int {
    case center = 0
    case topRight = 1
    case topLeft = 2
}

@available(iOSApplicationExtension, unavailable)
public class FloatingButton: NSObject, FloatingButtonPresentable {
    init(listener: any FloatingButtonDelegate) { standIn() }
    public func show() { standIn() }
    public func dismiss() { standIn() }
    public func setButtonImage(imageData: Data) { standIn() }
    public func setInitial(position: FloatingButtonPosition) { standIn() }
}
