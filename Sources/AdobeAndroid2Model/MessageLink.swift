import Foundation

/// A link of the SDK's own scheme: `adbinapp://dismiss?interaction=ok&link=…` (A2-075 to A2-080).
struct MessageLink {
    /// What the user chose, for reports; nil when missing or empty.
    let interaction: String?
    /// What to open outside the app or to run as a script; nil when missing or empty.
    let link: String?
    /// nil when the link has none, which the SDK fails on after all else is done (A2-080).
    let host: String?

    /// Reads a link.
    /// - Returns: nil when the scheme is not exactly `adbinapp` (A2-073).
    init?(_ uri: JavaURI) {
        guard uri.scheme == "adbinapp" else { return nil }
        var parameters = Self.parameters(of: uri.query ?? "")
        host = uri.host
        interaction = Self.take("interaction", from: &parameters)
        // What is left belongs to the link: its own parameters, as a rule (A2-076, A2-077).
        link = Self.take("link", from: &parameters).map { link in
            parameters.reduce(link) { "\($0)&\($1.name)=\($1.value)" }
        }
    }

    /// Whether the link is to be run as a script: its letters begin with `js`, be it a scheme (A2-075).
    var isScript: Bool { link?.hasPrefix("js") == true }

    /// Does what the link asks for: the interaction, the destination, the dismissal, in this order (A2-075).
    func follow(on message: any Message, in view: any FullscreenMessage) {
        if let interaction { message.track(interaction, .inAppInteract) }
        if let link {
            if isScript { message.evaluateJavascript(link) } else { view.openUrl(link) }
        }
        if host == "dismiss" { message.dismiss(true) }
    }

    typealias Parameter = (name: String, value: String)

    /// The parameters of a decoded query; of several with one name the last value counts. The SDK's order of
    /// what is appended to the link is unspecified; here it is that of the query.
    static func parameters(of query: String) -> [Parameter] {
        var places: [String: Int] = [:]
        var parameters: [Parameter] = []
        for pair in query.split(separator: "&") {
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
        return parameters
    }

    private static func take(_ name: String, from parameters: inout [Parameter]) -> String? {
        guard let place = parameters.firstIndex(where: { $0.name == name }) else { return nil }
        return parameters.remove(at: place).value
    }
}
