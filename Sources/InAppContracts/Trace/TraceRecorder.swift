import Foundation
public import HeadlessStage
public import InAppCompat
import PlatformStandIns

/// Records a trace. Recorders call it, and it merges the lines of the stage's log into the trace, in the order in which
/// things happened.
///
/// Sendable; any thread. On a virtual stage one thing happens at a time, so the order is exact. In real time a line of
/// the log may come after a callback that was made at the same moment. Lines that are removed from the log before the
/// recorder reads them are lost.
public final class TraceRecorder: Sendable {
    private struct State: Sendable {
        var events: [TraceEvent] = []
        var linesSeen = 0
        var react: (@Sendable (TraceEvent) -> Void)?
        var callbacks: [RecordedCallback] = []
        /// The delegate's callbacks on the main thread that have not returned.
        var open: [String] = []
        var automatic: Set<Int> = []
        var appActs: [Range<Int>] = []
        var watched: ObjectIdentifier?
        var leftOut: Set<String> = []
    }

    /// The stage whose clock and log are used.
    public let stage: HeadlessStage
    private let state = Locked(State())

    /// Makes a recorder for a stage. Lines that are already in the stage's log come first.
    public init(stage: HeadlessStage = .current) {
        self.stage = stage
    }

    /// Everything recorded so far, with the latest lines of the log.
    public var trace: Trace {
        state.withLock { state in
            absorb(into: &state)
            return Trace(state.events)
        }
    }

    /// Called for every recorded callback of a delegate or handler, after it was recorded, inside the callback and on
    /// its thread. Nil at first. Whatever it does happens before the callback returns.
    public var reaction: (@Sendable (TraceEvent) -> Void)? {
        get { state.withLock { $0.react } }
        set { state.withLock { $0.react = newValue } }
    }

    /// From now on records which callbacks an object does not implement. This is known only once a callback has been
    /// called. Models and the core report it for their own protocols; for other protocols `leftOut` stays empty.
    func watch(_ object: AnyObject) {
        state.withLock { $0.watched = ObjectIdentifier(object) }
    }

    /// The callbacks that were called and that the watched object does not implement.
    var leftOut: Set<String> { state.withLock { $0.leftOut } }

    /// Appends something that happened now, on the caller's thread.
    public func note(
        _ source: TraceEvent.Source, _ name: String, _ arguments: [TraceEvent.Argument] = []
    ) {
        append(event(source, name, arguments, []))
    }

    /// Records something that a scenario's app does now, on the caller's thread, and runs it.
    func act(
        _ source: TraceEvent.Source, _ name: String, _ arguments: [TraceEvent.Argument],
        _ body: () throws -> Void
    ) rethrows {
        let place = append(event(source, name, arguments, []))
        defer {
            let end = count
            state.withLock { $0.appActs.append(place..<end) }
        }
        try body()
    }

    /// Records a callback, runs the reaction and then `body`, and records what `body` returned.
    ///
    /// - Parameters:
    ///   - source: the callee.
    ///   - name: the callback's name.
    ///   - arguments: the arguments.
    ///   - observed: the SDK's state as the callee sees it.
    ///   - describe: the return value as text; nil if there is none.
    ///   - body: returns the value.
    public func call<Answer>(
        _ source: TraceEvent.Source, _ name: String, _ arguments: [TraceEvent.Argument],
        observed: [TraceEvent.Argument] = [], describe: (Answer) -> String?, body: () -> Answer
    ) -> Answer {
        let event = event(source, name, arguments, observed)
        let place = append(event)
        reaction?(event)
        let (first, start) = (count, DispatchTime.now().uptimeNanoseconds)
        let isWatched = source == .delegate && MainThread.isCurrent
        if isWatched { state.withLock { $0.open.append(name) } }
        let answer =
            source == .delegate
            ? HeadlessStage.following { self.answer(name, body) } : self.answer(name, body)
        if isWatched { state.withLock { _ = $0.open.popLast() } }
        let seconds = TimeInterval(DispatchTime.now().uptimeNanoseconds - start) / 1_000_000_000
        let span = RecordedCallback(place: place, inside: first..<max(first, count), seconds: seconds)
        state.withLock { $0.callbacks.append(span) }
        if let text = describe(answer) { state.withLock { $0.events[place].answer = text } }
        return answer
    }

