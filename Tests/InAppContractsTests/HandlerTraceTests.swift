import BuiltInShapes
import Foundation
import RuleTesting
import Testing

@testable import InAppContracts

/// Scenarios played on a neutral handler, through the bridges.
@MainActor @Suite(.timeLimit(.minutes(20))) struct HandlerTraceTests {
    @Test("INV-1 a held message is shown later without a second question, on every shape")
    func holdThenShow() throws {
        let scenario = try ScenarioFiles(of: "InAppContractsTests").load("hold-then-show", for: .builtIn)
        for shape in scenario.kits {
            let result = try ScenarioRunner.run(scenario, on: shape, subject: .scriptedHandler)
            let names = result.handlerTrace.events.map(\.name).filter { $0 != "didLoad" }
            #expect(
                names == [
                    "decideDisplay", "prepare", "willPresent", "didPresent", "willDismiss", "didDismiss",
                ],
                "\(shape)")
            #expect(result.handlerTrace.events.allSatisfy { $0.thread == .main }, "INV-4 on \(shape)")
            // The app's actions are in the trace as well.
            #expect(result.trace.filtered(to: [.app]).calls == ["app handler show(message: spring)"])
            #expect(result.diagnostics.isEmpty)
        }
    }

    @Test("INV-4 the gate is asked off the main thread and answered on it; the trace is the same every time")
    func threads() throws {
        let scenario = try ScenarioFiles(of: "AdobeIOSContractsTests").load("adobe-05-link", for: .builtIn)
        let first = try ScenarioRunner.run(scenario, subject: .scriptedHandler)
        #expect(first.delegateTrace.events.first?.thread == .background)
        #expect(
            first.trace.filtered(to: [.delegate, .handler]).calls.prefix(5) == [
                "delegate shouldShowMessage(message: spring) -> true",
                "handler decideDisplay(message: spring) -> show",
                "handler prepare(message: spring)",
                "delegate onShow(message: spring)",
                "handler willPresent(message: spring)",
            ])
        for _ in 0..<20 {
            #expect(try ScenarioRunner.run(scenario, subject: .scriptedHandler) == first)
        }
    }

    @Test("The diagnostics of a bridge are in the result and in the trace")
    func diagnostics() throws {
        let result = try ScenarioRunner.run(
            Scenario(
                json: Data(try #require(ShapeKit.braze.scenarios["dismissed-twice"]).utf8),
                for: .builtIn),
            subject: .scriptedHandler)
        #expect(result.diagnostics.map(\.code) == [.strayCallback])
        #expect(result.trace.events(from: .bridge).map(\.name) == ["strayCallback"])
    }

    @Test("An app's own handler is called instead of the script")
    func ownHandler() throws {
        let handler = ClosureHandler()
        handler.decideDisplay = { _ in .discard }
        let result = try ScenarioRunner.run(
            ScenarioFiles(of: "BrazeContractsTests").load("braze-01-button", for: .builtIn),
            subject: .handler(handler))
        #expect(
            result.delegateTrace.calls == ["delegate displayChoiceForMessage(message: spring) -> discard"])
        #expect(result.handlerTrace.calls == ["handler decideDisplay(message: spring) -> discard"])
    }
}
