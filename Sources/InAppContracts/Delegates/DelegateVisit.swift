import Foundation
import HeadlessStage
import InAppCompat
import PlatformStandIns

/// One verification of a delegate: what was played, and what was found.
///
/// The main thread drives the delegate. The stages are moved by the thread that plays.
@MainActor final class DelegateVisit {
    private struct Found: Sendable {
        let story: String
        let finding: DelegateFinding
    }

    private let contract: DelegateContract
    private let freesMainThread: Bool
    private let stories: [DelegateStory]
    private let found = Locked<[Found]>([])
    /// The play that is under way, by number; each has its own sink.
    private let number = Locked(0)
    private var traces: [String: Trace] = [:]
    private var interruptions: [DelegateReport.Interruption] = []
    /// The delegate of the play that is under way.
    private var subject: DelegateContract.Subject?

    /// How long views get to leave, in seconds of the stage's clock, after the last step.
    nonisolated private static let timeToLeave: TimeInterval = 60

    /// The findings after which nothing more is played.
    nonisolated private static let reasonToStop: [DelegateFinding.Kind: String] = [
        .blocked: "a callback of this delegate blocks its thread, so nothing more was played.",
        .endlessLoop: "this delegate is called without an end, so nothing more was played.",
        .takesTooLong: "this delegate took too long before, so nothing more was played.",
    ]

    /// How long verifying a delegate may take, in seconds of real time: as a rule it takes a fraction of one.
    private let timeLimit: TimeInterval

    /// A scenario takes some dozens of jobs between two steps.
    private static let jobLimit = 20_000

    /// Prepares to play the stories of a contract.
    /// - Parameter freesMainThread: whether `play` is called on a background thread.
    init(_ contract: DelegateContract, freesMainThread: Bool = false, timeLimit: TimeInterval = 10) {
        self.timeLimit = timeLimit
        self.contract = contract
        self.freesMainThread = freesMainThread
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

    // MARK: Playing

    /// Plays every story, each with a fresh delegate.
    nonisolated func play(_ make: DelegateContract.Maker) {
        let (start, waited) = (DispatchTime.now().uptimeNanoseconds, ThreadLook.processorWait)
        for story in stories {
            if !freesMainThread, time(since: start, waited) > timeLimit {
                giveUp(on: story)
            }
            // A thread that is blocked stays so until the main thread is free: one is enough.
            if let reason = found.current.lazy.compactMap({ Self.reasonToStop[$0.finding.kind] }).first {
                interrupt(story, reason)
            } else if !story.scenario.isRealTime {
                playAlone(story, make)
            } else if story.isOwn {
                // Threads that nobody holds would make what a delegate is told depend on which of them was faster.
                interrupt(story, "it is for real time, in which delegates are not verified.")
            }
        }
    }

    /// Plays a story, and looks at what the delegate still has when everything else of the story is gone.
    private nonisolated func playAlone(_ story: DelegateStory, _ make: DelegateContract.Maker) {
        let sink = sink(of: story)
        play(story, make, sink)
        MainThread.wait {
            (self.subject?.delegate as? any CheckedDelegate)?.afterwards()
            self.subject = nil
        }
    }

    /// Plays a story. Where the delegate has kept from happening what the story asks for, what came before counts.
    private nonisolated func play(
        _ story: DelegateStory, _ make: DelegateContract.Maker, _ sink: @escaping DelegateFindingSink
    ) {
        do {
            let run = try MainThread.wait { try self.begin(story, make, sink) }
            defer { end(story, run, sink) }
            try run.play()
            let findings = try story.sequel?.go(on: run, contract.habits) ?? []
            findings.forEach(sink)
        } catch let error as ScenarioError where error.code == .notAsExpected {
            sink(
                DelegateFinding(
                    .notAsExpected, shape: contract.kit.shape, "\(error)",
                    expected: "the calls that the scenario's step lists."))
        } catch {
            interrupt(story, "\(error)")
        }
    }

    /// Seconds since a moment, without those in which this thread had no processor. Where the main thread is free a wait for it
    /// counts as well, whatever keeps it: so there is no limit there.
    private nonisolated func time(since start: UInt64, _ waited: TimeInterval) -> TimeInterval {
        TimeInterval(DispatchTime.now().uptimeNanoseconds - start) / 1_000_000_000
            - (ThreadLook.processorWait - waited)
    }

    /// Finds that verifying takes too long. Once is enough: nothing is played after it.
    private nonisolated func giveUp(on story: DelegateStory) {
        found.withLock { found in
            guard !found.contains(where: { $0.finding.kind == .takesTooLong }) else { return }
            let finding = DelegateFinding(
                .takesTooLong, shape: contract.kit.shape,
                "Verifying this delegate took more than \(Int(timeLimit)) s, so not everything was played.",
                expected: "callbacks that return at once; what takes time is done elsewhere.")
            found.append(Found(story: story.name, finding: finding))
        }
    }

    private func begin(
        _ story: DelegateStory, _ make: DelegateContract.Maker, _ sink: @escaping DelegateFindingSink
    ) throws -> ScenarioRun {
        let stage = HeadlessStage()
        stage.patience = contract.patience
        stage.limitJobs(to: Self.jobLimit)
        let subject = stage.run { make(sink) }
        self.subject = subject
        return try ScenarioRun(
            story.scenario, on: contract.kit, subject: .delegate(subject.delegate), stage: stage,
            appSteps: subject.appSteps)
    }

    private nonisolated func end(
        _ story: DelegateStory, _ run: ScenarioRun, _ sink: @escaping DelegateFindingSink
    ) {
        run.stage.advance(seconds: Self.timeToLeave)
        MainThread.wait {
            run.stage.run { (self.subject?.delegate as? any CheckedDelegate)?.end() }
            let trace = run.result.trace
            let complaints = self.contract.habits.findings(
                in: trace, on: self.contract.kit.shape, isOwn: story.isOwn)
            complaints.forEach(sink)
            if run.stage.ranWithoutEnd { sink(self.endlessLoop(in: trace)) }
            self.traces[story.name] = trace
        }
    }

    /// What is found where the stage has given up: the callback that came last and most often is named.
    private func endlessLoop(in trace: Trace) -> DelegateFinding {
        let last = trace.events(from: .delegate).suffix(100).map(\.name)
        let counts = Dictionary(grouping: last) { $0 }.mapValues(\.count)
        let callback = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
        return DelegateFinding(
            .endlessLoop, shape: contract.kit.shape,
            callback.map { "\($0) is called without an end, because of what the delegate does in it." }
                ?? "Jobs of the delegate's set themselves again without an end.",
            expected: "callbacks that come to an end: nothing in one may bring about the same one at once.")
    }

    /// Notes that a story was not played to its end.
    private nonisolated func interrupt(_ story: DelegateStory, _ reason: String) {
        MainThread.wait {
            self.interruptions.append(DelegateReport.Interruption(scenario: story.name, reason: reason))
        }
    }

    /// Takes findings about a story until the next one begins: what threads do that blocked in it is not looked at any
    /// more.
    private nonisolated func sink(of story: DelegateStory) -> DelegateFindingSink {
        let own = number.withLock { number in
            number += 1
            return number
        }
        return { [found, number] finding in
            guard number.current == own else { return }
            found.withLock { $0.append(Found(story: story.name, finding: finding)) }
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
            statements: Dictionary(contract.kit.rules.map { ($0.id, $0.statement) }) { first, _ in first },
            mayOnlySeemBlocked: contract.habits.mayWaitForMainThread && !freesMainThread)
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
