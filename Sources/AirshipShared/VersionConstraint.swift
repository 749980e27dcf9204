/// The app versions that match (AS-109): one version, all versions with a prefix ("2.0+"), or a range. A value.
///
/// The rule states the second form; it is inferred that ranges are written as in "[1.0, 2.0[" or "[1.0,)". Versions are
/// compared number by number, and missing numbers count as 0.
package struct VersionConstraint: Sendable, Hashable {
    /// The constraint, without spaces.
    package let text: String

    /// Reads a constraint; any other text is a single version.
    package init(_ text: String) {
        self.text = text.filter { !$0.isWhitespace }
    }

    /// Whether a version matches.
    package func admits(_ version: String) -> Bool {
        if text.hasSuffix("+") { return version.hasPrefix(text.dropLast()) }
        guard let first = text.first, let last = text.last, text.count > 2, "[](".contains(first),
            "][)".contains(last)
        else { return version == text }
        let bounds = text.dropFirst().dropLast().split(separator: ",", omittingEmptySubsequences: false)
        guard bounds.count == 2 else { return false }
        return Self.isAbove(bounds[0], version, including: first == "[")
            && Self.isAbove(version, bounds[1], including: last == "]")
    }

    /// Whether `high` is above `low`; everything is above an empty bound.
    private static func isAbove(_ low: some StringProtocol, _ high: some StringProtocol, including: Bool)
        -> Bool
    {
        guard !low.isEmpty, !high.isEmpty else { return true }
        let (low, high) = (numbers(low), numbers(high))
        let count = max(low.count, high.count)
        for index in 0..<count {
            let (left, right) = (index < low.count ? low[index] : 0, index < high.count ? high[index] : 0)
            if left != right { return left < right }
        }
        return including
    }

    private static func numbers(_ version: some StringProtocol) -> [Int] {
        version.split(separator: ".").map { Int($0) ?? 0 }
    }
}
