import BrazeBridge
import BrazeContracts
import InAppCompat
import Testing

@testable import InAppContracts

/// What a trace from a device can show, and where it differs from the model's.
@Suite("Traces from devices", .timeLimit(.minutes(20))) struct TraceContractTests {
    typealias Expectation = InAppContracts.Expectation

    private static let told = EventPattern(.delegate, "told", ["url": "x"])
    private static let gone = EventPattern(.delegate, "gone")
    private static let sees = EventPattern(.app, "sees")

    @Test(
        "KIT An expectation can be shown if the trace records what it is about",
        arguments: [
            (.calls(of: [.delegate], named: nil, are: []), true),
            (.calls(of: [.delegate, .sdk], named: nil, are: []), false),
            (.calls(of: [.sdk], named: nil, are: []), false), (.count(told, 1), true),
            (.count(sees, 1), false),
            (.occurs(told), true), (.never(EventPattern(.delegate, "told", ["id": "x"])), false),
            (.never(EventPattern(.delegate, "other", ["id": "x"])), true),
            (.never(EventPattern(.delegate, nil, ["url": "x"])), false),
            (.never(EventPattern(nil, "told")), false),
            (.thread(gone, .main), true), (.thread(sees, .main), false), (.carries(told, "url", "x"), true),
            (.carries(gone, "url", "x"), false), (.neverBetween(told, after: gone, until: nil), true),
            (.neverBetween(told, after: gone, until: sees), false),
            (.neverBetween(told, after: sees, until: nil), false),
            (.neverBetween(sees, after: told, until: gone), false),
            (.onlyWithin(told, from: gone, to: gone), true),
            (.onlyWithin(told, from: gone, to: sees), false), (.precedes(told, gone), true),
            (.precedes(told, sees), false), (.precedes(sees, told), false),
            (.delay(told, gone, seconds: 0), false),
            (.follows(gone, directlyAfter: told), false),
        ] as [(Expectation, Bool)])
    func shown(expectation: Expectation, isShown: Bool) {
        let trace = Trace(short: ["delegate told a with url x", "delegate gone a"])
        #expect(expectation.canBeShown(by: trace) == isShown)
    }

    private func comparison(
        _ recorded: [String], _ model: [String], of source: TraceEvent.Source = .delegate
    ) -> TraceComparison {
        TraceComparison(recorded: Trace(short: recorded), model: Trace(short: model), of: source)
    }

    @Test(
        "KIT The first callback that differs is named; other events and a handler's preparation do not matter"
    )
    func difference() {
        let calls = ["delegate told a", "delegate gone a"]
        #expect(comparison(calls, ["app sees a"] + calls + ["sdk note"]).explanation == nil)
        #expect(
            comparison(calls, ["delegate told a"]).explanation
                == "callback 2: the trace has main delegate gone(message: a), the model has nothing more")
        #expect(
            comparison(["delegate told b"], calls).explanation
                == "callback 1: the trace has main delegate told(message: b), the model has main delegate told(message: a)"
        )
        #expect(comparison([], []).firstDifference == nil)
        let prepared = ["handler willPresent a", "handler prepare a"]
        #expect(comparison(prepared, ["handler willPresent a"], of: .handler).explanation == nil)
        #expect(comparison(["delegate prepare a"], [], of: .delegate).firstDifference == 0)
        #expect(comparison(prepared, calls, of: .handler).model.events.isEmpty)
    }

    @Test("KIT What both have observed is compared, and the threads")
    func observed() {
        func trace(_ seen: [String: String], on thread: TraceEvent.ThreadKind = .main) -> Trace {
            Trace([
                TraceEvent(
                    time: 0, thread: thread, source: .delegate, name: "told",
                    observed: seen.sorted { $0.key < $1.key }.map { TraceEvent.Argument($0.key, $0.value) })
            ])
        }
        func isSame(_ recorded: Trace, _ model: Trace) -> Bool {
            TraceComparison(recorded: recorded, model: model, of: .delegate).firstDifference == nil
        }
        let model = trace(["visible": "a", "stack": "none"])
        #expect(isSame(trace(["visible": "a"]), model) && isSame(trace(["view": "x"]), model))
        #expect(
            !isSame(trace(["visible": "b"]), model) && !isSame(trace(["stack": "a", "visible": "a"]), model))
        #expect(!isSame(trace(["visible": "a"], on: .background), model))
        #expect(
            model.events[0].comparedText == "main delegate told [stack: none, visible: a]")
    }

    @Test("KIT A report is a success if a rule holds and none is broken")
    @MainActor func success() {
        let trace = ["one": Trace(short: ["delegate told a with url x"])]
        func rule(_ expectation: Expectation) -> RuleResult {
            Rule(
                "X-1", shape: .braze, majorVersion: 1, "Statement.", intent: "Intent.", source: "[S]",
                .checked(.everywhere(expectation))
            ).result(in: trace)
        }
        let (holds, broken, idle) = (
            rule(.occurs(Self.told)), rule(.never(Self.told)), rule(.thread(Self.gone, .main))
        )
        func isSuccess(_ results: RuleResult...) -> Bool {
            TraceContract.isSuccess(ContractReport(subject: "a trace", results: results))
        }
        #expect(isSuccess(holds) && isSuccess(idle, holds))
        #expect(!isSuccess(holds, broken) && !isSuccess(idle) && !isSuccess())
    }

    @Test(
        "KIT A trace is of the scenario as long as the delegate answered as there; messages get the model's names"
    )
    @MainActor func story() async throws {
        let model = try await ModelStory("single-message", of: .braze)
        func trace(_ answers: String...) -> Trace {
            Trace(short: answers.map { "delegate displayChoiceForMessage x \($0)" })
        }
        #expect(model.hasAnswers(of: trace("now")) && model.hasAnswers(of: trace()))
        #expect(!model.hasAnswers(of: trace("discard")))
        #expect(model.hasAnswers(of: trace("now", "discard")))
        let name = try #require(model.trace.events(from: .delegate).first?["message"])
        var recorded = trace("now")
        recorded.events[0].arguments.append(TraceEvent.Argument("other", "x"))
        recorded.events[0].observed = [TraceEvent.Argument("stack", "x  y")]
        let named = model.named(recorded).events[0]
        #expect(named.call == "displayChoiceForMessage(message: \(name), other: x) -> now")
        #expect(named.observed == [TraceEvent.Argument("stack", "\(name)  y")])
    }
}
