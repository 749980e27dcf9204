import InAppCompat
import InAppContracts

/// The report of the tour, with its verdicts.
struct TourReport: Encodable {
    let visits: [TourVisit]
    let verdicts: [Verdict]

    /// Each shape's story is compared with that of the first shape; failed ones are left out.
    init(_ visits: [TourVisit]) {
        self.visits = visits
        let stories = visits.filter(\.failures.isEmpty).map { visit in
            (
                Verdict.Host(name: visit.shape, capabilities: visit.host.capabilities),
                StoryEvent.story(visit.story)
            )
        }
        verdicts = stories.dropFirst().map { Verdict(stories[0].0, stories[0].1, $0.0, $0.1) }
    }

    /// Whether no shape failed, and every difference between the stories is explained.
    var isSuccess: Bool {
        visits.allSatisfy(\.failures.isEmpty) && verdicts.allSatisfy(\.isExplained)
    }

    // MARK: Text

    func text(_ style: Style) -> String {
        var lines = Layout.wrap(
            "One vendor-neutral handler on a headless host of each SDK. Left: what the host did, as the "
                + "vendor's delegate and records show it; (bg) is a background thread. Right: what the handler saw."
        )
        for visit in visits {
            lines += ["", style.bold("== \(visit.shape) " + rule(visit.shape))]
            for (place, act) in visit.acts.enumerated() {
                lines += ["", style.bold("\(place + 1). \(act.title)")]
                for row in Self.rows(act.events.events) {
                    lines += Layout.columns(row.left, row.right, style: style)
                }
            }
            for diagnostic in visit.diagnostics {
                lines += Layout.wrap(diagnostic, indent: 2).map(style.yellow)
            }
            for failure in visit.failures {
                lines += Layout.wrap("FAILED \(failure)", indent: 2).map(style.red)
            }
        }
        lines += ["", style.bold("== Verdict " + rule("Verdict"))]
        for verdict in verdicts { lines += [""] + text(of: verdict, style) }
        return lines.joined(separator: "\n") + "\n"
    }

    private func rule(_ title: String) -> String {
        String(repeating: "=", count: max(0, Layout.width - title.count - 4))
    }

    /// The host's events next to the handler's resulting events.
    private static func rows(_ events: [TraceEvent]) -> [(left: String, right: String)] {
        var rows: [(left: String, right: String)] = []
        for event in events {
            let call = short(event)
            switch event.source {
            case .handler, .app:
                let text = event.source == .app ? "app: \(call)" : call
                if let last = rows.last, last.right.isEmpty {
                    rows[rows.count - 1].right = text
                } else {
                    rows.append(("", text))
                }
            case .user, .campaign: rows.append(("> \(call)", ""))
            case .sdk: rows.append(("sdk: \(call)", ""))
            default: rows.append((call, ""))
            }
        }
        return rows
    }

    /// A call without the arguments that only identify the campaign.
    private static func short(_ event: TraceEvent) -> String {
        let identity: Set = ["kind", "messageId", "activityId", "propositionId", "scope", "view"]
        let arguments = event.arguments.filter { !identity.contains($0.name) && !$0.value.isEmpty }
        let list = arguments.isEmpty ? "" : "(" + arguments.map(\.value).joined(separator: ", ") + ")"
        let answer = event.answer.map { " -> \($0)" } ?? ""
        return event.name + list + answer + (event.thread == .background ? " (bg)" : "")
    }

    private func text(of verdict: Verdict, _ style: Style) -> [String] {
        let names = verdict.shapes.joined(separator: " and ")
        var lines = Layout.wrap("\(names) sent the handler \(verdict.sameEvents) identical events.")
        for (reason, texts) in verdict.byExplanation {
            lines += [""]
            for text in texts { lines += Layout.wrap("- \(text)", indent: 2) }
            if let reason {
                lines += Layout.wrap("  Why: \(reason)", indent: 2).map(style.dim)
            } else {
                lines.append(style.red("  NOT EXPLAINED by the capability table"))
            }
        }
        lines.append("")
        let explained = verdict.differences.filter { $0.explanation != nil }.count
        let judgement =
            "\(explained) of \(verdict.differences.count) differences are explained by what the shapes can do."
        return lines + [verdict.isExplained ? style.green(judgement) : style.red(judgement)]
    }

    // MARK: Markdown

    var markdown: String {
        var parts = ["# One handler on every SDK"]
        for visit in visits {
            parts.append("## \(visit.shape)")
            for act in visit.acts {
                let rows = act.events.events.map { event in
                    [event.thread.rawValue, event.source.name, "`\(event.call)`"]
                }
                parts.append("### \(act.title)\n\n" + Layout.markdownTable(["Thread", "Who", "Call"], rows))
            }
            parts += visit.failures.map { "**Failed** \($0)" }
        }
        parts.append("## Verdict")
        for verdict in verdicts {
            parts.append(
                "\(verdict.shapes.joined(separator: " and ")): \(verdict.sameEvents) identical events.")
            let rows = verdict.differences.map { [$0.text, $0.explanation ?? "not explained"] }
            if !rows.isEmpty { parts.append(Layout.markdownTable(["Difference", "Why"], rows)) }
        }
        return parts.joined(separator: "\n\n") + "\n"
    }
}
