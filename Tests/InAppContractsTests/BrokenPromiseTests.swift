import Testing

@testable import InAppContracts

/// The traces in which a promise is broken on purpose: each differs from the trace in the one place that matters.
@Suite("Promises that are broken on purpose", .timeLimit(.minutes(20))) struct BrokenPromiseTests {
    private static func event(
        _ name: String, _ message: String?, from source: TraceEvent.Source = .delegate, at time: Double = 0,
        phase: String? = nil
    ) -> TraceEvent {
        TraceEvent(
            time: time, thread: .main, source: source, name: name,
            arguments: message.map { [TraceEvent.Argument("message", $0)] } ?? [],
            observed: phase.map { [TraceEvent.Argument("phase", $0)] } ?? [])
    }

    private static let opens = EventPattern.delegate("opens")
    private static let clicks = EventPattern.delegate("clicks", ["url": "x"], answer: "true")
    private static let closes = EventPattern.delegate("closes")
    private static let trace = Trace([
        event("opens", "a", phase: "up"), event("sees", "b", from: .app, phase: "up"),
        event("sees", "a", from: .app, phase: "up"), event("closes", "a", at: 2),
    ])
    private static let first = "delegate opens(message: a) [phase: up]"
    private static let looks = [
        "app      sees(message: b) [phase: up]", "app      sees(message: a) [phase: up]",
    ]
    private static let last = "delegate closes(message: a)"
    private static let click = "delegate clicks(url: x, message: a) -> true"
    private static let stranger = "delegate stranger(message: a)"

    @Test(
        "The promised event is missing, the forbidden one is there, or a value is another one",
        arguments: [
            (Whenever(opens, then: .comes(closes)), [first] + looks),
            (Whenever(opens, then: .comesAfter(seconds: 2, closes)), [first] + looks),
            (Whenever(closes, then: .came(opens)), looks + [last]),
            (Whenever(opens, then: .neverComes(clicks)), [first, click] + looks + [last]),
            (Whenever(closes, then: .neverCame(clicks)), [first] + looks + [click, last]),
            (Whenever(opens, then: .isFollowed(by: [closes])), [first, stranger] + looks + [last]),
            (
                Whenever(opens, then: .carries("phase", "up")),
                ["delegate opens(message: a, phase: not up)"] + looks + [last]
            ),
            (
                Whenever(opens, then: .isReadAs("phase", "up")),
                [first, looks[0], "app      sees(message: a, phase: not up)", last]
            ),
            (
                Whenever(opens, amongAll: true, then: .isReadAs("phase", "up")),
                [first, "app      sees(message: b, phase: not up)", looks[1], last]
            ),
        ] as [(Whenever, [String])])
    func oneDifference(promise: Whenever, lines: [String]) throws {
        #expect(promise.outcome(in: Self.trace) == .met)
        let broken = promise.opposites(of: Self.trace)
        #expect(broken.map { $0.lines.map { String($0.dropFirst(12)) } } == [lines])
        guard case .broken = promise.outcome(in: try #require(broken.first)) else {
            Issue.record("\(promise) holds in \(broken)")
            return
        }
    }

    @Test("A call is on the other thread")
    func thread() {
        let promise = Whenever(Self.opens, then: .isOn(.main))
        let broken = promise.opposites(of: Self.trace)
        #expect(broken.map { $0.events.map(\.thread) } == [[.background, .main, .main, .main]])
        let onBackground = broken[0]
        let other = Whenever(Self.opens, then: .isOn(.background))
        #expect(other.opposites(of: onBackground) == [Self.trace])
    }

    @Test("A promise is broken once at each place where it holds, and one that does not hold is not broken")
    func places() {
        let twice = Trace(Self.trace.events + Self.trace.events)
        let promise = Whenever(Self.opens, then: .isOn(.main))
        #expect(
            promise.opposites(of: twice).map { $0.events.firstIndex { $0.thread == .background } } == [0, 4])
        #expect(Whenever(Self.opens, then: .isOn(.background)).opposites(of: Self.trace) == [])
        #expect(Whenever(Self.clicks, then: .isOn(.main)).opposites(of: Self.trace) == [])
    }

    @Test(
        "An expectation rejects the opposite of a trace that fulfils it",
        arguments: [
            .calls(of: [.delegate], named: ["opens", "closes"], are: ["delegate opens(message: a)", last]),
            .count(closes, 1), .count(clicks, 0), .occurs(opens), .never(clicks),
            .neverBetween(clicks, after: opens, until: closes), .onlyWithin(closes, from: opens, to: nil),
            .precedes(opens, closes), .follows(closes, directlyAfter: opens), .thread(opens, .main),
            .carries(opens, "phase", "up"), .delay(opens, closes, seconds: 2),
        ] as [InAppContracts.Expectation])
    func opposite(expectation: InAppContracts.Expectation) throws {
        #expect(try expectation.rejectsItsOpposite(of: Self.trace))
    }

    @Test("An expectation that a trace does not fulfil, or that accepts too much, rejects no opposite")
    func noOpposite() throws {
        typealias Expectation = InAppContracts.Expectation
        for expectation in [
            Expectation.never(Self.opens), .occurs(Self.clicks), .carries(Self.clicks, "url", "x"),
            .follows(.anyCallback, directlyAfter: Self.opens),
        ] {
            #expect(try !expectation.rejectsItsOpposite(of: Self.trace), "\(expectation)")
        }
        #expect(throws: TraceMutation.NothingToChange.self) {
            try Expectation.never(Self.opens).rejectsItsOpposite(of: Trace())
        }
    }
}
