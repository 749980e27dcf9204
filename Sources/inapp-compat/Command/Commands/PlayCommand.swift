import Foundation
import InAppCompat
import InAppContracts

/// `play`: plays a scenario and prints its trace.
enum PlayCommand: Subcommand {
    static let name = "play"
    static let summary = "plays a scenario on a headless host and prints the trace"
    static let operands = "[FILE.json|NAME]"
    static let host = Option(
        name: "--host", value: "SHAPE", about: "the vendor's SDK; by default the scenario's first shape")
    static let delegate = Option(
        name: "--delegate", value: "SHAPE",
        about:
            "the delegate that is called: by default one of the host's shape, another shape for an adopted delegate, or "
            + "\"handler\" for a neutral handler behind the host's bridge")
    static let page = Option(
        name: "--page", value: "FILE",
        about: "write the trace as a swim lane to this .html file; with --trace, beside the model's")
    static let options = [host, delegate, RecordedTraceFile.option, page, Option.format]
    static let discussion = [
        "The delegate or handler answers according to the scenario's script, and everything is recorded: callbacks "
            + "with thread and answer, the SDK's output, and the bridge's diagnostics.",
        "A delegate of another shape is adopted: it is driven through the host's bridge, and its calls are traced "
            + "as \"adopted\". Then the scenario's reactions are left out.",
        "Instead of a file, give the name of a standard scenario of the host: contracts --scenario prints one. "
            + "Compat/SCENARIOS.md describes the files. Or give the name of a neutral story, which every host plays with "
            + "its own campaigns: \(Stories.all.prefix(3).map(\.name).joined(separator: ", ")) and so on.",
        "With --trace, prints a trace that an app has recorded on a device next to the model's trace of the same "
            + "standard scenario, which the file or the command line names, and shows the first difference. "
            + "Exit code 1: they differ.",
    ]
    @MainActor static func examples(_ shapes: [ShapeKit]) -> [String] {
        guard let host = shapes.first, let other = shapes.last, let name = host.scenarios.keys.min() else {
            return []
        }
        return [
            "play \(name) --host \(host)", "play \(name) --host \(host) --delegate handler",
            "play \(name) --host \(host) --delegate \(other)", "play held-twice --host \(other)",
            "play \(name) --host \(host) --page lane.html",
        ]
    }

    @MainActor static func run(
        _ arguments: Arguments, _ shapes: [ShapeKit], _ style: Style
    ) async throws -> Outcome {
        let format = try arguments.format()
        if let path = arguments.value(RecordedTraceFile.option) {
            return try await compare(path, arguments, shapes, format, style)
        }
        let path = try arguments.operand("the scenario's file")
        // The options are checked before the file, so a wrong option is always a usage error.
        let host = try arguments.value(host, among: shapes.hosts)
        let called = try called(arguments, shapes)
        if let story = Stories.known.first(where: { $0.name == path }), host?.scenarios[path] == nil {
            let report = try await played(story, host ?? shapes.first, called)
            return try outcome(report, arguments, format, style)
        }
        let scenario = try load(path, host, shapes)
        let report = try await naming(path) {
            let subject = called.subject(on: host ?? scenario.kits.first)
            let result = try await ScenarioRunner.play(scenario, on: host, subject: subject)
            return PlayReport(
                result, about: scenario.about, delegate: called.name ?? result.shape.name, host: host)
        }
        return try outcome(report, arguments, format, style)
    }

    /// Prints a trace next to the model's.
    @MainActor private static func compare(
        _ path: String, _ arguments: Arguments, _ shapes: [ShapeKit], _ format: Format, _ style: Style
    ) async throws -> Outcome {
        guard arguments.value(delegate) == nil else {
            throw UsageError("\(delegate.name) cannot be combined with \(RecordedTraceFile.option.name)")
        }
        let wanted = try arguments.value(host, among: shapes).map { [$0] } ?? shapes
        let name = arguments.operands.isEmpty ? nil : try arguments.operand("the scenario's name")
        let file = try RecordedTraceFile(path, wanted, among: shapes)
        guard file.kits.count == 1 else {
            let names = file.kits.map(\.shape.name).joined(separator: ", ")
            throw UsageError("\(host.name) is needed: the trace has calls of \(names)")
        }
        guard let story = name ?? file.trace.header.story else {
            throw UsageError("the scenario's name is missing: the trace names none")
        }
        let comparison = try await file.naming {
            try await TraceContract.comparison(on: file.kits[0], file.trace, story: story)
        }
        let report = TraceComparisonReport(comparison, scenario: story, host: file.kits[0].shape.name)
        let written = try write(to: arguments.value(page), format) {
            try comparison.write(to: $0, story: story)
        }
        let code: Outcome.Code = report.difference == nil ? .ok : .failure
        switch format {
        case .text: return Outcome(output: report.text(style) + written, code: code)
        case .json: return Outcome(output: try JSON.text(report), code: code)
        case .markdown: return Outcome(output: report.markdown + written, code: code)
        }
    }

