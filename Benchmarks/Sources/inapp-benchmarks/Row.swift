/// One line of the result.
struct Row: Encodable {
    /// What a budget limits.
    enum Budget {
        /// The ratio of the bests.
        case ratio(Double)
        /// The value itself, in the row's unit.
        case value(Double)
        /// By how much the best exceeds the best of the baseline, in the row's unit.
        case more(Double)
    }

    let section: String
    let name: String
    let unit: String
    /// The best round, and the median round.
    let best: Double
    let median: Double
    /// The best and the median round of the baseline.
    var baseline: Double?
    var baselineMedian: Double?
    var budget: Budget?

    init(_ section: String, _ name: String, unit: String = "ns", rounds: [Double]) {
        self.section = section
        self.name = name
        self.unit = unit
        let sorted = rounds.sorted()
        best = sorted.first ?? 0
        median = sorted.isEmpty ? 0 : sorted[sorted.count / 2]
    }

    /// The best round as a multiple of the baseline's best round: budgets apply to the best,
    /// because noise only ever adds.
    var ratio: Double? { baseline.map { best / $0 } }
    /// The same for the median rounds.
    var medianRatio: Double? { baselineMedian.map { median / $0 } }

    /// Whether the budget is kept; nil without one.
    var isWithinBudget: Bool? {
        switch budget {
        case nil: nil
        case .ratio(let limit): ratio.map { $0 <= limit }
        case .value(let limit): best <= limit
        case .more(let limit): baseline.map { best - $0 <= limit }
        }
    }

    func against(_ other: Row) -> Row {
        var row = self
        row.baseline = other.best
        row.baselineMedian = other.median
        return row
    }

    func within(_ budget: Budget) -> Row {
        var row = self
        row.budget = budget
        return row
    }

    private enum CodingKeys: String, CodingKey {
        case section, name, unit, best, median, baseline, baselineMedian, ratio, medianRatio
        case budget, isWithinBudget
    }

    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(section, forKey: .section)
        try values.encode(name, forKey: .name)
        try values.encode(unit, forKey: .unit)
        try values.encode(best, forKey: .best)
        try values.encode(median, forKey: .median)
        try values.encodeIfPresent(baseline, forKey: .baseline)
        try values.encodeIfPresent(baselineMedian, forKey: .baselineMedian)
        try values.encodeIfPresent(ratio, forKey: .ratio)
        try values.encodeIfPresent(medianRatio, forKey: .medianRatio)
        try values.encodeIfPresent(budget?.description, forKey: .budget)
        try values.encodeIfPresent(isWithinBudget, forKey: .isWithinBudget)
    }
}

extension Row.Budget: CustomStringConvertible {
    var description: String {
        switch self {
        case .ratio(let limit): "<= \(limit)x"
        case .value(let limit): "<= \(limit)"
        case .more(let limit): "<= \(limit) more"
        }
    }
}
