import Foundation
import HeadlessStage
import InAppCompat
import PlatformStandIns

/// What is tried once more to be sure.
extension DelegateVisit {
    /// How long a message gets to come back, in seconds of the stage's clock.
    nonisolated private static let timeToReturn: TimeInterval = 5

    /// Takes a message away that has come back as soon as it had gone, a few times: one that always comes back is told so from
    /// one that a delegate wants to be seen twice.
    nonisolated func insist(on run: ScenarioRun) {
        guard let reversals = contract.habits.reversals, let dismissal = contract.habits.dismissal
        else { return }
        for _ in 0..<DelegateContract.Habits.Reversals.limit {
            let returned = MainThread.wait { reversals.returned(in: run.result.trace) }
            guard let returned else { return }
            // Where the app cannot make the call any more, the message has gone after all.
            try? run.play(.call(dismissal(returned)))
            run.stage.advance(seconds: Self.timeToReturn)
        }
    }
}

/// What is seen only when all has been played.
extension DelegateVisit {
    /// Finds clicks that a delegate refuses whatever they are, and of which nothing came.
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
    /// Whether a delegate's text refuses every link, and does nothing else.
    func isMeant(by sources: DelegateSources) -> Bool { sources.constant(of: method) == refusal.answer }
}
