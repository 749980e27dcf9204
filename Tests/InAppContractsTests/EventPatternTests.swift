import Testing

@testable import InAppContracts

/// Which events a pattern matches, and its text.
@Suite("Patterns of events", .timeLimit(.minutes(20))) struct EventPatternTests {
    private static let event = TraceEvent(
        time: 0, thread: .main, source: .delegate, name: "told",
        arguments: [TraceEvent.Argument("message", "a")], observed: [TraceEvent.Argument("view", "x")],
        answer: "yes")

    @Test(
        "A pattern matches if its source, name, answer and all its values do, and says so in its text",
        arguments: [
            (EventPattern(nil, nil), true, ""), (EventPattern(.delegate, nil), true, "delegate"),
            (EventPattern(.sdk, nil), false, "sdk"), (EventPattern(nil, "told"), true, "told"),
            (EventPattern(nil, "gone"), false, "gone"), (.delegate("told"), true, "delegate told"),
            (.sdk("told"), false, "sdk told"),
            (.delegate("told", answer: "yes"), true, "delegate told -> yes"),
            (.delegate("told", answer: "no"), false, "delegate told -> no"),
            (
                .delegate("told", ["view": "x", "message": "a"]), true,
                "delegate told(message: a, view: x)"
            ),
            (
                .delegate("told", ["view": "y", "message": "a"]), false,
                "delegate told(message: a, view: y)"
            ),
            (.delegate("told", ["url": "x"], answer: "yes"), false, "delegate told(url: x) -> yes"),
        ] as [(EventPattern, Bool, String)])
    func matches(pattern: EventPattern, isMatch: Bool, text: String) {
        #expect(pattern.matches(Self.event) == isMatch)
        #expect(pattern.description == text)
    }

    @Test("A pattern with an answer matches no event without one")
    func noAnswer() {
        var event = Self.event
        event.answer = nil
        #expect(EventPattern.delegate("told").matches(event))
        #expect(!EventPattern.delegate("told", answer: "yes").matches(event))
    }
}
