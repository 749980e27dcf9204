import Foundation
package import InAppContracts

/// The scenario files beside the tests: each test target's folder `Scenarios`.
package struct ScenarioFiles: Sendable {
    private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()

    private let folder: URL

    /// The files of a test target.
    package init(of target: String) {
        folder = Self.tests.appendingPathComponent("\(target)/Scenarios")
    }

    /// Reads a file.
    package func load(_ name: String, for kits: [ShapeKit]) throws -> Scenario {
        try Scenario(json: Data(contentsOf: folder.appendingPathComponent(name + ".json")), for: kits)
    }

    /// The names of the files.
    package var names: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map {
                String($0.dropLast(".json".count))
            }
        }
    }
}
