import Testing

@testable import InAppContracts

/// Every kind of promise, in short traces that are made by hand.
@Suite("Promises about a trace", .timeLimit(.minutes(20))) struct WheneverTests {
    typealias Outcome = InAppContracts.Expectation.Outcome

    private static let opens = EventPattern.delegate("opens")
    private static let clicks = EventPattern.delegate("clicks")
    private static let closes = EventPattern.delegate("closes")

    /// A trace with one event each second: `clicks:a` is the delegate's call about message a, `clicks` about none, and
    /// `sees:a=up` what the app reads.
    private func trace(_ words: String) -> Trace {
        Trace(
            words.split(separator: " ").enumerated().map { second, word in
                let parts = word.split { ":=".contains($0) }.map(String.init)
                return TraceEvent(
                    time: Double(second), thread: .main, source: parts[0] == "sees" ? .app : .delegate,
                    name: parts[0], arguments: parts.dropFirst().prefix(1).map { .init("message", $0) },
                    observed: parts.dropFirst(2).map { .init("phase", $0) })
            })
    }

    private func check(_ promise: Whenever, _ words: String, _ outcome: Outcome) {
        let expected: Outcome =
            if case .broken(let found) = outcome { .broken("\(promise); \(found)") } else { outcome }
        #expect(promise.outcome(in: trace(words)) == expected)
    }

    @Test(
        "An event comes later, about the same message, unless an excuse comes first",
        arguments: [
            (Whenever(opens, then: .comes(closes)), "closes:a", .notExercised),
            (Whenever(opens, then: .comes(closes)), "opens:a closes:a", .met),
            (Whenever(opens, then: .comes(closes)), "opens:a closes", .met),
            (Whenever(opens, then: .comes(closes)), "opens closes:b", .met),
            (Whenever(opens, then: .comes(closes)), "closes:a opens:a closes:b", .broken("it is missing")),
            (Whenever(opens, then: .comes(closes)), "opens:a closes:a opens:a", .broken("it is missing")),
            (Whenever(opens, amongAll: true, then: .comes(closes)), "opens:a closes:b", .met),
            (Whenever(opens, then: .comes(closes, before: clicks)), "opens:a closes:a clicks:a", .met),
            (
                Whenever(opens, then: .comes(closes, before: clicks)), "opens:a clicks:a closes:a",
                .broken("found delegate clicks(message: a)")
            ),
            (Whenever(opens, unless: [clicks], then: .comes(closes)), "opens:a clicks:a", .notExercised),
            (
                Whenever(opens, unless: [clicks], then: .comes(closes)), "opens:a clicks:b",
                .broken("it is missing")
            ),
            (Whenever(opens, unless: [clicks], then: .comes(closes)), "opens:a closes:a clicks:a", .met),
            (Whenever(opens, unlessAny: [clicks], then: .comes(closes)), "opens:a clicks:b", .notExercised),
            (Whenever(opens, clicks, then: .comes(closes)), "clicks:a", .broken("it is missing")),
        ] as [(Whenever, String, Outcome)])
    func comes(promise: Whenever, words: String, outcome: Outcome) { check(promise, words, outcome) }

    @Test(
        "An event does not come later, until the end of the time or an excuse",
        arguments: [
            (Whenever(opens, then: .neverComes(clicks)), "clicks:a opens:a clicks:b", .met),
            (
                Whenever(opens, then: .neverComes(clicks)), "opens:a closes:a clicks:a",
                .broken("found delegate clicks(message: a)")
            ),
            (Whenever(opens, then: .neverComes(clicks, before: closes)), "opens:a closes:a clicks:a", .met),
            (Whenever(opens, unless: [closes], then: .neverComes(clicks)), "opens:a closes:a clicks:a", .met),
            (
                Whenever(opens, then: .neverComes(clicks, before: closes)), "opens:a closes:b clicks:a",
                .broken("found delegate clicks(message: a)")
            ),
        ] as [(Whenever, String, Outcome)])
    func neverComes(promise: Whenever, words: String, outcome: Outcome) { check(promise, words, outcome) }

    @Test(
        "An event came earlier, or did not, since the last of another",
        arguments: [
            (Whenever(closes, then: .came(opens)), "opens:a clicks:a closes:a", .met),
            (Whenever(closes, then: .came(opens)), "opens:b closes:a opens:a", .broken("it is missing")),
            (Whenever(closes, then: .came(opens, since: clicks)), "opens:a clicks:b closes:a", .met),
            (Whenever(closes, then: .came(opens, since: clicks)), "clicks:a opens:a closes:a", .met),
            (
                Whenever(closes, then: .came(opens, since: clicks)), "opens:a clicks:a closes:a",
                .broken("found delegate clicks(message: a)")
            ),
            (Whenever(closes, then: .neverCame(opens)), "opens:b closes:a opens:a", .met),
            (
                Whenever(closes, then: .neverCame(opens)), "opens:a clicks:a closes:a",
                .broken("found delegate opens(message: a)")
            ),
            (Whenever(closes, then: .neverCame(opens, since: clicks)), "opens:a clicks:a closes:a", .met),
            (
                Whenever(closes, then: .neverCame(opens, since: clicks)), "clicks:a opens:a closes:a",
                .broken("found delegate opens(message: a)")
            ),
        ] as [(Whenever, String, Outcome)])
    func came(promise: Whenever, words: String, outcome: Outcome) { check(promise, words, outcome) }

    @Test(
        "The next callback, what is read next, the thread, a value and the time",
        arguments: [
            (Whenever(opens, then: .isFollowed(by: [closes])), "opens:a sees:a=up clicks:b closes:a", .met),
            (
                Whenever(opens, then: .isFollowed(by: [closes])), "opens:a clicks:a closes:a",
                .broken("found clicks(message: a)")
            ),
            (Whenever(opens, then: .isFollowed(by: [closes])), "opens:a", .broken("nothing follows")),
            (
                Whenever(opens, unless: [clicks], then: .isFollowed(by: [closes])), "opens:a clicks:a",
                .notExercised
            ),
            (Whenever(opens, then: .isReadAs("phase", "up")), "opens:a sees:b=no sees:a=up sees:a=no", .met),
            (
                Whenever(opens, then: .isReadAs("phase", "up")), "opens:a sees:a=no",
                .broken("found sees(message: a) with phase: no")
            ),
            (Whenever(opens, then: .isReadAs("phase", "up")), "sees:a=no opens:a", .notExercised),
            (
                Whenever(opens, unless: [clicks], then: .isReadAs("phase", "up")),
                "opens:a clicks:a sees:a=no", .notExercised
            ),
            (Whenever(opens, then: .isOn(.main)), "opens:a", .met),
            (Whenever(opens, then: .carries("message", "a")), "opens:a opens:a", .met),
            (
                Whenever(opens, then: .carries("url", "a")), "opens:a",
                .broken("found opens(message: a) with url: none")
            ),
            (Whenever(opens, then: .comesAfter(seconds: 2, closes)), "opens:a clicks:a closes:a", .met),
            (
                Whenever(opens, then: .comesAfter(seconds: 2, closes)), "opens:a closes:a",
                .broken("found it after 1.0 s")
            ),
            (Whenever(opens, then: .comesAfter(seconds: 2, closes)), "opens:a", .broken("it is missing")),
            (
                Whenever(opens, unless: [clicks], then: .comesAfter(seconds: 2, closes)), "opens:a clicks:a",
                .notExercised
            ),
        ] as [(Whenever, String, Outcome)])
    func others(promise: Whenever, words: String, outcome: Outcome) { check(promise, words, outcome) }

    @Test(
        "A promise applies between two events, after one, or outside, of the same message or of any",
        arguments: [
            ([], [0, 2, 4, 6, 8]), ([.init(opens, closes)], [2, 6]), ([.init(opens, nil)], [2, 4, 6]),
            ([.outside(opens, closes)], [0, 4, 8]), ([.init(opens, closes, ofAny: true)], [2, 6, 8]),
            ([.outside(opens, closes, ofAny: true)], [0, 4]),
            ([.init(opens, nil), .outside(opens, closes)], [4]),
        ] as [([Whenever.Span], [Int])])
    func spans(spans: [Whenever.Span], places: [Int]) {
        let trace = trace("clicks:a opens:a clicks:a closes:a clicks:a opens:a clicks:a opens:b clicks:c")
        #expect(Whenever(Self.clicks, during: spans, then: .isOn(.main)).places(in: trace) == places)
    }

    @Test("Only a promise that an event does not come before a call returns ends with that return")
    func returns() {
        let (returned, opens) = (EventPattern.returned, Self.opens)
        #expect(Whenever(opens, then: .neverComes(Self.clicks, before: returned)).endsWithReturn)
        for consequence: Whenever.Consequence in [
            .neverComes(Self.clicks, before: Self.closes), .neverComes(Self.clicks),
            .neverComes(returned), .comes(Self.clicks, before: returned),
            .neverCame(Self.clicks, since: returned),
        ] {
            let promise = Whenever(opens, then: consequence)
            #expect(!promise.endsWithReturn, "\(promise)")
        }
    }

    @Test(
        "A promise as text",
        arguments: [
            (
                Whenever(opens, clicks, then: .comes(closes)),
                "whenever delegate opens or delegate clicks, delegate closes occurs later"
            ),
            (
                Whenever(
                    clicks, during: [.init(opens, closes), .outside(opens, nil, ofAny: true)],
                    then: .neverComes(closes, before: opens)),
                "whenever delegate clicks between delegate opens and delegate closes and not after delegate opens "
                    + "of any message, delegate closes does not occur before delegate opens"
            ),
            (
                Whenever(opens, then: .came(closes, since: clicks)),
                "whenever delegate opens, delegate closes has occurred since delegate clicks"
            ),
            (
                Whenever(opens, then: .neverCame(closes)),
                "whenever delegate opens, delegate closes has not occurred before"
            ),
            (
                Whenever(opens, then: .isFollowed(by: [closes, clicks])),
                "whenever delegate opens, the next callback is delegate closes or delegate clicks"
            ),
            (Whenever(opens, then: .carries("a", "b")), "whenever delegate opens, it has a: b"),
            (Whenever(opens, then: .isReadAs("a", "b")), "whenever delegate opens, the app reads a: b"),
            (Whenever(opens, then: .isOn(.main)), "whenever delegate opens, it is on the main thread"),
            (
                Whenever(opens, then: .comesAfter(seconds: 2, closes)),
                "whenever delegate opens, delegate closes occurs after 2.0 s"
            ),
        ] as [(Whenever, String)])
    func text(promise: Whenever, text: String) { #expect(promise.description == text) }
}
