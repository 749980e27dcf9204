import RuleTesting

/// The reference sequences.
extension Reference {
    static let airship18: [Reference] = []
}