    /// The innermost of the delegate's callbacks on the main thread that have not returned; nil if there is none.
    var openOnMain: String? { state.withLock { $0.open.last } }

    private func answer<Answer>(_ name: String, _ body: () -> Answer) -> Answer {
        guard let watched = state.withLock({ $0.watched }) else { return body() }
        let (answer, isLeftOut) = LeftOutCallback.listen(to: watched, body)
        if isLeftOut { state.withLock { _ = $0.leftOut.insert(name) } }
        return answer
    }

    /// Records a callback that a bridge has described. Otherwise the same as the method above.
    public func call<Answer>(
        _ source: TraceEvent.Source, _ call: TracedCall, describe: (Answer) -> String?, body: () -> Answer
    ) -> Answer {
        self.call(
            source, call.name, call.arguments, observed: call.observed, describe: describe, body: body)
    }

    /// Records a callback without a return value that a bridge has described.
    public func call(_ source: TraceEvent.Source, _ call: TracedCall, body: () -> Void = {}) {
        self.call(source, call, describe: { (_: Void) in nil }, body: body)
    }

    /// Records a callback without a return value.
    public func call(
        _ source: TraceEvent.Source, _ name: String, _ arguments: [TraceEvent.Argument],
        observed: [TraceEvent.Argument] = [], body: () -> Void = {}
    ) {
        call(source, name, arguments, observed: observed, describe: { (_: Void) in nil }, body: body)
    }

    /// Records a callback with its arguments as a dictionary literal: `["message": card.id]`. Otherwise the same as the
    /// method with an array of arguments.
    public func call<Answer>(
        _ source: TraceEvent.Source, _ name: String, _ arguments: KeyValuePairs<String, String>,
        describe: (Answer) -> String?, body: () -> Answer
    ) -> Answer {
        call(
            source, name, arguments.map { TraceEvent.Argument($0.key, $0.value) }, describe: describe,
            body: body)
    }

    /// Records a callback without a return value, with its arguments as a dictionary literal.
    public func call(
        _ source: TraceEvent.Source, _ name: String, _ arguments: KeyValuePairs<String, String>,
        body: () -> Void = {}
    ) {
        call(source, name, arguments, describe: { (_: Void) in nil }, body: body)
    }

    private func event(
        _ source: TraceEvent.Source, _ name: String, _ arguments: [TraceEvent.Argument],
        _ observed: [TraceEvent.Argument]
    ) -> TraceEvent {
        TraceEvent(
            time: stage.now, thread: MainThread.isCurrent ? .main : .background, source: source, name: name,
            arguments: arguments, observed: observed)
    }

    /// The number of events, including the latest lines of the log.
    var count: Int {
        state.withLock { state in
            absorb(into: &state)
            return state.events.count
        }
    }

    /// The callbacks that have returned, in the order in which they returned.
    var callbacks: [RecordedCallback] { state.withLock { $0.callbacks } }

    /// The indices of the events that an SDK recorded on its own.
    var automatic: Set<Int> { state.withLock { $0.automatic } }

    /// The events inside each call of a scenario's app, as ranges of indices.
    var appActs: [Range<Int>] { state.withLock { $0.appActs } }

    @discardableResult
    private func append(_ event: TraceEvent) -> Int {
        state.withLock { state in
            absorb(into: &state)
            state.events.append(event)
            return state.events.count - 1
        }
    }

    /// Reads the lines that were added to the log since the last time.
    private func absorb(into state: inout State) {
        let (lines, count) = stage.log.entries(since: state.linesSeen)
        for line in lines {
            if line.isAutomatic { state.automatic.insert(state.events.count) }
            state.events.append(TraceEvent(line))
        }
        state.linesSeen = count
    }
}
