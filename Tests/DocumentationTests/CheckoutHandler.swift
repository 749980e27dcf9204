import InAppCompat

/// Holds messages while the user pays. The same file is compiled for iOS and for Android: `Compat/Android` links to it, and
/// adds what Java needs to make it by its name.
@MainActor final class CheckoutHandler: InAppMessageHandler {
    var isPaying = false
    private(set) var shown: [String] = []

    init() {}

    func decideDisplay(of message: CompatMessage) -> DisplayDecision { isPaying ? .hold : .show }

    func didPresent(_ message: CompatMessage) { shown.append(message.id) }
}
