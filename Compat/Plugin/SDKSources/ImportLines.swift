import Foundation

/// Puts the vendor's modules in the model's place: the import lines change, and nothing else.
struct ImportLines: Sendable {
    /// The module that is imported so far.
    let model: String
    /// The modules that are imported instead.
    let modules: [String]
    /// Whether they are imported with `@preconcurrency`.
    let isPreconcurrency: Bool

    /// A source with other import lines.
    func rewritten(_ source: String) -> String {
        source.split(separator: "\n", omittingEmptySubsequences: false)
            .map { line in replacement(of: line) ?? String(line) }
            .joined(separator: "\n")
    }

    /// What stands behind a public import of the model, before the modules that are seen in the file's public
    /// declarations.
    private static let mark = "// Shows"

    /// What takes the place of a line; nil if that does not import the model.
    private func replacement(of line: Substring) -> String? {
        let words = line.split(separator: " ").map(String.init)
        if words == ["import", model] { return imports(shown: []) }
        guard words.starts(with: ["public", "import", model]) else { return nil }
        return publicImports(shown: shown(in: line))
    }

    /// The modules that a file's public declarations show: those that its line names, or all where they have other names.
    /// Foundation is among them where the file's declarations show it: the model passes it on, and the SDK does not.
    private func shown(in line: Substring) -> Set<String> {
        guard let mark = line.range(of: Self.mark) else { return Set(modules) }
        let words = line[mark.upperBound...].split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        let names = Set(words.map(String.init))
        let named = names.intersection(modules)
        return (named.isEmpty ? Set(modules) : named).union(names.intersection([Self.foundation]))
    }

    private static let foundation = "Foundation"

    /// A needless `public` is a warning, and so is one more than is shown. So it is left to the language's default,
    /// unless the target that compiles this has changed that.
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
