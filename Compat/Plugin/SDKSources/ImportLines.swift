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

    /// What takes the place of a line; nil if that does not import the model.
    private func replacement(of line: Substring) -> String? {
        switch line.split(separator: " ").map(String.init) {
        case ["import", model]: imports()
        case ["public", "import", model]: publicImports()
        default: nil
        }
    }

    /// A vendor's module need not be seen in this one's interface where another one is, and a needless `public` is a
    /// warning. So it is left to the language's default, unless the target that compiles this has changed that.
    private func publicImports() -> String {
        """
        #if hasFeature(InternalImportsByDefault)
        \(imports("public ", indentation: "    "))
        #else
        \(imports(indentation: "    "))
        #endif
        """
    }

    private func imports(_ access: String = "", indentation: String = "") -> String {
        let attribute = isPreconcurrency ? "@preconcurrency " : ""
        return modules.map { "\(indentation)\(attribute)\(access)import \($0)" }.joined(separator: "\n")
    }
}
