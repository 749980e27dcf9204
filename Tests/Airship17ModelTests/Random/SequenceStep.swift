import Airship17Model
import Foundation
import HeadlessStage
import ModelTesting
import PlatformStandIns
import Testing

/// A step of a random sequence.
enum SequenceStep: CustomStringConvertible {
    case event, notify, relaunch, swapDelegate, finish, turn, closePage
    case link(String)
    case store(String, limit: UInt)
    case cancel(String)
    case advance(TimeInterval)
    case pause(Bool)
    case interval(TimeInterval)
    case answer(Bool)
    case adapterReady(Bool)
    case active(Bool)

    /// The schedules: two with messages that wait for their turn, one with a message that does not, and one with a page
    /// in the SDK's own view, which waits for its turn.
    static let ids = ["a", "b", "i", "h"]
    /// Links of the page: to the web, to an unknown command, and the one that closes the page.
    static let links = ["https://example.com/other", "uairship://nothing", closing]
    static let closing = "uairship://close"

    /// Nothing holds a message any longer, and all messages come to their end.
    static let settling: [SequenceStep] =
        [
            .pause(false), .active(true), .answer(true), .adapterReady(true), .interval(0), .notify,
        ] + ending

    /// Each of the schedules is displayed, and its display ends.
    static let ending: [SequenceStep] = (0..<5).flatMap { _ -> [SequenceStep] in
        [.finish, .closePage, .advance(31), .notify]
    }

    static func next(_ numbers: inout SplitMix64) -> SequenceStep {
        let id = numbers.pick(ids)
        switch numbers.below(27) {
        case 0...4: return .event
        case 5...8: return .store(id, limit: UInt(numbers.below(3)))
        case 9: return .cancel(id)
        case 10...12: return .finish
        case 13: return .advance(numbers.pick([0.5, 5, 31]))
        case 14: return .pause(numbers.below(2) == 0)
        case 15: return .interval(numbers.pick([0, 5, 30]))
        case 16: return .answer(numbers.below(2) == 0)
        case 17: return .adapterReady(numbers.below(2) == 0)
        case 18: return .active(numbers.below(2) == 0)
        case 19: return .swapDelegate
        case 20: return .relaunch
        case 21, 22: return .turn
        case 23, 24: return .link(numbers.pick(links))
        case 25: return .closePage
        default: return .notify
        }
    }

    var description: String {
        switch self {
        case .event: "event"
        case .notify: "notify"
        case .turn: "turn"
        case .closePage: "closePage"
        case .link(let link): "link(\(link))"
        case .relaunch: "relaunch"
        case .swapDelegate: "swapDelegate"
        case .finish: "finish"
        case .store(let id, let limit): "store(\(id), limit \(limit))"
        case .cancel(let id): "cancel(\(id))"
        case .advance(let seconds): "advance(\(seconds))"
        case .pause(let isPaused): "pause(\(isPaused))"
        case .interval(let seconds): "interval(\(seconds))"
        case .answer(let answer): "answer(\(answer))"
        case .adapterReady(let isReady): "adapterReady(\(isReady))"
        case .active(let isActive): "active(\(isActive))"
        }
    }
}
