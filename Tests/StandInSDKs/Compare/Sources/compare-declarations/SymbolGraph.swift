import Foundation

/// What the compiler says of a module's public declarations, as far as it is compared.
struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
        struct Identifier: Decodable {
            let precise: String
        }

        struct Fragment: Decodable {
            let kind: String
            let spelling: String
        }

        struct Kind: Decodable {
            let identifier: String
        }

        /// What stands above a declaration.
        struct Comment: Decodable {}

        /// Where a declaration stands.
        struct Location: Decodable {}

        let identifier: Identifier
        let kind: Kind
        let pathComponents: [String]
        let declarationFragments: [Fragment]
        let accessLevel: String
        let docComment: Comment?
        let location: Location?
    }

    struct Relationship: Decodable {
        let kind: String
        let source: String
        let target: String
        let targetFallback: String?
        let sourceOrigin: Origin?

        /// The declaration whose comment counts for this one.
        struct Origin: Decodable {}
    }

    let symbols: [Symbol]
    let relationships: [Relationship]

    /// Reads what the compiler wrote of a module, and of what it adds to other modules.
    static func read(_ module: String, in folder: URL) throws -> [SymbolGraph] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
            ($0.hasPrefix("\(module).") || $0.hasPrefix("\(module)@")) && $0.hasSuffix(".symbols.json")
        }
        guard !names.isEmpty else { throw ComparisonError("There is no symbol graph of \(module).") }
        return try names.sorted().map { name in
            try JSONDecoder().decode(
                SymbolGraph.self, from: Data(contentsOf: folder.appendingPathComponent(name)))
        }
    }
}

/// Why nothing could be compared.
struct ComparisonError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
