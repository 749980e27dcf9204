import BrazeBridge
import InAppCompat
import Testing

@testable import InAppContracts

/// How rules are made, and what is left of them under other hosts.
@Suite("Rules", .timeLimit(.minutes(20))) struct RuleTests {
    private enum Book: RuleBook {
        static let shape = SDKShape.braze
        static let majorVersion = 7
        static let unsureSources = ["[rumour]"]
    }

    private static let told = EventPattern(.delegate, "told")
    private static let logged = EventPattern(.sdk, "logged")
    private static let outside = Rule.Testability.outOfScope("Nobody sees it.")

    private func rule(
        _ testability: Rule.Testability, source: String = "[S]", level: Rule.Level? = nil,
        isUnsure: Bool = false
    ) -> Rule {
        Book.rule(
            "X-1", "Statement.", intent: "Intent.", source: source, level: level, isUnsure: isUnsure,
            testability)
    }

    @Test("KIT A rule is binding unless it is unsure, by its source or by itself, or has a level of its own")
    func levels() {
        func words(_ rule: Rule) -> String { "\(rule.level) \(rule.isUnsure)" }
        #expect(words(rule(Self.outside)) == "must false")
        #expect(words(rule(Self.outside, source: "[rumour]")) == "should true")
        #expect(words(rule(Self.outside, isUnsure: true)) == "should true")
        #expect(words(rule(Self.outside, source: "[rumour]", level: .must)) == "must true")
        #expect(words(rule(Self.outside, level: .may)) == "may false")
        #expect(rule(Self.outside).shape == .braze && rule(Self.outside).majorVersion == 7)
    }

    private func parts(_ check: RuleCheck?) -> [String] {
        guard let check else { return ["no check"] }
        func words(_ parts: [RuleCheck.Part]) -> String {
            parts.map { "\($0.scenario) \($0.expectations.count)" }.joined(separator: ", ")
        }
        return [words(check.parts), "\(check.everywhere.count)", words(check.realTime)]
    }

    @Test("KIT A check grows by scenarios, by scenarios in real time and by expectations of every trace")
    func checks() {
        let one = RuleCheck.scenario("one", .occurs(Self.told), .never(Self.logged))
        #expect(parts(one) == ["one 2", "0", ""])
        #expect(parts(one.and(scenario: "two", .occurs(Self.told))) == ["one 2, two 1", "0", ""])
        #expect(parts(one.and(everywhere: .occurs(Self.told))) == ["one 2", "1", ""])
        let all = one.and(realTime: "real", .occurs(Self.told)).and(everywhere: .never(Self.told))
            .and(scenario: "two").and(realTime: "late").and(everywhere: .never(Self.logged))
        #expect(parts(all) == ["one 2, two 0", "2", "real 1, late 0"])
    }

    @Test("KIT Promises and checks in real time are added to the rules that have a check")
    func extended() {
        let rules = [rule(.checked(.scenario("one", .occurs(Self.told)))), rule(Self.outside)]
        let promising = rules.promising(["X-1": [.never(Self.logged)], "X-2": [.never(Self.told)]])
        #expect(promising.map { parts($0.check) } == [["one 1", "1", ""], ["no check"]])
        let real = promising.alsoInRealTime(["X-1": [("real", [.occurs(Self.told)])]])
        #expect(real.map { parts($0.check) } == [["one 1", "1", "real 1"], ["no check"]])
        #expect(real.promising([:]).map { parts($0.check) } == real.map { parts($0.check) })
    }

    @Test("KIT Of a rule about a certain scenario nothing is left under other hosts")
    func everywhere() {
        let traces = ["one": Trace(short: ["delegate told a"])]
        func status(_ testability: Rule.Testability) -> [String] {
            let result = rule(testability).resultEverywhere(in: traces)
            return ["\(result.status)", result.explanation]
        }
        #expect(
            status(.checked(.scenario("one", .never(Self.told)))) == [
                "skipped", "It is about what a host does in a certain scenario.",
            ])
        #expect(
            status(.checked(.scenario("one", .never(Self.told)).and(everywhere: .occurs(Self.told)))) == [
                "passed", "",
            ])
        #expect(status(.checked(.everywhere(.never(Self.told)))) == ["failed", ""])
        #expect(status(Self.outside) == ["outOfScope", "Nobody sees it."])
    }

    @Test(
        "KIT A promise to the delegate is an expectation of every trace about the delegate's calls",
        arguments: [
            (.calls(of: [.sdk, .delegate], named: nil, are: []), true),
            (.calls(of: [.sdk], named: nil, are: []), false),
            (.count(told, 1), true), (.count(logged, 1), false), (.occurs(told), true),
            (.occurs(logged), false),
            (.never(told), true), (.never(logged), false),
            (.neverBetween(told, after: logged, until: logged), true),
            (.neverBetween(logged, after: told, until: told), false),
            (.onlyWithin(told, from: logged, to: logged), true),
            (.onlyWithin(logged, from: told, to: told), false),
            (.precedes(logged, told), true), (.precedes(told, logged), false),
            (.follows(told, directlyAfter: logged), true), (.follows(logged, directlyAfter: told), false),
            (.thread(told, .main), true), (.thread(logged, .main), false), (.carries(told, "a", "b"), true),
            (.carries(logged, "a", "b"), false), (.delay(logged, told, seconds: 1), true),
            (.delay(told, logged, seconds: 1), false),
        ] as [(InAppContracts.Expectation, Bool)])
    func promises(expectation: InAppContracts.Expectation, isPromise: Bool) {
        let alone = rule(.checked(.everywhere(expectation))).promiseToDelegate
        #expect(parts(alone?.check) == (isPromise ? ["", "1", ""] : ["no check"]))
        let other = InAppContracts.Expectation.occurs(Self.logged)
        let beside = rule(.checked(.scenario("one", .occurs(Self.told)).and(everywhere: other, expectation)))
        #expect(parts(beside.promiseToDelegate?.check) == (isPromise ? ["", "1", ""] : ["no check"]))
        #expect(rule(.checked(.scenario("one", expectation))).promiseToDelegate == nil)
        #expect(rule(Self.outside).promiseToDelegate == nil)
    }

    @Test(
        "KIT A rule is a promise if it has clauses, otherwise it concerns the SDK in the first matter that names it"
    )
    func concerns() {
        let rules = ["X-1", "X-2", "X-3", "X-4"].map {
            Rule($0, shape: .braze, majorVersion: 1, "S.", intent: "I.", source: "[S]", Self.outside)
        }
        let concerned = rules.concerning(
            promises: ["X-1": [Whenever(Self.told, then: .isOn(.main))], "X-2": []],
            sdkAlone: [.records: ["X-1", "X-3"], .page: ["X-3"]])
        let words = concerned.map { rule in
            switch rule.concern {
            case .promise(let clauses): "promise \(clauses.count)"
            case .sdkAlone(let matter): "\(matter)"
            case nil: "nothing"
            }
        }
        #expect(words == ["promise 1", "promise 0", "records", "nothing"])
        #expect(concerned.map { $0.promise?.count } == [1, 0, nil, nil])
    }

    @Test("KIT A mutant that a rule does not reject as it should is told, with the reason")
    func objections() throws {
        let traces = ["one": Trace(short: ["delegate told a", "sdk logged a"])]
        func objection(_ mutant: Mutant, isUnsure: Bool = false) throws -> String? {
            try mutant.objection(
                of: rule(
                    .checked(
                        .scenario("one", .never(Self.told), .occurs(Self.logged)).and(
                            scenario: "two", .count(Self.told, 1), .occurs(Self.logged))), isUnsure: isUnsure),
                traces: traces.merging(["two": traces["one"] ?? Trace()]) { $1 })
        }
        let drop = TraceMutation.drop(Self.logged)
        #expect(try objection(Mutant("two", drop, "which is missing")) == nil)
        #expect(try objection(Mutant("two", drop, "which is missing"), isUnsure: true) == nil)
        #expect(try objection(Mutant("three", drop, "")) == "there is no scenario three")
        #expect(
            try objection(Mutant("one", drop, ""))
                == "the untouched trace is failed: expected no delegate told, found delegate told(message: a)"
        )
        #expect(
            try objection(Mutant("two", .thread(Self.logged, .background), ""))
                == "the broken trace is passed")
        #expect(
            try objection(Mutant("two", drop, "other"))
                == "the complaint is: expected sdk logged, which is missing")
        #expect(throws: TraceMutation.NothingToChange.self) {
            try objection(Mutant("two", .thread(Self.logged, .main), ""))
        }
        #expect(Mutant("two", drop, "").description == "two: drop sdk logged")
    }

    @Test("KIT Each change of a trace changes what it says, at the occurrence that it names")
    func changes() throws {
        let trace = Trace(short: ["delegate told a", "1 sdk logged a", "2 delegate told b yes"])
        func changed(_ mutation: TraceMutation) throws -> [String] {
            try mutation(trace).events.map { "\($0.time) \($0.call)" }
        }
        let (one, two, three) = (
            "0.0 told(message: a)", "1.0 logged(messageId: a)", "2.0 told(message: b) -> yes"
        )
        #expect(try changed(.drop(Self.told)) == [two, three])
        #expect(try changed(.drop(Self.told, 2)) == [one, two])
        #expect(try changed(.dropAll(Self.told)) == [two])
        #expect(try changed(.duplicate(Self.told, 2)) == [one, two, three, three])
        #expect(try changed(.swap(Self.logged, Self.told)) == [two, one, three])
        #expect(try changed(.move(Self.told, after: Self.logged)) == [two, one, three])
        #expect(try changed(.move(Self.logged, before: Self.told)) == [two, one, three])
        #expect(try changed(.rename(Self.logged, to: "x")) == [one, "1.0 x(messageId: a)", three])
        #expect(try changed(.answer(Self.told, "no")) == ["0.0 told(message: a) -> no", two, three])
        #expect(
            try changed(.set(Self.told, "message", "c", 2)) == [one, two, "2.0 told(message: c) -> yes"])
        #expect(
            try changed(.set(Self.logged, "url", "x")) == [one, "1.0 logged(messageId: a, url: x)", three])
        #expect(
            try changed(.shift(Self.logged, by: 3)) == [
                one, "4.0 logged(messageId: a)", "5.0 told(message: b) -> yes",
            ])
        #expect(
            try changed(.insert(.sdk, "x", ["b": "1", "a": "2"])) == [one, two, three, "2.0 x(a: 2, b: 1)"])
        #expect(
            try changed(.insert(.sdk, "x", answer: "y", after: Self.logged)) == [
                one, two, "1.0 x -> y", three,
            ])
        let error = #expect(throws: TraceMutation.NothingToChange.self) { try changed(.drop(Self.told, 3)) }
        #expect(error?.description == "delegate told occurs 2 times")
        #expect(throws: TraceMutation.NothingToChange.self) { try changed(.answer(Self.told, nil)) }
        #expect(throws: TraceMutation.NothingToChange.self) { try TraceMutation.insert(.sdk, "x")(Trace()) }
    }

    @Test("KIT A value that is observed stays one, and an argument of that name comes before it")
    func observed() throws {
        func trace(_ arguments: [String], _ observed: [String]) -> Trace {
            Trace([
                TraceEvent(
                    time: 0, thread: .main, source: .delegate, name: "told",
                    arguments: arguments.map { TraceEvent.Argument("view", $0) },
                    observed: observed.map { TraceEvent.Argument("view", $0) })
            ])
        }
        let change = TraceMutation.set(Self.told, "view", "new")
        #expect(try change(trace([], ["old"])) == trace([], ["new"]))
        #expect(try change(trace(["old"], ["seen"])) == trace(["new"], ["seen"]))
        #expect(try change(trace([], [])) == trace(["new"], []))
    }
}
