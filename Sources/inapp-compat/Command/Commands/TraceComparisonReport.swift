import Foundation
import InAppContracts

/// A trace beside the model's, as `play --trace` prints it.
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

/// A trace's file that a command line names.
struct RecordedTraceFile {
    /// The option that names it.
    static let option = Option(
        name: "--trace", value: "FILE", about: "a trace that an app has written (Compat/TRACES.md)")

    let path: String
    let trace: RecordedTrace
    /// The shapes whose calls are in it, of those that were asked for.
    let kits: [ShapeKit]

    /// Reads the file.
    /// - Parameters:
    ///   - path: where it is.
    ///   - wanted: the shapes that were asked for.
    ///   - all: the shapes that it may name.
    /// - Throws: `ToolFailure`, naming the file and the line.
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
            throw ToolFailure("\(path): there is no call in it; expected calls of \(names)")
        }
    }

    /// Says in which file something is wrong.
    @MainActor func naming<Value>(_ body: () async throws -> Value) async throws -> Value {
        do {
            return try await body()
        } catch {
            throw ToolFailure("\(path): \(error)")
        }
    }

    /// Holds the trace against the rules of its shapes.
    @MainActor func reports() async throws -> [ContractReport] {
        try await naming {
            var reports: [ContractReport] = []
            for kit in kits { reports.append(try await TraceContract.report(on: kit, trace)) }
            return reports
        }
    }
}
