/// The delegate of an app for Lantern, a vendor that does not exist.
public protocol LanternDelegate: AnyObject, Sendable {
    /// Whether a triggered card must not appear. Called on a background thread; a vetoed card can be shown later with
    /// `LanternCard.show()`, which does not ask.
    func lanternVetoes(_ card: LanternCard) -> Bool
    /// The card is on the screen. Called on the main thread; no other callback comes before it.
    func lanternDidPresent(_ card: LanternCard)
    /// The card has left the screen. Called on the main thread.
    /// - Parameter reason: `user`, `code`, `card` for a tap on the card, or `button:` and the button's name.
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
