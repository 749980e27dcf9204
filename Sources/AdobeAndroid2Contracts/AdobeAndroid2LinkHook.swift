import InAppContracts

extension LinkHook {
    /// How links reach the app other than through its delegate.
    static let adobeAndroid2 = LinkHook(
        whenLeft:
            "Only Adobe’s SDK asks the `URIHandler` that the app has set by `setURIHandler`. What it decides "
            + "belongs in the hook of the new SDK, or in a handler’s `shouldPerform(_:of:)`.",
        whenJoined:
            "Adobe opens what a page’s `link=` says by `UIService.showUrl(_:)` (A2-075). A `URIHandler`, set by "
            + "`setURIHandler`, makes the intent that opens it, before your "
            + "delegate hears of the link by `urlLoaded` (A2-072).")
}
