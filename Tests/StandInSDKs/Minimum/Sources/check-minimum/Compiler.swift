import Foundation

/// The compiler, asked for a module as it understands it.
struct Compiler {
    /// The arguments of the module, among them its sources.
    let arguments: [String]
    /// What an error may say and be passed over.
    var tolerated: [String] = []

    var sources: [String] { arguments.filter { $0.hasSuffix(".swift") } }

    /// Calls the compiler once for all files, which type-checks the module and complains as ever, and hands on what it wrote
    /// of each.
    func dump<Result>(_ use: ([(source: String, dump: URL)]) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "minimum-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let dumps = sources.indices.map { folder.appendingPathComponent("\($0).json") }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["swiftc", "-frontend", "-dump-ast", "-dump-ast-format", "json"]
            + arguments.filter { !$0.hasSuffix(".swift") }
            + sources.flatMap { ["-primary-file", $0] } + dumps.flatMap { ["-o", $0.path] }
        let complaints = Pipe()
        process.standardError = complaints
        try process.run()
        let text = String(decoding: complaints.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 || isTolerated(text) else {
            FileHandle.standardError.write(Data(text.utf8))
            throw Problem("The module does not compile")
        }
        return try use(Array(zip(sources, dumps)).map { (source: $0.0, dump: $0.1) })
    }

    /// Whether there are errors, and every one may be passed over.
    private func isTolerated(_ text: String) -> Bool {
        let errors = text.split(separator: "\n").filter { $0.contains("error: ") }
        return !errors.isEmpty && errors.allSatisfy { error in tolerated.contains { error.contains($0) } }
    }
}
