import Foundation
import HeadlessStage
import PlatformStandIns

/// The pictures that are cached for schedules (AM-092 to AM-096): one folder a schedule, in the system's temporary
/// folder, made when it is first asked for. Sendable: the names are behind a lock.
final class AssetCache: Sendable {
    private let network: StageNetwork
    private let root = FileManager.default.temporaryDirectory
        .appendingPathComponent("Airship18-\(UUID().uuidString)", isDirectory: true)
    private let state = Locked(State())

    private struct State: Sendable {
        var folders: [String: Folder] = [:]
        /// What the process remembers of a schedule's download (AM-094).
        var outcomes: [String: Bool] = [:]
        /// Whether the stage is over, so that nothing is kept any more.
        var isClosed = false
    }

    private struct Folder: Sendable {
        let name: String
        var files: [String: Int] = [:]
    }

    init(network: StageNetwork) {
        self.network = network
    }

    /// Removes every file. For the end of the stage: an adapter that never returns would keep them.
    func removeAll() {
        state.withLock { $0 = State(isClosed: true) }
        // There is nothing to remove when nothing was cached, and nobody to tell when the system refuses.
        try? FileManager.default.removeItem(at: root)
    }

    /// Fetches a file. The status is not looked at: the body of an error page is cached, too (AM-093).
    ///
    /// - Returns: whether there was an answer, and it could be kept.
    func fetch(_ url: URL, for scheduleID: String) -> Bool {
        if isCached(url, for: scheduleID) { return true }
        switch network.fetch(url) {
        case .failure: return false
        case .success, .status:
            guard let location = location(of: url, for: scheduleID) else { return false }
            return (try? Data("cached".utf8).write(to: location)) != nil
        }
    }

    /// What the process remembers of the download for a schedule.
    func outcome(for scheduleID: String) -> Bool? {
        state.withLock { $0.outcomes[scheduleID] }
    }

    func remember(_ outcome: Bool, for scheduleID: String) {
        state.withLock { $0.outcomes[scheduleID] = outcome }
    }

    /// Where a URL's file is, or would be; nil when the folder cannot be made. The name depends on the path of the
    /// URL alone (section 3.1).
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

    /// Whether a URL's file is there. Makes no folder.
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
        // What the system does not remove goes with the whole folder.
        try? FileManager.default.removeItem(at: root.appendingPathComponent(folder.name, isDirectory: true))
    }

    /// The process ends: what it remembered is gone, the files stay.
    func forgetProcess() {
        state.withLock { $0.outcomes = [:] }
    }
}

/// The cached files of one message: what adapters get.
struct CachedAssets: AirshipCachedAssetsProtocol {
    let cache: AssetCache
    let scheduleID: String

    func cachedURL(remoteURL: URL) -> URL? { cache.location(of: remoteURL, for: scheduleID) }
    func isCached(remoteURL: URL) -> Bool { cache.isCached(remoteURL, for: scheduleID) }
}
