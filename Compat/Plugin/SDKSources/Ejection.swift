public import Foundation

/// The sources of a bridge for the vendor's SDK: those of the room, with the import lines changed and a header.
/// Sendable; a value.
public struct Ejection: Sendable {
    /// A source file to write.
    public struct File: Sendable, Hashable {
        /// The name, without a folder.
        public let name: String
        /// Its text.
        public let text: String
    }

    private static let mark = "// Made by InAppCompat"

    private let room: ShapeRoom
    private let modules: [String]
    private let checks: Bool
    private let version: String
    private let command: String

    /// Describes the sources to make.
    /// - Parameters:
    ///   - room: the shape.
    ///   - modules: the modules of the vendor's SDK, if their names differ from the room's: `["AirshipKit"]` for
    ///     Airship with CocoaPods. nil uses the room's.
    ///   - checks: whether checked delegates are included, which need the product `InAppCompat`.
    ///   - version: the version of this package, for the header.
    ///   - command: the command that makes the files again, for the header.
    public init(
        of room: ShapeRoom, modules: [String]? = nil, checks: Bool = true, version: String, command: String
    ) {
        self.room = room
        self.checks = checks
        self.modules = modules ?? room.modules
        self.version = version
        self.command = command
    }

    /// The sources, by name.
    /// - Throws: `SDKSourcesError` if one cannot be read, or two have the same name.
    public func files() throws(SDKSourcesError) -> [File] {
        let imports = ImportLines(
            model: room.sdk.model, modules: modules, isPreconcurrency: room.sdk.isPreconcurrency)
        var files: [File] = []
        for source in try room.sources(checks: checks) {
            let text = imports.rewritten(try Self.text(of: source))
            files.append(File(name: source.lastPathComponent, text: header(of: source) + text))
        }
        return files.sorted { $0.name < $1.name }
    }

    /// Writes the sources. Nothing is written if one of them cannot be made, or would overwrite a file of another
    /// origin or of another bridge. Files that an earlier version made and this one does not are deleted; identical
    /// files are not touched.
    /// - Parameter folder: the destination; created if it does not exist.
    /// - Returns: the files, by name.
    /// - Throws: `SDKSourcesError`.
    @discardableResult
    public func write(to folder: URL) throws(SDKSourcesError) -> [URL] {
        let files = try files()
        let targets = files.map { folder.appendingPathComponent($0.name) }
        for target in targets where FileManager.default.fileExists(atPath: target.path) {
            let firstLine = try Self.firstLine(of: target)
            guard firstLine.hasPrefix(Self.mark) else {
                throw SDKSourcesError(
                    .foreignFile,
                    "A file with that name exists that this tool did not make, and is not changed.",
                    path: target.path)
            }
            guard isOfRoom(firstLine) else {
                throw SDKSourcesError(
                    .foreignFile,
                    "A file with that name was made for another bridge, and is not changed. Give each bridge its own "
                        + "folder and its own module.", path: target.path)
            }
        }
        try Self.attempt(folder) {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        for (file, target) in zip(files, targets) where (try? Self.text(of: target)) != file.text {
            try Self.attempt(target) { try Data(file.text.utf8).write(to: target, options: .atomic) }
        }
        try deleteLeftovers(in: folder, but: Set(files.map(\.name)))
        return targets
    }

    /// Deletes files that an earlier version of this package made from the same room.
    private func deleteLeftovers(in folder: URL, but names: Set<String>) throws(SDKSourcesError) {
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in entries where name.hasSuffix(".swift") && !names.contains(name) {
            let file = folder.appendingPathComponent(name)
            guard let firstLine = try? Self.firstLine(of: file), isOfRoom(firstLine) else { continue }
            try Self.attempt(file) { try FileManager.default.removeItem(at: file) }
        }
    }

    /// Whether a file with this first line was made from this room.
    private func isOfRoom(_ firstLine: Substring) -> Bool {
        firstLine.hasPrefix(Self.mark) && firstLine.contains(" \(room.place)/")
    }

    private static func firstLine(of file: URL) throws(SDKSourcesError) -> Substring {
        try text(of: file).prefix { $0 != "\n" }
    }

    private func header(of source: URL) -> String {
        let path = source.standardizedFileURL.path.dropFirst(room.folder.path.count + 1)
        return """
            \(Self.mark) \(version) from \(room.place)/\(path), for \(modules.joined(separator: ", ")).
            // \(room.sdk.versions)
            // Edits are lost when this file is made again: \(command)


            """
    }

    private static func text(of file: URL) throws(SDKSourcesError) -> String {
        do {
            return try String(contentsOf: file, encoding: .utf8)
        } catch {
            throw SDKSourcesError(.unreadable, "The file cannot be read: \(error).", path: file.path)
        }
    }

    private static func attempt(_ file: URL, _ action: () throws -> Void) throws(SDKSourcesError) {
        do {
            try action()
        } catch {
            throw SDKSourcesError(.unwritable, "It cannot be written: \(error).", path: file.path)
        }
    }
}
