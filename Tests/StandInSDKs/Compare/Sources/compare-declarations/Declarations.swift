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
        removeUnavailable(Set(modules.flatMap { Self.unavailable($0, in: folder) }))
    }

    /// A type that is said not to be Sendable is not, and neither are its subclasses, though the graph says so.
    private mutating func removeUnavailable(_ types: Set<String>) {
        let heirs = parents.filter { !types.contains($0.key) && !$0.value.isDisjoint(with: types) }.map(\.key)
        guard heirs.isEmpty else { return removeUnavailable(types.union(heirs)) }
        for type in types { parents[type]?.remove("Sendable") }
    }

    /// The types that a module says are not Sendable, if that was written down.
    private static func unavailable(_ module: String, in folder: URL) -> [String] {
        let list = try? String(
            contentsOf: folder.appendingPathComponent("\(module).unavailable"), encoding: .utf8)
        return (list ?? "").split(separator: "\n").map(String.init)
    }

    private static func isParent(_ kind: String) -> Bool {
        kind == "conformsTo" || kind == "inheritsFrom"
    }

    /// A declaration as an app can tell it from another: without the names inside a function, and without who stores a
    /// value, how an initialiser is made, and whether Objective-C sees it. A public class that is final and one that is
    /// not are the same from outside.
    private static func text(of symbol: SymbolGraph.Symbol) -> String {
        var text = symbol.declarationFragments.filter { $0.kind != "internalParam" }.map(\.spelling).joined()
        for word in immaterial { text = text.replacingOccurrences(of: word, with: "") }
        text = text.replacingOccurrences(of: " :", with: ":").replacingOccurrences(
            of: "TimeInterval", with: "Double")
        if symbol.kind.identifier.hasSuffix("property") {
            if let range = text.range(of: "let ") {
                text.replaceSubrange(range, with: "var ")
                text += " { get }"
            } else if !text.hasSuffix("}") {
                text += " { get set }"
            }
        }
        return "\(symbol.accessLevel) \(text)"
    }

    private static let immaterial = [
        "@objc ", "optional ", "@discardableResult ", "lazy ", "weak ", "@preconcurrency ", "override ",
        "convenience ",
        "final ", "required ", "@dynamicMemberLookup ",
    ]
}
