import InAppCompat

// snippet: cart handler
/// The same, as the handler that the delegate becomes.
@MainActor final class CartHandler: InAppMessageHandler {
    var cartIsOpen = false
    private(set) var seen: [String] = []

    func decideDisplay(of message: CompatMessage) -> DisplayDecision { cartIsOpen ? .hold : .show }

    func didPresent(_ message: CompatMessage) { seen.append(message.id) }
}
// end snippet
