/// Makes what the SDK shows (rules, 1.6). Not bound to an actor.
public protocol UIService: AnyObject {
    /// Shows an alert, unless a message or an alert is displayed (A2-040) or it has no button (A2-211). Any
    /// thread.
    ///
    /// The monitor is occupied when this returns: another alert fails at once (A2-210).
    /// - Parameters:
    ///   - alertSetting: what it says.
    ///   - alertListener: who is told about it.
    func showAlert(_ alertSetting: AlertSetting, _ alertListener: (any AlertListener)?)

    /// Opens a URL outside the app. Any thread.
    /// - Parameter url: the URL.
    /// - Returns: false when it is blank (A2-218) or there is no activity.
    @discardableResult
    func showUrl(_ url: String) -> Bool

    /// Sets what decides which URI opens what. Any thread.
    /// - Parameter uriHandler: held strongly; nil leaves all to the system.
    func setURIHandler(_ uriHandler: (any URIHandler)?)

    /// What a URI opens. Any thread.
    /// - Parameter uri: the URI.
    func getIntentWithURI(_ uri: String) -> Intent?

    /// Makes a floating button. Any thread.
    /// - Parameter buttonListener: who is told about it.
    /// - Returns: nil without an activity.
    func createFloatingButton(_ buttonListener: any FloatingButtonListener) -> (any FloatingButton)?

    /// Makes a full-screen message. Any thread.
    /// - Parameters:
    ///   - html: the page.
    ///   - fullscreenMessageDelegate: who is told about this one message; held strongly.
    ///   - isLocalImageUsed: ignored: images come from the map of local assets if there is one (A2-216).
    ///   - messageSettings: the looks.
    /// - Returns: nil without a listener.
    func createFullscreenMessage(
        _ html: String, _ fullscreenMessageDelegate: (any FullscreenMessageDelegate)?,
        _ isLocalImageUsed: Bool, _ messageSettings: MessageSettings?
    ) -> (any FullscreenMessage)?
}
