import BuiltInShapes
import Foundation
import InAppCompat
import InAppContracts
import Testing

/// Policies that a scenario plays, as an app would have them.
@MainActor @Suite("Policies in scenarios", .timeLimit(.minutes(20))) struct PolicyRunTests {
    @Test(
        "INV-1 a message that a pause gate holds is shown on resume: the runner's own recorder does not interfere",
        arguments: [ShapeKit].builtIn)
    func pause(_ kit: ShapeKit) throws {
        let news = String(decoding: kit.campaigns.news, as: UTF8.self)
        let scenario = try Scenario(
            json: Data(
                """
                {"name": "pause", "shape": "\(kit.shape)", "payloads": {"news": \(news)},
                 "steps": [{"trigger": "news"}, {"app": "checkoutEnds"}, {"advance": 1}]}
                """.utf8), for: [kit], appSteps: ["checkoutEnds"])
        let gate = PauseGate()
        gate.pause("checkout")
        let result = try ScenarioRunner.run(
            scenario, subject: .handler(gate), appSteps: ["checkoutEnds": { gate.resume("checkout") }])
        let calls = result.handlerTrace.events
            .filter { ["decideDisplay", "didPresent"].contains($0.name) }
            .map { $0.answer.map { answer in "decideDisplay \(answer)" } ?? $0.name }
        #expect(calls.first == "decideDisplay hold" && calls.last == "didPresent")
        #expect(calls.dropFirst().dropLast().allSatisfy { $0 == "decideDisplay show" })
        #expect(!result.diagnostics.contains { $0.code == .policyNotAsked })
    }
}
