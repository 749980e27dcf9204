import Foundation

/// Finds Swift files.
package enum SwiftFiles {
    /// The file itself, or all Swift files below a directory, sorted by path. Hidden directories, such as builds, are
    /// left out.
    package static func beneath(_ path: String) -> [String] {
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory), isDirectory.boolValue
        else { return [path] }
        let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
        let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        let files = names.filter { name in
            name.hasSuffix(".swift") && !name.split(separator: "/").contains { $0.hasPrefix(".") }
        }
        return files.sorted().map { "\(folder)/\($0)" }
    }
}
