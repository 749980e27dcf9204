/// A message of a random sequence.
struct RandomMessage: Sendable, CustomStringConvertible {
    enum Kind: String, CaseIterable, Sendable {
        case slideup, modal, modalImage, full, fullImage, page, pageWithAssets, control, own
    }

    /// When its assets become local.
    enum Assets: String, CaseIterable, Sendable { case atOnce, later, unstoppable, missing }

    /// What prevents it from being shown.
    enum Obstacle: String, CaseIterable, Sendable { case orientation, user, attributes }

    /// The duration of asset requests that are not answered at once.
    static let secondsOfAssets = 0.2

    let id: String
    let kind: Kind
    let animates: Bool
    let closesItself: Bool
    /// The durations of the entry and exit of an app's own view.
    let times: (enter: Double, leave: Double)
    let hasContext: Bool
    let assets: Assets
    let obstacle: Obstacle?

    var description: String {
        let words = [
            id, kind.rawValue, animates ? nil : "still", closesItself ? "auto" : nil,
            kind == .own ? "\(times.enter)/\(times.leave)" : nil, hasContext ? nil : "local",
            assets == .atOnce ? nil : "assets \(assets)", obstacle.map { "wrong \($0)" },
        ]
        return words.compactMap { $0 }.joined(separator: " ")
    }
}
