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

extension DelegateContract.Habits.SwallowedClicks {
    /// Whether a delegate's source text refuses every link and does nothing else.
    func isMeant(by sources: DelegateSources) -> Bool { sources.constant(of: method) == refusal.answer }
}
