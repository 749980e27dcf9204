import Dispatch
import HeadlessStage
import InAppCompat
import InAppContracts

/// Many sessions of a pair, one after the other, and their results.
package struct SoakRun: Sendable {
    /// The number of campaigns that qualify in a session.
    package static let messagesPerSession = 24
    /// The percentage of messages that are played in real time, on real threads.
    package static let realTimeShare = 1
    /// The number of sessions in real time that run concurrently.
    private static let sideBySide = 16

    /// The pair that plays.
    package let pair: SoakPair
    /// The number of campaigns that have qualified, and of those in real time.
    package private(set) var messages = 0
    package private(set) var messagesInRealTime = 0
    /// The number of messages that a bridge has offered or reported to a handler.
    package private(set) var offered = 0
    /// How they ended.
    package private(set) var ends = SoakEnds()
    /// Promises that were broken, each with the seed of its session; at most ten.
    package private(set) var violations: [String] = []
    /// The number of broken promises.
    package private(set) var violationCount = 0
    /// The number of sessions that were stuck because of a rule about the SDK, by the rule.
    package private(set) var excuses: [String: Int] = [:]

    /// Creates a run without sessions.
    package init(_ pair: SoakPair) {
        self.pair = pair
    }

    /// Plays sessions.
    /// - Parameters:
    ///   - count: the approximate number of messages, in total.
    ///   - seed: the seed of everything.
    ///   - onSession: is called with the seed of a session before it starts.
    @MainActor package mutating func play(
        _ count: Int, seed: UInt64, inRealTime share: Int = realTimeShare,
        onSession: @escaping @Sendable (String) -> Void = { _ in }
    ) async {
        let inRealTime = count * share / 100
        let sessions = (count - inRealTime).dividedUp(by: Self.messagesPerSession)
        for number in 0..<sessions {
            let session = pair.seed(of: number, seed)
            onSession("\(pair) --session \(session)")
            add(await Self.play(pair, .virtual, seed: session), isInRealTime: false)
        }
        let realSessions = inRealTime.dividedUp(by: Self.messagesPerSession)
        for first in stride(from: 0, to: realSessions, by: Self.sideBySide) {
            onSession("\(pair), sessions in real time from \(first) on")
            await playSideBySide(first..<min(first + Self.sideBySide, realSessions), seed: seed)
        }
    }

    /// Plays one session again.
    /// - Returns: its trace.
    @MainActor package mutating func replay(session seed: UInt64) async -> [String] {
        let outcome = await Self.play(pair, .virtual, seed: seed, isTraced: true)
        add(outcome, isInRealTime: false)
        return outcome.trace
    }

    @MainActor private mutating func playSideBySide(_ numbers: Range<Int>, seed: UInt64) async {
        let pair = pair
        let outcomes = await withTaskGroup(of: Outcome.self) { group in
            for number in numbers {
                group.addTask { await Self.play(pair, .realTime, seed: ~pair.seed(of: number, seed)) }
            }
            var outcomes: [Outcome] = []
            for await outcome in group { outcomes.append(outcome) }
            return outcomes
        }
        for outcome in outcomes { add(outcome, isInRealTime: true) }
    }

    // MARK: One session

    private struct Outcome: Sendable {
        var messages = 0
        var offered = 0
        var ends = SoakEnds()
        var violations: [String] = []
        var excuses: [String] = []
        var trace: [String] = []
    }

    private mutating func add(_ outcome: Outcome, isInRealTime: Bool) {
        messages += outcome.messages
        if isInRealTime { messagesInRealTime += outcome.messages }
        offered += outcome.offered
        ends += outcome.ends
        violationCount += outcome.violations.count
        for rule in outcome.excuses { excuses[rule, default: 0] += 1 }
        violations += outcome.violations.prefix(10 - violations.count)
    }

    @MainActor private static func play(
        _ pair: SoakPair, _ mode: HeadlessStage.Mode, seed: UInt64, isTraced: Bool = false
    ) async -> Outcome {
        var outcome = Outcome()
        do {
            let witnesses = try await play(pair, mode, seed: seed, isTraced, &outcome)
            if mode == .realTime { await untilGone(witnesses) }
            outcome.violations += witnesses.left.prefix(3).map { "INV-7: \($0) is not released" }
        } catch {
            outcome.violations.append("\(error)")
        }
        let place = "\(pair) --session \(seed)" + (mode == .realTime ? " in real time" : "")
        outcome.violations = outcome.violations.map { "\(place): \($0)" }
        return outcome
    }

    /// Real threads release what they still retain when they get their turn, however busy the machine is.
    @MainActor private static func untilGone(_ witnesses: SoakWitnesses) async {
        let deadline = DispatchTime.now() + 60
        while !witnesses.left.isEmpty, DispatchTime.now() < deadline {
            await HeadlessStage(.realTime).turn()
        }
    }

    @MainActor private static func play(
        _ pair: SoakPair, _ mode: HeadlessStage.Mode, seed: UInt64, _ isTraced: Bool, _ outcome: inout Outcome
    ) async throws -> SoakWitnesses {
        let session = try SoakSession(pair, mode, count: messagesPerSession, seed: seed)
        await session.play()
        outcome.messages = session.world.triggered
        outcome.offered = session.ledger.offered
        outcome.ends = session.ledger.ends
        outcome.violations = session.ledger.violations
        outcome.excuses = session.excuses
        if isTraced { outcome.trace = session.world.recorder.trace.lines }
        return session.leave()
    }
}

extension Int {
    /// The number of parts of a given size that are needed for this total.
    fileprivate func dividedUp(by size: Int) -> Int { (self + size - 1) / size }
}

extension HeadlessStage {
    /// Waits for one turn of the main queue and of a background queue.
    fileprivate func turn() async {
        onBackground { [self] in onMain {} }
        await idle()
    }
}
