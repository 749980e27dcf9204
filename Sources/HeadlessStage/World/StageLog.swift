public import Foundation
import PlatformStandIns

/// The output of the SDKs on a stage, in order: analytics records, opened URLs, errors, notes.
///
/// Sendable; any thread. The models write it; tests and the command read it.
public final class StageLog: Sendable, CustomStringConvertible {
    /// The kind of output.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// A record for the vendor's servers or its event history.
        case analytics
        /// A URL that was passed to the system.
        case openedURL
        /// An error that the real SDK would log, or a step of the test that was not possible.
        case error
        /// Anything else worth knowing.
        case note
    }

    /// One line of the log.
    public struct Entry: Sendable, Hashable, CustomStringConvertible {
        /// Seconds on the stage's clock.
        public let time: TimeInterval
        /// Whether it was written on the main thread.
        public let isOnMain: Bool
        /// The kind of entry.
        public let kind: Kind
        /// The writer: the model's name without `Model`, or `stage`.
        public let source: String
        /// What happened, in the vendor's terms where they exist: an event type, an error case, a URL.
        public let name: String
        /// The details, by name.
        public let details: [String: String]
        /// Whether the SDK wrote it by itself (`AutomaticRecord`); false if that is not stated.
        package var isAutomatic = false

        public var description: String {
            let particulars = details.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }
            return "\(source) \(kind.rawValue) \(name)" + particulars.joined()
        }
    }

    /// The lines, and how many there have ever been.
    private struct Lines {
        var kept: [Entry] = []
        var count = 0
    }

    private let lines = Locked(Lines())
    private let clockBox = Locked<@Sendable () -> TimeInterval>({ 0 })

    /// How many of the latest lines are kept; nil, the initial value, keeps all.
    private let limit = Locked<Int?>(nil)

    init() {}

    /// Keeps only this many of the latest lines.
    func keepLast(_ count: Int) {
        limit.withLock { $0 = count }
    }

    var clock: @Sendable () -> TimeInterval {
        get { clockBox.current }
        set { clockBox.withLock { $0 = newValue } }
    }

    /// Appends a line.
    public func record(_ kind: Kind, from source: String, _ name: String, _ details: [String: String] = [:]) {
        let entry = Entry(
            time: clock(), isOnMain: MainThread.isCurrent, kind: kind, source: source, name: name,
            details: details, isAutomatic: AutomaticRecord.isUnderWay)
        let limit = limit.current
        lines.withLock { lines in
            if let limit, lines.kept.count >= limit { lines.kept.removeFirst() }
            lines.kept.append(entry)
            lines.count += 1
        }
    }

    /// Every line so far, oldest first.
    public var entries: [Entry] { lines.current.kept }

    /// The lines that were added since there had been `count` lines, without those that were removed since.
    /// - Returns: the lines, and how many there have ever been.
    package func entries(since count: Int) -> (entries: ArraySlice<Entry>, count: Int) {
        let lines = lines.current
        return (lines.kept.suffix(lines.count - count), lines.count)
    }

    /// The lines of one kind, oldest first.
    public func entries(of kind: Kind) -> [Entry] {
        entries.filter { $0.kind == kind }
    }

    /// The URLs that were passed to the system, in order.
    public var openedURLs: [URL] {
        entries(of: .openedURL).compactMap { URL(string: $0.name) }
    }

    /// Removes every line.
    /// - Returns: the removed lines, so that none is lost between reading and removing.
    @discardableResult
    public func removeAll() -> [Entry] {
        lines.withLock { lines in
            defer { lines.kept = [] }
            return lines.kept
        }
    }

    public var description: String {
        entries.map(\.description).joined(separator: "\n")
    }
}
