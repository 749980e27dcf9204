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
            + "are never called.",
        "Exit code 1: a binding rule is broken or was not exercised, or a method is never called.",
    ]
    static let examples = [
        "contracts --shape braze --rule BZ-018", "contracts --format json", "contracts --pairs",
        "contracts --shape braze --scenario dismissed-twice",
    ]

    private static let shape = Option(name: "--shape", value: "SHAPE", about: "only the rules of this shape")
    private static let rule = Option(
        name: "--rule", value: "ID", about: "only this rule, with its trace if broken")
    private static let pairs = Option(
        name: "--pairs", value: nil, about: "drive adopted delegates of every shape")
    private static let scenario = Option(
        name: "--scenario", value: "NAME", about: "print a scenario of a shape as JSON, for play")
    private static let document = Option(name: "--document", value: nil, about: "print Compat/CONTRACTS.md")

    static func run(_ arguments: Arguments, _ style: Style) throws -> Outcome {
        if !arguments.operands.isEmpty { return try lint(arguments) }
        if arguments.has(document) { return Outcome(output: ContractsDocument.text) }
        let shapes = try shapes(arguments)
        if let name = arguments.value(scenario) { return try print(name, of: shapes) }
        let reports =
            arguments.has(pairs)
            ? try PairContract.pairs.filter { shapes.contains($0.host) }.map(PairContract.report)
            : try hostReports(shapes, arguments.value(rule))
        return try outcome(reports, arguments.format())
    }

    private static func shapes(_ arguments: Arguments) throws -> [Shape] {
        let known = RuleBook.chapters.map { ($0.shape.name, $0.shape) }
        let table = Dictionary(uniqueKeysWithValues: known)
        return try arguments.value(shape, among: table).map { [$0] } ?? known.map(\.1)
    }

    private static func hostReports(_ shapes: [Shape], _ id: String?) throws -> [ContractReport] {
        if let id, !RuleBook.rules.contains(where: { $0.id == id && shapes.contains($0.shape) }) {
            throw UsageError("--rule cannot be \(id): there is no such rule")
        }
        let reports = try shapes.map { try HostContract.report(on: $0, only: id.map { [$0] }) }
        return reports.filter { !$0.results.isEmpty }
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
        case .json: text = ContractReport(subject: "all", results: reports.flatMap(\.results)).json
        case .markdown: text = reports.map(\.markdown).joined(separator: "\n\n")
        }
        return Outcome(output: text + "\n", code: isSuccess ? .ok : .failure)
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

    // MARK: Source files

    private static func lint(_ arguments: Arguments) throws -> Outcome {
        var lines: [String] = []
        let wanted = arguments.value(shape) == nil ? nil : try shapes(arguments)
        for path in arguments.operands {
            let source = try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)
            lines += DelegateLint.findings(in: source, for: wanted).map { "\(path): \($0)" }
        }
        let text = lines.isEmpty ? ["Every delegate method that was found is one that is called."] : lines
        return Outcome(output: text.joined(separator: "\n") + "\n", code: lines.isEmpty ? .ok : .failure)
    }
}
