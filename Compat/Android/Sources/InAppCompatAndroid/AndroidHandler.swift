public import InAppCompat

/// A handler that Java can create by name: `InAppCompat.attach("MyHandlers.CheckoutHandler")`.
public protocol AndroidHandler: InAppMessageHandler {
    /// Makes the handler. Main thread.
    init()
}
