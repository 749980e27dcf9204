/// The keys that a shape knows at one place of a payload: found once for all that stand there.
struct KnownKeys {
    private typealias Candidate = (place: Int, pattern: KeyPattern)

    /// The patterns that stand there, in the order of all.
    private var patterns: [KeyPattern] = []
    /// The first pattern of a name.
    private var named: [String: Candidate] = [:]
    /// Those that stand for any name with a beginning, in the order of all.
    private var open: [(beginning: Substring, candidate: Candidate)] = []
    private lazy var words = patterns.compactMap { pattern in
        pattern.name.flatMap { $0 == "*" ? nil : (name: $0, letters: Array($0.lowercased())) }
    }

    /// - Parameter names: the names on the way to the place, without the places in arrays.
    init(_ all: [KeyPattern], beneath names: [String]) {
        for (place, pattern) in all.enumerated() {
            let steps = pattern.steps(beneath: names)
            if !steps.isEmpty { patterns.append(pattern) }
            for step in steps {
                if step.hasSuffix("*") {
                    open.append((step.dropLast(), (place, pattern)))
                } else if named[step] == nil {
                    named[step] = (place, pattern)
                }
            }
        }
    }

    /// The first pattern that a name fits.
    func pattern(of name: String) -> KeyPattern? {
        let fitting = open.first { name.hasPrefix($0.beginning) }?.candidate
        guard let exact = named[name] else { return fitting?.pattern }
        guard let fitting, fitting.place < exact.place else { return exact.pattern }
        return fitting.pattern
    }

    /// The known name that has the fewest letters changed, at most a third of them.
    mutating func nearest(to name: String) -> String? {
        let letters = Array(name.lowercased())
        var best: (name: String, distance: Int)?
        for word in words {
            let limit = max(1, max(letters.count, word.letters.count) / 3)
            let least = min(limit, best.map { $0.distance - 1 } ?? limit)
            if let distance = EditDistance.between(letters, word.letters, atMost: least) {
                best = (word.name, distance)
            }
        }
        return best?.name
    }
}
