import Testing

@testable import InAppContracts

/// What is said about a message that only one of two SDKs shows, from screens that are made by hand.
@Suite("Comparison of screens", .timeLimit(.minutes(20))) struct ScreenComparisonTests {
    /// The effects with these messages on the screen at each rest: `ab` are a and b.
    private func effects(_ screens: [String]) -> PlayedEffects {
        var effects = PlayedEffects()
        effects.rests = screens.map { PlayedEffects.Rest(screen: $0.map(String.init), contents: [:]) }
        return effects
    }

    private func changes(
        _ own: [String], _ other: [String], emptyOwn: [String] = ["", "", ""],
        emptyOther: [String] = ["", "", ""]
    ) -> [String] {
        ScreenComparison(
            StoryEffects(
                names: ("braze", "adobeIOS"), steps: ["step 0", "step 1"], obligatory: [],
                delegate: StoryEffects.Pair(own: effects(own), other: effects(other)),
                empty: StoryEffects.Pair(own: effects(emptyOwn), other: effects(emptyOther)),
                adopted: (PlayedEffects(), PlayedEffects()))
        ).changes.map { "\($0.effect) \($0.subject) \($0.place ?? -1): \($0.sentence)" }
    }

    @Test("A message that only one of them shows is named once, with the first step after which it is so")
    func shown() {
        #expect(changes(["a", "ab", "b"], ["a", "ab", "b"]) == [])
        #expect(
            changes(["", "a", "a"], ["", "", ""]) == [
                "shown a 1: “a” is not shown after step 1; under braze it is."
            ])
        #expect(
            changes(["b", "", ""], ["", "", "a"]) == [
                "shown b 0: “b” is not shown after step 0; under braze it is.",
                "shown a 2: “a” is shown after the end; under braze it is not.",
            ])
    }

    @Test("A message that both have shown has ended under one of them")
    func ended() {
        #expect(
            changes(["a", "a", ""], ["a", "", ""]) == [
                "ended a 1: “a” has disappeared after step 1; under braze it stays."
            ])
        #expect(
            changes(["a", "a", ""], ["a", "a", "a"]) == [
                "ended a 2: “a” stays after the end; under braze it has disappeared."
            ])
        // It was on one of them only.
        #expect(changes(["a", "a", ""], ["", "", ""]).map { $0.prefix(9) } == ["shown a 0"])
    }

    @Test("A message that the delegate has kept off the screen of its own SDK is held")
    func held() {
        #expect(
            changes(["", "", ""], ["", "a", "a"], emptyOwn: ["", "a", "a"]) == [
                "held a 1: “a”, which this delegate holds or discards under braze, is shown after step 1."
            ])
        #expect(
            changes(["", "", "a"], ["", "", ""], emptyOwn: ["", "a", ""]) == [
                "held a 2: “a”, which this delegate holds, is not shown after the end; under braze it is."
            ])
        // The delegate holds it only later.
        #expect(
            changes(["", "", ""], ["", "a", ""], emptyOwn: ["", "", "a"]).map { $0.prefix(9) } == [
                "shown a 1"
            ])
    }

    @Test("A difference that a delegate that does nothing sees as well is no change")
    func usual() {
        #expect(changes(["a", "", ""], ["", "", ""], emptyOwn: ["a", "", ""]) == [])
        #expect(changes(["a", "", ""], ["", "", ""], emptyOther: ["a", "", ""]).count == 1)
        #expect(changes(["", "a", ""], ["", "", ""], emptyOwn: ["a", "a", ""]).count == 1)
    }
}
