/// Finds the word that was meant by a misspelt one.
enum NearestWord {
    /// The known word that is nearest; nil where none is near: more than a quarter of the letters are
    /// different, or more than one of a short word.
    static func of(_ word: String, among known: some Collection<String>) -> String? {
        let ranked = known.map { ($0, distance(word.lowercased(), $0.lowercased())) }
        guard let best = ranked.min(by: { ($0.1, $0.0) < ($1.1, $1.0) }) else { return nil }
        let limit = word.count < 3 ? 0 : max(1, word.count / 4)
        return best.1 <= limit ? best.0 : nil
    }

    /// A sentence that asks whether a word was meant, with a space before it; empty where none is near.
    static func hint(for word: String, among known: some Collection<String>) -> String {
        of(word, among: known).map { " Did you mean \($0)?" } ?? ""
    }

    /// How many characters have to change to make one word the other.
    static func distance(_ left: String, _ right: String) -> Int {
        let right = Array(right)
        var row = Array(0...right.count)
        for (i, character) in left.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, other) in right.enumerated() {
                let change = diagonal + (character == other ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(change, row[j] + 1, row[j + 1] + 1)
            }
        }
        return row[right.count]
    }
}
