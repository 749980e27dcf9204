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

    @Test("INV-8 what a page posts and JSON does not have is nil for the listener, and reported each time")
    func posted() throws {
        let bench = Bench()
        let message = bench.message()
        let date = Date(timeIntervalSince1970: 0)
        func posted(_ body: Any?) -> ContentValue? { ContentValue(posted: body, to: "x", by: message) }
        #expect(posted(["a": [1, "b"]]) == .object(["a": .array([.int(1), .string("b")])]))
        #expect(posted(NSNull()) == .null && posted(nil) == nil)
        bench.expect()
        #expect(posted(date) == nil && posted(["since": date]) == nil)
        bench.expect("! actionFailed A", "! actionFailed A")
        // The message may have been released, but not its page.
        #expect(ContentValue(posted: "late", to: "x", by: nil) == .string("late"))
    }

    @Test("A script's result that JSON does not have is an error") func dateResult() {
        func result(_ value: Any?) -> Result<ContentValue?, CompatError> {
            Result(ofScript: value, nil, in: "m1", shape: .init("test"))
        }
        #expect(result(nil) == .success(nil) && result(3) == .success(.int(3)))
        let error = CompatError(
            .script, "", capability: .evaluateScript, shape: .init("test"), messageID: "m1")
        #expect(result(Date(timeIntervalSince1970: 0)) == .failure(error))
    }
}
