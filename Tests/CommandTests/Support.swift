import Foundation

@testable import inapp_compat

/// Running the tool in this process.
@MainActor enum Tool {
    /// The root of the package, where the examples of the help texts start from.
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static func run(_ words: String..., isTerminal: Bool = false, environment: [String: String] = [:])
        async -> Outcome
    {
        await CommandLineTool.run(words, isTerminal: isTerminal, environment: environment)
    }

    static func scenario(_ name: String) -> String {
        root.appendingPathComponent("Tests/InAppContractsTests/Scenarios/\(name).json").path
    }

    static func campaign(_ name: String) -> String {
        root.appendingPathComponent("Sources/inapp-compat/Campaigns/\(name).json").path
    }

    /// A file that holds `text`, and goes away after `body`.
    static func withFile<Result>(_ text: String, _ body: (String) async throws -> Result) async throws
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
    /// The lines that do not fit.
    var wideLines: [String] {
        (lines + errors.split(separator: "\n").map(String.init)).filter { $0.count > 80 }
    }
}
