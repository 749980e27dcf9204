import Foundation
import InAppContracts
import InAppPort

/// `port`: explains and ports a delegate's source.
enum PortCommand: Subcommand {
    static let name = "port"
    static let summary = "reads a delegate's source, reports how it ports, and writes a handler"
    static let operands = "FILE.swift..."
    static let from = Option(
        name: "--from", value: "SHAPE",
        about: "the SDK it is written for; by default detected from its imports")
    static let to = Option(name: "--to", value: "SHAPE", about: "the SDK to port it to")
    static let output = Option(
        name: "--output", value: "DIR", about: "write a handler to DIR; created if it does not exist")
    static let modules = Option(
        name: "--modules", value: "DIR",
        about: "this package's built modules, if they are not next to this program")
    static let noStubs = Option(
        name: "--no-stub-missing", value: nil, about: "do not add empty types for missing types of the app")
    static let stubs = Option(
        name: "--stub-missing", value: nil,
        about: "add empty types for missing types of the app (the default)")
    static let everything = Option(
        name: "--all", value: nil, about: "list every line, even those that are carried over unchanged")
    static let ledger = Option(name: "--ledger", value: nil, about: "print the LEDGER.md of --from")
    static let options = [from, to, output, modules, stubs, noStubs, everything, ledger, .format]
    static let discussion = [
        "The installed compiler reads the files against the model of the vendor's SDK. The report is sorted by "
            + "urgency: impossible on the other SDK, different there, to be reviewed, and carried over unchanged.",
        "With --output each file is written as a handler: code with a counterpart is translated in place, the rest is "
            + "kept in comments under PORT lines. The compiler checks that the result compiles.",
        "Exit code 1: something is impossible on the other SDK, or a file cannot be read.",
    ]
    static func examples(_ shapes: [ShapeKit]) -> [String] {
        guard let first = shapes.first else { return [] }
        return ["port --ledger --from \(first)"]
    }

    static func run(_ arguments: Arguments, _ shapes: [ShapeKit], _ style: Style) async throws -> Outcome {
        let format = try arguments.format()
        let stated = try arguments.value(from, among: shapes)
        if arguments.has(ledger) {
            guard let stated else { throw UsageError("--ledger needs --from") }
            try arguments.noOperands()
            return Outcome(output: LedgerDocument.text(on: stated))
        }
        guard !arguments.operands.isEmpty else { throw UsageError("the delegate's files are missing") }
        guard let target = try arguments.value(to, among: shapes.hosts) else {
            throw UsageError("--to is missing")
        }
        let sources = try arguments.operands.flatMap(SourceFiles.beneath).map {
            (path: $0, text: try source($0))
        }
        guard let kit = stated ?? DelegateReading.shape(of: sources, among: shapes) else {
            throw UsageError("the files import no known SDK: name it with --from")
        }
        let request = PortRequest(
            sources: sources, kit: kit, target: target, shapes: shapes, modules: try modules(arguments),
            stubs: !arguments.has(noStubs), isAll: arguments.has(everything), format: format,
            folder: arguments.value(output))
        return try await request.outcome()
    }

    private static func source(_ path: String) throws -> String {
        guard let text = String(data: try Files.read(path), encoding: .utf8) else {
            throw ToolFailure("\(path): the file is not UTF-8 text")
        }
        return text
    }

    /// The built modules: from the command line, else next to the program.
    private static func modules(_ arguments: Arguments) throws -> URL {
        if let path = arguments.value(modules) { return URL(fileURLWithPath: path, isDirectory: true) }
        return try builtModules()
    }

    /// The built modules next to the program.
    nonisolated static func builtModules() throws -> URL {
        let program = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
        var folder = program.resolvingSymlinksInPath().deletingLastPathComponent()
        while folder.path != "/" {
            let found = folder.appendingPathComponent("Modules", isDirectory: true)
            if FileManager.default.fileExists(
                atPath: found.appendingPathComponent("InAppCompat.swiftmodule").path)
            {
                return found
            }
            folder = folder.deletingLastPathComponent()
        }
        throw ToolFailure(
            "The built modules are not next to \(program.path): name their directory with --modules.")
    }
}

/// The input of a port.
private struct PortRequest: Sendable {
    let sources: [(path: String, text: String)]
    let kit: ShapeKit
    let target: ShapeKit
    let shapes: [ShapeKit]
    let modules: URL
    let stubs: Bool
    let isAll: Bool
    let format: Format
    let folder: String?

    /// Reads the files and writes the handler. This waits for the compiler, so it leaves the main actor free.
    func outcome() async throws -> Outcome {
        let reading = DelegateReading(sources, for: kit, modules: modules, stubs: stubs)
        let report = PortReport(reading, to: target, among: shapes)
        var text = try PortReportText(report: report, isAll: isAll).text(format)
        if let folder {
            var writer = try HandlerWriter(reading)
            let names = try write(try writer.files(), to: folder)
            if format != .json { text += "\nWritten:\n" + names.map { "  \($0)\n" }.joined() }
        }
        return Outcome(output: text, code: report.hasImpossible ? .failure : .ok)
    }

    private func write(_ files: [HandlerWriter.File], to path: String) throws -> [String] {
        let folder = URL(fileURLWithPath: path, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for file in files {
            let url = folder.appendingPathComponent(file.name)
            guard !FileManager.default.fileExists(atPath: url.path) else {
                throw ToolFailure("\(path)/\(file.name): the file already exists; nothing is overwritten")
            }
            try Data(file.text.utf8).write(to: url)
        }
        return files.map { "\(path)/\($0.name)" }
    }
}
