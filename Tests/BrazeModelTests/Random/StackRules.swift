#if canImport(BrazeUI)
    import BrazeUI
#else
    import BrazeModel
#endif

/// What the rules say of the stack, and of the message that follows a click: which messages wait, in which order.
///
/// Told of what the app does and answers; it looks at nothing of the model.
struct StackRules {
    /// The messages that wait, the last one on top (BZ-014).
    private(set) var expected: [String] = []
    /// Whether a click is being processed (BZ-090).
    private(set) var isProcessing = false
    private var followup: String?

    /// A message is presented: while another is up it waits (BZ-016), or follows a click (BZ-100, BZ-101).
    mutating func presents(_ id: String, whileVisible isVisible: Bool) {
        guard isVisible else { return }
        guard isProcessing else { return moveToTop(id) }
        if let followup { expected.append(followup) }
        followup = id
    }

    /// The delegate has answered; another message may be up by then (BZ-010 to BZ-012, BZ-021, BZ-022).
    mutating func answers(
        _ id: String, _ choice: BrazeInAppMessageUI.DisplayChoice, whileVisible isVisible: Bool
    ) {
        switch choice {
        case .now: if !isVisible { remove(id) }
        case .reenqueue: moveToTop(id)
        case .discard: remove(id)
        }
    }

    /// The app calls presentNext (BZ-018 to BZ-022).
    mutating func presentsNext(whileVisible isVisible: Bool) {
        guard !isVisible, let next = expected.last else { return }
        remove(next)
    }

    /// The delegate has allowed a click (BZ-090, BZ-150).
    ///
    /// - Parameter isUp: whether the message is still there.
    mutating func allowsClick(onMessageThatIsUp isUp: Bool) { isProcessing = isUp }

    /// didDismiss has returned (BZ-066, BZ-102).
    mutating func isGone(whileVisible isVisible: Bool) {
        isProcessing = false
        guard let next = followup else { return }
        followup = nil
        presents(next, whileVisible: isVisible)
    }

    /// The SDK has everything forgotten (BZ-110, BZ-113).
    mutating func isWiped() { self = StackRules() }

    private mutating func moveToTop(_ id: String) {
        remove(id)
        expected.append(id)
    }

    private mutating func remove(_ id: String) { expected.removeAll { $0 == id } }
}
