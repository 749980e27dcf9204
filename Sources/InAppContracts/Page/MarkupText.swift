import Foundation

extension String {
    /// The text escaped for HTML and SVG, so that nothing in it is read as a tag or as the end of an attribute.
    package var markup: String {
        var text = ""
        text.reserveCapacity(count)
        for character in self {
            switch character {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "'": text += "&#39;"
            default: text.append(character)
            }
        }
        return text
    }

    /// The text as an anchor in a page: letters, digits and dashes.
    package var anchor: String {
        String(map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
    }

    /// The text, shortened if it is longer than a number of characters.
    func shortened(to limit: Int) -> String {
        count > limit ? "\(prefix(limit - 1))…" : self
    }
}
