// Model-only API. Version 2.0.0 of the SDK, in which the app's delegate was a `FullscreenMessageDelegate`, used
// the same names for other things than its successors. What can be told apart by types is here.

extension AdobeAndroid2Host {
    /// Whether the SDK behaves as version 2.0.0 did (rules, section 6); false at first. To be set before
    /// anything else is done on the stage. Any thread.
    ///
    /// The object that the app registers is then delegate and every message's listener in one (A2-200):
    /// messages, also those made with the UI service, call no listener of their own.
    public var isFirstShape: Bool {
        get { ServiceProvider.of(stage).state.withLock { $0.isFirstShape } }
        set { ServiceProvider.of(stage).state.withLock { $0.isFirstShape = newValue } }
    }
}

/// What version 2.0.0 calls as its successors do. It is a protocol's, so that Swift takes the successors' where both would do.
public protocol FirstServiceProvider: ServiceProvider {}

extension ServiceProvider: FirstServiceProvider {}

extension FirstServiceProvider {
    /// Registers the app's delegate, in version 2.0.0. Any thread.
    ///
    /// On a stage without `AdobeAndroid2Host.isFirstShape` it has no effect but on the slot, and an error
    /// stands in the log.
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
    /// A message registers itself when nobody else has (A2-201).
    func registerFirstDelegate(_ message: InternalMessage) {
        state.withLock { state in
            if state.isFirstShape, state.firstDelegate == nil { state.firstDelegate = message }
        }
    }
}

/// What version 2.0.0 calls `MessagingDelegate`: the class of which apps make subclasses to keep the handling
/// of links. Its successors use that name for a protocol. Sendable is left to the subclasses.
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
    ///   - message: the message whose link it is.
    ///   - url: the URL.
    public func openUrl(_ message: any FullscreenMessage, _ url: String) {
        FirstLinks.open(url, on: message)
    }
}

@available(*, unavailable) extension FirstMessagingDelegate: Sendable {}
