public import Foundation

/// The folder of a shape whose SDK is in Swift: its bridge, written against the model, and `SDK.json`, which lists the
/// modules that replace the model.
///
/// In this package it is `Compat/NAME`. Another package may have it there, or as the target `Sources/NAMEBridge`.
///
/// Sources in `ModelOnly` need the model, and are compiled only in this package; sources in `SDKOnly` need the real
/// SDK, and are compiled only with it. All others are compiled in both places. Sources in `Checks` check delegates, for
/// a debug build; nothing else needs them, and an app may leave them out. Sendable; a value.
public struct ShapeRoom: Sendable {
    /// The file that marks a folder as a room with an SDK.
    static let descriptionName = "SDK.json"

    /// The folder of the room.
    public let folder: URL
    let sdk: SDKDescription

    /// The name of the room, and of the bridge before "Bridge": "Braze".
    public var name: String {
        let name = folder.lastPathComponent
        return name.hasSuffix(Self.bridge) ? String(name.dropLast(Self.bridge.count)) : name
    }

    private static let bridge = "Bridge"

    /// Where the room is in its package: "Compat/Braze".
    var place: String {
        let isTarget = folder.deletingLastPathComponent().lastPathComponent == "Sources"
        return (isTarget ? "Sources/" : "Compat/") + folder.lastPathComponent
    }

    /// The folders of a package in which there may be rooms.
    public static func places(in package: URL) -> [URL] {
        ["Compat", "Sources"].map { package.appendingPathComponent($0, isDirectory: true) }
    }

    /// The default modules of the vendor's SDK that replace the model's.
    public var modules: [String] { sdk.modules }

    /// Opens a room.
    /// - Parameter folder: its folder.
    /// - Throws: `SDKSourcesError` if there is no description of an SDK, or an invalid one.
    public init(folder: URL) throws(SDKSourcesError) {
        self.folder = folder.standardizedFileURL
        sdk = try SDKDescription(contentsOf: folder.appendingPathComponent(Self.descriptionName))
    }

    /// The room of a shape.
    /// - Parameters:
    ///   - shape: its name; case, hyphens and a trailing "SDKBridge" are ignored: "braze", "adobe-ios".
    ///   - places: the folders of rooms; missing ones are skipped, and the first room of the name is used.
    /// - Throws: `SDKSourcesError` that lists the existing shapes.
    public static func named(_ shape: String, in places: URL...) throws(SDKSourcesError) -> ShapeRoom {
        try named(shape, in: places)
    }

    /// The same with a list of folders.
    public static func named(_ shape: String, in places: [URL]) throws(SDKSourcesError) -> ShapeRoom {
        var names: [String] = []
        for place in places where FileManager.default.fileExists(atPath: place.path) {
            let rooms = try all(in: place)
            if let room = rooms.first(where: { key($0.name) == key(shape) }) { return room }
            names += rooms.map(\.name)
        }
        throw SDKSourcesError(
            .unknownShape,
            "No shape called \"\(shape)\" has an SDK in Swift; there are: \(names.joined(separator: ", ")).",
            path: places.first?.path)
    }

    /// All rooms with an SDK, by name.
    /// - Parameter compat: the folder of rooms.
    /// - Throws: `SDKSourcesError` if the folder cannot be read, or a description is invalid.
    public static func all(in compat: URL) throws(SDKSourcesError) -> [ShapeRoom] {
        var rooms: [ShapeRoom] = []
        for folder in try contents(of: compat) {
            let description = folder.appendingPathComponent(descriptionName)
            if FileManager.default.fileExists(atPath: description.path) {
                rooms.append(try ShapeRoom(folder: folder))
            }
        }
        return rooms
    }

    /// The sources that are compiled with the vendor's SDK, by path.
    /// - Parameter checks: whether checked delegates are included, which need the product `InAppCompat`.
    /// - Throws: `SDKSourcesError` if a folder cannot be read, or two sources have the same name.
    public func sources(checks: Bool = true) throws(SDKSourcesError) -> [URL] {
        let left = checks ? ["ModelOnly"] : ["ModelOnly", "Checks"]
        var found: [URL] = []
        var folders = [folder]
        while let next = folders.popLast() {
            for entry in try Self.contents(of: next) {
                if entry.pathExtension == "swift" {
                    found.append(entry)
                } else if entry.hasDirectoryPath, !left.contains(entry.lastPathComponent) {
                    folders.append(entry)
                }
            }
        }
        found.sort { $0.path < $1.path }
        let names = Dictionary(grouping: found, by: \.lastPathComponent)
        for (name, files) in names where files.count > 1 {
            throw SDKSourcesError(.ambiguousName, "Two sources are called \(name).", path: folder.path)
        }
        return found
    }

    private static func contents(of folder: URL) throws(SDKSourcesError) -> [URL] {
        do {
            return try FileManager.default.contentsOfDirectory(
                at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles
            ).sorted { $0.path < $1.path }
        } catch {
            throw SDKSourcesError(.unreadable, "The folder cannot be read: \(error).", path: folder.path)
        }
    }

    private static func key(_ name: String) -> String {
        let letters = name.lowercased().filter { $0.isLetter || $0.isNumber }
        for end in ["sdkbridge", "bridge"] where letters.hasSuffix(end) {
            return String(letters.dropLast(end.count))
        }
        return letters
    }
}
