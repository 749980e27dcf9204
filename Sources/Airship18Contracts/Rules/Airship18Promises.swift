import InAppContracts

/// What the rules say about every trace of a delegate, whichever scenario or host it comes from: an adopted
/// delegate is held to it while another vendor's SDK drives it.
enum Airship18Promises {
    /// Airship 18 to 20, by rule.
    static let all: [String: [Expectation]] = [
        "AM-007": [.precedes(.will, .finished)],
        "AM-056": [
            .thread(.asks, .main), .thread(.will, .main), .thread(.finished, .main),
        ],
    ]
}
