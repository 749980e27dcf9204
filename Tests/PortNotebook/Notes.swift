import PlatformStandIns

/// What a delegate or a handler writes down, so that both can be compared. Any thread.
public final class Notes: Sendable {
    private let written = Locked<[String]>([])

    /// Makes an empty one.
    public init() {}

    /// What is written, in order.
    public var lines: [String] { written.current }

    /// Writes a line.
    public func write(_ line: String) { written.withLock { $0.append(line) } }
}
