import ModelTesting

/// One step of a random sequence.
enum SequenceStep: CustomStringConvertible {
    /// `FullscreenMessage.show(_:)` of a message of the app's own.
    case show(String, asking: Bool)
    case dismiss(String)
    /// The campaign `c` qualifies.
    case trigger
    case alert, tapAlert
    /// The page goes to a URL, or to one that dismisses.
    case link, dismissingLink
    case swipe, tapOutside, back
    case display(Int), remove(Int)
    case replaceDelegate, removeDelegate, answer(Bool)
    case changeGestures
    case rotate, endActivity, newActivity
    /// Runs everything that is under way.
    case settle

    static let names = ["pin", "bare"]

    var description: String {
        switch self {
        case .show(let name, let isAsking): "show(\(name), \(isAsking))"
        case .dismiss(let name): "dismiss(\(name))"
        case .trigger: "trigger"
        case .dismissingLink: "dismissingLink"
        case .alert: "alert"
        case .tapAlert: "tapAlert"
        case .link: "link"
        case .swipe: "swipe"
        case .tapOutside: "tapOutside"
        case .back: "back"
        case .display(let number): "display(\(number))"
        case .remove(let number): "remove(\(number))"
        case .replaceDelegate: "replaceDelegate"
        case .removeDelegate: "removeDelegate"
        case .answer(let answer): "answer(\(answer))"
        case .changeGestures: "changeGestures"
        case .rotate: "rotate"
        case .endActivity: "endActivity"
        case .newActivity: "newActivity"
        case .settle: "settle"
        }
    }

    /// Three to ten steps, most of them followed by time to settle.
    static func sequence(seed: UInt64) -> [SequenceStep] {
        var random = SplitMix64(seed: seed)
        return (0..<random.below(8) + 3).flatMap { _ -> [SequenceStep] in
            let step = draw(&random)
            return random.once(in: 3) ? [step] : [step, .settle]
        }
    }

    private static func draw(_ random: inout SplitMix64) -> SequenceStep {
        switch random.below(24) {
        case 0...4: .show(random.pick(names), asking: !random.once(in: 3))
        case 5, 6: .dismiss(random.pick(names))
        case 7...9: .trigger
        case 10: .dismissingLink
        case 11: .alert
        case 12: .tapAlert
        case 13: .link
        case 14: .swipe
        case 15: .tapOutside
        case 16: .back
        case 17: .display(random.below(2))
        case 18: .remove(random.below(2))
        case 19: random.once(in: 3) ? .removeDelegate : .replaceDelegate
        case 20: .answer(random.once(in: 2))
        case 21: random.once(in: 2) ? .changeGestures : .rotate
        case 22: .endActivity
        default: .newActivity
        }
    }
}
