/// The parameters of a link with the SDK's own scheme (A2-076, A3-087).
package struct LinkParameters: Sendable {
    private var parameters = JavaHashMap<String>()

    /// Splits a query that is already decoded, so escaped parameters inside a link become parameters of their own.
    ///
    /// A pair with an empty name or value is dropped; of several with the same name, the last one wins.
    package init(_ decodedQuery: String) {
        for pair in decodedQuery.split(separator: "&") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { continue }
            parameters.put(String(parts[0]), String(parts[1]))
        }
    }

    /// Removes a parameter.
    /// - Returns: its value; nil if there is none, or if it is blank (A2-106, A3-138).
    package mutating func take(_ name: String) -> String? {
        guard let value = parameters.remove(name), !value.isBlankInJava else { return nil }
        return value
    }

    /// Removes the destination: a URL to which all remaining parameters are appended, because they are usually its own
    /// (A2-077, A3-089), or a script, to which none is appended (A2-214, A3-126).
    ///
    /// They are appended in the order of the SDK's map, not in that of the query (A2-109, A3-139).
    package mutating func takeTarget() -> LinkTarget? {
        guard let link = take("link") else { return nil }
        if link.hasPrefix("js") { return .script(link) }
        return .url(parameters.entries.reduce(link) { "\($0)&\($1.key)=\($1.value)" })
    }
}

/// The destination of a link with the SDK's own scheme.
package enum LinkTarget: Sendable, Hashable {
    /// A URL to open outside the app.
    case url(String)
    /// A script for the page: the text begins with the letters `js`, even if they are a scheme (A2-075, A3-086).
    case script(String)

    /// The URL or the script.
    package var text: String {
        switch self {
        case .url(let text), .script(let text): text
        }
    }
}