    /// Plays a neutral story, by default on the first shape.
    @MainActor private static func played(_ story: Story, _ host: ShapeKit?, _ called: Called) async throws
        -> PlayReport
    {
        guard let host else { throw ToolFailure("no shape can play \(story)") }
        let trace = try await naming(story.name) {
            try StoryContract.trace(of: story, host: host, delegate: called.kit(on: host))
        }
        return PlayReport(story, trace, host: host, delegate: called.name ?? host.name)
    }

    /// The report in a format, and as a page if one is requested.
    private static func outcome(
        _ report: PlayReport, _ arguments: Arguments, _ format: Format, _ style: Style
    ) throws -> Outcome {
        let written = try write(to: arguments.value(page), format, report.page.write)
        switch format {
        case .text: return Outcome(output: report.text(style) + written)
        case .json: return Outcome(output: try JSON.text(report))
        case .markdown: return Outcome(output: report.markdown + written)
        }
    }

    /// Writes a page, and reports its path in formats for people.
    private static func write(
        to path: String?, _ format: Format, _ write: (URL) throws -> Void
    ) throws -> String {
        guard let path else { return "" }
        do {
            try write(URL(fileURLWithPath: path))
        } catch {
            throw ToolFailure("\(path): the file cannot be written")
        }
        return format == .json ? "" : "\n\(path) is written.\n"
    }

    /// The delegate or handler that is called.
    private enum Called {
        case handler
        case delegate(ShapeKit)
        case own

        var name: String? {
            switch self {
            case .handler: "handler"
            case .delegate(let kit): kit.shape.name
            case .own: nil
            }
        }

        /// The delegate's shape; nil for a handler.
        func kit(on host: ShapeKit) -> ShapeKit? {
            switch self {
            case .handler: nil
            case .delegate(let kit): kit
            case .own: host
            }
        }

        func subject(on host: ShapeKit?) -> ScenarioSubject {
            switch self {
            case .handler: .scriptedHandler
            case .delegate(let kit) where kit != host: .adoptedDelegate(kit)
            case .delegate, .own: .scriptedDelegate
            }
        }
    }

    private static func called(_ arguments: Arguments, _ shapes: [ShapeKit]) throws -> Called {
        let delegates = shapes.map { ($0.shape.name, Called.delegate($0)) }
        let table = Dictionary(delegates + [("handler", .handler)]) { first, _ in first }
        return try arguments.value(delegate, among: table) ?? .own
    }

    private static func load(_ path: String, _ host: ShapeKit?, _ shapes: [ShapeKit]) throws -> Scenario {
        let names = Stories.known.map(\.name) + (host.map { [$0] } ?? shapes).flatMap(\.scenarios.keys)
        let json = try host?.scenarios[path].map { Data($0.utf8) } ?? Files.read(path, insteadOf: names)
        do {
            return try Scenario(json: json, for: shapes)
        } catch {
            throw ToolFailure("\(path): \(error)")
        }
    }

    /// Adds the file's name to an error.
    @MainActor private static func naming<Value>(_ path: String, _ body: () async throws -> Value)
        async throws -> Value
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

    init(_ result: ScenarioResult, about: String, delegate: String, host: ShapeKit?) {
        scenario = result.scenario
        self.about = about
        self.host = host?.name ?? result.shape.name
        self.delegate = delegate
        events = result.trace
        diagnostics = result.diagnostics.map(\.description)
    }

    init(_ story: Story, _ trace: Trace, host: ShapeKit, delegate: String) {
        scenario = story.name
        about = story.about
        self.host = host.name
        self.delegate = delegate
        events = trace
        diagnostics = trace.events(from: .bridge).map(\.call)
    }

    /// The trace as a swim lane.
    var page: ReportPage {
        let lane = SwimLane(
            scenario, about: about, columns: [SwimLane.Column("\(delegate) under \(host)", events)])
        return ReportPage("\(scenario) on \(host)", lanes: [lane])
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
    /// The contents of a file.
    /// - Parameter names: the words that could have been given instead of the file.
    static func read(_ path: String, insteadOf names: [String] = []) throws -> Data {
        do {
            return try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            throw ToolFailure("\(path): the file cannot be read" + String.nearest(path, names))
        }
    }
}
