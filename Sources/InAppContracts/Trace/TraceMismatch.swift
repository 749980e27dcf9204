extension Trace {
    /// What the delegate was called with, in order: `onShow(message: a)`, and what it answered.
    public var delegateCalls: [String] { events(from: .delegate).map(\.call) }

    /// Compares the whole trace with what was expected.
    ///
    /// ```swift
    /// try result.trace.expectTrace(["campaign trigger(payload: a)", "delegate onShow(message: a)"])
    /// ```
    /// - Parameters:
    ///   - expected: one line an event, as `calls` prints it.
    ///   - includingAnalytics: whether the records that leave the SDK for its servers count too.
    /// - Throws: `TraceMismatch`, whose text marks each line that is missing or was not expected.
    public func expectTrace(
        _ expected: [String], includingAnalytics: Bool = false
    ) throws(TraceMismatch) {
        let counted = events.filter { includingAnalytics || !$0.isAnalytics }
        try TraceMismatch.check(Trace(counted).calls, against: expected)
    }
}

extension TraceEvent {
    /// Whether it is a record for the vendor's servers.
    fileprivate var isAnalytics: Bool { source == .sdk && self["kind"] == "analytics" }
}

/// A trace is not the one that was expected. Sendable; a value.
public struct TraceMismatch: Error, Sendable, Hashable, CustomStringConvertible {
    /// What was expected, a line an event.
    public let expected: [String]
    /// What happened.
    public let found: [String]

    /// Compares two traces.
    /// - Throws: itself, where they differ.
    static func check(_ found: [String], against expected: [String]) throws(TraceMismatch) {
        guard found == expected else { throw TraceMismatch(expected: expected, found: found) }
    }

    /// Every line, with a mark before each that differs: `-` was expected and did not happen, `+` happened and was not
    /// expected.
    public var description: String {
        (["The trace is not the expected one (- did not happen, + was not expected):"] + marked)
            .joined(separator: "\n")
    }

    private var marked: [String] {
        let difference = found.difference(from: expected)
        let missing = Set(difference.removals.compactMap(\.place))
        let added = Set(difference.insertions.compactMap(\.place))
        var lines: [String] = []
        var (old, new) = (0, 0)
        while old < expected.count || new < found.count {
            if missing.contains(old) {
                lines.append("- \(expected[old])")
                old += 1
            } else if added.contains(new) {
                lines.append("+ \(found[new])")
                new += 1
            } else {
                lines.append("  \(found[new])")
                old += 1
                new += 1
            }
        }
        return lines
    }
}

extension CollectionDifference.Change {
    /// Where the line stood, or stands.
    fileprivate var place: Int? {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
