extension StringProtocol {
    func components(_ separator: String) -> [String] {
        var parts: [String] = []
        var rest = Substring(self)
        while let range = rest.firstRange(of: separator) {
            parts.append(String(rest[..<range.lowerBound]))
            rest = rest[range.upperBound...]
        }
        return parts + [String(rest)]
    }
}

extension String {
    func replacing(_ text: String, with other: String) -> String {
        components(text).joined(separator: other)
    }
}

extension Substring {
    /// The first range of a text.
    func firstRange(of text: String) -> Range<Index>? {
        var place = startIndex
        while place < endIndex {
            if self[place...].hasPrefix(text),
                let end = index(place, offsetBy: text.count, limitedBy: endIndex)
            {
                return place..<end
            }
            place = index(after: place)
        }
        return nil
    }
}

extension StringProtocol {
    var trimmed: String {
        var rest = self[...]
        while let first = rest.first, first.isWhitespace { rest.removeFirst() }
        while let last = rest.last, last.isWhitespace { rest.removeLast() }
        return String(rest)
    }
}
