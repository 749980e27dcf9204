/// Finds the word that was meant by a misspelt one.
enum NearestWord {
    /// The known word that is nearest; nil where none is near: more than a quarter of the letters are
    /// different, or more than one of a short word.
    static func of(_ word: String, among known: some Collection<String>) -> String? {
        let letters = Array(word.lowercased())
        let limit = word.count < 3 ? 0 : max(1, word.count / 4)
        let ranked = known.compactMap { known in
            EditDistance.between(letters, Array(known.lowercased()), atMost: limit).map { (known, $0) }
        }
        return ranked.min { ($0.1, $0.0) < ($1.1, $1.0) }?.0
    }

    /// A sentence that asks whether a word was meant, with a space before it; empty where none is near.
    static func hint(for word: String, among known: some Collection<String>) -> String {
        of(word, among: known).map { " Did you mean \($0)?" } ?? ""
    }
}
