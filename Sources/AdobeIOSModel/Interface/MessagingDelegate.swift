public import Foundation
public import PlatformStandIns

/// The delegate that an app implements to approve every full-screen message and to be told about it.
///
/// The SDK holds it weakly (AI-001), one per process (AI-002; here: one per stage), and looks it up again for each
/// callback (AI-003). In the SDK it is an Objective-C protocol and therefore limited to classes.
///
/// Not bound to an actor; `shouldShowMessage` and `onShow` arrive on a background thread, the others on
/// the main thread.
public protocol MessagingDelegate: AnyObject {
    /// A message was accepted and is about to be shown (AI-035).
    ///
    /// Background thread, the one on which `shouldShowMessage` was asked.
    /// - Parameter message: a `FullscreenMessage`; its `parent` is the `Message` of a campaign.
    func onShow(message: any Showable)

    /// A message has left the screen: the exit animation is over and its web view is gone (AI-073).
    ///
    /// Main thread.
    /// - Parameter message: the message that was dismissed.
    func onDismiss(message: any Showable)

    /// Whether a message may be shown now.
    ///
    /// Background thread (AI-040). It is asked only if the delegate has control (AI-020) and no other message is
    /// displayed (AI-032). The web view already exists (AI-030).
    /// - Parameter message: the message to be shown.
    /// - Returns: false to suppress it. The delegate then gets no other callback (AI-034).
    func shouldShowMessage(message: any Showable) -> Bool

    /// The SDK handled a navigation of the message's page itself: an `adbinapp` link (AI-091).
    ///
    /// Main thread, before the navigation is cancelled. Optional.
    /// - Parameters:
    ///   - url: the link.
    ///   - message: the message that contains the link.
    func urlLoaded(_ url: URL, byMessage message: any Showable)
}

extension MessagingDelegate {
    /// Does nothing: the requirement is optional.
    public func urlLoaded(_ url: URL, byMessage message: any Showable) { LeftOutCallback.runs(for: self) }
}

// In the SDK these protocols have optional requirements, and code that forwards calls uses a question mark:
// `delegate.urlLoaded?(url, byMessage: message)`. That compiles there because of Objective-C. Here each such
// requirement also has a property of its base name, and the call goes to the property's value. The value is never nil:
// a type that does not implement the requirement has its default, which does nothing. A call without the question mark
// also compiles here, but not with the SDK, because without Objective-C a requirement that can be implemented can be
// called.

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
    ///   - listener: gets the callbacks for this one message; held strongly.
    ///   - isLocalImageUsed: whether images come from the asset map.
    ///   - settings: the appearance settings.
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

/// The reason why a message was not shown. As in the SDK it does not conform to `Error`, and apps cannot make one.
///
/// `@unchecked Sendable` is sound: the only property is an immutable string. The compiler cannot see that because of
/// `NSObject`.
public class PresentationError: NSObject, @unchecked Sendable {
    private let reason: String

    private init(reason: String) {
        self.reason = reason
    }

    /// Another message is on the screen (AI-033).
    static let conflict = PresentationError(reason: "Conflict")
    /// The app's delegate refused (AI-034).
    static let suppressedByAppDeveloper = PresentationError(reason: "SuppressedByAppDeveloper")

    /// The reason as a word: `Conflict` or `SuppressedByAppDeveloper`. Any thread.
    public func getReason() -> String { reason }
}
