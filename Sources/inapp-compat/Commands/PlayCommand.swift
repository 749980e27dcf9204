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
            "whose delegate is called: the host's shape (if left out), another shape for an adopted delegate, or "
            + "\"handler\" for a neutral handler through the host's bridge")
    static let options = [host, delegate, Option.format]
    static let discussion = [
        "The delegate or handler answers as the scenario's script says, and everything is recorded: callbacks "
            + "with thread and answer, what left the SDK, and what the bridge had to say.",
        "A delegate of another shape is adopted: it is driven through the host's bridge, and its calls are traced "
            + "as \"adopted\". The scenario's reactions are left out then.",
        "Compat/SCENARIOS.md describes the files.",
    ]
    static let examples = [
        "play Tests/InAppContractsTests/Scenarios/braze-01-button.json",
        "play Tests/InAppContractsTests/Scenarios/adobe-05-link.json --delegate handler",
        "play Tests/InAppContractsTests/Scenarios/hold-then-show.json --host braze --delegate handler",
        "play Tests/InAppContractsTests/Scenarios/hold-then-show.json --host braze --delegate adobeIOS",
    ]

    static func run(_ arguments: Arguments, _ style: Style) async throws -> Outcome {
        let path = try arguments.operand("the scenario's file")
        let format = try arguments.format()
        // The words are checked before the file, so that a wrong option is always a usage error.
        let host = try shape(arguments)
        let called = try called(arguments)
        let scenario = try load(path)
        let report = try await naming(path) {
            let subject = called.subject(on: host ?? scenario.shapes.first)
            let result = try await ScenarioRunner.play(scenario, on: host, subject: subject)
            return PlayReport(result, about: scenario.about, delegate: called.name ?? result.shape.name)
        }
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

    /// Who is called.
    private enum Called {
        case handler
        case delegate(Shape)
        case own

        var name: String? {
            switch self {
            case .handler: "handler"
            case .delegate(let shape): shape.name
            case .own: nil
            }
        }

        func subject(on host: Shape?) -> ScenarioSubject {
            switch self {
            case .handler: .scriptedHandler
            case .delegate(let shape) where shape != host: .adoptedDelegate(shape)
            case .delegate, .own: .scriptedDelegate
            }
        }
    }

    private static func called(_ arguments: Arguments) throws -> Called {
        let shapes = ShapeDrivers.all.map { ($0.shape.name, Called.delegate($0.shape)) }
        let table = Dictionary(uniqueKeysWithValues: shapes + [("handler", .handler)])
        return try arguments.value(delegate, among: table) ?? .own
    }

    private static func load(_ path: String) throws -> Scenario {
        let json = try Files.read(path)
        do {
            return try Scenario(json: json)
        } catch {
            throw ToolFailure("\(path): \(error)")
        }
    }

    /// Says in which file something is wrong.
    private static func naming<Value>(_ path: String, _ body: () async throws -> Value) async throws -> Value
    {
        do {
            return try await body()
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
        case .delegate, .listener, .adopted: style.green(line)
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
