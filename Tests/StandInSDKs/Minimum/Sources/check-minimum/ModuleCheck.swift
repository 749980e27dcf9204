import Foundation

/// A module's findings, and what it declares that is newer itself.
struct ModuleCheck {
    private(set) var findings: Set<Finding> = []
    private(set) var declared = NewerDeclarations()
    private var bytes = 0
    private var files = 0

    /// How much was looked at.
    var summary: String { "\(files) files, \((bytes + 500_000) / 1_000_000) MB of the compiler's tree" }

    init(_ compiler: Compiler, minimum: Versions, newer known: NewerDeclarations) throws {
        var newer = known
        self = try compiler.dump { files in
            var check = ModuleCheck()
            let marked = try files.filter { try Data(contentsOf: $0.dump).range(of: Self.mark) != nil }
            for file in marked {
                let finder = try Self.walk(file, minimum, newer, TypeNames(newer))
                for (usr, own) in finder.declared { check.declared.add(usr: usr, own) }
            }
            for (usr, own) in check.declared.declarations { newer.add(usr: usr, own) }
            let types = TypeNames(newer)
            for file in files {
                let finder = try Self.walk(file, minimum, newer, types)
                check.findings.formUnion(finder.findings)
                check.bytes += finder.bytes
                check.files += 1
            }
            return check
        }
    }

    private init() {}

    /// What a dump has in it if any declaration is marked.
    private static let mark = Data(#""available_attr""#.utf8)

    private static func walk(
        _ file: (source: String, dump: URL), _ minimum: Versions, _ newer: NewerDeclarations,
        _ types: TypeNames
    ) throws -> UseFinder {
        let data = try Data(contentsOf: file.dump)
        let finder = try UseFinder(
            minimum: minimum, newer: newer, source: SourceText(file.source), types: types)
        finder.bytes = data.count
        finder.walk(try CompilerJSON.read(Array(data)))
        return finder
    }
}
