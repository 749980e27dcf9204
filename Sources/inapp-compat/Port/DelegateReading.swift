public import Foundation
import InAppCompat
public import InAppContracts

/// A delegate's files as the compiler reads them, compiled against the model of the vendor's SDK.
public struct DelegateReading: Sendable {
    let files: [PreparedSource]
    let kit: ShapeKit
    let compiler: SwiftCompiler
    let uses: [VendorUse]
    let notes: [PortNote]
    let missing: MissingTypes
    let trees: [CompilerValue]
    let conformers: Conformers
    /// The remaining errors in the files, as the compiler writes them.
    public let errors: [String]
    /// Why the compiler did not read the files, so that members are matched by name alone; nil if it did.
    public let fallback: String?

    /// Reads files.
    /// - Parameters:
    ///   - sources: paths and texts.
    ///   - kit: the shape that the delegate is written for.
    ///   - modules: the folder of this package's built modules.
    ///   - stubs: whether missing types are replaced with empty ones.
    public init(_ sources: [(path: String, text: String)], for kit: ShapeKit, modules: URL, stubs: Bool) {
        self.init(sources, for: kit, by: SwiftCompiler(modules: modules), stubs: stubs)
    }

    init(
        _ sources: [(path: String, text: String)], for kit: ShapeKit, by compiler: SwiftCompiler, stubs: Bool
    ) {
        let names = DeclaredNames(kit.ledger)
        let optional = names.requirements + OptionalMembers(sources.map(\.text)).names
        files = sources.map {
            PreparedSource(path: $0.path, text: $0.text, modules: kit.ledger.modules, optional: optional)
        }
        self.kit = kit
        self.compiler = compiler
        do {
            let read = try Self.trees(of: files, kit, compiler, stubs: stubs)
            let conformers = Conformers(read.trees, names)
            self.conformers = conformers
            let walks = read.trees.enumerated().map { index, tree in
                let walk = UseWalk(names, conformers, file: index)
                walk.walkFile(tree)
                return walk
            }
            trees = read.trees
            missing = read.missing
            let views = zip(files, read.trees).flatMap { Self.views(in: $0, $1, names, conformers) }
            errors = read.complaints.split(separator: "\n").filter(Self.isUnread).map(String.init)
                .filter { error in !views.contains(where: error.hasPrefix) }
            uses = Self.byName(walks.flatMap(\.uses), files, names, errors)
            notes = walks.flatMap(\.notes)
            fallback = nil
        } catch {
            trees = []
            conformers = Conformers([], names)
            missing = MissingTypes()
            errors = []
            notes = []
            uses = NamesOnly.uses(in: files, names)
            fallback = "\(error) (\(SwiftCompiler.version))"
        }
    }

    /// Whether an output line of the compiler says that it did not understand a place. Errors about actor isolation
    /// do not affect the reading.
    private static func isUnread(_ line: Substring) -> Bool {
        line.contains(": error: ") && !line.contains("actor-isolated")
    }

    /// The prefixes of errors in SwiftUI views: views are compiled where their framework exists, and contain no
    /// vendor API.
    private static func views(
        in file: PreparedSource, _ tree: CompilerValue, _ names: DeclaredNames, _ conformers: Conformers
    ) -> [String] {
        let walk = DraftWalk(names, conformers, file.text)
        walk.walkFile(tree)
        let name = URL(fileURLWithPath: file.path).lastPathComponent
        return walk.views.flatMap { view in
            (file.line(at: view.range.lowerBound)...file.line(at: view.range.upperBound)).map {
                "\(name):\($0):"
            }
        }
    }

    /// The uses that the compiler has read, and uses by name alone in the lines that it did not understand.
    private static func byName(
        _ read: [VendorUse], _ files: [PreparedSource], _ names: DeclaredNames, _ errors: [String]
    ) -> [VendorUse] {
        let unread = Set(
            errors.compactMap { error -> String? in
                let parts = error.components(":")
                guard parts.count > 2, Int(parts[1]) != nil else { return nil }
                return "\(parts[0]):\(parts[1])"
            })
        guard !unread.isEmpty else { return read }
        let place = { (use: VendorUse) in
            let file = files[use.file]
            return "\(URL(fileURLWithPath: file.path).lastPathComponent):\(file.line(at: use.offset))"
        }
        let known = Set(read.map { "\(place($0)) \($0.member)" })
        return read
            + NamesOnly.uses(in: files, names, onlyLong: true).filter {
                unread.contains(place($0)) && !known.contains("\(place($0)) \($0.member)")
            }
    }

    /// The shape whose modules the files import; if there are several, the one whose names they use most.
    public static func shape(of sources: [(path: String, text: String)], among kits: [ShapeKit]) -> ShapeKit?
    {
        let scores = kits.map { kit -> Int in
            let files = sources.map { PreparedSource(path: $0.path, text: $0.text, modules: []) }
            guard files.contains(where: { !Set($0.imports).isDisjoint(with: kit.ledger.modules) }) else {
                return 0
            }
            let words = Set(sources.flatMap { $0.text.split { !($0.isLetter || $0.isNumber) } })
            return 1
                + kit.requirements.reduce(0) { sum, requirement in
                    let methods = requirement.methods.map { $0.prefix { $0 != "(" } }
                    return sum + (words.contains(Substring(requirement.protocolName)) ? 10 : 0)
                        + methods.filter { words.contains($0) }.count
                }
        }
        guard let best = scores.max(), best > 0, let place = scores.firstIndex(of: best) else { return nil }
        return kits[place]
    }

    /// The model's module of a shape.
    static func model(of kit: ShapeKit) -> String { kit.ledger.modules.last ?? "" }

    private static func trees(
        of files: [PreparedSource], _ kit: ShapeKit, _ compiler: SwiftCompiler, stubs: Bool
    ) throws -> (trees: [CompilerValue], missing: MissingTypes, complaints: String) {
        var missing = MissingTypes()
        let optional = OptionalMembers(files.map(\.text)).file
        for _ in 0..<6 {
            let own = files.enumerated().map { ("File\($0).swift", $1.prepared) }
            let text = missing.text(isKept: false)
            let extra = text.isEmpty ? [] : [("MissingTypes.swift", text)]
            let read = try compiler.read(
                own + extra + optional,
                importing: [model(of: kit), "PlatformStandIns", "Foundation", "Dispatch"])
            let trees = Array(read.trees.prefix(files.count))
            let isNew = stubs && missing.take(read.complaints, in: own.map(\.1))
            if !missing.isEmpty { missing.look(at: files, trees) }
            // The subclasses of a missing class are known only after it has a stub.
            if !isNew, missing.text(isKept: false) == text {
                return (trees, missing, Self.named(read.complaints, files))
            }
        }
        throw PortProblem("Types are still missing after several attempts")
    }

    /// The errors of the compiler, with the files' own names.
    private static func named(_ complaints: String, _ files: [PreparedSource]) -> String {
        files.enumerated().reduce(complaints) { text, file in
            text.replacingOccurrences(
                of: #"\S*/File\#(file.offset)\.swift"#,
                with: URL(fileURLWithPath: file.element.path).lastPathComponent, options: .regularExpression)
        }
    }
}
