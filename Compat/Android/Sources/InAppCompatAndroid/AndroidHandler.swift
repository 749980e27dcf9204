public import InAppCompat

/// A handler that Java can ask for by its name: `InAppCompat.attach("MyHandlers.CheckoutHandler")`.
public protocol AndroidHandler: InAppMessageHandler {
    /// Makes the handler. Main thread.
    init()
}
