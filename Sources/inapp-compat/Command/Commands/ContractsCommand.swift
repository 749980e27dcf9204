import Foundation
import InAppCompat
import InAppContracts

/// `contracts`: checks hosts, pairs or source files against the rules.
enum ContractsCommand: Subcommand {
    static let name = "contracts"
    static let summary = "checks the numbered rules of each vendor's SDK on its headless host"
    static let operands = "[FILE.swift|DIRECTORY ...]"
    static let options = [
        shape, rule, pairs, pair, host, delegate, guides, scenario, document, trace, .format,
    ]
    static let discussion = [
        "Every rule is a promise of a vendor's SDK that a delegate may rely on. It is checked in scenarios on the "
            + "headless host; a rule that no scenario exercised does not count as passed.",
        "With --pairs, delegates of each shape are adopted and driven by the host of each shape through neutral "
            + "stories. The table shows which promises of their own SDK are kept, and which are impossible, with the "
            + "reason. Further tables show how many of the delegate's calls, and of the screens that the user sees, are "
            + "the same as under its own SDK, how many diagnostics the bridges report, and what a neutral handler "
            + "receives. --host and --delegate select pairs, --pair shows one pair in detail, with a trace. With "
            + "--rule, pairs are checked against that rule in the host's own scenarios.",
        "With Swift files or directories, finds delegate methods whose labels nearly match a requirement: they "
            + "compile but are never called. Of the options, only --shape and --format can be combined with files.",
        "With --trace, checks a trace that an app has recorded on a device against the rules. A rule that the trace "
            + "cannot show counts as not exercised. That is not a failure, unless the trace shows no rule at all.",
        "Exit code 1: a binding rule is broken or was not exercised, a method is never called, or a file cannot "
            + "be read.",
    ]
    static func examples(_ shapes: [ShapeKit]) -> [String] {
        guard let kit = shapes.first, let rule = kit.rules.first, let scenario = kit.scenarios.keys.min()
        else {
            return []
        }
        return [
            "contracts --shape \(kit) --rule \(rule.id)", "contracts --format json", "contracts --pairs",
            "contracts --shape \(kit) --scenario \(scenario)",
        ]
    }

    private static let shape = Option(
        name: "--shape", value: "SHAPE",
        about: "only the rules and requirements of this shape; with --pairs, only its host")
    private static let rule = Option(
        name: "--rule", value: "ID", about: "only this rule, also with --pairs; if broken, with its trace")
    private static let pairs = Option(
        name: "--pairs", value: nil, about: "drive adopted delegates of every shape")
    private static let pair = Option(
        name: "--pair", value: "DELEGATE/HOST",
        about: "one pair in detail: the delegate's shape and the host's"
    )
    private static let host = Option(
        name: "--host", value: "SHAPE", about: "with --pairs: only pairs on the host of this shape")
    private static let delegate = Option(
        name: "--delegate", value: "SHAPE", about: "with --pairs: only pairs with a delegate of this shape")
    private static let guides = Option(
        name: "--guides", value: "DIR",
        about: "with --pairs: write a guide for each pair to DIR; your own text around it is kept")
    private static let scenario = Option(
        name: "--scenario", value: "NAME", about: "print a scenario of a shape as JSON, for play")
    private static let document = Option(
        name: "--document", value: nil, about: "print a shape's CONTRACTS.md")
    private static let trace = RecordedTraceFile.option

    @MainActor static func run(
        _ arguments: Arguments, _ all: [ShapeKit], _ style: Style
    ) async throws -> Outcome {
        try refuseMixture(arguments)
        let format = try arguments.format()
        let shapes = try arguments.value(shape, among: all).map { [$0] } ?? all
        if !arguments.operands.isEmpty {
            return try SourceLint.run(
                arguments.operands, DelegateLint(all, only: shapes.map(\.shape)), of: shapes, format)
        }
        if arguments.has(document) { return try document(of: shapes) }
        if let name = arguments.value(scenario) { return try print(name, of: shapes) }
        if let path = arguments.value(trace) {
            return try outcome(ofTrace: await RecordedTraceFile(path, shapes, among: all).reports(), format)
        }
        let id = arguments.value(rule)
        if let name = arguments.value(pair) { return try await StoryPairs.pair(name, all, format) }
        guard arguments.has(pairs) else { return try outcome(await hostReports(shapes, id), format) }
        let hosts = try arguments.value(host, among: all.hosts).map { [$0] } ?? shapes.hosts
        let delegates = try arguments.value(delegate, among: all).map { [$0] } ?? all
        if let folder = arguments.value(guides) {
            return try await StoryPairs.writeGuides(hosts: hosts, delegates: delegates, to: folder)
        }
        if id == nil { return try await StoryPairs.table(hosts: hosts, delegates: delegates, format) }
        return try outcome(await pairReports(all, hosts: hosts, delegates: delegates, id), format)
    }

    /// Rejects a combination of tasks: only one of rules, pairs, a scenario, the document, a trace, or files is
    /// allowed.
    private static func refuseMixture(_ arguments: Arguments) throws {
        let options = [rule, pairs, pair, scenario, document, trace].filter {
            arguments.has($0) || arguments.value($0) != nil
        }
        if let option = options.first, !arguments.operands.isEmpty {
            throw UsageError("\(option.name) cannot be combined with files")
        }
        for option in [host, delegate, guides] where arguments.value(option) != nil && !arguments.has(pairs) {
            throw UsageError("\(option.name) needs --pairs")
        }
        if arguments.value(guides) != nil, arguments.value(rule) != nil {
            throw UsageError("--guides cannot be combined with --rule")
        }
        if arguments.value(host) != nil, arguments.value(shape) != nil {
            throw UsageError("--shape cannot be combined with --host: with --pairs, both name the host")
        }
        if options.count > 1, options != [rule, pairs] {
            throw UsageError("\(options[0].name) cannot be combined with \(options[1].name)")
        }
    }

