import AdobeAndroidShared

/// What the SDK makes of a URL that a message's page asks for (A3-084 to A3-090).
enum MessageLink {
    /// What a link asks for.
    struct Action {
        /// What the user chose, for reports.
        var interaction: String?
        /// What to open, or the script to run (A3-126).
        var target: LinkTarget?
        /// Whether the message is to be dismissed: the hosts `dismiss` and `cancel` do that.
        var isDismissal = false
        /// Whether there is no host, which makes the SDK fail when everything else is done (A3-090).
        var lacksHost = false
    }

    /// Nobody can do anything with the text: it is empty, or no URI.
    case swallowed
    /// A link of the SDK's own scheme.
    case followed(Action)

    /// Reads a URL's text.
    /// - Returns: nil for what is not the SDK's: another scheme, or no query (A3-084, A3-085).
    /// - Throws: `IllegalArgumentException` for an escape that is none once the query was decoded (A3-088).
    init?(_ text: String) throws(IllegalArgumentException) {
        guard !text.isEmpty, let uri = JavaURI(text) else {
            self = .swallowed
            return
        }
        guard uri.scheme == "adbinapp", let query = uri.query else { return nil }
        guard let decoded = query.formDecoded else {
            throw IllegalArgumentException("The link has an illegal escape: \(text)")
        }
        var parameters = LinkParameters(decoded)
        self = .followed(
            Action(
                interaction: parameters.take("interaction"), target: parameters.takeTarget(),
                isDismissal: uri.host == "dismiss" || uri.host == "cancel", lacksHost: uri.host == nil))
    }
}
