import Foundation

/// The public API of a module, a line a declaration: its path, then the declaration as an app sees it, then what a type
/// conforms to. Sorted, so that two digests can be compared line by line.
///
/// What does not matter to an app is not told: whether a property is stored, and what a type has for the protocols that a line of
/// its own says it conforms to.
struct Digest {
    let lines: [String]

    init(of module: String, in folder: URL) throws {
        let graphs = try SymbolGraph.read(module, in: folder)
        let symbols = graphs.flatMap(\.symbols)
        let paths = Dictionary(
            symbols.map { ($0.identifier.precise, $0.pathComponents.joined(separator: ".")) },
            uniquingKeysWith: { first, _ in first })
        let declarations = symbols.filter { !Self.isOfConformance($0) }.map { symbol in
            var text = symbol.declarationFragments.filter { $0.kind != "internalParam" }.map(\.spelling)
                .joined().replacingOccurrences(of: " :", with: ":").split(whereSeparator: \.isWhitespace)
                .joined(separator: " ")
            if symbol.kind.identifier.hasSuffix("property"), !text.hasSuffix("}") {
                let isConstant = text.hasPrefix("let ") || text.contains(" let ")
                text =
                    text.replacingOccurrences(of: "let ", with: "var ")
                    + (isConstant ? " { get }" : " { get set }")
            }
            return "\(symbol.pathComponents.joined(separator: ".")): \(symbol.accessLevel) \(text)"
        }
        let conformances = graphs.flatMap(\.relationships).compactMap { relation -> String? in
            guard relation.kind == "conformsTo" || relation.kind == "inheritsFrom" else { return nil }
            guard let source = paths[relation.source] else { return nil }
            let target = paths[relation.target] ?? relation.targetFallback ?? relation.target
            return Self.implied.contains(target) ? nil : "\(source) is \(target)"
        }
        lines = Set(declarations + conformances).sorted()
    }

    /// Whether a member is there for coding, comparing or hashing.
    private static func isOfConformance(_ symbol: SymbolGraph.Symbol) -> Bool {
        symbol.pathComponents.count > 1
            && ["init(from:)", "encode(to:)", "hash(into:)", "==(_:_:)", "hashValue"].contains(
                symbol.pathComponents.last)
    }

    /// What every type is.
    private static let implied: Set<String> = ["Swift.Copyable", "Swift.Escapable", "Swift.SendableMetatype"]
}
