import InAppContracts

extension LinkHook {
    /// How links reach the app other than through its delegate.
    static let braze = LinkHook(
        whenLeft:
            "Your `BrazeDelegate` comes along: `AdoptedBrazeDelegate(delegate, sdkDelegate: brazeDelegate)`. It "
            + "is asked `braze(_:shouldOpenURL:)` about each link that the new SDK lets anybody refuse. A URL that "
            + "it changes is opened unchanged, and a diagnostic says so.",
        whenJoined:
            "Braze asks `BrazeDelegate.braze(_:shouldOpenURL:)` about each URL that has passed `shouldProcess` "
            + "(BZ-089). Set `braze.delegate`: false means that the app has opened the link itself.")
}
