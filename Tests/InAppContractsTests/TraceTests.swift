import HeadlessStage
import Testing

@testable import InAppContracts

/// How a trace is written.
@Suite("Traces as text", .timeLimit(.minutes(20))) @MainActor struct TraceTests {
    private static let trace = Trace([
        TraceEvent(
            time: 1.5, thread: .main, source: .delegate, name: "shown",
            arguments: [TraceEvent.Argument("url", "shop://cart")],
            observed: [TraceEvent.Argument("visible", "a"), TraceEvent.Argument("stack", "none")],
            answer: "now"),
        TraceEvent(
            time: 12345.678, thread: .background, source: TraceEvent.Source("long source"), name: "other"),
    ])

    @Test("KIT As JSON it is an array with sorted keys, in lines, with plain slashes")
    func json() throws {
        let text = String(decoding: try Trace([Self.trace.events[0]]).json(), as: UTF8.self)
        let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
        #expect(
            lines == [
                "[", "{", #""answer" : "now","#, #""arguments" : ["#, "{", #""name" : "url","#,
                #""value" : "shop://cart""#, "}", "],", #""name" : "shown","#, #""observed" : ["#, "{",
                #""name" : "visible","#, #""value" : "a""#, "},", "{", #""name" : "stack","#,
                #""value" : "none""#, "}", "],", #""source" : "delegate","#, #""thread" : "main","#,
                #""time" : 1.5"#, "}", "]",
            ])
        #expect(try Trace(json: Self.trace.json()) == Self.trace)
    }

    @Test("KIT Each event is a line: time, thread, source, call, and what was observed")
    func lines() {
        #expect(
            Self.trace.description == """
                  1.50 main delegate shown(url: shop://cart) -> now [visible: a, stack: none]
                12345.68 bg   long source other
                """)
        #expect(Self.trace.calls == ["delegate shown(url: shop://cart) -> now", "long source other"])
        #expect(Self.trace.filtered(to: [.delegate]).lines.count == 1)
        #expect(Self.trace.events(from: .sdk, .delegate).map(\.name) == ["shown"])
    }

    @Test("KIT A line of the log is an event of the SDK, of the stage or of the app, with its details sorted")
    func entries() {
        let stage = HeadlessStage()
        for source in ["stage", "app", "Braze"] {
            stage.log.record(.note, from: source, "n", ["b": "1", "a": "2"])
        }
        stage.log.record(.openedURL, from: "app", "shop://cart", ["c": "3"])
        let found = Trace(stage.log.entries.map(TraceEvent.init)).lines
        #expect(
            found == [
                "  0.00 main stage    n(kind: note, a: 2, b: 1)",
                "  0.00 main app      n(kind: note, a: 2, b: 1)",
                "  0.00 main sdk      n(kind: note, a: 2, b: 1)",
                "  0.00 main app      openedURL(url: shop://cart, c: 3)",
            ])
    }
}
