import Foundation
import HeadlessStage
import PlatformStandIns

/// The cached images of schedules (AM-092 to AM-096): one folder per schedule, inside the system's temporary folder,
/// made on first use. Sendable: the names are protected by a lock.
final class AssetCache: Sendable {
    private let network: StageNetwork
    private let root = FileManager.default.temporaryDirectory
        .appendingPathComponent("Airship18-\(UUID().uuidString)", isDirectory: true)
    private let state = Locked(State())

    private struct State: Sendable {
        var folders: [String: Folder] = [:]
        /// The remembered results of the schedules' downloads, for the current process (AM-094).
        var outcomes: [String: Bool] = [:]
        /// Whether the stage has ended; then nothing is kept any more.
        var isClosed = false
    }

    private struct Folder: Sendable {
        let name: String
        var files: [String: Int] = [:]
    }

    init(network: StageNetwork) {
        self.network = network
    }

    /// Removes every file at the end of the stage, because an adapter that never returns would keep them.
    func removeAll() {
        state.withLock { $0 = State(isClosed: true) }
        // Most stages cache nothing.
        guard FileManager.default.fileExists(atPath: root.path) else { return }
        // Errors are ignored: nothing can be done if the system refuses.
        try? FileManager.default.removeItem(at: root)
    }

    /// Downloads a file. The status code is ignored: the body of an error page is cached, too (AM-093).
    ///
    /// - Returns: whether there was a response, and it could be stored.
    func fetch(_ url: URL, for scheduleID: String) -> Bool {
        if isCached(url, for: scheduleID) { return true }
        switch network.fetch(url) {
        case .failure: return false
        case .success, .status:
            guard let location = location(of: url, for: scheduleID) else { return false }
            return (try? Data("cached".utf8).write(to: location)) != nil
        }
    }

    /// The remembered result of the download for a schedule.
    func outcome(for scheduleID: String) -> Bool? {
        state.withLock { $0.outcomes[scheduleID] }
    }

    func remember(_ outcome: Bool, for scheduleID: String) {
        state.withLock { $0.outcomes[scheduleID] = outcome }
    }

    /// The path of a URL's file, whether it exists or not; nil when the folder cannot be made. The name depends only on
    /// the path of the URL (section 3.1).
    func location(of url: URL, for scheduleID: String) -> URL? {
        let place: (String, Int)? = state.withLock { state in
            guard !state.isClosed else { return nil }
            var folder = state.folders[scheduleID] ?? Folder(name: UUID().uuidString)
            let file = folder.files[url.path] ?? folder.files.count + 1
            folder.files[url.path] = file
            state.folders[scheduleID] = folder
            return (folder.name, file)
        }
        guard let (folder, file) = place else { return nil }
        let directory = root.appendingPathComponent(folder, isDirectory: true)
        do {
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        } catch {
            return nil
        }
        return directory.appendingPathComponent("\(file)")
    }

    /// Whether a URL's file exists. Makes no folder.
    func isCached(_ url: URL, for scheduleID: String) -> Bool {
        let isKnown = state.withLock { $0.folders[scheduleID]?.files[url.path] != nil }
        guard isKnown, let location = location(of: url, for: scheduleID) else { return false }
        return FileManager.default.fileExists(atPath: location.path)
    }

    /// Removes a schedule's files.
    func clear(_ scheduleID: String) {
        let folder = state.withLock { state in
            state.outcomes[scheduleID] = nil
            return state.folders.removeValue(forKey: scheduleID)
        }
        guard let folder else { return }
        // Files that the system does not remove now are removed with the whole folder.
        try? FileManager.default.removeItem(at: root.appendingPathComponent(folder.name, isDirectory: true))
    }

    /// The process ends: its remembered results are gone, the files stay.
    func forgetProcess() {
        state.withLock { $0.outcomes = [:] }
    }
}

/// The cached files of one message, as adapters get them.
struct CachedAssets: AirshipCachedAssetsProtocol {
    let cache: AssetCache
    let scheduleID: String

    func cachedURL(remoteURL: URL) -> URL? { cache.location(of: remoteURL, for: scheduleID) }
    func isCached(remoteURL: URL) -> Bool { cache.isCached(remoteURL, for: scheduleID) }
}
