/// What the SDK makes of a URL that a message's page asks for (A3-084 to A3-090).
enum MessageLink {
    /// What a link asks for.
    struct Action {
        /// What the user chose, for reports.
        var interaction: String?
        /// What to open, or the script to run when it begins with `js`.
        var target: String?
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
        self = .followed(Self.action(decoded, host: uri.host))
    }

    /// The query is split after it was decoded, so what was escaped in a link becomes a parameter of its own and
    /// goes back to the link: in the order of the text here, in any order in the SDK (A3-087).
    private static func action(_ query: String, host: String?) -> Action {
        var values: [String: String] = [:]
        var order: [String] = []
        for pair in query.split(separator: "&") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { continue }
            let name = String(parts[0])
            if values.updateValue(String(parts[1]), forKey: name) == nil { order.append(name) }
        }
        let interaction = values.removeValue(forKey: "interaction")
        let link = values.removeValue(forKey: "link")
        let rest = order.compactMap { name in values[name].map { "&\(name)=\($0)" } }.joined()
        return Action(
            interaction: interaction, target: link.map { $0 + rest },
            isDismissal: host == "dismiss" || host == "cancel", lacksHost: host == nil)
    }
}
