import InAppCompat

/// The rules that a driving SDK makes impossible for a delegate of another shape, with the reason. Data: a
/// rule that is listed here is skipped in that pair, and counted in the report.
enum PairLimits {
    private struct Limit {
        let host: Shape
        let delegate: Shape
        let rule: String
        let reason: String
    }

    private static let limits = [
        Limit(
            host: .braze, delegate: .adobeIOS, rule: "AI-030",
            reason: "Braze has no view before prepareWith (BZ-041), so there is none in the gate.")
    ]

    /// Why a rule cannot hold in a pair; nil if it can.
    static func reason(_ rule: String, on pair: PairContract.Pair) -> String? {
        limits.first { $0.host == pair.host && $0.delegate == pair.delegate && $0.rule == rule }?.reason
    }
}
