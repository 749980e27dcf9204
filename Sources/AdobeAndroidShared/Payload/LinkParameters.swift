/// The parameters of a link of the SDK's own scheme (A2-076, A3-087).
package struct LinkParameters: Sendable {
    private var parameters = JavaHashMap<String>()

    /// Splits a query that was decoded before, so that what was escaped in a link has become parameters of its own.
    ///
    /// A pair with an empty name or value is dropped; of several with one name the last value counts.
    package init(_ decodedQuery: String) {
        for pair in decodedQuery.split(separator: "&") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { continue }
            parameters.put(String(parts[0]), String(parts[1]))
        }
    }

    /// Takes a parameter out.
    /// - Returns: its value; nil when there is none, and when it is blank (A2-106, A3-138).
    package mutating func take(_ name: String) -> String? {
        guard let value = parameters.remove(name), !value.isBlankInJava else { return nil }
        return value
    }

    /// Takes the destination out: a URL with every parameter that is left behind it, for those are its own as a
    /// rule (A2-077, A3-089); or a script, which gets none of them (A2-214, A3-126).
    ///
    /// What is appended stands in the order of the SDK's map, not in that of the query (A2-109, A3-139).
    package mutating func takeTarget() -> LinkTarget? {
        guard let link = take("link") else { return nil }
        if link.hasPrefix("js") { return .script(link) }
        return .url(parameters.entries.reduce(link) { "\($0)&\($1.key)=\($1.value)" })
    }
}

/// Where a link of the SDK's own scheme leads.
package enum LinkTarget: Sendable, Hashable {
    /// Out of the app.
    case url(String)
    /// Into the page: the text begins with the letters `js`, be it a scheme (A2-075, A3-086).
    case script(String)

    /// The URL or the script.
    package var text: String {
        switch self {
        case .url(let text), .script(let text): text
        }
    }
}
