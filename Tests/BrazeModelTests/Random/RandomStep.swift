import ModelTesting

/// One step of a random sequence.
indirect enum RandomStep: CustomStringConvertible {
    case present(RandomMessage)
    case presentNext, presentStacked, dismiss, wipe, tap, tapButton, close, swipe, tapOutside, link
    case finishPage, rotate, darken, replaceDelegate, settle
    case choose(Int)
    case allowClicks(Bool)
    case advance(Double)
    /// From inside the next callback of a kind.
    case react(LifeEvent.Kind, RandomStep)

    /// Draws a step; most are of the kinds that meet each other.
    static func draw(_ random: inout SplitMix64, number: Int) -> RandomStep {
        switch random.below(23) {
        case 0...4: .present(RandomMessage(&random, number: number))
        case 5, 6: .dismiss
        case 7: random.pick([.wipe, .presentNext])
        case 8: random.pick([.presentNext, .presentStacked])
        case 9: random.pick([.tap, .tapButton])
        case 10: random.pick([.close, .swipe, .tapOutside])
        case 11: .link
        case 12: .finishPage
        case 13: random.pick([.rotate, .darken])
        case 14: .replaceDelegate
        case 15: random.pick([.choose(random.below(3)), .choose(0), .allowClicks(random.once(in: 2))])
        case 16, 17: .advance(random.pick([0.1, 0.3, 1]))
        case 18...20: reaction(&random, number: number)
        default: .settle
        }
    }

    private static func reaction(_ random: inout SplitMix64, number: Int) -> RandomStep {
        let callbacks: [LifeEvent.Kind] = [
            .asked, .prepared, .willPresent, .didPresent, .clicked, .willDismiss, .didDismiss,
        ]
        let steps: [RandomStep] = [
            .dismiss, .dismiss, .presentNext, .presentStacked, .wipe, .finishPage, .rotate, .replaceDelegate,
            .tap, .tapButton, .present(RandomMessage(&random, number: number)),
        ]
        return .react(random.pick(callbacks), random.pick(steps))
    }

    var description: String {
        switch self {
        case .react(let callback, let step): "in \(callback.rawValue): \(step)"
        case .present(let message): "present \(message)"
        case .presentNext: "presentNext"
        case .presentStacked: "presentStacked"
        case .dismiss: "dismiss"
        case .wipe: "wipe"
        case .tap: "tap"
        case .tapButton: "tapButton"
        case .close: "close"
        case .swipe: "swipe"
        case .tapOutside: "tapOutside"
        case .link: "link"
        case .finishPage: "finishPage"
        case .rotate: "rotate"
        case .darken: "darken"
        case .replaceDelegate: "replaceDelegate"
        case .settle: "settle"
        case .choose(let choice): "choose \(["now", "reenqueue", "discard"][choice])"
        case .allowClicks(let allows): "allowClicks \(allows)"
        case .advance(let seconds): "advance \(seconds)"
        }
    }
}

/// A message of a random sequence.
struct RandomMessage: CustomStringConvertible {
    enum Kind: String, CaseIterable {
        case slideup, modal, modalImage, full, fullImage, page, pageWithAssets, control, own
    }

    let id: String
    let kind: Kind
    let animates: Bool
    let closesItself: Bool
    /// How long a view of the app's own takes to enter and to leave.
    let times: (enter: Double, leave: Double)

    init(_ random: inout SplitMix64, number: Int) {
        id = "m\(number)"
        kind = random.pick(Kind.allCases + [.own, .own, .modal, .slideup])
        animates = !random.once(in: 3)
        closesItself = random.once(in: 6)
        times = (random.pick([0, 0.2, 1]), random.pick([0, 0.2, 1]))
    }

    var description: String {
        "\(id) \(kind.rawValue)" + (animates ? "" : " still") + (closesItself ? " auto" : "")
            + (kind == .own ? " \(times.enter)/\(times.leave)" : "")
    }
}
