public import Foundation

extension Trace {
    /// The calls of the delegate, in order, with the values it returned: `onShow(message: a)`.
    public var delegateCalls: [String] { events(from: .delegate).map(\.call) }

    /// Compares the whole trace with what was expected.
    ///
    /// ```swift
    /// try result.trace.expectTrace(["campaign trigger(payload: a)", "delegate onShow(message: a)"])
    /// ```
    /// - Parameters:
    ///   - expected: one line per event, as `calls` prints it.
    ///   - includingAnalytics: whether analytics records that the SDK sends to its servers are compared too.
    ///   - page: a file for an HTML page with both traces side by side. It is written only if they differ.
    /// - Throws: `TraceMismatch`, whose text marks each line that is missing or was not expected.
    public func expectTrace(
        _ expected: [String], includingAnalytics: Bool = false, page: URL? = nil
    ) throws(TraceMismatch) {
        let counted = Trace(events.filter { includingAnalytics || !$0.isAnalytics })
        guard counted.calls != expected else { return }
        var mismatch = TraceMismatch(expected: expected, found: counted.calls, events: counted.events)
        mismatch.note = page.map { PageNote.writing(to: $0, mismatch.write) }
        throw mismatch
    }
}

extension TraceEvent {
    /// Whether it is a record for the vendor's servers.
    fileprivate var isAnalytics: Bool { source == .sdk && self["kind"] == "analytics" }
}

/// The error for a trace that differs from the expected one. Sendable; a value.
public struct TraceMismatch: Error, Sendable, Hashable, CustomStringConvertible {
    /// The expected lines, one per event.
    public let expected: [String]
    /// The lines that were recorded.
    public let found: [String]
    /// The recorded events; empty if only their lines are known.
    var events: [TraceEvent] = []
    /// Where the page was written; nil if no page was requested.
    var note: String?

    /// Compares two traces.
    /// - Throws: `TraceMismatch`, if they differ.
    static func check(_ found: [String], against expected: [String]) throws(TraceMismatch) {
        guard found == expected else { throw TraceMismatch(expected: expected, found: found) }
    }

    /// Every line of both traces. `-` marks a line that was expected and did not happen, `+` a line that happened and
    /// was not expected.
    public var description: String {
        (["The trace is not the expected one (- did not happen, + was not expected):"] + marked)
            .joined(separator: "\n") + (note.map { "\n\($0)" } ?? "")
    }

    private var marked: [String] {
        places.map { place in
            switch place {
            case .missing(let old): "- \(expected[old])"
            case .added(let new): "+ \(found[new])"
            case .same(let new): "  \(found[new])"
            }
        }
    }

    /// A line of the comparison, with its index in the expected or in the recorded lines.
    enum Place {
        case missing(Int)
        case added(Int)
        case same(Int)
    }

    /// The lines of both traces, in order.
    var places: [Place] {
        let difference = found.difference(from: expected)
        let missing = Set(difference.removals.compactMap(\.place))
        let added = Set(difference.insertions.compactMap(\.place))
        var places: [Place] = []
        var (old, new) = (0, 0)
        while old < expected.count || new < found.count {
            if missing.contains(old) {
                places.append(.missing(old))
                old += 1
            } else if added.contains(new) {
                places.append(.added(new))
                new += 1
            } else {
                places.append(.same(new))
                old += 1
                new += 1
            }
        }
        return places
    }
}

extension CollectionDifference.Change {
    /// The index of the removed or inserted line.
    fileprivate var place: Int? {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
