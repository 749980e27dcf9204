/// How far two words are from each other.
enum EditDistance {
    /// How many characters have to change to make one word the other.
    static func between(_ left: String, _ right: String) -> Int {
        let (left, right) = (Array(left), Array(right))
        return between(left, right, atMost: max(left.count, right.count)) ?? 0
    }

    /// How many characters have to change to make one word the other; nil if more than a limit. Words of quite another
    /// length are not looked at.
    static func between(_ left: [Character], _ right: [Character], atMost limit: Int) -> Int? {
        guard abs(left.count - right.count) <= limit else { return nil }
        var row = Array(0...right.count)
        for (i, character) in left.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            var least = row[0]
            for (j, other) in right.enumerated() {
                let change = diagonal + (character == other ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(change, row[j] + 1, row[j + 1] + 1)
                least = min(least, row[j + 1])
            }
            // No later row has anything less.
            if least > limit { return nil }
        }
        return row[right.count] > limit ? nil : row[right.count]
    }
}
