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

    /// What this says of the keys at a place of a payload: their names, where `*` is any, and stands for any end.
    /// - Parameter names: the names on the way to the place, without the places in arrays.
    func steps(beneath names: [String]) -> [String] {
        forms.compactMap { form in
            guard let last = form.last else { return isAnywhere ? "*" : nil }
            return fits(form.dropLast(), names) ? last : nil
        }
    }

    private func fits(_ form: ArraySlice<String>, _ names: [String]) -> Bool {
        guard isAnywhere ? names.count >= form.count : names.count == form.count else { return false }
        return zip(form, names.suffix(form.count)).allSatisfy(Self.isNamed)
    }

    private static func isNamed(_ step: String, _ name: String) -> Bool {
        step.hasSuffix("*") ? name.hasPrefix(step.dropLast()) : name == step
    }
}
