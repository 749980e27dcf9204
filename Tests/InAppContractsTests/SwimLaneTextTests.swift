import InAppCompat
import Testing

@testable import InAppContracts

/// The exact text of lanes, as a picture and as part of a page.
@Suite(.timeLimit(.minutes(20))) struct SwimLaneTextTests {
    private static let one = Trace([
        TraceEvent(time: 0, thread: .main, source: .user, name: "taps"),
        TraceEvent(time: 0.5, thread: .main, source: .delegate, name: "gate"),
        TraceEvent(
            time: 1, thread: .background, source: .delegate, name: "asked",
            arguments: [TraceEvent.Argument("message", "a"), TraceEvent.Argument("link", "")],
            observed: [TraceEvent.Argument("visible", "true")], answer: "yes"),
        TraceEvent(time: 2, thread: .main, source: .sdk, name: "record"),
        TraceEvent(time: 2, thread: .main, source: .handler, name: "didPresent"),
        TraceEvent(time: 2, thread: .main, source: .handler, name: "aNameOfTwentyFiveLetters1"),
    ])
    private static let table = CapabilityTable(SDKShape("one")) {
        $0 == .didPresent ? .emulated("made") : .native
    }

    private func box(_ left: Int, _ top: Int, _ fill: String, _ text: String, _ stroke: String = "c5ccd6")
        -> String
    {
        """
        <rect x="\(left)" y="\(top)" width="172" height="22" rx="5" fill="#\(fill)" stroke="#\(stroke)"/>
        <text x="\(left + 6)" y="\(top + 15)" font-size="11" fill="#1b2430">\(text)</text>
        """
    }

    @Test("In a picture each lane has its place and colour, and differences have a red border")
    func picture() {
        let lane = SwimLane(
            "story", about: "Told.",
            columns: [
                SwimLane.Column("one", Self.one, capabilities: Self.table),
                SwimLane.Column("two", Trace(short: ["handler didHide"])),
            ])
        let expected = [
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="432" height="214" viewBox="0 0 432 214" \
            role="img" aria-label="Told." font-family="system-ui, sans-serif" font-size="13">
            <rect width="432" height="214" rx="10" fill="#ffffff"/>
            <text x="20" y="28" font-size="16" font-weight="600" fill="#1b2430">Told.</text>
            <text x="10" y="54" font-weight="600" fill="#1b2430">one</text>
            """, box(10, 64, "ffffff", "taps"), box(10, 90, "e3edfb", "gate"),
            box(22, 116, "f6e6d4", "asked → yes"), box(34, 142, "ddf2e1", "didPresent *"),
            box(34, 168, "ddf2e1", "aNameOfTwentyFiveLetter…"),
            "<text x=\"216\" y=\"54\" font-weight=\"600\" fill=\"#1b2430\">two</text>",
            box(240, 64, "ddf2e1", "didHide", "9b1c1c"), "</svg>\n",
        ]
        #expect(lane.svg == expected.joined(separator: "\n"))
    }

    private func rows(_ comparison: SwimLane.Comparison, _ columns: [SwimLane.Column]) -> [String] {
        let html = SwimLane("story", about: "Told.", columns: columns, comparing: comparison).html
        return html.split(separator: "\n").map(String.init).filter {
            $0.hasPrefix("<li><time>") || $0.hasPrefix("<p>")
        }
    }

    private func row(_ time: String, _ lane: String, _ who: String, _ rest: String) -> String {
        "<li><time>\(time)</time><div class=\"call \(lane)\"><span class=\"who\">\(who)</span> \(rest)</div></li>"
    }

    @Test("On a page each call has its time, lane, answer, thread and arguments")
    func page() {
        let thread = "<span class=\"thread\">other thread</span>"
        func expected(_ details: String, _ derived: String) -> [String] {
            [
                "<p>Told. Each column is one trace; time is in seconds. </p>",
                row("0.00", "outside", "user", "<b>taps</b>"), row("0.50", "main", "delegate", "<b>gate</b>"),
                row(
                    "1.00", "background", "delegate",
                    "<b>asked</b> <b class=\"answer\">→ yes</b> \(thread)<small>\(details)</small>"),
                row("2.00", "main", "sdk", "<b>record</b>"),
                row("2.00", "handler", "handler", "<b>didPresent</b>\(derived)"),
                row("2.00", "handler", "handler", "<b>aNameOfTwentyFiveLetters1</b>"),
            ]
        }
        let mark = " <span class=\"mark\" title=\"made\">derived</span>"
        let details = "message: a, link: &quot;&quot;"
        #expect(
            rows(.handlerCalls, [SwimLane.Column("one", Self.one, capabilities: Self.table)])
                == expected(details, mark))
        #expect(
            rows(.everyLine, [SwimLane.Column("one", Self.one)]) == expected("\(details), visible: true", ""))
    }

    @Test("Every line is compared with its observations and its thread, or only the handler's calls")
    func compared() {
        let other = Trace(
            Self.one.events.map { event in
                var event = event
                if event.name == "asked" { event.observed = [] }
                if event.name == "record" { event.thread = .background }
                return event
            })
        func differing(_ comparison: SwimLane.Comparison) -> [String] {
            let columns = [SwimLane.Column("one", Self.one), SwimLane.Column("two", other)]
            let lane = SwimLane("story", about: "Told.", columns: columns, comparing: comparison)
            return lane.rows(of: columns[1]).rows.filter(\.isDifferent).map(\.event.name)
                + lane.rows(of: columns[1]).missing
        }
        #expect(
            differing(.everyLine) == [
                "asked", "record", "delegate asked(message: a, link: ) -> yes [visible: true] elsewhere",
                "sdk record",
            ])
        #expect(differing(.handlerCalls) == [])
        let columns = [SwimLane.Column("one", Self.one), SwimLane.Column("two", other)]
        let start = "<p>Told. Each column is one trace; time is in seconds. "
        #expect(
            rows(.everyLine, columns).first == "\(start)All lines are compared with those of one.</p>")
        #expect(
            rows(.handlerCalls, columns).first
                == "\(start)The handler’s calls are compared with those of one.</p>")
    }
}
