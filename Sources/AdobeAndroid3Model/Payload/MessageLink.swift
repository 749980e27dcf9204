import AdobeAndroidShared

/// How the SDK interprets a URL that a message's page requests (A3-084 to A3-090).
enum MessageLink {
    /// The actions of a link.
    struct Action {
        /// The user's interaction, for reports.
        var interaction: String?
        /// The URL to open, or the script to run (A3-126).
        var target: LinkTarget?
        /// Whether the message is to be dismissed: the case for the hosts `dismiss` and `cancel`.
        var isDismissal = false
        /// Whether there is no host. The SDK then fails after everything else is done (A3-090).
        var lacksHost = false
    }

    /// The text is ignored: it is blank (A3-138), or not a URI.
    case swallowed
    /// A link with the SDK's own scheme.
    case followed(Action)

    /// Parses a URL text.
    /// - Returns: nil when it is not the SDK's: another scheme, or no query (A3-084, A3-085).
    /// - Throws: `IllegalArgumentException` for an invalid escape after the query was decoded (A3-088).
    init?(_ text: String) throws(IllegalArgumentException) {
        guard !text.isBlankInJava, let uri = JavaURI(text) else {
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
