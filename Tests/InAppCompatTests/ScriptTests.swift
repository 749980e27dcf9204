import Foundation
import HeadlessStage
import InAppCompat
import Testing

@MainActor @Suite("Listeners of a page that does not exist yet", .timeLimit(.minutes(20))) struct ScriptTests
{
    @Test(
        "INV-6 a listener that the gate adds is installed once, when the page exists",
        arguments: [
            CompatMessage.Phase.presenting, .presented,
        ])
    func kept(phase: CompatMessage.Phase) throws {
        let bench = Bench()
        bench.driver.pagesFrom = phase
        let message = bench.message()
        bench.handler.inside = { call, message in
            if call == "decide" { try message.onScriptMessage("x") { _ in } }
        }
        bench.run {
            bench.ask(message)
            bench.engine.willPresent(message)
            bench.engine.didPresent(message)
        }
        let install = "> scriptMessages x A"
        let events =
            phase == .presenting
            ? ["willPresent A", install, "didPresent A"] : ["willPresent A", "didPresent A", install]
        #expect(bench.trace.take() == ["decide A", "answer show A"] + events)
    }

    @Test("INV-8 a page that never appears is reported, and a listener that is added too late is refused")
    func never() throws {
        let bench = Bench()
        bench.driver.pagesFrom = .dismissed
        let message = bench.message()
        try bench.run {
            bench.ask(message)
            try message.onScriptMessage("x") { _ in }
            bench.engine.didPresent(message)
        }
        bench.expect("decide A", "answer show A", "willPresent A", "didPresent A", "! actionFailed A")
        #expect(bench.code { try message.onScriptMessage("x") { _ in } } == .wrongPhase)
    }
}
