public import Foundation

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
    ///   - page: a file for a page with both traces side by side, which is written where they differ.
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

/// A trace is not the one that was expected. Sendable; a value.
public struct TraceMismatch: Error, Sendable, Hashable, CustomStringConvertible {
    /// What was expected, a line an event.
    public let expected: [String]
    /// What happened.
    public let found: [String]
    /// The events of what happened; empty where only their lines are known.
    var events: [TraceEvent] = []
    /// Where its page is; nil where nobody asked for one.
    var note: String?

    /// Compares two traces.
    /// - Throws: itself, where they differ.
    static func check(_ found: [String], against expected: [String]) throws(TraceMismatch) {
        guard found == expected else { throw TraceMismatch(expected: expected, found: found) }
    }

    /// Every line, with a mark before each that differs: `-` was expected and did not happen, `+` happened and was not
    /// expected.
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

    /// A line of both traces, by its number: of an expected one, or of one that happened.
    enum Place {
        case missing(Int)
        case added(Int)
        case same(Int)
    }

    /// The lines of both, in order.
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
    /// Where the line stood, or stands.
    fileprivate var place: Int? {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
