extension Braze {
    /// The device's id. Headless: the same on every stage.
    public var deviceId: String { "headless-device" }

    /// Gives the SDK the id that the vendors of apps know the device by. Headless: a note in the stage's log.
    ///
    /// - Parameter identifierForVendor: the id.
    public func set(identifierForVendor: String) {
        recordCall("identifierForVendor", ["value": identifierForVendor])
    }

    /// Called at launch by an app that makes its `Braze` later. Headless: nothing is there to be kept until
    /// then.
    ///
    /// - Parameter pushAutomation: what is done by itself for notifications until then. That it is there, and
    ///   its default, are guesses.
    public static func prepareForDelayedInitialization(
        pushAutomation: Configuration.Push.Automation? = nil
    ) {}
}
