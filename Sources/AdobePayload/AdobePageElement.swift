import Foundation
package import HeadlessStage

extension PageElement {
    /// The element of one of Adobe's pages that a user means: by its id, by its title, or by the interaction that its
    /// link reports (`adbinapp://dismiss?interaction=…`).
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
    /// What a web view opens by itself.
    private static let pageSchemes: Set = ["http", "https", "about", "file", "data", "blob", "javascript"]

    /// Notes a page's link that nobody takes: neither the SDK nor an app's delegate, and no web view opens it. Any thread.
    /// - Parameters:
    ///   - link: where the page goes.
    ///   - source: the name in the log.
    ///   - rule: the number of the rule that says who is told of links.
    ///   - message: the id of the message.
    package func noteIfLost(_ link: String, from source: String, rule: String, message: String) {
        let scheme = link.prefix { $0 != ":" }.lowercased()
        guard link.contains(":"), !Self.pageSchemes.contains(scheme) else { return }
        log.record(
            .note, from: source, "Nobody takes the page's link \(link) (\(rule))", ["messageId": message])
    }
}
