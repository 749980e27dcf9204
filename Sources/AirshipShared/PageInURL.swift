import Foundation
package import HeadlessStage

/// The page of an HTML message whose URL has the page in it (`data:text/html,…`), as ports and tests write it. The pages of
/// other URLs are on a server, so that the stage does not know what is on them. A namespace, without instances.
package enum PageInURL {
    /// The element of the page that a user means, by its id or its title; nil if the page has none of the name, or is not
    /// known.
    package static func element(named name: String, at url: String) -> PageElement? {
        html(at: url).flatMap { PageElement.named(name, in: $0) { _ in false } }
    }

    /// The page in a URL; nil for any other URL.
    static func html(at url: String) -> String? {
        guard url.lowercased().hasPrefix("data:text/html"), let comma = url.firstIndex(of: ",") else {
            return nil
        }
        let data = String(url[url.index(after: comma)...])
        guard url[..<comma].lowercased().hasSuffix(";base64") else { return data.removingPercentEncoding }
        return Data(base64Encoded: data.removingPercentEncoding ?? data).map {
            String(decoding: $0, as: UTF8.self)
        }
    }
}
