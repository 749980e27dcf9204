import Foundation

/// The public declarations that have no comment. One that fulfils a requirement has the requirement's.
struct Undocumented {
    let paths: [String]
    let count: Int

    /// Looks through all symbol graphs of a folder.
    init(in folder: URL) throws {
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.lastPathComponent.hasSuffix(".symbols.json") }
        var paths: [String] = []
        var count = 0
        for file in files.sorted(by: { $0.path < $1.path }) {
            let graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
            let fulfilling = Set(
                graph.relationships.filter { $0.sourceOrigin != nil }.map(\.source))
            let written = graph.symbols.filter {
                $0.location != nil && $0.kind.identifier != "swift.extension"
                    && !$0.identifier.precise.contains("::SYNTHESIZED::")
                    && !fulfilling.contains($0.identifier.precise)
            }
            count += written.count
            let module = file.lastPathComponent.components(separatedBy: ".")[0]
            paths += written.filter { $0.docComment == nil }.map {
                "\(module): \($0.pathComponents.joined(separator: ".")) has no comment"
            }
        }
        guard count > 0 else { throw ComparisonError("There is no symbol graph in \(folder.path).") }
        self.paths = paths
        self.count = count
    }
}
