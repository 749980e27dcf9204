import HeadlessStage
import InAppCompat
import PlatformStandIns

/// Findings that others explain.
extension DelegateVisit {
    /// Reports a page's call that no handler takes once, although it is found while the page loads and later.
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

    /// Removes the finding that the delegate keeps a message, if it holds the message and a standard scenario's own app has shown or
    /// dismissed it. In a real app only the delegate does so.
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
    /// Whether the scenario's app does something with a message that the delegate holds.
    fileprivate func isHeldMessageTaken(from question: String) -> Bool {
        events.indices.contains { place in
            guard events[place].source == .app, let message = events[place]["message"] else { return false }
            return answers(to: question, about: message, before: place).last == "false"
        }
    }
}
