import Foundation
import InAppContracts

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
