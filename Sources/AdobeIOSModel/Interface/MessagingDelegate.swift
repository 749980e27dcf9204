public import Foundation
public import PlatformStandIns

/// What an app implements to be asked and told about every full-screen message.
///
/// The SDK holds it weakly (AI-001), one a process (AI-002; here: one a stage), and looks it up again for
/// each callback (AI-003). In the SDK it is an Objective-C protocol, hence bound to classes.
///
/// Not bound to an actor; `shouldShowMessage` and `onShow` arrive on a background thread, the others on
/// the main thread.
public protocol MessagingDelegate: AnyObject {
    /// A message was accepted and is about to be put on the screen (AI-035).
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
    /// Background thread (AI-040). Asked only where the delegate has control (AI-020) and only while no
    /// other message is displayed (AI-032). The web view exists already (AI-030).
    /// - Parameter message: the message that wants to be shown.
    /// - Returns: false to suppress it; nothing else is reported to the delegate then (AI-034).
    func shouldShowMessage(message: any Showable) -> Bool

    /// The SDK swallowed a navigation of the message's page: an `adbinapp` link (AI-091).
    ///
    /// Main thread, before the navigation is cancelled. Optional.
    /// - Parameters:
    ///   - url: the link.
    ///   - message: the message whose page it is on.
    func urlLoaded(_ url: URL, byMessage message: any Showable)
}

extension MessagingDelegate {
    /// Does nothing: the requirement is optional.
    public func urlLoaded(_ url: URL, byMessage message: any Showable) { LeftOutCallback.runs(for: self) }
}

// Where the SDK's protocols have optional requirements, code that forwards calls them with a question mark:
// `delegate.urlLoaded?(url, byMessage: message)`. Objective-C makes that compile there. Here each such requirement
// has a property of its base name besides, whose value is called in its place. It is never nil: who has not
// implemented the requirement has its default, which does nothing. A call without the question mark compiles here, too,
// and does not with the SDK: without Objective-C a requirement that can be implemented can be called.

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

/// Why a message was not shown. As in the SDK it does not conform to `Error`, and apps cannot make one.
///
/// `@unchecked Sendable` is sound because the only property is an immutable string; `NSObject` makes the
/// compiler unable to see it.
public class PresentationError: NSObject, @unchecked Sendable {
    private let reason: String

    private init(reason: String) {
        self.reason = reason
    }

    /// Another message is on the screen (AI-033).
    static let conflict = PresentationError(reason: "Conflict")
    /// The app's delegate said no (AI-034).
    static let suppressedByAppDeveloper = PresentationError(reason: "SuppressedByAppDeveloper")

    /// The reason as a word: `Conflict` or `SuppressedByAppDeveloper`. Any thread.
    public func getReason() -> String { reason }
}
