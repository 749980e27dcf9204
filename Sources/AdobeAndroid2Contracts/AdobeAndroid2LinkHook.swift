import InAppContracts

extension LinkHook {
    /// How links reach the app other than through its delegate.
    static let adobeAndroid2 = LinkHook(
        whenLeft:
            "Only Adobe’s SDK asks the `URIHandler` that the app has set by `setURIHandler`. Its decision "
            + "belongs in the hook of the new SDK, or in a handler’s `shouldPerform(_:of:)`.",
        whenJoined:
            "Adobe opens a page’s `link=` by `UIService.showUrl(_:)` (A2-075). A `URIHandler`, set by "
            + "`setURIHandler`, creates the intent that opens it, before your delegate receives the link "
            + "in `urlLoaded` (A2-072).")
}
