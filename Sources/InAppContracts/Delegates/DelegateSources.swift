import Foundation
import InAppCompat
import PlatformStandIns

/// The source texts of a delegate, found from the test that verifies it: the test's own file if it declares the
/// delegate's type, otherwise the files of its package that declare or extend the type.
///
/// Swift cannot tell at run time whether a method is called through a protocol, so a near miss of a callback can only
/// be found in the text. If the text cannot be read, as on a device, nothing is found. Sendable; a value.
struct DelegateSources: Sendable {
    /// The names of the delegate's type and of its superclasses.
    private let types: [String]
    /// The files that declare or extend these types; empty if there are none, or if several types have the name.
    private let sources: [DelegateLint.Source]

    /// The sources found so far in this process, by the test's file and the delegate's type.
    private static let known = Locked<[String: [DelegateLint.Source]]>([:])
    /// What each text declares, read once a process: a file may have many delegates, each verified many times.
    private static let read = Locked<[DelegateLint.Source: SourceMethods]>([:])

    /// Looks for the source texts of a delegate.
    /// - Parameters:
    ///   - delegate: the delegate itself, without the object that checks it.
    ///   - file: the test's file.
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

    /// What each of the texts declares.
    private var files: [SourceMethods] {
        sources.map { source in
            if let known = Self.read.withLock({ $0[source] }) { return known }
            let methods = SourceMethods(in: source.text)
            Self.read.withLock { $0[source] = methods }
            return methods
        }
    }

    private static func sources(of types: [String], around file: String) -> [DelegateLint.Source] {
        guard let type = types.first else { return [] }
        if let own = SourceFile(file), own.declares(type) { return [own.source] }
        let all = SourceFolder.files(around: file)
        guard all.count(where: { $0.declares(type) }) == 1 else { return [] }
        return all.filter { file in types.contains { file.declares($0) || file.extends($0) } }.map(\.source)
    }

    /// The near misses of the delegate's callbacks, each with its file and line.
    func misses(on kit: ShapeKit) -> [(place: String, finding: DelegateLint.Finding)] {
        DelegateLint([kit]).findings(in: sources, declaring: files).flatMap { path, findings in
            let file = URL(fileURLWithPath: path).lastPathComponent
            return findings.filter { types.contains(Self.last($0.type)) }.map { ("\(file):\($0.line)", $0) }
        }
    }

    /// Types and attributes in a delegate's inheritance clause that add no callbacks to those of the vendor's
    /// protocols.
    private static let plainParents: Set = [
        "NSObject", "AnyObject", "Sendable", "unchecked", "ObservableObject", "MainActor", "nonisolated",
    ]

    /// The signatures of the methods that the delegate and its superclasses declare; nil if some may be declared in
    /// unknown text: by an external superclass, or by a protocol with methods of its own.
    func declared(on kit: ShapeKit) -> Set<String>? {
        let files = files
        let parents = files.flatMap(\.parents).filter { types.contains(Self.last($0.key)) }
        let known = Self.plainParents.union(types).union(kit.requirements.map(\.protocolName))
        guard Set(parents.map { Self.last($0.key) }) == Set(types),
            parents.allSatisfy({ known.isSuperset(of: $0.value.map(Self.last)) })
        else { return nil }
        let wanted = files.flatMap(\.methods).filter { method in
            types.contains(Self.last(method.type))
                && kit.requirements.allSatisfy { $0.slip(of: method) == nil }
        }
        return Set(wanted.map(\.signature))
    }

    /// The constant that a method of the delegate always returns, if its source text shows that.
    func constant(of signature: String) -> String? {
        let methods = files.flatMap(\.methods).filter { $0.signature == signature }
        let nearest = types.lazy.compactMap { type in methods.first { Self.last($0.type) == type } }.first
        return nearest?.constant
    }

    /// Whether any source text was found.
    var areKnown: Bool { !sources.isEmpty }

    /// The work that the delegate, and the types of its files that it mentions, defer to queues, tasks or timers
    /// outside the stage.
    /// - Parameters:
    ///   - kit: the shape.
    ///   - withParts: whether adapters and other parts that the app's set-up uses are included.
    func putOff(on kit: ShapeKit, withParts: Bool) -> Set<PutOffWork> {
        let files = files
        let protocols = Set(withParts ? kit.requirements.dropFirst().map(\.protocolName) : [])
        let parts = files.flatMap(\.parents).filter { !protocols.isDisjoint(with: $0.value) }
        let reached = Self.reached(from: types + parts.map { Self.last($0.key) }, in: files)
        let works = files.flatMap(\.putOff).filter { reached.contains(Self.last($0.key)) }
        return works.reduce(into: []) { $0.formUnion($1.value) }
    }

    /// Some types, and all types that their texts mention, directly or indirectly.
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

    /// The names of the delegate's type and of its superclasses, without their modules.
    private static func names(of delegate: Any) -> [String] {
        var names = [last("\(type(of: delegate))")]
        var mirror = Mirror(reflecting: delegate).superclassMirror
        while let next = mirror {
            names.append(last("\(next.subjectType)"))
            mirror = next.superclassMirror
        }
        return names.filter { $0 != "NSObject" }
    }

    /// The last part of a type's path, without generic arguments.
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

    /// Whether the text contains some words that are not followed by further characters of a name.
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

/// The Swift files of a package, or of the folder of an Xcode project.
private enum SourceFolder {
    private static let known = Locked<[String: [SourceFile]]>([:])
    /// The maximum number of files. A folder with more files is not the app's own.
    private static let limit = 3000

    /// The Swift files of the package that contains a file, read once per process; none if no package contains it.
    static func files(around file: String) -> [SourceFile] {
        guard let folder = folder(of: file) else { return [] }
        if let known = known.withLock({ $0[folder] }) { return known }
        let paths = SwiftFiles.beneath(folder)
        let files = paths.count <= limit ? paths.compactMap(SourceFile.init) : []
        known.withLock { $0[folder] = files }
        return files
    }

    /// The nearest enclosing folder of a file that has a package manifest or a project.
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
