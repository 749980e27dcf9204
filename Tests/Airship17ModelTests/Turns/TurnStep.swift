import Airship17Model
import Foundation
import HeadlessStage
import ModelTesting

/// The schedules of a sequence: two with equal messages that wait for their turn, one whose message does not, and one
/// with a coordinator of the app's.
enum TurnID: String, CaseIterable, Sendable {
    case first, second, immediate, own

    var label: String { self == .first || self == .second ? "m" : rawValue }
    var behavior: String { self == .immediate ? "immediate" : "default" }
}

/// The name of the app's delegate.
enum TurnDelegateName: String, CaseIterable, Sendable {
    case none = "", d = "D", e = "E"
}

/// How often and when a schedule's message may be shown.
struct TurnTerms: Sendable, Equatable {
    /// When a schedule with an end ends, in seconds after it was stored. All other times are multiples of ten seconds,
    /// so that the stage and the rules agree on what has ended, although the stage's dates start at its creation.
    static let life = 71.0
    /// The time from the trigger to the preparation of a delayed schedule; a screen cancels the trigger
    /// until the message is shown.
    static let delay = 20.0

    var limit: UInt = 0
    var interval = 0.0
    var ends = false
    var isDelayed = false
}

/// A step, between callbacks or, as a reaction, inside one.
enum TurnStep: Sendable, Equatable {
    case event, screen, notify
    case store(TurnID, TurnTerms)
    case cancel(TurnID)
    case priority(TurnID, Int)
    case end(TurnID)
    case stale(TurnID)
    case overLimit(Bool)
    case pause(Bool)
    case enable(Bool)
    case interval(Double)
    case delegate(TurnDelegateName)
    /// The answers of the delegate and the adapters from now on.
    case answer(Bool)
    case adapters(Bool)
    /// The app's coordinator changes, and announces it.
    case gate(Bool)
    case app(StageApp.State)
    /// The adapter that has been displayed longest reports, on the calling thread.
    case report(cancels: Bool)
    case reportOnMain
    /// The adapter that reported last reports again.
    case reportAgain
    /// The adapter that has kept its preparation open ends it.
    case prepared(InAppMessagePrepareResult)
    case advance(Double)
}

/// A callback of the app.
enum TurnCallback: String, CaseIterable, Sendable {
    case extend, factory, coordinator, prepare, gate, isReady, isMessageReady, will, begin, display, finished,
        end
}

/// An action of the app inside a callback, once.
struct TurnReaction: Sendable {
    let callback: TurnCallback
    let act: TurnStep
}

extension [TurnReaction] {
    /// Takes the first reaction to a callback; nil if there is none.
    mutating func take(_ callback: TurnCallback) -> TurnStep? {
        firstIndex { $0.callback == callback }.map { remove(at: $0).act }
    }
}

/// A random sequence: the same for the same seed.
struct TurnSequence: Sendable, CustomStringConvertible {
    let seed: UInt64
    let era: Airship17Era
    /// The results of the adapters' preparations; nil for one that stays open. After these all succeed.
    let results: [InAppMessagePrepareResult?]
    let reactions: [TurnReaction]
    /// The steps, each with whether everything settles after it.
    let steps: [(step: TurnStep, settles: Bool)]

    init(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        self.seed = seed
        era = random.once(in: 4) ? .early : .late
        results = (0..<8).map { _ in
            random.once(in: 3) ? random.pick([.retry, .cancel, .invalidate, nil]) : .success
        }
        reactions = (0..<random.below(6)).map { _ in
            TurnReaction(callback: random.pick(TurnCallback.allCases), act: Self.act(&random))
        }
        steps =
            TurnID.allCases.shuffled(using: &random).prefix(1 + random.below(4)).map { id in
                (Self.store(id, &random), true)
            }
            + (0..<4 + random.below(16)).map { _ in (Self.step(&random), !random.once(in: 4)) }
    }

    private static func store(_ id: TurnID, _ random: inout SplitMix64) -> TurnStep {
        .store(
            id,
            TurnTerms(
                limit: random.pick([0, 0, 1, 2]), interval: random.pick([0, 0, 50]),
                ends: random.once(in: 4), isDelayed: random.once(in: 4)))
    }

    /// A step that may also happen inside a callback.
    private static func act(_ random: inout SplitMix64) -> TurnStep {
        let id = random.pick(TurnID.allCases)
        switch random.below(17) {
        case 0: return .event
        case 1: return .screen
        case 2, 3: return .notify
        case 4: return store(id, &random)
        case 5, 6: return .cancel(id)
        case 7: return .priority(id, random.below(3) - 1)
        case 8: return .end(id)
        case 9: return .stale(id)
        case 10: return .pause(random.once(in: 2))
        case 11: return .interval(random.pick([0, 10, 50]))
        case 12: return .gate(random.once(in: 2))
        case 13: return .report(cancels: random.once(in: 3))
        case 14: return .enable(random.once(in: 2))
        default: return .delegate(random.pick(TurnDelegateName.allCases))
        }
    }

    private static func step(_ random: inout SplitMix64) -> TurnStep {
        switch random.below(24) {
        case 0..<6: .event
        case 6..<9: .reportOnMain
        case 9: .reportAgain
        case 10, 11: .prepared(random.pick([.success, .success, .retry, .invalidate, .cancel]))
        case 12: .advance(random.pick([10, 20, 50, 300]))
        case 13: .answer(random.once(in: 2))
        case 14: .adapters(random.once(in: 2))
        case 15: .app(random.pick(StageApp.State.allCases))
        case 16: .overLimit(random.once(in: 2))
        default: act(&random)
        }
    }

    var description: String {
        let reactions = reactions.map { "\($0.act) in \($0.callback)" }
        return
            "seed \(seed), \(era), \(results.map { $0.map { "\($0)" } ?? "open" }), \(reactions), "
            + "\(steps.map { "\($0.step)\($0.settles ? "." : ",")" })"
    }
}
