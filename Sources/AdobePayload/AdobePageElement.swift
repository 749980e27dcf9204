import Foundation
package import HeadlessStage

extension PageElement {
    /// Finds an element of one of Adobe's pages: by its id, by its title, or by the interaction that its link reports
    /// (`adbinapp://dismiss?interaction=…`).
    package static func ofAdobe(named name: String, in html: String) -> PageElement? {
        named(name, in: html) { link in
            let items = URLComponents(string: link)?.queryItems ?? []
            // Android decodes the value once more.
            return items.contains { item in
                item.name == "interaction"
                    && (item.value == name || item.value?.removingPercentEncoding == name)
            }
        }
    }
}

extension HeadlessStage {
    /// The URL schemes that a web view opens by itself.
    private static let pageSchemes: Set = ["http", "https", "about", "file", "data", "blob", "javascript"]

    /// Logs a page's link that has no effect: neither the SDK nor an app's delegate handles it, and a web view does not
    /// open it. Any thread.
    /// - Parameters:
    ///   - link: the destination of the link.
    ///   - source: the name in the log.
    ///   - rule: the id of the rule that says which callbacks a link causes.
    ///   - message: the id of the message.
    package func noteIfLost(_ link: String, from source: String, rule: String, message: String) {
        let scheme = link.prefix { $0 != ":" }.lowercased()
        guard link.contains(":"), !Self.pageSchemes.contains(scheme) else { return }
        log.record(
            .note, from: source, "Nothing handles the page's link \(link) (\(rule))", ["messageId": message])
    }
}
