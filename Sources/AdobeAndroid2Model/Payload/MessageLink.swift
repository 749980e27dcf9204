import AdobeAndroidShared

/// A link with the SDK's own scheme: `adbinapp://dismiss?interaction=ok&link=…` (A2-075 to A2-080).
struct MessageLink {
    /// The user's interaction, for reports; nil when missing or blank.
    let interaction: String?
    /// The URL to open outside the app or the script to run (A2-214); nil when missing or blank.
    let target: LinkTarget?
    /// nil when the link has none. The SDK then fails after everything else is done (A2-080).
    let host: String?

    /// Reads a link.
    /// - Returns: nil when the scheme is not exactly `adbinapp` (A2-073).
    init?(_ uri: JavaURI) {
        guard uri.scheme == "adbinapp" else { return nil }
        var parameters = LinkParameters(uri.query ?? "")
        host = uri.host
        interaction = parameters.take("interaction")
        target = parameters.takeTarget()
    }

    /// Follows the link in this order: the interaction, the destination, the dismissal (A2-075).
    ///
    /// - Parameter message: the message of the view. Without one there is nothing to track, to run or to dismiss, but
    ///   URLs are still opened (A2-108).
    func follow(on message: (any Message)?, in view: any FullscreenMessage) {
        if let interaction { message?.track(interaction, .inAppInteract) }
        switch target {
        case .script(let script): message?.evaluateJavascript(script)
        case .url(let url): view.openUrl(url)
        case nil: break
        }
        if host == "dismiss" { message?.dismiss(true) }
    }
}
