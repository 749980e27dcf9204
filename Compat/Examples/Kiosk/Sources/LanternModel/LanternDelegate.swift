/// What an app is asked and told by Lantern, a vendor that does not exist.
public protocol LanternDelegate: AnyObject, Sendable {
    /// Whether a card that qualified must not appear. Asked on a background thread; a card that was vetoed can be
    /// shown later with `LanternCard.show()`, which does not ask.
    func lanternVetoes(_ card: LanternCard) -> Bool
    /// The card is on the screen. Called on the main thread; there is no other callback before it.
    func lanternDidPresent(_ card: LanternCard)
    /// The card has left the screen. Called on the main thread.
    /// - Parameter reason: `user`, `code`, or `button:` and the button's name.
    func lanternDidDismiss(_ card: LanternCard, reason: String)
}

extension LanternDelegate {
    /// Lets every card appear.
    public func lanternVetoes(_ card: LanternCard) -> Bool { false }
    /// Does nothing.
    public func lanternDidPresent(_ card: LanternCard) {}
    /// Does nothing.
    public func lanternDidDismiss(_ card: LanternCard, reason: String) {}
}
