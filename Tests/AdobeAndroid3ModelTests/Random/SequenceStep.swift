import ModelTesting

/// One step of a random sequence.
enum SequenceStep: CustomStringConvertible {
    case show(String), hide(String), dismiss(String)
    /// The campaign `c` qualifies.
    case trigger
    /// The page opens a URL that leads outside, or one that dismisses.
    case link, dismissingLink
    case swipe, tapOutside, back
    case replaceDelegate, answer(Bool)
    case endActivity, newActivity
    /// Time passes, in which an exit animation may be under way.
    case time(Double)
    /// Runs everything that is under way.
    case settle

    static let names = ["pin", "plain", "alert", "c"]

    var description: String {
        switch self {
        case .show(let name): "show(\(name))"
        case .hide(let name): "hide(\(name))"
        case .dismiss(let name): "dismiss(\(name))"
        case .trigger: "trigger"
        case .link: "link"
        case .dismissingLink: "dismissingLink"
        case .swipe: "swipe"
        case .tapOutside: "tapOutside"
        case .back: "back"
        case .replaceDelegate: "replaceDelegate"
        case .answer(let answer): "answer(\(answer))"
        case .endActivity: "endActivity"
        case .newActivity: "newActivity"
        case .time(let seconds): "time(\(seconds))"
        case .settle: "settle"
        }
    }

    /// Three to ten steps with one or two presentables, most of them followed by some time, or
    /// by enough time to settle.
    static func sequence(seed: UInt64) -> [SequenceStep] {
        var random = SplitMix64(seed: seed)
        let names = [random.pick(names), random.pick(names)]
        let opening = random.once(in: 8) ? leftContainer(of: names[0]) : []
        return opening
            + (0..<random.below(8) + 3).flatMap { _ -> [SequenceStep] in
                let step = draw(&random, names)
                switch random.below(6) {
                case 0: return [step]
                case 1, 2: return [step, .time(random.pick([0, 0.1, 0.3]))]
                default: return [step, .settle]
                }
            }
    }

    /// A message that is hidden and dismissed leaves its container in an activity that is no longer in front (A3-136).
    private static func leftContainer(of name: String) -> [SequenceStep] {
        [
            .show(name), .settle, .hide(name), .settle, .dismiss(name), .settle, .newActivity, .show(name),
            .settle,
        ]
    }

    private static func draw(_ random: inout SplitMix64, _ names: [String]) -> SequenceStep {
        switch random.below(20) {
        case 0...4: .show(random.pick(names))
        case 5, 6: .hide(random.pick(names))
        case 7, 8: .dismiss(random.pick(names))
        case 9, 10: .trigger
        case 11: .link
        case 12: .dismissingLink
        case 13: .swipe
        case 14: .tapOutside
        case 15, 16: .back
        case 17: random.once(in: 2) ? .replaceDelegate : .answer(random.once(in: 2))
        case 18: .endActivity
        default: .newActivity
        }
    }
}
