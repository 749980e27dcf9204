import Foundation

/// Pages of SDKs whose messages have an address in the place of a text. For bridges.
extension PageContent {
    private static let dataPrefix = "data:text/html;charset=utf-8,"

    /// A page that goes to an address, which is also its base; one that is in the address itself.
    public init(address: String) {
        if address.hasPrefix(Self.dataPrefix),
            let html = String(address.dropFirst(Self.dataPrefix.count)).removingPercentEncoding
        {
            self.init(html: html)
        } else {
            self.init(html: Self.redirection(to: address))
            baseURL = URL(string: address)
        }
    }

    /// The address of the page: where it goes to, else one that it is in.
    public var address: String {
        if let baseURL, html == Self.redirection(to: baseURL.absoluteString) {
            return baseURL.absoluteString
        }
        return Self.dataPrefix + (html.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")
    }

    private static func redirection(to address: String) -> String {
        let escaped = address.replacingOccurrences(of: "&", with: "&amp;")
            .replacingOccurrences(of: "\"", with: "&quot;")
        return #"<!doctype html><meta http-equiv="refresh" content="0;url=\#(escaped)">"#
    }
}
