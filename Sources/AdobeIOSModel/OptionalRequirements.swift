// Where the SDK's protocols have optional requirements, code that forwards calls them with a question mark:
// `delegate.urlLoaded?(url, byMessage: message)`. Objective-C makes that compile there. Here each such requirement
// has a property of its base name besides, whose value is called in its place. It is never nil: who has not
// implemented the requirement has its default, which does nothing.

public import Foundation
public import PlatformStandIns

/// A call of `MessagingDelegate.urlLoaded(_:byMessage:)`. Part of the model, not of the SDK.
public struct OptionalURLLoaded {
    fileprivate let delegate: any MessagingDelegate

    /// Makes the call, on the caller's thread.
    /// - Parameters:
    ///   - url: the link.
    ///   - message: the message whose page it is on.
    public func callAsFunction(_ url: URL, byMessage message: any Showable) {
        delegate.urlLoaded(url, byMessage: message)
    }
}

extension MessagingDelegate {
    /// The optional requirement of this name, to be called with a question mark. Never nil here.
    public var urlLoaded: OptionalURLLoaded? { OptionalURLLoaded(delegate: self) }
}

/// A call of `FullscreenMessageDelegate.webViewDidFinishInitialLoading(webView:)`. Part of the model, not of the
/// SDK.
public struct OptionalDidFinishInitialLoading {
    fileprivate let delegate: any FullscreenMessageDelegate

    /// Makes the call, on the caller's thread.
    /// - Parameter webView: the page's view.
    public func callAsFunction(webView: WKWebView) {
        delegate.webViewDidFinishInitialLoading(webView: webView)
    }
}

/// A call of `FullscreenMessageDelegate.onError(message:error:)`. Part of the model, not of the SDK.
public struct OptionalOnError {
    fileprivate let delegate: any FullscreenMessageDelegate

    /// Makes the call, on the caller's thread.
    /// - Parameters:
    ///   - message: the message.
    ///   - error: the reason.
    public func callAsFunction(message: FullscreenMessage, error: PresentationError) {
        delegate.onError(message: message, error: error)
    }
}

extension FullscreenMessageDelegate {
    /// The optional requirement of this name, to be called with a question mark. Never nil here.
    public var webViewDidFinishInitialLoading: OptionalDidFinishInitialLoading? {
        OptionalDidFinishInitialLoading(delegate: self)
    }

    /// The optional requirement of this name, to be called with a question mark. Never nil here.
    public var onError: OptionalOnError? { OptionalOnError(delegate: self) }
}

/// A call of the optional `UIService.createFullscreenMessage`, the one with settings. Part of the model, not of the
/// SDK.
public struct OptionalCreateFullscreenMessage {
    fileprivate let service: any UIService

    /// Makes the call, on the caller's thread.
    /// - Parameters:
    ///   - payload: the HTML page.
    ///   - listener: who is told about this one message; held strongly.
    ///   - isLocalImageUsed: whether images come from the asset map.
    ///   - settings: the looks.
    public func callAsFunction(
        payload: String, listener: (any FullscreenMessageDelegate)?, isLocalImageUsed: Bool,
        settings: MessageSettings?
    ) -> any FullscreenPresentable {
        service.createFullscreenMessage(
            payload: payload, listener: listener, isLocalImageUsed: isLocalImageUsed, settings: settings)
    }
}

extension UIService {
    /// The optional requirement of this name, to be called with a question mark. Never nil here.
    public var createFullscreenMessage: OptionalCreateFullscreenMessage? {
        OptionalCreateFullscreenMessage(service: self)
    }
}

@available(*, unavailable) extension OptionalURLLoaded: Sendable {}
@available(*, unavailable) extension OptionalDidFinishInitialLoading: Sendable {}
@available(*, unavailable) extension OptionalOnError: Sendable {}
@available(*, unavailable) extension OptionalCreateFullscreenMessage: Sendable {}
