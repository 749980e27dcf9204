public import Foundation

extension TraceMismatch {
    /// Writes an HTML page with the expected and the recorded trace side by side.
    /// - Parameter url: a file; an existing file is replaced.
    /// - Throws: an error of Foundation if the file cannot be written.
    public func write(to url: URL) throws {
        try ReportPage("The trace is not the expected one", lanes: [lane]).write(to: url)
    }

    /// Both traces side by side.
    var lane: SwimLane {
        let happened = events.isEmpty ? found.map { Self.event($0, at: 0) } : events
        var time: TimeInterval = 0
        let wanted = places.compactMap { place -> TraceEvent? in
            switch place {
            case .missing(let old): return Self.event(expected[old], at: time)
            case .added: return nil
            case .same(let new):
                time = happened[new].time
                return happened[new]
            }
        }
        return SwimLane(
            "expected and found", about: "What was expected, and what happened.",
            columns: [
                SwimLane.Column("expected", Trace(wanted)), SwimLane.Column("found", Trace(happened)),
            ], comparing: .everyLine)
    }

    /// An event of a line as `calls` prints it. The line itself has no time.
    private static func event(_ line: String, at time: TimeInterval) -> TraceEvent {
        let words = line.split(separator: " ", maxSplits: 1).map(String.init)
        return TraceEvent(
            time: time, thread: .main, source: TraceEvent.Source(words.first ?? ""),
            name: words.dropFirst().first ?? "")
    }
}

extension TraceComparison {
    /// Writes an HTML page with the trace and the model's trace side by side.
    /// - Parameters:
    ///   - url: a file; an existing file is replaced.
    ///   - story: the name of the scenario.
    /// - Throws: an error of Foundation if the file cannot be written.
    public func write(to url: URL, story: String) throws {
        let lane = SwimLane(
            story, about: explanation.map { "The first difference is \($0)." } ?? "There is no difference.",
            columns: [
                SwimLane.Column("the trace", recorded.seeing(as: model)),
                SwimLane.Column("the model", model.seeing(as: recorded)),
            ], comparing: .everyLine)
        try ReportPage("\(story): a trace beside the model's", lanes: [lane]).write(to: url)
    }
}

extension Trace {
    /// The trace without the observed values that another trace does not have for the same calls.
    fileprivate func seeing(as other: Trace) -> Trace {
        let known = Set(other.events.flatMap { event in event.observed.map { "\(event.name) \($0.name)" } })
        return Trace(
            events.map { event in
                var event = event
                event.observed.removeAll { !known.contains("\(event.name) \($0.name)") }
                return event
            })
    }
}

/// The sentence about its page in an error's text.
enum PageNote {
    /// Writes a page, and returns a sentence that says where it is or why it could not be written.
    static func writing(to url: URL, _ write: (URL) throws -> Void) -> String {
        do {
            try write(url)
            return "Side by side: \(url.path)"
        } catch {
            return "The page could not be written to \(url.path): \(error)"
        }
    }
}
