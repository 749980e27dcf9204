/// The parameters of a link of the SDK's own scheme (A2-076, A3-087).
package struct LinkParameters: Sendable {
    private var parameters: [(name: String, value: String)] = []

    /// Splits a query that was decoded before, so that what was escaped in a link has become parameters of its own.
    ///
    /// A pair with an empty name or value is dropped; of several with one name the last value counts.
    package init(_ decodedQuery: String) {
        var places: [String: Int] = [:]
        for pair in decodedQuery.split(separator: "&") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { continue }
            let parameter = (String(parts[0]), String(parts[1]))
            if let place = places[parameter.0] {
                parameters[place] = parameter
            } else {
                places[parameter.0] = parameters.count
                parameters.append(parameter)
            }
        }
    }

    /// Takes a parameter out.
    /// - Returns: its value; nil when there is none.
    package mutating func take(_ name: String) -> String? {
        guard let place = parameters.firstIndex(where: { $0.name == name }) else { return nil }
        return parameters.remove(at: place).value
    }

    /// Takes the destination out: a URL with every parameter that is left behind it, for those are its own as a
    /// rule (A2-077, A3-089); or a script, which gets none of them (A2-214, A3-126).
    ///
    /// The SDK's order of what is appended is unspecified; here it is that of the query.
    package mutating func takeTarget() -> LinkTarget? {
        guard let link = take("link") else { return nil }
        if link.hasPrefix("js") { return .script(link) }
        return .url(parameters.reduce(link) { "\($0)&\($1.name)=\($1.value)" })
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
