import Airship18Model
import Foundation
import HeadlessStage
import ModelTesting
import PlatformStandIns
import Testing

/// A step of a random sequence.
indirect enum SequenceStep: Sendable, CustomStringConvertible {
    case event, notify, openGates, relaunch, swapDelegate, turn, closePage
    case link(String)
    case store(String, limit: UInt)
    case cancel(String)
    case finish(cancels: Bool)
    case advance(TimeInterval)
    case pause(Bool)
    case interval(TimeInterval)
    case answer(Bool)
    case adapterReady(Bool)
    case scene(Bool)
    case active(Bool)
    /// The step happens inside the next callback of a kind.
    case inside(SequenceCallback, SequenceStep)

    /// The schedules: two with messages that wait for their turn, one with a message that does not, and one with a page
    /// in the SDK's own view, which waits for its turn.
    static let ids = ["a", "b", "i", "h"]
    /// Links of the page: to the web, to an unknown command, and the one that closes the page.
    static let links = ["https://example.com/other", "uairship://nothing", closing]
    static let closing = "uairship://close"

    /// Nothing holds a message any longer, and all messages come to their end.
    static let settling: [SequenceStep] =
        [
            .pause(false), .scene(true), .active(true), .answer(true), .adapterReady(true), .openGates,
            .interval(0), .notify,
        ] + ending

    /// Each of the schedules is displayed, and its display ends.
    static let ending: [SequenceStep] = (0..<5).flatMap { _ -> [SequenceStep] in
        [.finish(cancels: false), .closePage, .advance(31)]
    }

    static func next(_ numbers: inout SplitMix64) -> SequenceStep {
        let id = numbers.pick(ids)
        switch numbers.below(33) {
        case 0...4: return .event
        case 5...9: return .store(id, limit: UInt(numbers.below(3)))
        case 10: return .cancel(id)
        case 11...13: return .finish(cancels: numbers.below(4) == 0)
        case 14: return .advance(numbers.pick([0.5, 5, 31]))
        case 15: return .pause(numbers.below(2) == 0)
        case 16: return .interval(numbers.pick([0, 5, 30]))
        case 17: return .answer(numbers.below(2) == 0)
        case 18: return .adapterReady(numbers.below(2) == 0)
        case 19: return .scene(numbers.below(4) != 0)
        case 20: return .active(numbers.below(2) == 0)
        case 21: return .swapDelegate
        case 22: return numbers.below(2) == 0 ? .openGates : .relaunch
        case 23, 24: return .turn
        case 25, 26: return .link(numbers.pick(links))
        case 27: return .closePage
        case 28...31: return .inside(numbers.pick(SequenceCallback.allCases), act(&numbers))
        default: return .notify
        }
    }

    /// An action that an app may perform inside a callback.
    private static func act(_ numbers: inout SplitMix64) -> SequenceStep {
        let id = numbers.pick(ids)
        switch numbers.below(5) {
        case 0: return .event
        case 1, 2: return .notify
        case 3: return .store(id, limit: UInt(numbers.below(3)))
        default: return .cancel(id)
        }
    }

    var description: String {
        switch self {
        case .event: "event"
        case .notify: "notify"
        case .turn: "turn"
        case .closePage: "closePage"
        case .link(let link): "link(\(link))"
        case .openGates: "openGates"
        case .relaunch: "relaunch"
        case .swapDelegate: "swapDelegate"
        case .store(let id, let limit): "store(\(id), limit \(limit))"
        case .cancel(let id): "cancel(\(id))"
        case .finish(let cancels): "finish(\(cancels ? "cancels" : "dismissed"))"
        case .advance(let seconds): "advance(\(seconds))"
        case .pause(let isPaused): "pause(\(isPaused))"
        case .interval(let seconds): "interval(\(seconds))"
        case .answer(let answer): "answer(\(answer))"
        case .adapterReady(let isReady): "adapterReady(\(isReady))"
        case .scene(let isThere): "scene(\(isThere))"
        case .active(let isActive): "active(\(isActive))"
        case .inside(let callback, let act): "\(act) in \(callback)"
        }
    }
}
