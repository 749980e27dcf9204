import Foundation
import HeadlessStage
import InAppCompat
import PlatformStandIns

/// Further steps that confirm a suspicion.
extension DelegateVisit {
    /// The time in which a message may come back, in seconds of the stage's clock.
    nonisolated private static let timeToReturn: TimeInterval = 5

    /// Dismisses a message a few times that came back at once. This tells a message that always comes back from one that the
    /// delegate shows twice on purpose.
    nonisolated func insist(on run: ScenarioRun) {
        guard let reversals = contract.habits.reversals, let dismissal = contract.habits.dismissal
        else { return }
        for _ in 0..<DelegateContract.Habits.Reversals.limit {
            let returned = MainThread.wait { reversals.returned(in: run.result.trace) }
            guard let returned else { return }
            // If the app cannot make the call any more, the message has left after all.
            try? run.play(.call(dismissal(returned)))
            run.stage.advance(seconds: Self.timeToReturn)
        }
    }
}

/// Findings that need the traces of all stories.
extension DelegateVisit {
    /// Finds the clicks without an effect of a delegate that refuses every link.
    nonisolated func lookForSwallowedClicks() {
        MainThread.wait {
            guard let clicks = self.contract.habits.swallowedClicks, self.refusesLinks else { return }
            let finding = clicks.finding(on: self.contract.kit.shape)
            let stories = self.traces.filter { clicks.isSwallowed(in: $0.value) }.keys.sorted()
            self.found.withLock { $0 += stories.map { Found(story: $0, finding: finding) } }
        }
    }
}

/// Findings that others explain.
extension DelegateVisit {
    /// Tells of a page's call once that no handler takes: neither while the page loads nor later.
    nonisolated func tellLostPageCallsOnce() {
        let loading = MainThread.wait { self.contract.habits.pageCalls?.whileLoading }
        guard let loading else { return }
        found.withLock { found in
            let lost = Set(
                found.filter { $0.finding.kind == .lostPageCall && $0.finding.rule != loading.mend.rule }.map(
                    \.story))
            found.removeAll { one in
                one.finding.kind == .lostPageCall && one.finding.rule == loading.mend.rule
                    && lost.contains { one.story == $0 + CampaignStory.whileLoading }
            }
        }
    }

    /// Takes back that the delegate keeps a message which it holds until something has come, if a standard scenario's own app has
    /// shown or dismissed that message: in an app nobody does so but the delegate.
    func forgiveTaken(in story: DelegateStory) {
        guard !story.isOwn, let question = contract.habits.reversals?.question,
            traces[story.name]?.isHeldMessageTaken(from: question) == true
        else { return }
        found.withLock { found in
            found.removeAll { $0.story == story.name && $0.finding.kind == .keptForEver }
        }
    }
}

extension Trace {
    /// Whether the scenario's app does something with a message that the delegate holds back.
    fileprivate func isHeldMessageTaken(from question: String) -> Bool {
        events.indices.contains { place in
            guard events[place].source == .app, let message = events[place]["message"] else { return false }
            let asked = events[..<place].last {
                $0.source == .delegate && $0.name == question && $0["message"] == message
            }
            return asked?.answer == "false"
        }
    }
}

extension DelegateContract.Habits.SwallowedClicks {
    /// Whether a delegate's source text refuses every link and does nothing else.
    func isMeant(by sources: DelegateSources) -> Bool { sources.constant(of: method) == refusal.answer }
}
