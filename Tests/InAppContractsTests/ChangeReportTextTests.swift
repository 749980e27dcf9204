import BuiltInShapes
import Testing

@testable import InAppContracts

/// The layout of a report on changes that are made by hand.
@Suite("Text of a report on changes", .timeLimit(.minutes(20))) struct ChangeReportTextTests {
    private func report(
        changes count: Int, storyCount: Int = 2, omissions: [ChangeReport.Omission] = [],
        comparisons: [ChangeReport.Comparison] = []
    ) -> ChangeReport {
        ChangeReport(
            delegate: ShapeKit.braze.shape, host: .adobeIOS,
            changes: (0..<count).map { place in
                ChangeReport.Change(
                    effect: .shown, subject: "\(place)", sentence: "Change \(place).",
                    stories: ["one", "two", "three"], reason: place == 0 ? "Reason." : nil)
            }, pageCalls: [], omissions: omissions, storyCount: storyCount, comparisons: comparisons)
    }

    private let omission = ChangeReport.Omission(story: "scenario 1", reason: "It is empty.")

    @Test("The first line says how much was played and how much changes")
    func head() {
        #expect(
            report(changes: 0, storyCount: 0).description
                == "This delegate of braze under adobeIOS: no story was played, so nothing is known.")
        #expect(
            report(changes: 0, storyCount: 1).description
                == "This delegate of braze under adobeIOS, in 1 story: nothing changes.")
        #expect(
            report(changes: 2).description == """
                This delegate of braze under adobeIOS, in 2 stories: 2 things change.
                - Change 0.
                  (in: one and 2 more)
                  Reason.
                - Change 1.
                  (in: one and 2 more)
                """)
        #expect(report(changes: 0).isUnchanged && !report(changes: 1).isUnchanged)
        #expect(!report(changes: 0, storyCount: 0).isUnchanged)
        #expect(!report(changes: 0, omissions: [omission]).isUnchanged)
    }

    @Test(
        "What does not fit on a screen is counted, and what was not played is said in any case",
        arguments: [
            (18, false, 38, "  (in: one and 2 more)"), (19, false, 40, "  (in: one and 2 more)"),
            (20, false, 39, "2 more: see the report’s details."),
            (30, false, 39, "12 more: see the report’s details."),
            (18, true, 39, "Not played: scenario 1: It is empty."),
            (30, true, 40, "Not played: scenario 1: It is empty."),
        ])
    func room(changes count: Int, isOmitted: Bool, height: Int, last: String) {
        let report = report(changes: count, omissions: isOmitted ? [omission] : [])
        let lines = report.description.split(separator: "\n")
        #expect(lines.count == height && lines.last.map(String.init) == last)
        #expect(lines.contains("12 more: see the report’s details.") == (count == 30))
    }

    @Test("The details have every change with its stories, and the calls of both SDKs side by side")
    func details() {
        func call(_ name: String) -> Trace {
            Trace([TraceEvent(time: 0, thread: .main, source: .delegate, name: name)])
        }
        let comparison = ChangeReport.Comparison(
            story: "one", steps: ["step 1"], own: [call("shown"), Trace()], other: [Trace(), call("gone")])
        #expect(
            report(changes: 1, omissions: [omission], comparisons: [comparison]).details == """
                This delegate of braze under adobeIOS, in 2 stories: 1 thing changes.
                - [shown] Change 0.
                  in: one; two; three
                  Reason.
                Not played: scenario 1: It is empty.

                one
                braze          | adobeIOS
                -- step 1
                delegate shown |
                -- the end
                               | delegate gone
                """)
    }
}
