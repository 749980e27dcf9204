import Foundation
import InAppContracts

/// Looks up the ledger's members by the compiler's names.
struct DeclaredNames {
    let ledger: Ledger
    /// The members by their names without labels.
    private let byPath: [String: [String]]
    /// The callbacks by their own names, without the protocol's.
    let callbacks: [String: [String]]
    /// The types that the files declare; their names may equal those of the vendor's types.
    let own: Set<String>

    /// - Parameters:
    ///   - ledger: the vendor's members.
    ///   - trees: the compiler's trees of the files.
    init(_ ledger: Ledger, _ trees: [CompilerValue] = []) {
        self.ledger = ledger
        let items = trees.flatMap { $0["items"]?.elements ?? [] }
        own = Set(items.filter { $0.isType && $0.kind != "extension_decl" }.compactMap(\.declaredName))
        let members = ledger.entries.filter { $0.role != .modelOnly }.flatMap(\.members)
        byPath = Dictionary(grouping: members) { String($0.prefix { $0 != "(" }) }
        let called = ledger.entries.filter { $0.role == .callback }.flatMap(\.members)
        callbacks = Dictionary(grouping: called, by: Self.ownName)
    }

    /// The names of the callbacks without labels: each can be called without a question mark, even if it is optional
    /// in the vendor's API.
    var requirements: [String] {
        Set(callbacks.keys.filter { $0.contains("(") }.map { String($0.prefix { $0 != "(" }) }).sorted()
    }

    /// The member's name without the type's.
    static func ownName(_ member: String) -> String {
        let path = member.prefix { $0 != "(" }
        guard let dot = path.lastIndex(of: ".") else { return member }
        return String(member[member.index(after: dot)...])
    }

    /// The ledger's name of a declaration; nil if it is not the vendor's.
    func member(usr: String) -> String? {
        guard let readable = Mangled.readable(usr: usr) else { return nil }
        var name = readable.replacingOccurrences(of: "static ", with: "")
        // Members that the files add to a vendor's type belong to the app.
        if name.hasPrefix("(extension in \(SwiftCompiler.module))") { return nil }
        if name.hasPrefix("(extension in "), let colon = name.firstIndex(of: ":") {
            name = String(name[name.index(after: colon)...])
        }
        let end = name.firstIndex { $0 == "(" || $0 == " " || $0 == "<" } ?? name.endIndex
        let words = name[..<end].split(separator: ".").map(String.init)
        guard let module = words.first,
            !["Swift", "Foundation", "FoundationEssentials", SwiftCompiler.module].contains(module)
        else { return nil }
        let path = words.dropFirst().joined(separator: ".")
            .replacingOccurrences(of: "__allocating_init", with: "init")
        guard let found = byPath[path] else { return nil }
        let labels = Self.labels(name[end...])
        return found.first { $0.dropFirst(path.count) == labels } ?? found.first { $0 == path } ?? found.first
    }

    /// The type and the name of a method that the files declare: `onShow(message:)`.
    func ownMethod(usr: String) -> (type: String, name: String)? {
        guard let readable = Mangled.readable(usr: usr), isOwn(readable),
            let start = readable.firstIndex(of: "("),
            let dot = readable[..<start].lastIndex(of: ".")
        else { return nil }
        let name = readable[readable.index(after: dot)..<start] + Self.labels(readable[start...])
        return (String(readable[..<dot]), String(name))
    }

    /// The labels of a readable signature: `(_:at:)`.
    private static func labels(_ signature: Substring) -> String {
        guard signature.first == "(" else { return "" }
        var depth = 0
        var parts = [""]
        for character in signature {
            if "([<".contains(character) { depth += 1 }
            if ")]>".contains(character) { depth -= 1 }
            if depth == 0 { break }
            if character == ",", depth == 1 {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
        }
        parts[0].removeFirst()
        if parts == [""] { return "()" }
        return "("
            + parts.map { part in
                let word = part.trimmingCharacters(in: .whitespaces).prefix {
                    $0.isLetter || $0.isNumber || $0 == "_"
                }
                return part.contains("\(word): ") && !word.isEmpty ? "\(word):" : "_:"
            }.joined() + ")"
    }

    /// The first member of this name.
    func member(path: String) -> String? { byPath[path]?.first }

    /// The case of an enum; preferred to a property of the same name.
    func enumCase(_ path: String) -> String? {
        byPath[path]?.first { $0.hasSuffix(")") } ?? byPath[path]?.first
    }

    /// The vendor's type, if a mangled type is exactly that type and not a composition of it.
    func onlyType(_ mangled: String) -> String? {
        guard let readable = Mangled.readable(mangled) else { return nil }
        let path = readable.split(separator: ".").dropFirst().joined(separator: ".")
        return isOwn(readable) ? nil : ledger[path].map { _ in path }
    }

    /// Whether a readable name is that of a type in the files, which may have the name of a vendor's type.
    private func isOwn(_ readable: some StringProtocol) -> Bool {
        readable.hasPrefix("\(SwiftCompiler.module).")
    }

    /// Whether a mangled type is that of a message, or of an optional message.
    func isMessage(_ mangled: String) -> Bool {
        guard let readable = Mangled.readable(mangled),
            !readable.replacingOccurrences(of: "Swift.Optional<", with: "").contains("<")
        else { return false }
        return types(in: mangled).first.flatMap { ledger[$0] }?.code == "CompatMessage"
    }

    /// The vendor's types in a mangled type.
    func types(in mangled: String) -> [String] {
        guard let readable = Mangled.readable(mangled) else { return [] }
        return readable.split { !($0.isLetter || $0.isNumber || $0 == "." || $0 == "_") }.compactMap { word in
            let path = word.split(separator: ".").dropFirst().joined(separator: ".")
            return isOwn(word) ? nil : ledger[path].map { _ in path }
        }
    }
}
