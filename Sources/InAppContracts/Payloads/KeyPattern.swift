/// The path of a `PayloadKey`, taken apart.
struct KeyPattern: Sendable {
    let key: PayloadKey
    /// The names, with and without those that may be missing.
    private let forms: [[String]]
    private let isAnywhere: Bool
    /// Whether all that is beneath belongs to it.
    let hasAllBeneath: Bool

    init(_ key: PayloadKey) {
        self.key = key
        var steps = key.path.split(separator: ".").map { $0.hasSuffix("[]") ? $0.dropLast(2) : $0 }
        isAnywhere = steps.first == "**"
        if isAnywhere { steps.removeFirst() }
        let endsWithAll = steps.last == "**"
        if endsWithAll { steps.removeLast() }
        hasAllBeneath = endsWithAll || key.isCampaign
        forms = steps.reduce(into: [[]]) { forms, step in
            let longer = forms.map { $0 + [String(step.hasSuffix("?") ? step.dropLast() : step)] }
            forms = step.hasSuffix("?") ? longer + forms : longer
        }
    }

    /// The last name: what is meant where another one stands in its place.
    var name: String? { forms.first?.last }

    /// Whether a key of a payload is this.
    /// - Parameter names: the names on the way to it, and its own, without the places in arrays.
    func matches(_ names: [String]) -> Bool {
        forms.contains { Self.fits($0, names, isAnywhere: isAnywhere) }
    }

    /// Whether this stands beside a key of a payload.
    func isBeside(_ names: [String]) -> Bool {
        forms.contains { Self.fits($0.dropLast(), names.dropLast(), isAnywhere: isAnywhere) }
    }

    private static func fits(
        _ form: some Collection<String>, _ names: some BidirectionalCollection<String>, isAnywhere: Bool
    ) -> Bool {
        guard isAnywhere ? names.count >= form.count : names.count == form.count else { return false }
        return zip(form, names.suffix(form.count)).allSatisfy(isNamed)
    }

    /// Whether a name is meant by a step: `*` is any, and stands for any end.
    private static func isNamed(_ step: String, _ name: String) -> Bool {
        step.hasSuffix("*") ? name.hasPrefix(step.dropLast()) : name == step
    }
}
