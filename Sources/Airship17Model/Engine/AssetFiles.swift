import Foundation
import HeadlessStage
import PlatformStandIns

/// The cached files of schedules: one folder per schedule, inside the system's temporary folder. A folder is made on
/// first use. It is removed with the schedule, with the SDK, or at the latest with the process. Sendable: the names are
/// protected by a lock.
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

    /// The path of a URL's file, whether it exists or not; nil when the folder cannot be made.
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

    /// Whether a URL's file exists. Makes no folder.
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

/// A folder in the system's temporary folder that exists only while it has contents, and no longer than this object or
/// the process. Sendable: mutable state is protected by a lock.
final class TemporaryFolder: Sendable {
    private struct Contents: Sendable {
        var url: URL?
        var names: Set<String> = []
    }

    private let contents = Locked(Contents())

    deinit {
        guard !contents.current.names.isEmpty else { return }
        Self.remove(url)
    }

    /// Its path, made on first use, because most folders are never used.
    private var url: URL {
        contents.withLock { contents in
            let url = contents.url ?? Self.place()
            contents.url = url
            return url
        }
    }

    private static func place() -> URL {
        FileManager.default.temporaryDirectory.appendingPathComponent(
            "Airship17-\(ProcessInfo.processInfo.processIdentifier)-\(UUID().uuidString)", isDirectory: true)
    }

    /// The path of a folder inside, whether it exists or not.
    func folder(_ name: String) -> URL {
        url.appendingPathComponent(name, isDirectory: true)
    }

    /// A folder inside, made if it does not exist; nil when the system refuses.
    func makeFolder(_ name: String) -> URL? {
        let folder = folder(name)
        Leftovers.add(url)
        contents.withLock { _ = $0.names.insert(name) }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            return nil
        }
        return folder
    }

    /// Removes a folder inside, and this folder with the last of them.
    func removeFolder(_ name: String) {
        let isEmpty = contents.withLock { contents in
            contents.names.remove(name)
            return contents.names.isEmpty
        }
        if isEmpty { Self.remove(url) } else { try? FileManager.default.removeItem(at: folder(name)) }
    }

    /// Errors are ignored: the folder may not exist, and nothing can be done if the system refuses.
    private static func remove(_ url: URL) {
        try? FileManager.default.removeItem(at: url)
        Leftovers.remove(url)
    }

    /// The existing folders. They are removed when the process ends, because a stage may live that long.
    private enum Leftovers {
        private static let urls = Locked<Set<URL>>([])
        private static let registration: Void = {
            atexit { Leftovers.removeAll() }
        }()

        static func add(_ url: URL) {
            _ = registration
            urls.withLock { _ = $0.insert(url) }
        }

        static func remove(_ url: URL) {
            urls.withLock { _ = $0.remove(url) }
        }

        private static func removeAll() {
            for url in urls.current { try? FileManager.default.removeItem(at: url) }
        }
    }
}
