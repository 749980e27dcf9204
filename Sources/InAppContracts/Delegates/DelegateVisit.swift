import Foundation
import HeadlessStage
import InAppCompat
import PlatformStandIns

/// One verification of a delegate: what was played, and what was found.
@MainActor final class DelegateVisit {
    private struct Found: Sendable {
        let story: String
        let finding: DelegateFinding
    }

    /// What can be played.
    let stories: [DelegateStory]

    private let contract: DelegateContract
    private let found = Locked<[Found]>([])
    /// The play that is under way, by number; each has its own sink.
    private let play = Locked(0)
    private var traces: [String: Trace] = [:]
    private var interruptions: [DelegateReport.Interruption] = []

    /// How long views get to leave, in seconds of the stage's clock, after the last step.
    private static let timeToLeave: TimeInterval = 60

    init(_ contract: DelegateContract) {
        self.contract = contract
        let all =
            DelegateStory.standard(of: contract.kit, only: contract.only)
            + DelegateStory.own(contract.own, on: contract.kit, appSteps: contract.appSteps)
        stories = all.compactMap { try? $0.get() }
        for case .failure(let unreadable) in all {
            let finding = DelegateFinding(
                .unreadable, shape: contract.kit.shape, unreadable.reason,
                expected: "a campaign or scenario of \(contract.kit).")
            found.withLock { $0.append(Found(story: unreadable.name, finding: finding)) }
        }
    }

    /// Whether a callback has blocked its thread.
    var isBlocked: Bool { found.current.contains { $0.finding.kind == .blocked } }

    /// Notes that a story was not played to its end.
    func interrupt(_ story: DelegateStory, _ reason: String) {
        interruptions.append(DelegateReport.Interruption(scenario: story.name, reason: reason))
    }

    /// Notes that a story was not played because a callback has blocked its thread before.
    func interruptAsBlocked(_ story: DelegateStory) {
        interrupt(story, "a callback of this delegate blocks its thread, so nothing more was played.")
    }

    /// Takes back that callbacks blocked their threads in a story, and what it left.
    func forget(_ story: DelegateStory) {
        found.withLock { $0.removeAll { $0.story == story.name } }
        interruptions.removeAll { $0.scenario == story.name }
        traces[story.name] = nil
    }

    /// Takes findings about a story, until it is over: what threads do that blocked in it is not looked at any more.
    private func sink(of story: DelegateStory) -> DelegateFindingSink {
        let number = play.current
        return { [found, play] finding in
            guard play.current == number else { return }
            found.withLock { $0.append(Found(story: story.name, finding: finding)) }
        }
    }

    // MARK: Playing

    /// Plays a story with a fresh delegate. Where the delegate has kept from happening what the story asks for,
    /// what came before counts.
    func play(_ story: DelegateStory, _ make: DelegateContract.Maker) {
        guard !story.scenario.isRealTime else {
            // Threads that nobody holds would make what a delegate is told depend on which of them was faster.
            if story.isOwn { interrupt(story, "it is for real time, which is not waited for here.") }
            return
        }
        attempt(story) {
            let (run, checked) = try begin(story.scenario, story, on: HeadlessStage(), make)
            defer {
                run.stage.advance(seconds: Self.timeToLeave)
                checked.end()
                traces[story.name] = run.result.trace
            }
            try run.play()
            for finding in try story.sequel?.go(on: run, contract.habits) ?? [] { sink(of: story)(finding) }
            lookForExtraClicks(in: run.result.trace, sink(of: story))
        }
    }

    /// A script of a page may record clicks of its own, so that a story with one says nothing.
    private func lookForExtraClicks(in trace: Trace, _ sink: DelegateFindingSink) {
        guard let record = contract.habits.clickRecord, trace.events(from: .page).isEmpty,
            trace.events.count(where: record.matches) > trace.events(from: .user).count
        else { return }
        sink(
            DelegateFinding(
                .extraInteraction, shape: contract.kit.shape,
                "There are more records of clicks than the user clicked: the delegate logs clicks that the SDK logs "
                    + "by itself.", expected: "one record of each click, the SDK's own."))
    }

    /// How much time a scenario in real time may let pass, in seconds.
    private static let longestWait: TimeInterval = 3

    /// How long a stage in real time may take to come to rest: animations take their time too.
    private static func timeToRest(_ patience: TimeInterval) -> TimeInterval { 2 + 2 * patience }

    /// Plays a story with real threads and the system's clock.
    func playInRealTime(_ story: DelegateStory, _ make: DelegateContract.Maker) async {
        var scenario = story.scenario
        // Which of two threads is faster is left open in the standard stories about that.
        guard story.isOwn || !scenario.isRealTime else { return }
        let wait = scenario.steps.map(\.action.seconds).reduce(0, +)
        guard wait <= Self.longestWait, story.sequel == nil else {
            return interrupt(story, "it moves the clock, and a callback of this delegate needs real time.")
        }
        scenario.isRealTime = true
        do {
            let (run, checked) = try begin(scenario, story, on: HeadlessStage(.realTime), make)
            do {
                try await run.playInRealTime(timeToRest: Self.timeToRest(contract.patience))
            } catch {
                interrupt(story, "\(error)")
            }
            checked.end()
            traces[story.name] = run.result.trace
        } catch {
            interrupt(story, "\(error)")
        }
    }

    private func begin(
        _ scenario: Scenario, _ story: DelegateStory, on stage: HeadlessStage,
        _ make: DelegateContract.Maker
    ) throws -> (ScenarioRun, any CheckedDelegate) {
        stage.patience = contract.patience
        play.withLock { $0 += 1 }
        let subject = stage.run { make(sink(of: story)) }
        let run = try ScenarioRun(
            scenario, on: contract.kit, subject: .delegate(subject.checked), stage: stage,
            appSteps: subject.appSteps)
        return (run, subject.checked)
    }

    private func attempt(_ story: DelegateStory, _ body: () throws -> Void) {
        do {
            try body()
        } catch {
            interrupt(story, "\(error)")
        }
    }

    // MARK: The report

    /// What came of it.
    var report: DelegateReport {
        let promises = contract.kit.rules.compactMap(\.promiseToDelegate)
        return DelegateReport(
            shape: contract.kit.shape, occurrences: occurrences, interruptions: interruptions,
            callbacks: [CallbackUse](of: contract.kit, in: traces),
            contract: ContractReport(
                subject: "delegate of \(contract.kit)", results: promises.map { $0.result(in: traces) }),
            traces: traces,
            statements: Dictionary(contract.kit.rules.map { ($0.id, $0.statement) }) { first, _ in first })
    }

    /// Each finding once, with its scenarios.
    private var occurrences: [DelegateReport.Occurrence] {
        var order: [DelegateFinding] = []
        var stories: [DelegateFinding: [String]] = [:]
        for one in found.current {
            if stories[one.finding] == nil { order.append(one.finding) }
            if stories[one.finding]?.last != one.story { stories[one.finding, default: []].append(one.story) }
        }
        return order.map { DelegateReport.Occurrence(finding: $0, scenarios: stories[$0] ?? []) }
    }
}

extension ScenarioAction {
    /// How far it moves the clock.
    fileprivate var seconds: TimeInterval {
        if case .advance(let seconds) = self { seconds } else { 0 }
    }
}
