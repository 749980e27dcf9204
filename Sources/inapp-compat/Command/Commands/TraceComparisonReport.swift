import Foundation
import InAppContracts

/// A trace next to the model's, as printed by `play --trace`.
struct TraceComparisonReport: Encodable {
    let scenario: String
    let host: String
    let trace: Trace
    let model: Trace
    let difference: String?
    private let place: Int?

    init(_ comparison: TraceComparison, scenario: String, host: String) {
        self.scenario = scenario
        self.host = host
        trace = comparison.recorded
        model = comparison.model
        difference = comparison.explanation
        place = comparison.firstDifference
    }

    private enum CodingKeys: CodingKey {
        case scenario, host, trace, model, difference
    }

    private var verdict: String { difference.map { "The first difference: \($0)." } ?? "No difference." }

    private var rows: [(trace: String, model: String)] {
        (0..<max(trace.events.count, model.events.count)).map { place in
            (
                place < trace.events.count ? trace.events[place].comparedText : "",
                place < model.events.count ? model.events[place].comparedText : ""
            )
        }
    }

    func text(_ style: Style) -> String {
        var lines = Layout.wrap("\(scenario) on \(host)").map(style.bold)
        lines += Layout.columns("the trace", "the model", style: style)
        for (number, row) in rows.enumerated() {
            if number == place { lines.append(style.yellow("-- from here on they differ")) }
            lines += Layout.columns(row.trace, row.model, style: style)
        }
        return (lines + Layout.wrap(verdict)).joined(separator: "\n") + "\n"
    }

    var markdown: String {
        let table = Layout.markdownTable(
            ["The trace", "The model"], rows.map { ["`\($0.trace)`", "`\($0.model)`"] })
        return "# \(scenario) on \(host)\n\n\(table)\n\n\(verdict)\n"
    }
}

/// The trace file of a command line.
struct RecordedTraceFile {
    /// The option with its path.
    static let option = Option(
        name: "--trace", value: "FILE", about: "a trace that an app has recorded (Compat/TRACES.md)")

    let path: String
    let trace: RecordedTrace
    /// The requested shapes whose calls are in it.
    let kits: [ShapeKit]

    /// Reads the file.
    /// - Parameters:
    ///   - path: the file's path.
    ///   - wanted: the requested shapes.
    ///   - all: the shapes that it may name.
    /// - Throws: `ToolFailure`, which names the file and the line.
    init(_ path: String, _ wanted: [ShapeKit], among all: [ShapeKit]) throws {
        self.path = path
        do {
            trace = try RecordedTrace(jsonLines: try Files.read(path), for: all)
        } catch let error as TraceFileError {
            throw ToolFailure("\(path): \(error)")
        }
        kits = trace.kits(among: wanted)
        guard !kits.isEmpty else {
            let names = wanted.map(\.shape.name).joined(separator: ", ")
            throw ToolFailure("\(path): the trace contains no call; expected calls of \(names)")
        }
    }

    /// Adds the file's name to an error.
    @MainActor func naming<Value>(_ body: () async throws -> Value) async throws -> Value {
        do {
            return try await body()
        } catch {
            throw ToolFailure("\(path): \(error)")
        }
    }

    /// Checks the trace against the rules of its shapes.
    @MainActor func reports() async throws -> [ContractReport] {
        try await naming {
            var reports: [ContractReport] = []
            for kit in kits { reports.append(try await TraceContract.report(on: kit, trace)) }
            return reports
        }
    }
}
