// Model-only API. In version 2.0.0 of the SDK the app's delegate was a `FullscreenMessageDelegate`, and some names had
// another meaning than in later versions. Names that can be told apart by their types are here.

extension AdobeAndroid2Host {
    /// Whether the SDK behaves as version 2.0.0 did (rules, section 6); initially false. Set it before anything else is
    /// done on the stage. Any thread.
    ///
    /// The registered object is then both the delegate and the listener of every message (A2-200). Messages call no
    /// listener of their own, even those made with the UI service.
    public var isFirstShape: Bool {
        get { ServiceProvider.of(stage).state.withLock { $0.isFirstShape } }
        set { ServiceProvider.of(stage).state.withLock { $0.isFirstShape = newValue } }
    }
}

/// Members that have the same name in version 2.0.0 and later. They are in a protocol, so that Swift prefers the later
/// versions' members where both would match.
public protocol FirstServiceProvider: ServiceProvider {}

extension ServiceProvider: FirstServiceProvider {}

extension FirstServiceProvider {
    /// Registers the app's delegate, in version 2.0.0. Any thread.
    ///
    /// On a stage without `AdobeAndroid2Host.isFirstShape` it only fills the slot, and an error is logged.
    /// - Parameter messageDelegate: held strongly.
    public func setMessageDelegate(_ messageDelegate: (any FullscreenMessageDelegate)?) {
        if !state.withLock({ $0.isFirstShape }) { AdobeLog.noteWrongShape() }
        setSlot(nil, messageDelegate)
    }

    /// The app's delegate, in version 2.0.0. Any thread.
    public func getMessageDelegate() -> (any FullscreenMessageDelegate)? {
        state.withLock { $0.firstDelegate }
    }
}

extension ServiceProvider {
    /// A message registers itself if no delegate is registered (A2-201).
    func registerFirstDelegate(_ message: InternalMessage) {
        state.withLock { state in
            if state.isFirstShape, state.firstDelegate == nil { state.firstDelegate = message }
        }
    }
}

/// Version 2.0.0's `MessagingDelegate`: a class that apps subclass to keep its handling of links. Later versions use
/// that name for a protocol. Subclasses declare Sendable themselves.
open class FirstMessagingDelegate: FullscreenMessageDelegate {
    /// Makes a delegate.
    public init() {}

    /// Only logs.
    open func onShow(_ message: any FullscreenMessage) {
        AdobeLog.noteDefault("MessagingDelegate.onShow")
    }

    /// Only logs.
    open func onDismiss(_ message: any FullscreenMessage) {
        AdobeLog.noteDefault("MessagingDelegate.onDismiss")
    }

    /// Lets the message pass.
    open func shouldShowMessage(_ message: any FullscreenMessage) -> Bool { true }

    /// Only logs.
    open func onShowFailure() {
        AdobeLog.noteDefault("MessagingDelegate.onShowFailure")
    }

    /// Handles the SDK's own links (A2-206).
    open func overrideUrlLoad(_ message: any FullscreenMessage, _ url: String) -> Bool {
        FirstLinks.follow(url, on: message)
    }

    /// Opens a URL outside the app.
    /// - Parameters:
    ///   - message: the message that contains the link.
    ///   - url: the URL.
    public func openUrl(_ message: any FullscreenMessage, _ url: String) {
        FirstLinks.open(url, on: message)
    }
}

@available(*, unavailable) extension FirstMessagingDelegate: Sendable {}
