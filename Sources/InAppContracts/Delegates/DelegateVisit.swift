import Foundation
import HeadlessStage
import InAppCompat
import PlatformStandIns

/// One verification of a delegate: it plays the stories and collects the findings.
///
/// The delegate is driven on the main thread. The stages are moved by the thread that calls `play`.
@MainActor final class DelegateVisit {
    struct Found: Sendable {
        let story: String
        let finding: DelegateFinding
    }

    let contract: DelegateContract
    let freesMainThread: Bool
    private let stories: [DelegateStory]
    let found = Locked<[Found]>([])
    /// Whether a story has run without an end because of a part of the app's that never becomes ready.
    let isNeverReady = Locked(false)
    /// The number of the current play. Each play has its own sink.
    private let number = Locked(0)
    private(set) var traces: [String: Trace] = [:]
    /// The stories in which the delegate could not be called as promised, because the app set it too late or because it
    /// brought the SDK out of step. The promises are not checked in their traces.
    var unheard: Set<String> = []
    private(set) var interruptions: [DelegateReport.Interruption] = []
    /// The delegate of the current play.
    var subject: DelegateContract.Subject?
    /// Whether a delegate was registered when the play began.
    var wasRegistered = false
    private var hasLookedAtSource = false
    /// The callbacks that the delegate does not implement; nil if that is not known.
    private(set) var missingCallbacks: Set<String>?
    /// Whether the delegate's source text rejects every link.
    private(set) var refusesLinks = false
    /// The work that the delegate's source text defers to queues, tasks or timers outside the stage; nil if the text
    /// was not found.
    private(set) var putOff: Set<PutOffWork>?

    /// The time that views have to leave the screen after the last step, in seconds of the stage's clock.
    nonisolated private static let timeToLeave: TimeInterval = 60
    /// The time limit for verifying a delegate, in seconds of real time. It usually takes a fraction of a second.
    let timeLimit: TimeInterval
    /// What the delegate did in each story, for the time that its callbacks took in total.
    var acts: [CallbackActs] = []
    /// The maximum number of jobs in a row. A scenario needs a few dozen between two steps.
    private static let jobLimit = 5000

    /// Prepares to play the stories of a contract.
    /// - Parameter freesMainThread: whether `play` is called on a background thread.
    init(_ contract: DelegateContract, freesMainThread: Bool = false, timeLimit: TimeInterval = 20) {
        self.timeLimit = timeLimit
        self.contract = contract
        self.freesMainThread = freesMainThread
        let all =
            DelegateStory.standard(of: contract.kit, only: contract.only)
            + DelegateStory.own(
                contract.own, on: contract.kit, appSteps: contract.appSteps, contract.habits.pageCalls)
        stories = all.compactMap { try? $0.get() }
        for case .failure(let unreadable) in all {
            let finding = DelegateFinding(
                .unreadable, shape: contract.kit.shape, unreadable.reason,
                expected: "a campaign or scenario of \(contract.kit).")
            found.withLock { $0.append(Found(story: unreadable.name, finding: finding)) }
        }
    }

    // MARK: Playing

    /// Plays every story, each with a new delegate.
    nonisolated func play(_ make: DelegateContract.Maker) {
        let (start, waited) = (DispatchTime.now().uptimeNanoseconds, ThreadLook.processorWait)
        let budget = RunBudget(timeLimit)
        let unrest = freesMainThread ? MainQueueUnrest() : nil
        let stall = MainThreadStall(contract.kit, patience: contract.patience)
        defer { stall.end() }
        var endless: String?
        for story in stories {
            let seconds = freesMainThread ? budget.seconds : time(since: start, waited)
            if seconds > timeLimit { giveUp(on: story) }
            // A blocked thread stays blocked until the main thread is free, so one such finding is enough.
            if let reason = endless ?? reasonToStop(after: seconds) {
                interrupt(story, reason)
            } else if !story.scenario.isRealTime {
                stall.begin(story.name)
                playAlone(story, make, budget, stall)
                if unrest?.isThere() == true { endless = findUnrest(sink(of: story)) }
            } else if story.isOwn {
                // With real threads, the delegate's calls would depend on which of them was faster.
                sink(of: story)(
                    notPlayed("it uses real time, in which delegates are not verified."))
            }
        }
        lookForSwallowedClicks()
        tellLostPageCallsOnce()
    }

    /// Plays a story, and then checks what the delegate still retains when everything else of the story has been
    /// released.
    private nonisolated func playAlone(
        _ story: DelegateStory, _ make: DelegateContract.Maker, _ budget: RunBudget, _ stall: MainThreadStall
    ) {
        let sink = sink(of: story)
        play(story, make, sink, budget, stall)
        MainThread.wait {
            self.lookForNearMisses()
            (self.subject?.delegate as? any CheckedDelegate)?.afterwards()
            self.forgiveTaken(in: story)
            self.subject = nil
        }
    }

    /// Plays a story. If the story cannot continue because of the delegate, the events until then count.
    private nonisolated func play(
        _ story: DelegateStory, _ make: DelegateContract.Maker, _ sink: @escaping DelegateFindingSink,
        _ budget: RunBudget, _ stall: MainThreadStall
    ) {
        do {
            let run = try MainThread.wait { try self.begin(story, make, sink, budget, stall) }
            defer { end(story, run, sink, budget) }
            MainThread.wait { story.sequel?.begin(run, self.contract.habits) }
            try run.play()
            let findings = try story.sequel?.go(on: run, contract.habits) ?? []
            findings.forEach(sink)
            insist(on: run)
        } catch let error as ScenarioError where error.code == .notAsExpected {
            sink(
                DelegateFinding(
                    .notAsExpected, shape: contract.kit.shape, "\(error)",
                    expected: "the calls that the scenario's step lists."))
        } catch {
            guard story.isWrittenByUser else { return interrupt(story, "\(error)") }
            sink(notPlayed("\(error)"))
        }
    }

