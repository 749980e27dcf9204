package import InAppContracts

extension LinkHook {
    /// The hook of Airship's SDKs: actions, and the app's deep-link delegate.
    package static let airship = LinkHook(
        whenLeft:
            "The actions of a button or a message (`deep_link_action`, `open_external_url_action`) run in Airship’s SDK, which "
            + "gives deep links to the app’s deep-link delegate. Under another SDK no action of Airship’s runs and that delegate "
            + "is not called. Open its links in the hook of the new SDK.",
        whenJoined:
            "Airship’s delegates are not notified of links. A click runs actions: `deep_link_action` gives its URL to the app’s "
            + "deep-link delegate, `open_external_url_action` gives it to the system. Route in the deep-link delegate, and send "
            + "the campaigns’ links as `deep_link_action`.")
}
