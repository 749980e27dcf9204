import Foundation

/// The public declarations of one or several modules, by path. Overloads stand under one path.
struct Declarations {
    private(set) var byPath: [String: Set<String>] = [:]
    /// The protocols that a type conforms to, and its superclass, by the type's path.
    private(set) var parents: [String: Set<String>] = [:]

    init(of modules: [String], in folder: URL) throws {
        let graphs = try modules.flatMap { try SymbolGraph.read($0, in: folder) }
        var paths: [String: String] = [:]
        for symbol in graphs.flatMap(\.symbols) {
            let path = symbol.pathComponents.joined(separator: ".")
            paths[symbol.identifier.precise] = path
            byPath[path, default: []].insert(Self.text(of: symbol))
        }
        for relation in graphs.flatMap(\.relationships) where Self.isParent(relation.kind) {
            guard let source = paths[relation.source] else { continue }
            let name = paths[relation.target] ?? relation.targetFallback ?? relation.target
            parents[source, default: []].insert(name.split(separator: ".").last.map(String.init) ?? name)
        }
    }

    private static func isParent(_ kind: String) -> Bool {
        kind == "conformsTo" || kind == "inheritsFrom"
    }

    /// A declaration as it is compared: a constant is what can be read, whoever stores it; whether a method is there
    /// for Objective-C, and whether its result may be dropped, is left out.
    private static func text(of symbol: SymbolGraph.Symbol) -> String {
        var text = symbol.declarationFragments.map(\.spelling).joined()
        for word in ["@objc ", "optional ", "@discardableResult ", "lazy ", "@preconcurrency "] {
            text = text.replacingOccurrences(of: word, with: "")
        }
        if symbol.kind.identifier.hasSuffix("property"), let range = text.range(of: "let ") {
            text.replaceSubrange(range, with: "var ")
            text += " { get }"
        }
        return "\(symbol.accessLevel) \(text)"
    }
}
