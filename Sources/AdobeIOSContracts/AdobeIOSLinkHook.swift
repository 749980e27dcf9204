import InAppContracts

extension LinkHook {
    /// How links reach the app other than through its delegate.
    static let adobeIOS = LinkHook(
        whenLeft:
            "Only Adobe’s SDK asks `ServiceProvider.shared.urlService`. What your `URLOpening` does with a link "
            + "belongs in the hook of the new SDK, or in a handler’s `shouldPerform(_:of:)`.",
        whenJoined:
            "Adobe opens what a page’s `link=` says by `ServiceProvider.shared.urlService` (AI-094). Set a "
            + "`URLOpening` there: its `openUrl(_:)` gets each of them first, before your delegate hears of the "
            + "link by `urlLoaded` (AI-099). Plain links of a page to the web do not come there: they load in the "
            + "page (AI-091).")
}
