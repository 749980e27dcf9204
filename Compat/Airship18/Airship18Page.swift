import Foundation
import InAppCompat

/// The page of an HTML message: Airship's messages have its address, the neutral content has its text.
nonisolated enum Airship18Page {
    private static let dataPrefix = "data:text/html;charset=utf-8,"

    /// A page that goes to an address, which is also its base; one that is in the address itself.
    static func read(_ address: String) -> PageContent {
        if address.hasPrefix(dataPrefix),
            let html = String(address.dropFirst(dataPrefix.count)).removingPercentEncoding
        {
            return PageContent(html: html)
        }
        var page = PageContent(html: redirection(to: address))
        page.baseURL = URL(string: address)
        return page
    }

    /// The address of a page.
    static func address(of page: PageContent) -> String {
        if let base = page.baseURL, page.html == redirection(to: base.absoluteString) {
            return base.absoluteString
        }
        return dataPrefix + (page.html.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")
    }

    private static func redirection(to address: String) -> String {
        let escaped = address.replacingOccurrences(of: "&", with: "&amp;")
            .replacingOccurrences(of: "\"", with: "&quot;")
        return #"<!doctype html><meta http-equiv="refresh" content="0;url=\#(escaped)">"#
    }
}
