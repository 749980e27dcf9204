import Foundation
import HeadlessStage
import PlatformStandIns

/// The files that are cached for schedules: one folder a schedule, in the system's temporary folder, made when it is
/// first asked for and gone with what is in it: with the schedule, with the SDK, and at the latest with the process.
/// Sendable: the names are behind a lock.
final class AssetFiles: Sendable {
    let network: StageNetwork
    private let root = TemporaryFolder()
    private let folders = Locked<[String: Folder]>([:])

    private struct Folder: Sendable {
        let name: String
        var files: [URL: String] = [:]
    }

    init(network: StageNetwork) {
        self.network = network
    }

    /// Where a URL's file is, or would be; nil when the folder cannot be made.
    func location(of url: URL, for scheduleID: String) -> URL? {
        let (folder, file) = folders.withLock { folders in
            var folder = folders[scheduleID] ?? Folder(name: "\(UUID().uuidString)")
            let file = folder.files[url] ?? "\(folder.files.count + 1)"
            folder.files[url] = file
            folders[scheduleID] = folder
            return (folder.name, file)
        }
        guard let directory = root.makeFolder(folder) else { return nil }
        return Self.place(of: file, for: url, in: directory)
    }

    private static func place(of file: String, for url: URL, in directory: URL) -> URL {
        let place = directory.appendingPathComponent(file)
        return url.pathExtension.isEmpty ? place : place.appendingPathExtension(url.pathExtension)
    }

    /// Whether a URL's file is there. Makes no folder.
    func isCached(_ url: URL, for scheduleID: String) -> Bool {
        guard
            let (folder, file) = folders.withLock({ folders in
                folders[scheduleID].flatMap { folder in folder.files[url].map { (folder.name, $0) } }
            })
        else { return false }
        let place = Self.place(of: file, for: url, in: root.folder(folder))
        return FileManager.default.fileExists(atPath: place.path)
    }

    /// Removes a schedule's files.
    func wipe(_ scheduleID: String) {
        guard let folder = folders.withLock({ $0.removeValue(forKey: scheduleID) }) else { return }
        root.removeFolder(folder.name)
    }
}
