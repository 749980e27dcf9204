import InAppContracts

extension LinkHook {
    /// How links reach the app other than through its delegate.
    static let braze = LinkHook(
        whenLeft:
            "Pass your `BrazeDelegate` along: `AdoptedBrazeDelegate(delegate, sdkDelegate: brazeDelegate)`. "
            + "`braze(_:shouldOpenURL:)` is called for each link that the new SDK lets a delegate refuse. If it changes the "
            + "URL, the original URL is opened, and a diagnostic says so.",
        whenJoined:
            "Braze calls `BrazeDelegate.braze(_:shouldOpenURL:)` for each URL that has passed `shouldProcess` (BZ-089). Set "
            + "`braze.delegate`: false means that the app has opened the link itself.")
}
