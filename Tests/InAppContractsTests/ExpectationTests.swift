import InAppContracts
import Testing

/// Every kind of expectation, in short traces that are made by hand.
@Suite("Expectations of a trace", .timeLimit(.minutes(20))) struct ExpectationTests {
    typealias Expectation = InAppContracts.Expectation

    private static let opens = EventPattern.delegate("opens")
    private static let clicks = EventPattern.delegate("clicks")
    private static let closes = EventPattern.delegate("closes")

    /// A trace in which each word is a call of the delegate, one second after the other.
    private func trace(_ words: String, on thread: TraceEvent.ThreadKind = .main) -> Trace {
        Trace(
            words.split(separator: " ").enumerated().map { second, word in
                TraceEvent(
                    time: Double(second), thread: thread, source: .delegate, name: String(word),
                    arguments: [TraceEvent.Argument("message", "a")])
            })
    }

    @Test(
        "A call that is expected only between two others is broken before the first and after the second",
        arguments: [
            ("opens closes", .notExercised), ("opens clicks closes", .met),
            ("opens clicks closes opens clicks", .met),
            (
                "clicks opens",
                .broken(
                    "expected delegate clicks only between delegate opens and delegate closes, "
                        + "found delegate clicks(message: a)")
            ),
            (
                "opens clicks closes clicks",
                .broken(
                    "expected delegate clicks only between delegate opens and delegate closes, "
                        + "found delegate clicks(message: a)")
            ),
        ] as [(String, Expectation.Outcome)])
    func onlyWithin(words: String, outcome: Expectation.Outcome) {
        let expectation = Expectation.onlyWithin(Self.clicks, from: Self.opens, to: Self.closes)
        #expect(expectation.outcome(in: trace(words)) == outcome)
    }

    @Test("Without an end, a call is allowed at any time after the first")
    func onlyAfter() {
        let expectation = Expectation.onlyWithin(Self.clicks, from: Self.opens, to: nil)
        #expect(expectation.outcome(in: trace("opens closes clicks")) == .met)
        #expect(
            expectation.outcome(in: trace("clicks"))
                == .broken(
                    "expected delegate clicks only after delegate opens, found delegate clicks(message: a)"))
    }

    @Test(
        "A call that may not come between two others may come before the first and after the second",
        arguments: [
            ("clicks", .notExercised), ("clicks opens closes clicks", .met), ("opens", .met),
            (
                "opens clicks closes",
                .broken("expected no delegate clicks after delegate opens, found delegate clicks(message: a)")
            ),
        ] as [(String, Expectation.Outcome)])
    func neverBetween(words: String, outcome: Expectation.Outcome) {
        let expectation = Expectation.neverBetween(Self.clicks, after: Self.opens, until: Self.closes)
        #expect(expectation.outcome(in: trace(words)) == outcome)
    }

    @Test(
        "Each call needs a preceding one of its own, or one directly after it",
        arguments: [
            (.precedes(opens, closes), "opens", .notExercised),
            (.precedes(opens, closes), "opens opens closes closes", .met),
            (
                .precedes(opens, closes), "opens closes closes",
                .broken(
                    "expected delegate opens before delegate closes, found delegate closes(message: a) first")
            ),
            (.follows(closes, directlyAfter: clicks), "closes", .notExercised),
            (.follows(closes, directlyAfter: clicks), "clicks closes clicks closes", .met),
            (
                .follows(closes, directlyAfter: clicks), "clicks closes clicks",
                .broken("expected delegate closes directly after delegate clicks, found the end")
            ),
            (
                .follows(closes, directlyAfter: clicks), "clicks opens closes",
                .broken(
                    "expected delegate closes directly after delegate clicks, found delegate opens(message: a)"
                )
            ),
        ] as [(Expectation, String, Expectation.Outcome)])
    func order(expectation: Expectation, words: String, outcome: Expectation.Outcome) {
        #expect(expectation.outcome(in: trace(words)) == outcome)
    }

    @Test(
        "How often a call comes, when, and what it carries",
        arguments: [
            (.count(opens, 2), "opens opens", .met),
            (.count(opens, 2), "opens", .broken("expected 2 × delegate opens, found 1")),
            (.occurs(opens), "closes opens", .met),
            (.occurs(opens), "closes", .broken("expected delegate opens, which is missing")),
            (.never(opens), "closes", .met),
            (
                .never(opens), "closes opens",
                .broken("expected no delegate opens, found delegate opens(message: a)")
            ),
            (.carries(opens, "message", "a"), "closes", .notExercised),
            (.carries(opens, "message", "a"), "opens opens", .met),
            (
                .carries(opens, "message", "b"), "opens",
                .broken("expected delegate opens with message: b, found a")
            ),
            (
                .carries(opens, "url", "b"), "opens",
                .broken("expected delegate opens with url: b, found none")
            ),
            (.delay(opens, closes, seconds: 2), "closes", .notExercised),
            (.delay(opens, closes, seconds: 2), "closes opens clicks closes", .met),
            (
                .delay(opens, closes, seconds: 2), "opens closes closes",
                .broken("expected delegate closes 2.0 s after delegate opens, found it after 1.0 s")
            ),
            (
                .delay(opens, closes, seconds: 2), "closes opens",
                .broken("expected delegate closes 2.0 s after delegate opens, which is missing")
            ),
        ] as [(Expectation, String, Expectation.Outcome)])
    func amounts(expectation: Expectation, words: String, outcome: Expectation.Outcome) {
        #expect(expectation.outcome(in: trace(words)) == outcome)
    }

    @Test("A call is expected on one thread") func thread() {
        let expectation = Expectation.thread(Self.opens, .background)
        #expect(expectation.outcome(in: trace("closes")) == .notExercised)
        #expect(expectation.outcome(in: trace("opens", on: .background)) == .met)
        #expect(
            expectation.outcome(in: trace("opens"))
                == .broken("expected delegate opens on the background thread"))
    }

    @Test("The first of several calls that differs is named, with its number")
    func calls() {
        let expected = ["delegate opens(message: a)", "delegate closes(message: a)"]
        func outcome(_ words: String, named names: [String]? = nil) -> Expectation.Outcome {
            Expectation.calls(of: [.delegate], named: names, are: expected).outcome(in: trace(words))
        }
        #expect(outcome("opens closes") == .met)
        #expect(outcome("opens clicks closes", named: ["opens", "closes"]) == .met)
        #expect(
            outcome("opens clicks closes")
                == .broken(
                    "expected delegate closes(message: a) as number 2, found delegate clicks(message: a)"))
        #expect(
            outcome("opens") == .broken("expected delegate closes(message: a) as number 2, found the end"))
        #expect(
            outcome("opens closes closes")
                == .broken("expected the end as number 3, found delegate closes(message: a)"))
    }

    @Test("Without an end, a call may never come after the first one")
    func neverAfter() {
        let expectation = Expectation.neverBetween(Self.clicks, after: Self.opens, until: nil)
        #expect(expectation.outcome(in: trace("clicks")) == .notExercised)
        #expect(expectation.outcome(in: trace("clicks opens closes")) == .met)
        #expect(
            expectation.outcome(in: trace("opens closes clicks"))
                == .broken(
                    "expected no delegate clicks after delegate opens, found delegate clicks(message: a)"))
    }

    /// A trace of calls, each with its time and source.
    private func timed(_ calls: [(String, Double, TraceEvent.Source)]) -> Trace {
        Trace(calls.map { TraceEvent(time: $1, thread: .main, source: $2, name: $0) })
    }

    @Test("Calls of other sources may come in between, unless the patterns name no source")
    func between() {
        let calls = timed([("clicks", 0, .delegate), ("sees", 0, .app), ("closes", 0, .delegate)])
        let named = Expectation.follows(Self.closes, directlyAfter: Self.clicks)
        #expect(named.outcome(in: calls) == .met)
        let unnamed = Expectation.follows(
            EventPattern(nil, "closes"), directlyAfter: EventPattern(nil, "clicks"))
        #expect(
            unnamed.outcome(in: calls) == .broken("expected closes directly after clicks, found app sees"))
        let half = Expectation.follows(EventPattern(.app, "sees"), directlyAfter: Self.clicks)
        #expect(half.outcome(in: calls) == .met)
    }

    @Test(
        "A delay is as expected to within a hundredth of a second, and may be none",
        arguments: [(2.0, true), (2.009, true), (1.991, true), (2.011, false), (1.989, false), (0, false)])
    func tolerance(seconds: Double, isMet: Bool) {
        let calls = timed([("opens", 1, .delegate), ("closes", 1 + seconds, .delegate)])
        let outcome = Expectation.delay(Self.opens, Self.closes, seconds: 2).outcome(in: calls)
        #expect((outcome == .met) == isMet)
        let none = Expectation.delay(Self.opens, Self.closes, seconds: 0).outcome(in: calls)
        #expect((none == .met) == (seconds == 0))
    }
}