    /// The finding for a scenario of the app that was not played to its end: a test must not succeed without it.
    private nonisolated func notPlayed(_ reason: String) -> DelegateFinding {
        DelegateFinding(
            .notPlayed, shape: contract.kit.shape,
            "The scenario was not played to its end: \(reason)\(reason.hasSuffix(".") ? "" : ".")",
            expected: "steps that can be done with this delegate.")
    }

    /// Looks, once, for methods of the delegate that resemble callbacks.
    private func lookForNearMisses() {
        guard !hasLookedAtSource, let file = contract.file, let inner = subject?.inner else { return }
        hasLookedAtSource = true
        let sources = DelegateSources(of: inner, verifiedIn: file)
        putOff = sources.areKnown ? sources.putOff(on: contract.kit, withParts: contract.parts != nil) : nil
        refusesLinks = contract.habits.swallowedClicks.map { $0.isMeant(by: sources) } ?? false
        missingCallbacks = sources.declared(on: contract.kit).map(contract.kit.callbacks(notAmong:))
        for (place, miss) in sources.misses(on: contract.kit) {
            let finding = DelegateFinding(
                .neverCalled, shape: contract.kit.shape, rule: contract.kit.rule(of: miss.meant),
                "\(miss.declared) "
                    + (miss.slip.map { "is never called: \($0.reason)." }
                        ?? "is not a callback of the SDK, so it is never called."),
                expected: miss.slip?.expected(miss.meant) ?? "\(miss.meant), spelled exactly like this.")
            found.withLock { $0.append(Found(story: place, finding: finding)) }
        }
    }

    private func begin(
        _ story: DelegateStory, _ make: DelegateContract.Maker, _ sink: @escaping DelegateFindingSink,
        _ budget: RunBudget, _ stall: MainThreadStall
    ) throws -> ScenarioRun {
        let stage = HeadlessStage()
        stage.patience = contract.patience
        stage.limitJobs(to: Self.jobLimit)
        stage.limitTime(to: budget)
        let subject = stage.run { make(sink) }
        self.subject = subject
        let checked = subject.delegate as? any CheckedDelegate
        // Deferred work of the delegate may fulfil what messages wait for, just like a step of the app.
        stage.whenPutOffIsDone { [weak checked] in checked?.appStepEnded() }
        let steps = subject.appSteps.mapValues { step in
            { @MainActor @Sendable [weak checked] in
                try step()
                checked?.appStepEnded()
            }
        }
        let run = try ScenarioRun(
            story.scenario, on: contract.kit, subject: .delegate(subject.delegate), stage: stage,
            appSteps: steps, parts: contract.parts)
        stall.watch(run.recorder)
        wasRegistered = run.driver.registeredDelegate != nil
        if freesMainThread {
            stage.followMainQueue { [weak recorder = run.recorder] in recorder?.count ?? 0 }
        }
        return run
    }

    private nonisolated func end(
        _ story: DelegateStory, _ run: ScenarioRun, _ sink: @escaping DelegateFindingSink, _ budget: RunBudget
    ) {
        run.stage.advance(seconds: Self.timeToLeave)
        let hasRunOut = budget.isSpent
        let wasCalled = MainThread.wait {
            run.stage.run { self.endCheck(on: run.stage) }
            let trace = run.result.trace
            let acts = CallbackActs(run.recorder, in: trace)
            self.acts.append(acts)
            self.complaints(about: story, run, trace, acts).forEach(sink)
            let loop = EndlessLoop(in: trace, self.contract.habits)
            if run.stage.ranWithoutEnd || hasRunOut && loop.isPlain { self.end(loop, of: story, sink) }
            self.traces[story.name] = trace
            return trace.events.contains { $0.source == .delegate }
        }
        if wasCalled, !hasRunOut, !run.stage.ranWithoutEnd { askAgain(run) }
        // The check may have made the SDK ask again.
        run.stage.runUntilIdle()
    }

    /// A story runs without an end: nothing more is played. A part that never becomes ready explains it.
    private func end(_ loop: EndlessLoop, of story: DelegateStory, _ sink: DelegateFindingSink) {
        let kinds = found.current.filter { $0.story == story.name }.map(\.finding.kind)
        if EndlessLoop.isExplained(by: kinds) {
            isNeverReady.withLock { $0 = true }
        } else {
            sink(loop.finding(on: contract.kit.shape))
        }
    }

    /// Makes the SDK ask again about every waiting message, so that the check can find those that wait in vain. The
    /// story's trace does not include this.
    private nonisolated func askAgain(_ run: ScenarioRun) {
        guard let signal = contract.habits.signal else { return }
        // If the app cannot make the call any more, nothing waits.
        try? run.play(.call(signal))
    }

    /// Makes the check report what it can report only at the end.
    private func endCheck(on stage: HeadlessStage) {
        guard let checked = subject?.delegate as? any CheckedDelegate else { return }
        if !stage.showsSomething { checked.endsWithEmptyScreen() }
        checked.end()
    }

    /// Records that a story was not played to its end.
    private nonisolated func interrupt(_ story: DelegateStory, _ reason: String) {
        MainThread.wait {
            self.interruptions.append(DelegateReport.Interruption(scenario: story.name, reason: reason))
        }
    }

    /// Makes a sink for the findings of a story. It ignores findings after the next story has begun, such as those of
    /// threads that were blocked in this story.
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
}
