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
