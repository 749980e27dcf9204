import Foundation
import InAppCompat
import InAppContracts

/// `contracts --pairs` and `contracts --pair`: checks the shapes' promises to their delegates under every host in
/// neutral stories.
enum StoryPairs {
    /// The table of all pairs of the given hosts and delegates.
    /// - Parameter stories: the stories that are played.
    static func table(
        hosts: [ShapeKit], delegates: [ShapeKit], _ format: Format, in stories: [Story] = Stories.known
    ) async throws -> Outcome {
        let reports = try await reports(hosts: hosts, delegates: delegates, in: stories)
        let table = PairTable(reports, own: try await own(reports, in: stories))
        let text: String
        switch format {
        case .text:
            let handlers = try await handlerCalls(hosts, in: stories)
            let fields = try await KeptFields.rows(
                from: delegates.filter { $0.stories != nil }, to: hosts.filter { $0.stories != nil })
            text = (Self.text(table, handlers, fields) + absent(hosts + delegates)).joined(separator: "\n")
        case .markdown: text = table.migrationMarkdown
        case .json:
            text = try JSON.text(reports.map { value($0, table) }).trimmingCharacters(in: .newlines)
        }
        return Outcome(output: text + "\n", code: table.isSuccess ? .ok : .failure)
    }

    /// The reports of the delegates of some pairs under their own SDKs, if those pairs are not among them.
    private static func own(_ pairs: [PairReport], in stories: [Story]) async throws -> [PairReport] {
        var known = pairs.filter { $0.host == $0.delegate }.map(\.delegate)
        var reports: [PairReport] = []
        for pair in pairs where !known.contains(pair.delegate) {
            known.append(pair.delegate)
            reports.append(
                try await StoryContract.report(host: pair.delegate, delegate: pair.delegate, in: stories))
        }
        return reports
    }

    /// The calls that a neutral handler gets on each of the hosts that play stories.
    private static func handlerCalls(_ hosts: [ShapeKit], in stories: [Story]) async throws -> [HandlerCalls]
    {
        var calls: [HandlerCalls] = []
        for host in hosts where host.stories != nil {
            calls.append(try await StoryContract.handlerCalls(host: host, in: stories))
        }
        return calls
    }

    /// Plays all pairs of the given hosts and delegates that take part in stories.
    static func reports(
        hosts: [ShapeKit], delegates: [ShapeKit], in stories: [Story] = Stories.known
    ) async throws -> [PairReport] {
        var reports: [PairReport] = []
        for delegate in delegates where delegate.stories != nil {
            for host in hosts
            where host.stories != nil && hosts.hosts(of: delegate).contains(host) {
                reports.append(
                    try await StoryContract.report(host: host, delegate: delegate, in: stories))
                // Other tasks may be waiting for the main actor.
                await Task.yield()
            }
        }
        return reports
    }

    /// Writes the guide of every pair of two shapes; in an existing document only the generated part is replaced.
    static func writeGuides(hosts: [ShapeKit], delegates: [ShapeKit], to path: String) async throws -> Outcome
    {
        let folder = URL(fileURLWithPath: path, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var names: [String] = []
        for guide in PairGuide.all(of: try await reports(hosts: hosts, delegates: delegates)) {
            let file = folder.appendingPathComponent(guide.fileName)
            let text = try? String(contentsOf: file, encoding: .utf8)
            try Data(guide.document(replacing: text).utf8).write(to: file, options: .atomic)
            names.append(guide.fileName)
        }
        return Outcome(output: names.map { "\(path)/\($0)\n" }.joined())
    }

    /// The promises to one delegate under one host, and the delegate's trace of a story.
    /// - Parameter name: the delegate's shape and the host's, as in `a/b`.
    static func pair(_ name: String, _ kits: [ShapeKit], _ format: Format) async throws -> Outcome {
        let names = name.split(separator: "/").map(String.init)
        guard names.count == 2, let delegate = kits.first(where: { $0.name == names[0] }),
            let host = kits.hosts.first(where: { $0.name == names[1] })
        else {
            let known = kits.hosts.map(\.name)
            let meant = names.map { NearestWord.of($0, among: known) ?? $0 }.joined(separator: "/")
            let isNear =
                names.count == 2 && meant.split(separator: "/").allSatisfy { known.contains("\($0)") }
            throw UsageError(
                "--pair cannot be \(name)"
                    + (isNear && meant != name
                        ? ". Did you mean \(meant)?"
                        : ": expected DELEGATE/HOST, two of \(known.joined(separator: ", "))"))
        }
        let report = try await StoryContract.report(host: host, delegate: delegate)
        let own = try await StoryContract.report(host: delegate, delegate: delegate)
        let text: String
        switch format {
        case .text: text = details(report, own).joined(separator: "\n")
        case .markdown: text = PairTable([report]).markdown
        case .json:
            let table = PairTable([report], own: [own])
            text = try JSON.text([value(report, table)]).trimmingCharacters(in: .newlines)
        }
        return Outcome(output: text + "\n", code: report.isSuccess ? .ok : .failure)
    }

    // MARK: Text

    /// The shapes that take no part in stories, and are therefore not reported.
    private static func absent(_ kits: [ShapeKit]) -> [String] {
        let names = Set(kits.filter { $0.stories == nil }.map(\.description)).sorted()
        return names.isEmpty
            ? []
            : [""]
                + Layout.wrap(
                    "Without stories, and therefore not in the table: \(names.joined(separator: ", "))")
    }

    private static func text(
        _ table: PairTable, _ handlers: [HandlerCalls], _ fields: [[String]]
    ) -> [String] {
        let promises = "Promises kept for the delegates of each shape, by the host that drives them."
        let calls =
            "Calls in the neutral stories that are the same as under the delegate's own SDK, of all calls there, and how "
            + "many calls are extra."
        let screens =
            "Moments at which the user sees the same messages as under the delegate's own SDK, of all moments at which "
            + "nothing moves."
        return Layout.wrap(promises) + [""] + columns(table.rows) + [""] + Layout.wrap(calls) + [""]
            + columns(table.callRows) + ["", "Calls of the delegates on a background thread.", ""]
            + columns(table.backgroundRows) + [""] + Layout.wrap(screens) + [""] + columns(table.screenRows)
            + ["", "What the bridges report in the neutral stories, in lines.", ""]
            + columns(table.diagnosticRows) + [""]
            + ["What a neutral handler receives in the neutral stories on each SDK, in total.", ""]
            + columns(HandlerCalls.rows(handlers)) + [""] + Layout.wrap(keptFields) + [""] + columns(fields)
            + losses(table.losses)
    }

    private static let keptFields =
        "Fields of each shape's messages that are the same when the messages are written for a host and read there, plus "
        + "those that are similar, of all fields that a neutral handler reads."

    private static func columns(_ rows: [[String]]) -> [String] {
        let widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            zip(row, widths).map { Layout.pad($0, $1) }.joined(separator: " ")
                .replacingOccurrences(of: " +$", with: "", options: .regularExpression)
        }
    }

