/// What a `Context` was used for so far, and what may still be done with it.
struct ContextUse: Sendable {
    /// What becomes of something that is to be logged.
    struct Verdict {
        /// Whether it is logged.
        var isPassedOn = true
        /// What is wrong with it, if anything.
        var error: Braze.InAppMessageRaw.Context.Error?

        static let ignored = Verdict(isPassedOn: false)
    }

    private(set) var isDiscarded = false
    private var hasImpression = false
    private var hasClick = false

    var isValid: Bool { !isDiscarded && !hasImpression }

    mutating func impression() -> Verdict {
        guard !isDiscarded else { return .ignored }
        guard !hasImpression else { return Verdict(isPassedOn: false, error: .extraLogImpression) }
        hasImpression = true
        return Verdict()
    }

    mutating func click(mayRepeat: Bool) -> Verdict {
        guard !isDiscarded else { return .ignored }
        guard !hasClick || mayRepeat else { return Verdict(isPassedOn: false, error: .extraLogClick) }
        hasClick = true
        return Verdict(error: hasImpression ? nil : .noLogImpression)
    }

    /// True the first time.
    mutating func discard() -> Bool {
        defer { isDiscarded = true }
        return !isDiscarded
    }
}
