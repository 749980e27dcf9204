public import Foundation

/// What a link of a message's page asks for. `CompatMessage.link(_:)` reads one as the message's SDK does.
///
/// Sendable; a value.
public struct MessageLink: Sendable, Hashable {
    /// The link as it is written in the page.
    public let url: URL
    /// The id that is recorded as clicked, if the link names it.
    public let interaction: String?
    /// The URL that the link opens; nil if it only acts on the message.
    public let destination: URL?
    /// Whether the link dismisses the message.
    public let dismisses: Bool

    /// Whether the link only dismisses the message, as a close button does.
    public var isPlainDismissal: Bool { dismisses && interaction == nil && destination == nil }

    /// Reads a link. One that is not of the dialect is its own destination.
    public init(_ url: URL, dialect: LinkDialect? = nil) {
        self.url = url
        guard let dialect, url.scheme == dialect.scheme else {
            interaction = nil
            destination = url
            dismisses = false
            return
        }
        let query = LinkQuery(url, dialect)
        interaction = query?.interaction
        destination = query?.destination
        dismisses =
            query != nil && url.host.map(dialect.dismissals.contains) == true
            && !(dialect.needsQuery && url.query == nil)
    }
}

/// The query of a link of the SDK's own scheme, read as its SDK reads it.
private struct LinkQuery {
    private typealias Parameter = (name: String, value: String)

    private let dialect: LinkDialect
    /// The parameters as every app reads them.
    private let items: [Parameter]
    /// The parameters as the SDK reads them.
    private let parameters: [Parameter]

    /// - Returns: nil if the SDK cannot decode the query.
    init?(_ url: URL, _ dialect: LinkDialect) {
        let components = URLComponents(url: url, resolvingAgainstBaseURL: false)
        items = (components?.queryItems ?? []).map { ($0.name, $0.value ?? "") }
        self.dialect = dialect
        guard dialect.reading != .separatesFirst else {
            parameters = items
            return
        }
        let query = components?.percentEncodedQuery ?? ""
        var text = Self.decoded(query) ?? query
        if dialect.reading == .decodesTwiceFirst {
            guard let form = Self.decoded(text.replacingOccurrences(of: "+", with: " ")) else { return nil }
            text = form
        }
        parameters = text.split(separator: "&").compactMap { pair in
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
            return (String(parts[0]), String(parts[1]))
        }
    }

    var interaction: String? { value(dialect.interaction, in: parameters).flatMap(filled) }

    /// The URL that the SDK opens; without one, the URL that the app is meant to open.
    var destination: URL? {
        if let own = dialect.destinations.first, let text = value(own, in: parameters) {
            return filled(text).flatMap(opened)
        }
        for name in dialect.destinations.dropFirst() {
            if let text = value(name, in: items) { return URL(string: text) }
        }
        return nil
    }

    private func opened(_ text: String) -> URL? {
        if let prefix = dialect.scriptPrefix, text.hasPrefix(prefix) { return nil }
        if dialect.reading == .separatesFirst {
            return text.removingPercentEncoding.flatMap(URL.init(string:))
        }
        return URL(string: dialect.appendsRest ? text + rest : text)
    }

    /// The parameters that the SDK does not know, of several with one name the last.
    private var rest: String {
        let known = [dialect.interaction] + dialect.destinations.prefix(1)
        var unknown: [Parameter] = []
        for parameter in parameters where !known.contains(parameter.name) {
            unknown.removeAll { $0.name == parameter.name }
            unknown.append(parameter)
        }
        return unknown.reduce("") { "\($0)&\($1.name)=\($1.value)" }
    }

    /// The value of the last parameter with this name; nil if there is none.
    private func value(_ name: String, in parameters: [Parameter]) -> String? {
        parameters.last { $0.name == name }?.value
    }

    /// nil for a value that the SDK ignores.
    private func filled(_ value: String) -> String? {
        let isIgnored =
            dialect.reading == .separatesFirst ? value.isEmpty : value.utf16.allSatisfy { $0 <= 0x20 }
        return isIgnored ? nil : value
    }

    /// The text with its escapes decoded once; nil for an invalid escape.
    private static func decoded(_ text: String) -> String? {
        var bytes: [UInt8] = []
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            let digits = rest.prefix(2)
            guard digits.count == 2, digits.allSatisfy({ UnicodeScalar($0).properties.isASCIIHexDigit }),
                let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
            else { return nil }
            bytes.append(value)
            rest = rest.dropFirst(2)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension CompatMessage {
    /// Reads a link of the message's page as its SDK does.
    public nonisolated func link(_ url: URL) -> MessageLink { MessageLink(url, dialect: dialect) }

    /// The URL that a click opens, whatever the shape; nil if it opens none. `link(_:)` reads a link of `didLoad` in
    /// the same way.
    public nonisolated func destination(of action: MessageAction) -> URL? {
        action.url.flatMap { link($0).destination }
    }
}
