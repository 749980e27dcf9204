import BuiltInShapes
import Foundation

@testable import InAppCommand

/// Runs the tool in this process.
enum Tool {
    /// The root of the package, from which the examples of the help texts start.
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static func run(_ words: String..., isTerminal: Bool = false, environment: [String: String] = [:])
        async -> Outcome
    {
        await CommandLineTool.builtIn.run(words, isTerminal: isTerminal, environment: environment)
    }

    /// A scenario file in the folder of a shape.
    static func scenario(_ name: String, of room: String = "Braze") -> String {
        root.appendingPathComponent("Tests/\(room)ContractsTests/Scenarios/\(name).json").path
    }

    /// A standard campaign's file in the folder of a shape.
    static func campaign(_ name: String, of room: String = "Braze") -> String {
        root.appendingPathComponent("Sources/\(room)Contracts/Campaigns/\(name).json").path
    }

    /// A file that contains `text`, and is removed after `body`.
    @MainActor static func withFile<Result>(_ text: String, _ body: (String) async throws -> Result)
        async throws
        -> Result
    {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".json")
        try Data(text.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try await body(file.path)
    }

    static func object(_ outcome: Outcome) throws -> Any {
        try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    }
}

extension Outcome {
    var lines: [String] { output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
    /// The lines that are too wide.
    var wideLines: [String] {
        (lines + errors.split(separator: "\n").map(String.init)).filter { $0.count > 80 }
    }
}

extension CommandLineTool {
    /// The tool with its built-in shapes.
    static var builtIn: CommandLineTool { CommandLineTool(name: "inapp-compat", shapes: .builtIn) }
}
