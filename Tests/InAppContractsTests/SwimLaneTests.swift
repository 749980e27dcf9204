import Foundation
import InAppCompat
import InAppContracts
import Testing

/// Lanes and pages of handwritten traces.
@Suite(.timeLimit(.minutes(20))) struct SwimLaneTests {
    private func event(
        _ source: TraceEvent.Source, _ name: String, _ thread: TraceEvent.ThreadKind = .main,
        arguments: [TraceEvent.Argument] = [], answer: String? = nil
    ) -> TraceEvent {
        TraceEvent(time: 1, thread: thread, source: source, name: name, arguments: arguments, answer: answer)
    }

    private var lane: SwimLane {
        let table = CapabilityTable(SDKShape("one")) {
            $0 == .didPresent ? .emulated("made of the view") : .native
        }
        let first = Trace([
            event(.user, "taps"), event(.handler, "decideDisplay", answer: "show"),
            event(.handler, "didPresent"), event(.handler, "didLoad"),
        ])
        let second = Trace([
            event(.delegate, "gate", .background), event(.handler, "decideDisplay", answer: "hold"),
            event(.handler, "didPresent"),
        ])
        return SwimLane(
            "a story", about: "It is <told>.",
            columns: [SwimLane.Column("one", first, capabilities: table), SwimLane.Column("two", second)])
    }

    @Test("Each column marks what is derived, what differs, and what it lacks")
    func marks() {
        let html = lane.html
        #expect(html.components(separatedBy: "title=\"made of the view\"").count == 2)
        let second = html.components(separatedBy: "<article class=\"column\">")[2]
        #expect(
            second.contains(
                "<b>decideDisplay</b> <b class=\"answer\">→ hold</b> <span class=\"mark different\">"))
        #expect(
            second.contains("Not here: <code>decideDisplay → show</code>, <code>didLoad</code>"),
            "\(second)")
        #expect(!second.contains("<b>didPresent</b> <span"))
        #expect(second.contains("class=\"call background\""))
        let first = html.components(separatedBy: "<article class=\"column\">")[1]
        #expect(!first.contains("differs"))
        #expect(first.contains("class=\"call outside\""))
    }

    @Test("The content of a trace is text, never a tag")
    func escaping() throws {
        let hostile = "<script>alert('&')</script>\""
        let trace = Trace([
            event(.handler, hostile, arguments: [TraceEvent.Argument(hostile, hostile)], answer: hostile)
        ])
        let lane = SwimLane(
            hostile, about: hostile, columns: [SwimLane.Column(hostile, trace, remarks: [hostile])])
        for text in [lane.html, lane.svg] {
            #expect(!text.contains("<script>"))
            #expect(text.contains("&lt;script&gt;"))
        }
        let page = ReportPage(hostile, lanes: [lane]).html
        #expect(page.components(separatedBy: "<script>").count == 2)
    }

    @Test("A page is complete, its links have targets, and it loads nothing from outside")
    func page() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).html")
        defer { try? FileManager.default.removeItem(at: file) }
        let page = ReportPage("Two stories", lanes: [lane, lane])
        try page.write(to: file)
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(text == page.html)
        #expect(text.hasPrefix("<!doctype html>"))
        for link in text.components(separatedBy: "href=\"#").dropFirst() {
            let anchor = try #require(link.components(separatedBy: "\"").first)
            #expect(text.contains("id=\"\(anchor)\""), "\(anchor)")
        }
        for outside in ["src=", "http:", "https:", "url(", "@import"] { #expect(!text.contains(outside)) }
    }

    @Test("A picture has a line for each call of the handler and the delegate, and a description")
    func picture() {
        let svg = lane.svg
        #expect(svg.contains("aria-label=\"It is &lt;told&gt;.\""))
        #expect(svg.components(separatedBy: "<rect ").count - 1 == 1 + 4 + 3)
        #expect(svg.contains(">didPresent *<"))
    }
}
