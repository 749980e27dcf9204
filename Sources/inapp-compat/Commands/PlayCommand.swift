import Foundation
import InAppCompat
import InAppContracts

/// `play`: a scenario, as a trace.
enum PlayCommand: Subcommand {
    static let name = "play"
    static let summary = "plays a scenario on a headless host and prints the trace"
    static let operands = "FILE.json"
    static let host = Option(
        name: "--host", value: "SHAPE", about: "the vendor's SDK; the scenario's first shape if left out")
    static let delegate = Option(
        name: "--delegate", value: "SHAPE",
        about:
            "whose delegate is called: the host's shape (if left out), or \"handler\" for a neutral handler "
            + "through the host's bridge")
    static let options = [host, delegate, Option.format]
    static let discussion = [
        "The delegate or handler answers as the scenario's script says, and everything is recorded: callbacks "
            + "with thread and answer, what left the SDK, and what the bridge had to say.",
        "Compat/SCENARIOS.md describes the files.",
    ]
    static let examples = [
        "play Tests/InAppContractsTests/Scenarios/braze-01-button.json",
        "play Tests/InAppContractsTests/Scenarios/adobe-05-link.json --delegate handler",
        "play Tests/InAppContractsTests/Scenarios/hold-then-show.json --host braze --delegate handler",
    ]

    static func run(_ arguments: Arguments, _ style: Style) throws -> Outcome {
        let path = try arguments.operand("the scenario's file")
        let format = try arguments.format()
        let host = try shape(arguments)
        // The words are checked before the file, so that a wrong option is always a usage error.
        let isHandler = try isHandler(arguments, host)
        let scenario = try load(path)
        let shape = host ?? scenario.shapes.first
        if let wanted = arguments.value(delegate), !isHandler, wanted != shape?.name {
            throw unsupported(wanted, shape)
        }
        let result = try play(scenario, on: shape, isHandler: isHandler, path)
        let report = PlayReport(
            result, about: scenario.about, delegate: isHandler ? "handler" : result.shape.name)
        switch format {
        case .text: return Outcome(output: report.text(style))
        case .json: return Outcome(output: try JSON.text(report))
        case .markdown: return Outcome(output: report.markdown)
        }
    }

    private static func shape(_ arguments: Arguments) throws -> Shape? {
        let shapes = ShapeDrivers.all.map { ($0.shape.name, $0.shape) }
        return try arguments.value(host, among: Dictionary(uniqueKeysWithValues: shapes))
    }

    private static func isHandler(_ arguments: Arguments, _ host: Shape?) throws -> Bool {
        let words = ["handler"] + ShapeDrivers.all.map { $0.shape.name }
        let word = try arguments.value(
            delegate, among: Dictionary(uniqueKeysWithValues: words.map { ($0, $0) }))
        if let word, let host, word != "handler", word != host.name { throw unsupported(word, host) }
        return word == "handler"
    }

    private static func unsupported(_ delegate: String, _ host: Shape?) -> UsageError {
        let name = host?.name ?? "this"
        return UsageError(
            "a delegate of \(delegate) cannot be driven by a host of \(name): expected \(name) or handler")
    }

    private static func load(_ path: String) throws -> Scenario {
        let json = try Files.read(path)
        return try naming(path) { try Scenario(json: json) }
    }

    private static func play(
        _ scenario: Scenario, on shape: Shape?, isHandler: Bool, _ path: String
    ) throws -> ScenarioResult {
        try naming(path) {
            try ScenarioRunner.run(
                scenario, on: shape, subject: isHandler ? .scriptedHandler : .scriptedDelegate)
        }
    }

    /// Says in which file something is wrong.
    private static func naming<Value>(_ path: String, _ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch {
            throw ToolFailure("\(path): \(error)")
        }
    }
}

/// A played scenario.
struct PlayReport: Encodable {
    let scenario: String
    let about: String
    let host: String
    let delegate: String
    let events: Trace
    let diagnostics: [String]

    init(_ result: ScenarioResult, about: String, delegate: String) {
        scenario = result.scenario
        self.about = about
        host = result.shape.name
        self.delegate = delegate
        events = result.trace
        diagnostics = result.diagnostics.map(\.description)
    }

    func text(_ style: Style) -> String {
        var lines = Layout.wrap(scenario).map(style.bold)
        if !about.isEmpty { lines += Layout.wrap(about) }
        lines += ["host \(host), delegate \(delegate)", ""]
        for event in events.events {
            lines += Layout.wrap(event.description, indent: 21).map { paint($0, event.source, style) }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func paint(_ line: String, _ source: TraceEvent.Source, _ style: Style) -> String {
        switch source {
        case .handler: style.cyan(line)
        case .delegate, .listener: style.green(line)
        case .bridge: style.yellow(line)
        case .sdk: line
        default: style.bold(line)
        }
    }

    var markdown: String {
        let rows = events.events.map { event in
            [
                String(format: "%.2f", event.time), event.thread.rawValue, event.source.name,
                "`\(event.call)`", event.observed.map(\.description).joined(separator: ", "),
            ]
        }
        let table = Layout.markdownTable(["Time", "Thread", "Source", "Call", "Observed"], rows)
        return "# \(scenario)\n\n\(about)\n\nHost `\(host)`, delegate `\(delegate)`.\n\n\(table)\n"
    }
}

/// Reading files.
enum Files {
    static func read(_ path: String) throws -> Data {
        do {
            return try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            throw ToolFailure("\(path): the file cannot be read")
        }
    }
}
