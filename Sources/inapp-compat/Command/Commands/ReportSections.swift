import InAppCompat
import InAppContracts

/// The tables of the page that `report` writes.
@MainActor enum ReportSections {
    /// The capabilities of each shape for a handler.
    static func matrix(_ kits: [ShapeKit]) -> String {
        let rows = Capability.allCases.map { capability in
            "<tr><th scope=\"row\">\(capability.name.markup)</th>"
                + kits.map { cell($0.capabilities.support(of: capability)) }.joined() + "</tr>"
        }
        return section(
            "matrix", "What each SDK can do",
            "Native: the SDK does it. Made: the bridge emulates it. None: it is impossible.",
            table("Capabilities by SDK", ["Capability"] + kits.map(\.name), rows))
    }

    private static func cell(_ support: Support) -> String {
        switch support {
        case .native: "<td>native</td>"
        case .emulated(let note): "<td><span class=\"made\">made</span><small>\(note.markup)</small></td>"
        case .unavailable(let note): "<td><span class=\"none\">none</span><small>\(note.markup)</small></td>"
        }
    }

    /// How many of the promises to a delegate hold under each host, and which ones do not.
    static func pairs(_ reports: [PairReport]) -> String {
        let hosts = reports.map(\.host.name).reduce(into: [String]()) {
            if !$0.contains($1) { $0.append($1) }
        }
        var rows: [String] = []
        for report in reports where !rows.contains(where: { $0.contains(">\(report.delegate)</th>") }) {
            let own = reports.filter { $0.delegate == report.delegate }
            rows.append(
                "<tr><th scope=\"row\">\(report.delegate)</th>"
                    + own.map {
                        "<td><a href=\"#pair-\($0.name.anchor)\">\($0.keptCount)/\($0.results.count)</a></td>"
                    }.joined() + "</tr>")
        }
        return section(
            "pairs", "What a delegate keeps",
            "Each row is a delegate, each column a host. A cell shows how many promises of the delegate’s own SDK hold under the host.",
            table("Promises kept by pair", ["Delegate"] + hosts, rows)
                + reports.map(details).joined(separator: "\n"))
    }

    private static func details(_ report: PairReport) -> String {
        let lost = report.results.compactMap { result -> String? in
            guard case .impossible(_, let reason) = result.status else { return nil }
            return "<li><b>\(result.id.markup)</b> \(result.rule.statement.markup) "
                + "<span class=\"none\">Lost:</span> \(reason.markup)</li>"
        }
        return "<details id=\"pair-\(report.name.anchor)\"><summary>\(report.delegate) under \(report.host): "
            + "\(report.keptCount) of \(report.results.count)</summary>"
            + (lost.isEmpty ? "<p>Nothing is lost.</p>" : "<ul>\(lost.joined())</ul>") + "</details>"
    }

    /// The number of rules of each contract, and their results on the headless host.
    static func contracts(_ reports: [ContractReport]) -> String {
        let rows = reports.map { report in
            let counts = report.counts
            return "<tr><th scope=\"row\">\(report.subject.markup)</th><td>\(report.results.count)</td>"
                + RuleResult.Status.allCases.map { "<td>\(counts[$0] ?? 0)</td>" }.joined() + "</tr>"
        }
        let head = ["Contract", "rules"] + RuleResult.Status.allCases.map(\.rawValue)
        let lists = reports.map { report in
            "<details><summary>The rules of \(report.subject.markup)</summary><ul>"
                + report.results.map {
                    "<li><b>\($0.id.markup)</b> \($0.rule.statement.markup) <small>\($0.status.rawValue)</small></li>"
                }.joined() + "</ul></details>"
        }
        return section(
            "contracts", "The contracts", "The numbered rules of each SDK, checked on its headless host.",
            table("Rules by contract", head, rows) + lists.joined(separator: "\n"))
    }

    private static func section(_ anchor: String, _ heading: String, _ about: String, _ body: String)
        -> String
    {
        """
        <section id="\(anchor)" aria-labelledby="\(anchor)-title">
        <h2 id="\(anchor)-title">\(heading.markup)</h2>
        <p>\(about.markup)</p>
        \(body)
        </section>
        """
    }

    private static func table(_ caption: String, _ head: [String], _ rows: [String]) -> String {
        """
        <div class="scroll" tabindex="0" role="region" aria-label="\(caption.markup)">
        <table>
        <thead><tr>\(head.map { "<th scope=\"col\">\($0.markup)</th>" }.joined())</tr></thead>
        <tbody>
        \(rows.joined(separator: "\n"))
        </tbody>
        </table>
        </div>
        """
    }
}
