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
}
