import Foundation
import InAppCompat
import InAppContracts

/// `contracts`: holds hosts, pairs or source files against the rules.
enum ContractsCommand: Subcommand {
    static let name = "contracts"
    static let summary = "runs the numbered rules of each vendor's SDK against its headless host"
    static let operands = "[FILE.swift ...]"
    static let options = [shape, rule, pairs, scenario, document, .format]
    static let discussion = [
        "Every rule is a promise of a vendor's SDK that a delegate may rely on. It is checked in scenarios on the "
            + "headless host; one that no scenario exercised is not a pass.",
        "With --pairs, delegates of each shape are adopted and driven by the host of each shape, and held against "
            + "their own shape's rules.",
        "With Swift files, looks for delegate methods whose labels nearly match a requirement: they compile and "
            + "are never called. --shape and --format go with files, the other options do not.",
        "Exit code 1: a binding rule is broken or was not exercised, a method is never called, or a file cannot "
            + "be read.",
    ]
    static let examples = [
        "contracts --shape braze --rule BZ-018", "contracts --format json", "contracts --pairs",
        "contracts --shape braze --scenario dismissed-twice",
    ]

    private static let shape = Option(
        name: "--shape", value: "SHAPE",
        about: "only this shape: its rules, its requirements; with --pairs, its host")
    private static let rule = Option(
        name: "--rule", value: "ID", about: "only this rule, also with --pairs; broken, with its trace")
    private static let pairs = Option(
        name: "--pairs", value: nil, about: "drive adopted delegates of every shape")
    private static let scenario = Option(
        name: "--scenario", value: "NAME", about: "print a scenario of a shape as JSON, for play")
    private static let document = Option(name: "--document", value: nil, about: "print Compat/CONTRACTS.md")

    static func run(_ arguments: Arguments, _ style: Style) async throws -> Outcome {
        try refuseMixture(arguments)
        let format = try arguments.format()
        let shapes = try shapes(arguments)
        if !arguments.operands.isEmpty { return try SourceLint.run(arguments.operands, shapes, format) }
        if arguments.has(document) { return Outcome(output: ContractsDocument.text) }
        if let name = arguments.value(scenario) { return try print(name, of: shapes) }
        let id = arguments.value(rule)
        guard arguments.has(pairs) else { return try outcome(await hostReports(shapes, id), format) }
        return try outcome(await pairReports(shapes, id), format)
    }

    /// One thing at a time: rules, pairs, a scenario, the document, or files.
    private static func refuseMixture(_ arguments: Arguments) throws {
        let options = [rule, pairs, scenario, document].filter {
            arguments.has($0) || arguments.value($0) != nil
        }
        if let option = options.first, !arguments.operands.isEmpty {
            throw UsageError("\(option.name) does not go with files")
        }
        if options.count > 1, options != [rule, pairs] {
            throw UsageError("\(options[0].name) does not go with \(options[1].name)")
        }
    }

    private static func shapes(_ arguments: Arguments) throws -> [Shape] {
        let known = RuleBook.chapters.map { ($0.shape.name, $0.shape) }
        let table = Dictionary(uniqueKeysWithValues: known)
        return try arguments.value(shape, among: table).map { [$0] } ?? known.map(\.1)
    }

    private static func hostReports(_ shapes: [Shape], _ id: String?) async throws -> [ContractReport] {
        try check(id, among: shapes)
        var reports: [ContractReport] = []
        for shape in shapes {
            let realTime = try await HostContract.realTimeTraces(on: shape)
            reports.append(try HostContract.report(on: shape, only: id.map { [$0] }, and: realTime))
        }
        return reports.filter { !$0.results.isEmpty }
    }

    private static func pairReports(_ hosts: [Shape], _ id: String?) async throws -> [ContractReport] {
        try check(id, among: RuleBook.chapters.map(\.shape))
        let shape = RuleBook.rules.first { $0.id == id }?.shape
        let pairs = PairContract.pairs.filter {
            hosts.contains($0.host) && [nil, $0.delegate].contains(shape)
        }
        var reports: [ContractReport] = []
        for pair in pairs {
            let report = try PairContract.report(on: pair)
            let results = report.results.filter { id == nil || $0.id == id }
            reports.append(ContractReport(subject: report.subject, results: results))
            // Others may have waited for the main actor.
            await Task.yield()
        }
        return reports
    }

    private static func check(_ id: String?, among shapes: [Shape]) throws {
        if let id, !RuleBook.rules.contains(where: { $0.id == id && shapes.contains($0.shape) }) {
            throw UsageError("--rule cannot be \(id): there is no such rule")
        }
    }

    private static func print(_ name: String, of shapes: [Shape]) throws -> Outcome {
        for chapter in RuleBook.chapters where shapes.contains(chapter.shape) {
            guard let text = chapter.scenarios[name] else { continue }
            return Outcome(output: try Scenario(json: Data(text.utf8)).jsonText + "\n")
        }
        throw UsageError("--scenario cannot be \(name): there is no such scenario")
    }

    private static func outcome(_ reports: [ContractReport], _ format: Format) throws -> Outcome {
        let isSuccess = reports.allSatisfy(\.isSuccess)
        let text: String
        switch format {
        case .text: text = reports.map(Self.text).joined(separator: "\n\n")
        case .json: text = try json(reports)
        case .markdown: text = reports.map(\.markdown).joined(separator: "\n\n")
        }
        return Outcome(output: text + "\n", code: isSuccess ? .ok : .failure)
    }

    /// One array of rules; each says what was held against it.
    private static func json(_ reports: [ContractReport]) throws -> String {
        let rules = try reports.flatMap { report in
            let rules = try JSONDecoder().decode([ContentValue].self, from: Data(report.json.utf8))
            return rules.map { rule -> ContentValue in
                guard case .object(var members) = rule else { return rule }
                members["subject"] = .string(report.subject)
                return .object(members)
            }
        }
        return try JSON.text(rules).trimmingCharacters(in: .newlines)
    }

    /// In 80 columns; traces are not cut.
    private static func text(_ report: ContractReport) -> String {
        var lines = Layout.wrap("\(report.subject): \(report.summary)")
        for result in report.results {
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
