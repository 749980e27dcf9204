import Foundation
import HeadlessStage
import PlatformStandIns

/// The files that are cached for schedules: one folder a schedule, in the system's temporary folder, made when it is
/// first asked for. Sendable: the names are behind a lock.
final class AssetFiles: Sendable {
    let network: StageNetwork
    private let root = FileManager.default.temporaryDirectory
        .appendingPathComponent("Airship17-\(UUID().uuidString)", isDirectory: true)
    private let folders = Locked<[String: Folder]>([:])

    private struct Folder: Sendable {
        let name: String
        var files: [URL: String] = [:]
    }

    init(network: StageNetwork) {
        self.network = network
    }

    deinit {
        // There is nothing to remove when nothing was cached, and nobody to tell when the system refuses.
        try? FileManager.default.removeItem(at: root)
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
        let directory = root.appendingPathComponent(folder, isDirectory: true)
        do {
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        } catch {
            return nil
        }
        let location = directory.appendingPathComponent(file)
        return url.pathExtension.isEmpty ? location : location.appendingPathExtension(url.pathExtension)
    }

    /// Whether a URL's file is there. Makes no folder.
    func isCached(_ url: URL, for scheduleID: String) -> Bool {
        guard folders.withLock({ $0[scheduleID]?.files[url] }) != nil else { return false }
        return location(of: url, for: scheduleID).map { FileManager.default.fileExists(atPath: $0.path) }
            ?? false
    }

    /// Removes a schedule's files.
    func wipe(_ scheduleID: String) {
        guard let folder = folders.withLock({ $0.removeValue(forKey: scheduleID) }) else { return }
        try? FileManager.default.removeItem(at: root.appendingPathComponent(folder.name, isDirectory: true))
    }
}
