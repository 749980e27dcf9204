import InAppContracts

extension LinkHook {
    /// How links reach the app other than through its delegate.
    static let adobeAndroid3 = LinkHook(
        whenLeft:
            "Only Adobe’s SDK asks `ServiceProvider.getInstance().uriService`. The decision of the app’s URI "
            + "handler belongs in the hook of the new SDK, or in a handler’s `shouldPerform(_:of:)`.",
        whenJoined:
            "Adobe opens links by `ServiceProvider.getInstance().uriService`, including web links of a page "
            + "(A3-080, A3-081). A URI handler of the app may supply the target (A3-083). Your delegate "
            + "receives the link afterwards, in `onContentLoaded`.")
}
