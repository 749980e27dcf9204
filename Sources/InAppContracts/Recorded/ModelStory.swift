import Foundation
import InAppCompat

/// The scenario that a device's trace names, as played by the model.
struct ModelStory {
    /// The scenario's name.
    let name: String
    /// The model's trace.
    let trace: Trace

    /// Plays a scenario of a shape.
    /// - Parameter subject: the delegate or handler that is called.
    /// - Throws: `TraceFileError` for a scenario that the shape does not have; `ScenarioError`.
    @MainActor init(_ name: String, of kit: ShapeKit, subject: ScenarioSubject = .scriptedDelegate)
        async throws
    {
        guard let text = kit.scenarios[name] else {
            throw TraceFileError(
                .invalidValue, at: "story",
                "found \"\(name)\", expected the name of a scenario of \(kit).")
        }
        self.name = name
        let scenario = try Scenario(json: Data(text.utf8), for: [kit])
        trace = try await ScenarioRunner.play(scenario, on: kit, subject: subject).trace
    }

    /// The recorded trace with the message names of this story. The first message gets the name of this story's first
    /// message, and so on, because a campaign has another id on a device.
    func named(_ recorded: Trace) -> Trace {
        let names = Dictionary(zip(recorded.messages, trace.messages)) { first, _ in first }
        return Trace(
            recorded.events.map { event in
                var event = event
                event.arguments = event.arguments.map { argument in
                    guard argument.name == "message", let name = names[argument.value] else {
                        return argument
                    }
                    return TraceEvent.Argument("message", name)
                }
                event.observed = event.observed.map { seen in
                    let words = seen.value.split(separator: " ", omittingEmptySubsequences: false).map(
                        String.init)
                    return TraceEvent.Argument(
                        seen.name, words.map { names[$0] ?? $0 }.joined(separator: " "))
                }
                return event
            })
    }

    /// Whether the app's delegate returned the scenario's answers, as far as both were asked. If not, the device played
    /// another story.
    func hasAnswers(of recorded: Trace) -> Bool {
        let wanted = trace.answers
        return recorded.answers.allSatisfy { call, answers in
            zip(answers, wanted[call] ?? []).allSatisfy { $0 == $1 }
        }
    }
}

extension Trace {
    /// The names of the messages in callbacks, in the order in which they first occur.
    fileprivate var messages: [String] {
        var found: [String] = []
        for event in events where event.source == .delegate || event.source == .handler {
            if let message = event["message"], !found.contains(message) { found.append(message) }
        }
        return found
    }

    /// The delegate's answers, by callback and in order.
    fileprivate var answers: [String: [String]] {
        events(from: .delegate).reduce(into: [:]) { answers, event in
            if let answer = event.answer { answers[event.name, default: []].append(answer) }
        }
    }
}

extension Expectation {
    /// Whether a trace from a device can show that the expectation is met or broken, because it records the events that
    /// the expectation is about. Events that a trace does not record may still have happened. Exact times, and one call
    /// directly after another, are guaranteed only on a stage.
    func canBeShown(by trace: Trace) -> Bool {
        switch self {
        case .delay, .follows: return false
        case .calls(let sources, _, _): return sources.allSatisfy(trace.hasRecorded)
        case .count(let pattern, _), .occurs(let pattern), .never(let pattern), .thread(let pattern, _):
            return trace.tells(pattern)
        case .carries(let pattern, let name, _): return trace.tells(pattern, name)
        case .neverBetween(let pattern, let start, let end), .onlyWithin(let pattern, let start, let end):
            return trace.tells(pattern) && trace.tells(start) && end.map { trace.tells($0) } ?? true
        case .precedes(let first, let second): return trace.tells(first) && trace.tells(second)
        }
    }
}

extension Trace {
    fileprivate func hasRecorded(_ source: TraceEvent.Source) -> Bool {
        events.contains { $0.source == source }
    }

    /// Whether every event that may match the pattern has the values that are needed to decide it.
    fileprivate func tells(_ pattern: EventPattern, _ more: String? = nil) -> Bool {
        guard let source = pattern.source, hasRecorded(source) else { return false }
        let wanted = pattern.arguments.keys + [more].compactMap { $0 }
        return events.filter { $0.source == source && (pattern.name == nil || $0.name == pattern.name) }
            .allSatisfy { event in wanted.allSatisfy { event[$0] != nil } }
    }
}
