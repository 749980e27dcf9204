import HeadlessStage
import InAppCompat
import Testing

@testable import InAppContracts

/// What reports say about the step after which something has changed.
@Suite("Words of steps", .timeLimit(.minutes(20))) struct StepWordsTests {
    @Test(
        "A step of a scenario",
        arguments: [
            (.trigger(payload: "a"), "the campaign “a” has qualified"), (.runUntilIdle, "a moment"),
            (.relaunch, "the app’s relaunch"), (.advance(seconds: 5), "5 s"), (.expect([]), "a moment"),
            (.user(.tapButton("1")), "the user’s tap on button 1"),
            (.page(.finishLoading), "the page’s finishLoading"),
            (.appStep("checkout"), "the app’s step “checkout”"),
            (.handler(.showNext, message: nil), "the handler’s showNext"),
            (.appState(.background), "the app has become background"),
            (.hasRootViewController(false), "the surroundings have changed"),
            (.isNetworkReachable(false), "the surroundings have changed"),
            (
                .together([.trigger(payload: "a"), .advance(seconds: 1)]),
                "the campaign “a” has qualified and 1 s"
            ),
        ] as [(ScenarioAction, String)])
    func action(action: ScenarioAction, words: String) { #expect(action.words == words) }

    @Test("A step of a story")
    func story() {
        let story = Story(
            "all", "Every kind of step.", .qualifies("a"), .changes("a"), .user(.tapsSecondButton, "a"),
            .pageLoads, .pageSays("hi"), .timePasses(3), .appBecomes(.background), .app(.allowsAll, "a"),
            .atOnce([.qualifies("b"), .pageLoads]))
        #expect(
            PlayableStory(story).steps == [
                "the campaign “a” has qualified", "the campaign “a” has changed",
                "the user taps second button (“a”)", "the page has loaded", "the page has said “hi”", "3 s",
                "the app has become background", "the app allows all (“a”)",
                "the campaign “b” has qualified and the page has loaded",
            ])
    }
}