    private static func document(of shapes: [ShapeKit]) throws -> Outcome {
        guard shapes.count == 1 else { throw UsageError("--document needs --shape: each shape has its own") }
        return Outcome(output: ContractsDocument.text(on: shapes[0]))
    }

    @MainActor private static func hostReports(_ shapes: [ShapeKit], _ id: String?) async throws
        -> [ContractReport]
    {
        try check(id, among: shapes)
        let reports = try await HostContract.reports(on: shapes, only: id.map { [$0] })
        return reports.filter { !$0.results.isEmpty }
    }

    @MainActor private static func pairReports(
        _ shapes: [ShapeKit], hosts: [ShapeKit], delegates: [ShapeKit], _ id: String?
    ) async throws -> [ContractReport] {
        try check(id, among: shapes)
        let pairs = PairContract.pairs(of: shapes).filter { pair in
            hosts.contains(pair.host) && delegates.contains(pair.delegate)
                && (id == nil || pair.delegate.rules.contains { $0.id == id })
        }
        var reports: [ContractReport] = []
        for pair in pairs {
            let report = try PairContract.report(on: pair)
            let results = report.results.filter { id == nil || $0.id == id }
            reports.append(ContractReport(subject: report.subject, results: results))
            // Other tasks may be waiting for the main actor.
            await Task.yield()
        }
        return reports
    }

    private static func check(_ id: String?, among shapes: [ShapeKit]) throws {
        let known = shapes.flatMap { $0.rules.map(\.id) }
        if let id, !known.contains(id) {
            throw UsageError("--rule cannot be \(id): there is no such rule" + String.nearest(id, known))
        }
    }

    private static func print(_ name: String, of shapes: [ShapeKit]) throws -> Outcome {
        for kit in shapes {
            guard let text = kit.scenarios[name] else { continue }
            return Outcome(output: try Scenario(json: Data(text.utf8), for: [kit]).jsonText + "\n")
        }
        let meant = String.nearest(name, shapes.flatMap(\.scenarios.keys))
        guard meant.isEmpty else {
            throw UsageError("--scenario cannot be \(name): there is no such scenario\(meant)")
        }
        let known = shapes.flatMap { kit in
            Layout.wrap("  \(kit): \(kit.scenarios.keys.sorted().joined(separator: ", "))", indent: 4)
        }
        throw UsageError(
            (["--scenario cannot be \(name): there is no such scenario. The scenarios are"] + known)
                .joined(separator: "\n"))
    }

    private static func outcome(_ reports: [ContractReport], _ format: Format) throws -> Outcome {
        try outcome(reports, format, isSuccess: reports.allSatisfy(\.isSuccess)) { $0.results }
    }

    /// A trace covers only some of the rules: the text contains only those.
    @MainActor private static func outcome(ofTrace reports: [ContractReport], _ format: Format) throws
        -> Outcome
    {
        try outcome(reports, format, isSuccess: reports.allSatisfy(TraceContract.isSuccess)) {
            $0.results.filter { [.passed, .failed, .skipped].contains($0.status) }
        }
    }

    /// - Parameter shown: the results in the text.
    private static func outcome(
        _ reports: [ContractReport], _ format: Format, isSuccess: Bool,
        shown: (ContractReport) -> [RuleResult]
    ) throws -> Outcome {
        let text: String
        switch format {
        case .text: text = reports.map { Self.text($0, shown($0)) }.joined(separator: "\n\n")
        case .json: text = try json(reports)
        case .markdown: text = reports.map(\.markdown).joined(separator: "\n\n")
        }
        return Outcome(output: text + "\n", code: isSuccess ? .ok : .failure)
    }

    /// One array of rules, each with the subject that was checked.
    private static func json(_ reports: [ContractReport]) throws -> String {
        let rules = reports.flatMap { report in
            report.values.map { rule -> ContentValue in
                guard case .object(var members) = rule else { return rule }
                members["subject"] = .string(report.subject)
                return .object(members)
            }
        }
        return try JSON.text(rules).trimmingCharacters(in: .newlines)
    }

    /// In 80 columns; traces are not truncated.
    private static func text(_ report: ContractReport, _ results: [RuleResult]) -> String {
        var lines = Layout.wrap("\(report.subject): \(report.summary)")
        for result in results {
            let status = result.status.rawValue
            lines += Layout.wrap(
                "\(Layout.pad(result.id, 8))\(Layout.pad(status, 13))\(result.rule.statement)", indent: 21)
            if !result.explanation.isEmpty && result.status != .outOfScope {
                lines += Layout.wrap(Layout.pad("", 21) + result.explanation, indent: 21)
            }
            for violation in result.violations {
                lines += Layout.wrap("        in \(violation.scenario): \(violation.complaint)", indent: 8)
                lines += violation.trace.lines.map { "        | \($0)" }
            }
        }
        return lines.joined(separator: "\n")
    }
}
