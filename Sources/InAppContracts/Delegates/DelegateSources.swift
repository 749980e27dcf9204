import Foundation
import InAppCompat
import PlatformStandIns

/// The source texts of a delegate, found from the test that verifies it: the test's own file if that declares the delegate's
/// type, else the files of its package that do, and those that extend it.
///
/// Swift cannot tell at run time whether a method is called through a protocol, so that a near miss of a callback is only seen
/// in the text. Where the text cannot be read, as on a device, nothing is found. Sendable; a value.
struct DelegateSources: Sendable {
    /// The names of the delegate's type and of those that it inherits from.
    private let types: [String]
    /// The files that declare or extend them; empty where none was found, or several types have the name.
    private let sources: [DelegateLint.Source]

    /// What was found once a process, by the test's file and the delegate's type.
    private static let known = Locked<[String: [DelegateLint.Source]]>([:])

    /// Looks for the texts of a delegate.
    /// - Parameters:
    ///   - delegate: the delegate itself, without a check around it.
    ///   - file: the file of the test.
    init(of delegate: Any, verifiedIn file: String) {
        types = Self.names(of: delegate)
        let key = "\(file) \(types.first ?? "")"
        if let known = Self.known.withLock({ $0[key] }) {
            sources = known
        } else {
            let found = Self.sources(of: types, around: file)
            sources = found
            Self.known.withLock { $0[key] = found }
        }
    }

    private static func sources(of types: [String], around file: String) -> [DelegateLint.Source] {
        guard let type = types.first else { return [] }
        if let own = SourceFile(file), own.declares(type) { return [own.source] }
        let all = SourceFolder.files(around: file)
        guard all.count(where: { $0.declares(type) }) == 1 else { return [] }
        return all.filter { file in types.contains { file.declares($0) || file.extends($0) } }.map(\.source)
    }

    /// The near misses of the delegate's callbacks, with the file and the line of each.
    func misses(on kit: ShapeKit) -> [(place: String, finding: DelegateLint.Finding)] {
        DelegateLint([kit]).findings(in: sources).flatMap { path, findings in
            let file = URL(fileURLWithPath: path).lastPathComponent
            return findings.filter { types.contains(Self.last($0.type)) }.map { ("\(file):\($0.line)", $0) }
        }
    }

    /// What a delegate may conform to beside its vendor's protocols without getting callbacks from there.
    private static let plainParents: Set = [
        "NSObject", "AnyObject", "Sendable", "unchecked", "ObservableObject", "MainActor", "nonisolated",
    ]

    /// The methods that the delegate and the types that it inherits from declare, by their signatures; nil where one may come
    /// from a text that is not known: a superclass of elsewhere, a protocol with methods of its own.
    func declared(on kit: ShapeKit) -> Set<String>? {
        let files = sources.map { SourceMethods(in: $0.text) }
        let parents = files.flatMap(\.parents).filter { types.contains(Self.last($0.key)) }
        let known = Self.plainParents.union(types).union(kit.requirements.map(\.protocolName))
        guard Set(parents.map { Self.last($0.key) }) == Set(types),
            parents.allSatisfy({ known.isSuperset(of: $0.value.map(Self.last)) })
        else { return nil }
        return Set(files.flatMap(\.methods).filter { types.contains(Self.last($0.type)) }.map(\.signature))
    }

    /// What a method of the delegate's answers whatever it is asked, where its text says so.
    func constant(of signature: String) -> String? {
        let methods = sources.flatMap { SourceMethods(in: $0.text).methods }
            .filter { $0.signature == signature }
        let nearest = types.lazy.compactMap { type in methods.first { Self.last($0.type) == type } }.first
        return nearest?.constant
    }

    /// Whether there is a text at all.
    var areKnown: Bool { !sources.isEmpty }

