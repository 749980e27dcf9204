public import Foundation

/// Finds the folder of the bridges' sources on any machine on which a tool runs, even one on which it was not built.
public enum CompatFolder {
    /// The places of a checked-out dependency, relative to the folder of the package that depends on it, and to its
    /// build folder.
    private static let checkouts = [".build/checkouts/InAppCompat", "checkouts/InAppCompat"]

    /// Searches next to some places and above them, for a checkout of this package and for a package that depends on
    /// it.
    /// - Parameter places: files or folders; the first result counts.
    /// - Returns: the folder `Compat`.
    /// - Throws: `SDKSourcesError` that lists the searched places.
    public static func near(_ places: [URL]) throws(SDKSourcesError) -> URL {
        for place in places {
            var folder = place.standardizedFileURL.resolvingSymlinksInPath()
            while true {
                if let found = compat(in: folder) { return found }
                let parent = folder.deletingLastPathComponent()
                guard parent.path != folder.path, folder.path != "/" else { break }
                folder = parent
            }
        }
        throw SDKSourcesError(
            .unreadable,
            "The sources of the bridges are not near \(places.map(\.path).joined(separator: ", ")); specify the checkout "
                + "of InAppCompat with --package.")
    }

    /// Searches next to some places and above them, for a package with the room of a shape, or that depends on this one.
    /// - Parameters:
    ///   - shape: its name, as for `ShapeRoom.named(_:in:)`.
    ///   - places: files or folders; the first result counts.
    /// - Throws: `SDKSourcesError` that lists the existing shapes, or the searched places where there are none.
    public static func room(_ shape: String, near places: [URL]) throws(SDKSourcesError) -> ShapeRoom {
        let compat = try near(places)
        var folders: [URL] = []
        for place in places {
            var folder = place.standardizedFileURL.resolvingSymlinksInPath()
            while folder.path != "/", folder.deletingLastPathComponent().path != folder.path {
                folders += ShapeRoom.places(in: folder).filter {
                    ((try? ShapeRoom.all(in: $0)) ?? []).isEmpty == false
                }
                folder.deleteLastPathComponent()
            }
        }
        return try ShapeRoom.named(shape, in: [compat] + folders)
    }

    /// The folder of a checkout, if that is one.
    /// - Throws: `SDKSourcesError` if it has no bridges.
    public static func of(package: URL) throws(SDKSourcesError) -> URL {
        guard let found = compat(in: package) else {
            throw SDKSourcesError(
                .unreadable, "There are no sources of bridges here; expected a checkout of InAppCompat.",
                path: package.path)
        }
        return found
    }

    private static func compat(in folder: URL) -> URL? {
        ([folder] + checkouts.map { folder.appendingPathComponent($0) }).map {
            $0.appendingPathComponent("Compat", isDirectory: true)
        }.first { ((try? ShapeRoom.all(in: $0)) ?? []).isEmpty == false }
    }
}
