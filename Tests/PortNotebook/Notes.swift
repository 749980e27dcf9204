import PlatformStandIns

/// The notes of a delegate or a handler, so that both can be compared. Any thread.
public final class Notes: Sendable {
    private let written = Locked<[String]>([])

    /// Creates empty notes.
    public init() {}

    /// The lines, in order.
    public var lines: [String] { written.current }

    /// Writes a line.
    public func write(_ line: String) { written.withLock { $0.append(line) } }
}
