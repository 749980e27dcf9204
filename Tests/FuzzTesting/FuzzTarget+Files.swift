import Foundation
import HeadlessStage
import InAppCompat
import InAppContracts

/// The files that the command reads.
extension FuzzTarget {
    /// A trace as tests store it.
    static func trace(of kits: [ShapeKit]) -> FuzzTarget {
        let event = TraceEvent(
            time: 1.5, thread: .main, source: .delegate, name: "onShow", arguments: [.init("id", "a")],
            observed: [.init("visible", "a")], answer: "true")
        let seeds = [Trace([event]), Trace([event, event])].compactMap { try? $0.json() }
        return FuzzTarget("trace", seeds: seeds, refuses: { $0 is DecodingError }) { input in
            _ = try Trace(json: input).description
        }
    }

    /// A trace that a device has written, as `TraceFile` does, and its evaluation.
    static func recordedTrace(of kits: [ShapeKit]) -> FuzzTarget {
        let header = #"{"device":"a phone","sdk":"1.0","story":"the standard one","trace":1}"#
        let seeds = kits.flatMap { kit -> [Data] in
            let shape = kit.shape.name
            return kit.driver.callbacks.prefix(4).map { callback in
                let call =
                    #"{"arguments":[["message","a"]],"call":"\#(callback)","observed":[["visible","a"]],"#
                    + #""shape":"\#(shape)","source":"delegate","thread":"main","time":0.5}"#
                let decision =
                    #"{"answer":"show","arguments":[["message","a"]],"call":"decideDisplay","shape":"\#(shape)","#
                    + #""source":"handler","thread":"main","time":1}"#
                return Data(
                    [header, call, #"{"answer":"true","line":2}"#, decision, ""].joined(separator: "\n").utf8)
            }
        }
        return FuzzTarget("recorded trace", seeds: seeds, refuses: { $0 is TraceFileError }) { input in
            let trace = try RecordedTrace(jsonLines: input, for: kits)
            for kit in trace.kits(among: kits) { _ = trace[kit.shape].description }
        }
    }

    /// A source text, which is searched for methods that are never called.
    static func source(of kits: [ShapeKit]) -> FuzzTarget {
        let seeds = [
            """
            final class A: NSObject, BrazeInAppMessageUIDelegate {
                func inAppMessage(_ ui: BrazeInAppMessageUI, willpresent message: Braze.InAppMessage, view: any InAppMessageView) {}
            }
            """,
            #"extension A: MessagingDelegate { func onShow(message: Showable) { print("\(1 + f("}"))") } }"#,
            "/* /* nested */ */ class B<T>: C where T: D { init?(a b: @escaping () -> Void = {}) {} }",
            ##"let s = #"a "quoted" \#(x) text"#; struct S { func f(_: Int, b c: [String: (Int) -> Void]) async throws {} }"##,
        ].map { Data($0.utf8) }
        let lint = DelegateLint(kits)
        return FuzzTarget("source text", seeds: seeds, refuses: { _ in false }) { input in
            // Source files are not longer than this; each character counts, so that time grows with the length.
            let text = String(decoding: input.prefix(100_000), as: UTF8.self)
            _ = lint.hasDelegate(in: text)
            _ = lint.findings(in: text)
        }
    }

    /// A payload, whose unread keys are reported.
    static func keys(of kits: [ShapeKit]) -> FuzzTarget {
        let seeds = kits.flatMap { $0.payloads.prefix(10) }
        return FuzzTarget("payload keys", seeds: seeds, refuses: { _ in false }) { input in
            for kit in kits { _ = PayloadKeyReport(input, keys: kit.payloadKeys) }
        }
    }

    /// Neutral content as JSON.
    static func content() -> FuzzTarget {
        FuzzTarget("neutral content", seeds: contents(), refuses: { $0 is DecodingError }) { input in
            let content = try JSONDecoder().decode(MessageContent.self, from: input)
            _ = ContentField.allCases.filter { $0.isPresent(in: content) }
            _ = PageWriter(links: .init(dismissal: "a://b", interaction: "c", destination: "d")).html(content)
        }
    }

    private static func contents() -> [Data] {
        var full = MessageContent(layout: .modal)
        full.header = TextContent("a", alignment: .center)
        full.buttons = [ButtonContent(id: "1", text: "b", themes: ["light": ButtonThemeContent()])]
        full.graphic = .icon("c")
        full.themes = ["dark": ThemeContent()]
        full.page = PageContent(html: "<p>d</p>")
        full.frame = FrameContent()
        full.frame?.width = 50
        full.extras = ["e": [1, 1.5, nil, "f", true, ["g": []]]]
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return [MessageContent(layout: .banner), full].compactMap { try? encoder.encode($0) }
    }
}
