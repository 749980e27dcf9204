public import Foundation

/// Finding the folder of the bridges' sources on whichever machine a tool runs, also one that it was not built on.
public enum CompatFolder {
    /// Where a package that is a dependency is checked out, seen from the folder of the package that depends on it, and
    /// from that of its build.
    private static let checkouts = [".build/checkouts/InAppCompat", "checkouts/InAppCompat"]

    /// Looks beside some places and above them: for a checkout of this package, and for a package that depends on it.
    /// - Parameter places: files or folders; what is found near the first counts.
    /// - Returns: the folder `Compat`.
    /// - Throws: `SDKSourcesError` that says where it was looked for.
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
            "The sources of the bridges are not near \(places.map(\.path).joined(separator: ", ")); "
                + "--package says where InAppCompat is checked out.")
    }

    /// The folder of a checkout, if that is one.
    /// - Throws: `SDKSourcesError` where there are no bridges.
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
