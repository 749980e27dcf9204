import InAppContracts

extension LinkHook {
    /// How links reach the app other than through its delegate.
    static let adobeIOS = LinkHook(
        whenLeft:
            "Only Adobe’s SDK asks `ServiceProvider.shared.urlService`. What your `URLOpening` does with a link "
            + "belongs in the hook of the new SDK, or in a handler’s `shouldPerform(_:of:)`.",
        whenJoined:
            "Adobe opens the target of a page’s `link=` with `ServiceProvider.shared.urlService` "
            + "(AI-094). Set a `URLOpening` there: its `openUrl(_:)` gets each link first, before "
            + "your delegate receives `urlLoaded` (AI-099). Plain web links of a page do not reach "
            + "it: they load in the page (AI-091).")
}
