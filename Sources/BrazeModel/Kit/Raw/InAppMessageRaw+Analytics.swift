/// Analytics without a `Context`, and without its safeguards.
extension Braze.InAppMessageRaw {
    /// Logs an impression, however often it is called.
    public func logImpression(using braze: Braze) {
        braze.recordImpression(id: id)
    }

    /// Logs a click, however often it is called.
    ///
    /// - Parameter buttonId: the button's id; nil for the message's body.
    public func logClick(buttonId: String?, using braze: Braze) {
        braze.recordClick(id: id, buttonId: buttonId)
    }
}