    /// What the delegate puts off to where no stage goes, and what types of its files do that it mentions.
    /// - Parameters:
    ///   - kit: the shape.
    ///   - withParts: whether adapters and the like count as well, which the app's set-up uses.
    func putOff(on kit: ShapeKit, withParts: Bool) -> Set<PutOffWork> {
        let files = sources.map { SourceMethods(in: $0.text) }
        let protocols = Set(withParts ? kit.requirements.dropFirst().map(\.protocolName) : [])
        let parts = files.flatMap(\.parents).filter { !protocols.isDisjoint(with: $0.value) }
        let reached = Self.reached(from: types + parts.map { Self.last($0.key) }, in: files)
        let works = files.flatMap(\.putOff).filter { reached.contains(Self.last($0.key)) }
        return works.reduce(into: []) { $0.formUnion($1.value) }
    }

    /// Some types, and those that their texts name, however indirectly.
    private static func reached(from types: [String], in files: [SourceMethods]) -> Set<String> {
        let named = (files.flatMap(\.mentions) + files.flatMap(\.parents)).map { (last($0.key), $0.value) }
        let mentions = Dictionary(named) { $0.union($1) }
        var (reached, next) = (Set(types), Set(types))
        while let type = next.popFirst() {
            let new = mentions[type, default: []].subtracting(reached)
            reached.formUnion(new)
            next.formUnion(new)
        }
        return reached
    }

    /// The type's name and those of its superclasses, without their modules.
    private static func names(of delegate: Any) -> [String] {
        var names = [last("\(type(of: delegate))")]
        var mirror = Mirror(reflecting: delegate).superclassMirror
        while let next = mirror {
            names.append(last("\(next.subjectType)"))
            mirror = next.superclassMirror
        }
        return names.filter { $0 != "NSObject" }
    }

    /// The last part of a path of types, without what is generic.
    private static func last(_ name: String) -> String {
        String(name.prefix { $0 != "<" }.split(separator: ".").last ?? "")
    }
}

/// The text of a Swift file. Sendable; a value.
private struct SourceFile: Sendable {
    let path: String
    private let data: Data

    init?(_ path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.path = path
        self.data = data
    }

    var source: DelegateLint.Source {
        DelegateLint.Source(path: path, text: String(decoding: data, as: UTF8.self))
    }

    func declares(_ type: String) -> Bool {
        ["class", "struct", "actor", "enum"].contains { has("\($0) \(type)") }
    }

    func extends(_ type: String) -> Bool { has("extension \(type)") }

    /// Whether the text has some words, with nothing of a name after them.
    private func has(_ words: String) -> Bool {
        let words = Data(words.utf8)
        var rest = data.startIndex..<data.endIndex
        while let found = data.range(of: words, in: rest) {
            let next =
                found.upperBound < data.endIndex ? Character(UnicodeScalar(data[found.upperBound])) : " "
            if !next.isLetter, !next.isNumber, next != "_" { return true }
            rest = found.upperBound..<data.endIndex
        }
        return false
    }
}

/// The Swift files of a package, or of the folder of a project of Xcode's.
private enum SourceFolder {
    private static let known = Locked<[String: [SourceFile]]>([:])
    /// More are no app's own.
    private static let limit = 3000

    /// The Swift files of the package that a file belongs to, read once a process; none where there is no package around it.
    static func files(around file: String) -> [SourceFile] {
        guard let folder = folder(of: file) else { return [] }
        if let known = known.withLock({ $0[folder] }) { return known }
        let paths = SwiftFiles.beneath(folder)
        let files = paths.count <= limit ? paths.compactMap(SourceFile.init) : []
        known.withLock { $0[folder] = files }
        return files
    }

    /// The nearest folder around a file that has a manifest or a project.
    private static func folder(of file: String) -> String? {
        var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
        while folder.path.count > 1 {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            if names.contains(where: { $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") }) {
                return folder.path
            }
            folder = folder.deletingLastPathComponent()
        }
        return nil
    }
}