    /// The promises that each host cannot keep, with the reasons.
    private static func losses(_ losses: [PairTable.Loss]) -> [String] {
        var lines: [String] = []
        var host: ShapeKit?
        for loss in losses {
            if loss.host != host { lines += ["", "Impossible under \(loss.host):"] }
            host = loss.host
            lines += Layout.wrap("  \(loss.capability.name): \(loss.reason)", indent: 4)
            lines += Layout.wrap("    \(loss.rules.joined(separator: ", "))", indent: 4)
        }
        return lines
    }

    private static func details(_ report: PairReport, _ own: PairReport) -> [String] {
        let head = "Delegate of \(report.delegate), host of \(report.host): "
        var lines = Layout.wrap(
            head + "\(report.keptCount) of \(report.results.count) promises are kept.")
        for result in report.results {
            lines += Layout.wrap(
                "\(Layout.pad(result.id, 8))\(Layout.pad(word(result), 13))\(result.rule.statement)",
                indent: 21)
            lines += reasons(result).flatMap { Layout.wrap(Layout.pad("", 21) + $0, indent: 21) }
        }
        lines += calls(report, own)
        // The story that shows the most about the differences.
        let story = Stories.all.map(\.name).first { report.traces[$0] != nil } ?? ""
        for (title, trace) in [
            ("under its own SDK", own.traces[story]), ("under this host", report.traces[story]),
        ] {
            lines += ["", "The story \"\(story)\" \(title):"]
            lines += trace?.filtered(to: [.delegate, .campaign, .user]).lines.map { "  | \($0)" } ?? []
        }
        return lines
    }

    /// The stories in which the calls differ from those under the delegate's own SDK.
    private static func calls(_ report: PairReport, _ own: PairReport) -> [String] {
        guard let calls = PairTable([report], own: [own]).calls(report.host, report.delegate) else {
            return []
        }
        let head =
            "\(calls.sameCount) of \(calls.ownCount) calls in the neutral stories are the same as under the delegate's own "
            + "SDK, and \(calls.moreCount) are extra."
        return [""] + Layout.wrap(head)
            + calls.differences.flatMap { difference in
                ["  in \(difference.story):"] + difference.missing.flatMap { line("missing", $0) }
                    + difference.more.flatMap { line("extra", $0) }
            }
    }

    private static func line(_ word: String, _ call: String) -> [String] {
        Layout.wrap("    \(word) \(call)", indent: 12)
    }

    private static func word(_ result: PromiseResult) -> String {
        switch result.status {
        case .kept: "kept"
        case .impossible: "impossible"
        case .broken: "broken"
        case .notExercised: "not exercised"
        }
    }

    private static func reasons(_ result: PromiseResult) -> [String] {
        switch result.status {
        case .kept: []
        case .impossible(_, let reason): [reason]
        case .notExercised(let clauses): clauses
        case .broken: result.violations.map { "in \($0.story): \($0.complaint)" }
        }
    }

    // MARK: JSON

    private static func value(_ report: PairReport, _ table: PairTable) -> ContentValue {
        let calls = table.calls(report.host, report.delegate)
        let screens = table.screens(report.host, report.delegate)
        return .object([
            "calls": .object([
                "more": .int(calls?.moreCount ?? 0), "own": .int(calls?.ownCount ?? 0),
                "same": .int(calls?.sameCount ?? 0),
            ]),
            "delegate": .string(report.delegate.description),
            "diagnostics": .int(report.diagnosticCount), "host": .string(report.host.description),
            "kept": .int(report.keptCount), "promises": .int(report.results.count),
            "results": .array(
                report.results.map { result in
                    .object([
                        "id": .string(result.id), "status": .string(word(result)),
                        "reasons": .array(reasons(result).map { .string($0) }),
                        "stories": .array(result.stories.map { .string($0) }),
                    ])
                }),
            "screens": .object([
                "all": .int(screens?.count ?? 0), "same": .int(screens?.sameCount ?? 0),
            ]),
        ])
    }
}
