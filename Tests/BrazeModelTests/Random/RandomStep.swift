/// One step of a random sequence.
indirect enum RandomStep: Sendable, CustomStringConvertible {
    case present(RandomMessage)
    /// Presents the message that was presented last once more.
    case presentAgain
    case presentNext, presentStacked, dismiss, wipe, tap, tapButton, close, swipe, tapOutside, link
    case finishPage, failPage, rotate, darken, replaceDelegate, settle
    /// Another presenter replaces the current one, which is released.
    case swapPresenter
    case choose(Int)
    case allowClicks(Bool)
    case advance(Double)
    /// From inside the next callback of a kind.
    case react(LifeEvent.Kind, RandomStep)
    /// In the next turn of the main queue.
    case later(RandomStep)
    /// The delegate does nothing more inside its callbacks, and discards every message.
    case calm

    /// The end of a sequence: every message on the screen leaves.
    static let ending =
        [RandomStep.calm]
        + Array(repeating: [RandomStep.finishPage, .dismiss, .advance(20)], count: 3).joined()

    var description: String {
        switch self {
        case .react(let callback, let step): "in \(callback.rawValue): \(step)"
        case .later(let step): "later: \(step)"
        case .present(let message): "present \(message)"
        case .presentNext: "presentNext"
        case .presentStacked: "presentStacked"
        case .presentAgain: "presentAgain"
        case .dismiss: "dismiss"
        case .wipe: "wipe"
        case .tap: "tap"
        case .tapButton: "tapButton"
        case .close: "close"
        case .swipe: "swipe"
        case .tapOutside: "tapOutside"
        case .link: "link"
        case .finishPage: "finishPage"
        case .failPage: "failPage"
        case .calm: "calm"
        case .rotate: "rotate"
        case .darken: "darken"
        case .replaceDelegate: "replaceDelegate"
        case .swapPresenter: "swapPresenter"
        case .settle: "settle"
        case .choose(let choice): "choose \(["now", "reenqueue", "discard"][choice])"
        case .allowClicks(let allows): "allowClicks \(allows)"
        case .advance(let seconds): "advance \(seconds)"
        }
    }
}
