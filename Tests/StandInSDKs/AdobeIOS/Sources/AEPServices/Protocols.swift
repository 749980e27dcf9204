import Foundation

#if canImport(UIKit)
    import UIKit
    import WebKit
#else
    import PlatformStandIns
#endif

// Section 1.3. Where there is an Objective-C runtime the protocols are its own, with optional requirements. Elsewhere an
// optional requirement is one with a default, beside an optional value of the same name that can be called.

#if _runtime(_ObjC)
    @objc(AEPShowable) public protocol Showable {
        func show()
    }

    @objc(AEPDismissible) public protocol Dismissible {
        func dismiss()
    }

    @objc(AEPFullscreenPresentable) public protocol FullscreenPresentable: Showable, Dismissible {}

    @objc(AEPMessagingDelegate) public protocol MessagingDelegate {
        @objc(onShow:) func onShow(message: any Showable)
        @objc(onDismiss:) func onDismiss(message: any Showable)
        @objc(shouldShowMessage:) func shouldShowMessage(message: any Showable) -> Bool
        @objc(urlLoaded:byMessage:) optional func urlLoaded(_ url: URL, byMessage message: any Showable)
    }

    @available(iOSApplicationExtension, unavailable)
    @objc(AEPFullscreenMessageDelegate) public protocol FullscreenMessageDelegate {
        @objc(onShowFullscreenMessage:) func onShow(message: FullscreenMessage)
        @objc(onDismissFullscreenMessage:) func onDismiss(message: FullscreenMessage)
        @objc(overrideUrlLoadFullscreenMessage:url:)
        func overrideUrlLoad(message: FullscreenMessage, url: String?) -> Bool
        @objc(webViewDidFinishInitialLoading:)
        optional func webViewDidFinishInitialLoading(webView: WKWebView)
        func onShowFailure()
        @objc(onErrorFullscreenMessage:error:)
        optional func onError(message: FullscreenMessage, error: PresentationError)
    }

    @available(iOSApplicationExtension, unavailable)
    @objc(AEPUIServiceProtocol) public protocol UIService {
        @objc func createFullscreenMessage(
            payload: String, listener: (any FullscreenMessageDelegate)?, isLocalImageUsed: Bool
        ) -> any FullscreenPresentable
        @objc optional func createFullscreenMessage(
            payload: String, listener: (any FullscreenMessageDelegate)?, isLocalImageUsed: Bool,
            settings: MessageSettings?
        ) -> any FullscreenPresentable
        @objc func createFloatingButton(
            listener: any FloatingButtonDelegate
        ) -> any FloatingButtonPresentable
    }
#else
    public protocol Showable: AnyObject {
        func show()
    }

    public protocol Dismissible: AnyObject {
        func dismiss()
    }

    public protocol FullscreenPresentable: Showable, Dismissible {}

    public protocol MessagingDelegate: AnyObject {
        func onShow(message: any Showable)
        func onDismiss(message: any Showable)
        func shouldShowMessage(message: any Showable) -> Bool
        func urlLoaded(_ url: URL, byMessage message: any Showable)
    }

    extension MessagingDelegate {
        public func urlLoaded(_ url: URL, byMessage message: any Showable) { standIn() }
        public var urlLoaded: OptionalURLLoaded? { standIn() }
    }

    public struct OptionalURLLoaded {
        public func callAsFunction(_ url: URL, byMessage message: any Showable) { standIn() }
    }

    @available(iOSApplicationExtension, unavailable)
    public protocol FullscreenMessageDelegate: AnyObject {
        func onShow(message: FullscreenMessage)
        func onDismiss(message: FullscreenMessage)
        func overrideUrlLoad(message: FullscreenMessage, url: String?) -> Bool
        func webViewDidFinishInitialLoading(webView: WKWebView)
        func onShowFailure()
        func onError(message: FullscreenMessage, error: PresentationError)
    }

    extension FullscreenMessageDelegate {
        public func webViewDidFinishInitialLoading(webView: WKWebView) { standIn() }
        public func onError(message: FullscreenMessage, error: PresentationError) { standIn() }
    }

    @available(iOSApplicationExtension, unavailable)
    public protocol UIService: AnyObject {
        func createFullscreenMessage(
            payload: String, listener: (any FullscreenMessageDelegate)?, isLocalImageUsed: Bool
        ) -> any FullscreenPresentable
        func createFullscreenMessage(
            payload: String, listener: (any FullscreenMessageDelegate)?, isLocalImageUsed: Bool,
            settings: MessageSettings?
        ) -> any FullscreenPresentable
        func createFloatingButton(
            listener: any FloatingButtonDelegate
        ) -> any FloatingButtonPresentable
    }

    extension UIService {
        public func createFullscreenMessage(
            payload: String, listener: (any FullscreenMessageDelegate)?, isLocalImageUsed: Bool,
            settings: MessageSettings?
        ) -> any FullscreenPresentable { standIn() }
        public var createFullscreenMessage: OptionalCreateFullscreenMessage? { standIn() }
    }

    public struct OptionalCreateFullscreenMessage {
        public func callAsFunction(
            payload: String, listener: (any FullscreenMessageDelegate)?, isLocalImageUsed: Bool,
            settings: MessageSettings?
        ) -> any FullscreenPresentable { standIn() }
    }
#endif
