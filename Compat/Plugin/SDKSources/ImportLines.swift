import Foundation

/// Replaces the model's module by the vendor's: only the import lines change.
struct ImportLines: Sendable {
    /// The module that the sources import.
    let model: String
    /// The modules that are imported instead.
    let modules: [String]
    /// Whether they are imported with `@preconcurrency`.
    let isPreconcurrency: Bool

    /// The source with new import lines.
    func rewritten(_ source: String) -> String {
        source.split(separator: "\n", omittingEmptySubsequences: false)
            .map { line in replacement(of: line) ?? String(line) }
            .joined(separator: "\n")
    }

    /// The text behind a public import of the model, before the list of the modules that are used in the file's public
    /// declarations.
    private static let mark = "// Shows"

    /// The replacement of a line; nil if the line does not import the model.
    private func replacement(of line: Substring) -> String? {
        let words = line.split(separator: " ").map(String.init)
        if words == ["import", model] { return imports(shown: []) }
        guard words.starts(with: ["public", "import", model]) else { return nil }
        return publicImports(shown: shown(in: line))
    }

    /// The modules that a file's public declarations use: those that its line lists, or all if they have other names.
    /// Foundation is included if the file's declarations use it: the model exports it, but the SDK does not.
    private func shown(in line: Substring) -> Set<String> {
        guard let mark = line.range(of: Self.mark) else { return Set(modules) }
        let words = line[mark.upperBound...].split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        let names = Set(words.map(String.init))
        let named = names.intersection(modules)
        return (named.isEmpty ? Set(modules) : named).union(names.intersection([Self.foundation]))
    }

    private static let foundation = "Foundation"

    /// An unnecessary `public import` is a warning. Therefore `public` is used only if the compiling target's imports
    /// are internal by default; otherwise the language's default applies.
    private func publicImports(shown: Set<String>) -> String {
        let isMore = shown.contains(Self.foundation)
        return """
            #if hasFeature(InternalImportsByDefault)
            \(imports(shown: shown, indentation: "    "))\(isMore ? "\n    public import Foundation" : "")
            #else
            \(imports(shown: [], indentation: "    "))\(isMore ? "\n    import Foundation" : "")
            #endif
            """
    }

    private func imports(shown: Set<String>, indentation: String = "") -> String {
        let attribute = isPreconcurrency ? "@preconcurrency " : ""
        return modules.map { module in
            "\(indentation)\(attribute)\(shown.contains(module) ? "public " : "")import \(module)"
        }.joined(separator: "\n")
    }
}
