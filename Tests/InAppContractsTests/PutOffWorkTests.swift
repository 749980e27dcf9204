import AdobeIOSBridge
import AdobeIOSContracts
import InAppCompat
import Testing

@testable import InAppContracts

/// What a report says about deferred work, and about findings that others explain.
@Suite(.timeLimit(.minutes(20))) struct PutOffWorkTests {
    private func start(_ works: Set<PutOffWork>, free: Bool, singleton: Bool) -> String? {
        works.reason(isMainThreadFree: free, asksSingleton: singleton).map {
            $0.split(separator: " ").prefix(3).joined(separator: " ")
        }
    }

    @Test(
        "KIT Waits come too late in any case; jobs and tasks do not run while verify occupies the main thread"
    )
    func reasons() {
        for (free, singleton) in [(true, true), (true, false), (false, true), (false, false)] {
            #expect(start([.waits, .jobs], free: free, singleton: singleton) == "Work that this")
            #expect(start([], free: free, singleton: singleton) == nil)
        }
        for works in [[.jobs], [.tasks], [.jobs, .tasks]] as [Set<PutOffWork>] {
            #expect(
                works.reason(isMainThreadFree: false, asksSingleton: false)
                    == "Work that this delegate puts into DispatchQueue.main or a Task has not run: verify occupies the main "
                    + "thread. verifyOffMainThread leaves it free.")
            #expect(start(works, free: true, singleton: false) == nil)
        }
        #expect(start([.jobs, .tasks], free: true, singleton: true) == "Calls from a")
        #expect(start([.tasks], free: true, singleton: true) == nil)
    }

    private func lost(_ story: String, _ rule: String, _ kind: DelegateFinding.Kind = .lostPageCall)
        -> DelegateVisit.Found
    {
        DelegateVisit.Found(
            story: story,
            finding: DelegateFinding(
                kind, shape: .adobeIOS, rule: rule, "The page posted.", expected: "a handler."))
    }

    @Test(
        "AI-030 A call that is lost while the page loads is told once if the same call is lost later as well")
    @MainActor func once() {
        let visit = DelegateVisit(
            DelegateContract(.adobeIOS, only: [], habits: AdobeIOSContract.habits))
        let early = CampaignStory.whileLoading
        let all = [
            lost("its page calls a", "AI-121"), lost("its page calls a\(early)", "AI-030"),
            lost("its page calls b\(early)", "AI-030"),
            lost("its page calls a\(early)", "AI-030", .neverEnds),
            lost("its page calls a\(early)", "AI-121"), lost("its page calls c", "AI-121", .neverEnds),
            lost("its page calls c\(early)", "AI-030"),
        ]
        visit.found.withLock { $0 = all }
        visit.tellLostPageCallsOnce()
        #expect(
            visit.found.current.map(\.story)
                == all.enumerated().filter { $0.offset != 1 }.map(\.element.story))
    }
}
