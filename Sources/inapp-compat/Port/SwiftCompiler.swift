import Foundation

/// The installed compiler, on a Mac run by `xcrun`.
struct SwiftCompiler: Sendable {
    /// The folder of the package's built modules.
    let modules: URL
    /// The command that runs it.
    var command = ["swiftc", "-frontend"]

    /// The name of the module that is compiled from the files.
    static let module = "Ported"

    /// The compiler's tree of each file, and its errors.
    func read(_ files: [(name: String, text: String)], importing imports: [String]) throws -> (
        trees: [CompilerValue], complaints: String
    ) {
        try inFolder { folder in
            let sources = try write(files, to: folder)
            let dumps = sources.map { $0 + ".json" }
            let complaints = try Self.run(
                command + ["-dump-ast", "-dump-ast-format", "json"]
                    + sources.flatMap { ["-primary-file", $0] } + dumps.flatMap { ["-o", $0] }
                    + options(imports))
            let trees = try dumps.map { dump -> CompilerValue in
                guard let data = FileManager.default.contents(atPath: dump), !data.isEmpty else {
                    throw PortProblem(
                        "The compiler wrote no tree: \(complaints.prefix(400))")
                }
                let tree = try CompilerJSON.read(Array(data))
                guard tree.kind == "source_file", tree["items"] != nil else {
                    throw PortProblem("The compiler's tree of a file cannot be read")
                }
                return tree
            }
            return (trees, complaints)
        }
    }

    /// The errors of the compiler; file names are as given.
    func check(_ files: [(name: String, text: String)]) throws -> String {
        try inFolder { folder in
            let sources = try write(files, to: folder)
            // Checks also that every path through a method returns: the type checker alone does not.
            let all = try Self.run(command + ["-emit-sil", "-o", "/dev/null"] + sources + options([]))
            return all.replacingOccurrences(of: folder.path + "/", with: "")
        }
    }

    /// The version of the compiler.
    static var version: String {
        let text = (try? run(["swiftc", "--version"])) ?? ""
        return text.split(separator: "\n").first.map(String.init) ?? "no compiler was found"
    }

    /// A file formatted by `swift format`; unchanged if that does not exist.
    static func formatted(_ text: String) -> String {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).swift")
        defer { try? FileManager.default.removeItem(at: file) }
        guard (try? Data(text.utf8).write(to: file)) != nil,
            (try? run(["swift", "format", "--in-place", file.path])) != nil,
            let formatted = try? String(contentsOf: file, encoding: .utf8), !formatted.isEmpty
        else { return text }
        return formatted
    }

    private func options(_ imports: [String]) -> [String] {
        [
            "-module-name", Self.module, "-swift-version", "5", "-parse-as-library", "-D", "DEBUG", "-I",
            modules.path,
        ]
            + imports.flatMap { ["-import-module", $0] } + Self.platform
    }

    private static var platform: [String] {
        #if os(macOS)
            let path = (try? run(["--show-sdk-path"]))?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
            return path.isEmpty ? [] : ["-sdk", path]
        #else
            return []
        #endif
    }

    private func write(_ files: [(name: String, text: String)], to folder: URL) throws -> [String] {
        try files.map { file in
            let url = folder.appendingPathComponent(file.name)
            try Data(file.text.utf8).write(to: url)
            return url.path
        }
    }

    private func inFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "port-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder.resolvingSymlinksInPath())
    }

    /// Both outputs of a command of the toolchain.
    private static func run(_ words: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        #if os(macOS)
            process.arguments = ["xcrun"] + words
        #else
            process.arguments = words
        #endif
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text
    }
}
