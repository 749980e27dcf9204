public import Foundation
public import InAppCore
import PlatformStandIns

/// A delegate that checks another one.
public protocol CheckedDelegate: AnyObject {
    /// Reports what can be said only when nothing more will happen. Called on the main thread, with the stage
    /// of the scenario still there.
    @MainActor func end()
    /// Reports what can be said only when the SDK has gone as well, and nothing but the delegate is left. Called on the
    /// main thread. Default: nothing.
    @MainActor func afterwards()
    /// A step that the app defines was done, which may have ended what messages wait for. Called on the main thread.
    /// Default: nothing.
    @MainActor func appStepEnded()
    /// As `end`, where nothing of the app's is on the screen: reports displays of the app's own that have not said that they
    /// are over. Called on the main thread, before `end`. Default: nothing.
    @MainActor func endsWithEmptyScreen()
    /// The views of the app's own until now in which nothing takes a tap. Asked on the main thread. Default: none.
    @MainActor var deadViews: [DeadView] { get }
}

extension CheckedDelegate {
    public func afterwards() {}
    public func appStepEnded() {}
    public func endsWithEmptyScreen() {}
    public var deadViews: [DeadView] { [] }
}

/// What the checks of all shapes have in common: where findings go, and how they are worded.
///
/// Sendable; any thread.
public struct DelegateCheck: Sendable {
    let shape: SDKShape
    let report: DelegateFindingSink
    let trace: TraceFile?

    /// Makes the checks of one delegate.
    /// - Parameters:
    ///   - shape: whose delegate it is.
    ///   - trace: gets every callback; nil writes none down.
    ///   - report: gets each finding, on the thread of the callback.
    public init(shape: SDKShape, trace: TraceFile? = nil, report: @escaping DelegateFindingSink) {
        self.shape = shape
        self.trace = trace
        self.report = report
    }

    /// Runs a callback that answers, and writes it into the trace, if there is one.
    /// - Parameters:
    ///   - call: the callback in words; only made for a trace.
    ///   - describe: puts the answer into words; nil for no answer.
    ///   - body: the callback.
    /// - Returns: its answer.
    public func traced<Answer>(
        _ call: @autoclosure () -> TracedCall, describe: (Answer) -> String?, _ body: () -> Answer
    ) -> Answer {
        guard let trace else { return body() }
        return trace.call(call(), on: shape, describe: describe, body: body)
    }

    /// Runs a callback that answers nothing, and writes it into the trace, if there is one.
    /// - Parameters:
    ///   - call: the callback in words; only made for a trace.
    ///   - body: the callback.
    public func traced(_ call: @autoclosure () -> TracedCall, _ body: () -> Void) {
        traced(call(), describe: { (_: Void) in nil }, body)
    }

    /// Reports something.
    /// - Parameters:
    ///   - kind: the kind of finding.
    ///   - rule: the number of the rule behind it, if there is one.
    ///   - explanation: what happened, in a sentence.
    ///   - expected: what was expected instead.
    public func find(_ kind: DelegateFinding.Kind, _ rule: String?, _ explanation: String, expected: String) {
        report(DelegateFinding(kind, shape: shape, rule: rule, explanation, expected: expected))
    }

    /// Asks a gate, and reports it if it takes longer than it may.
    /// - Parameters:
    ///   - name: what it is called.
    ///   - limit: how long it may take, in seconds of real time; without those in which a busy machine has no processor
    ///     for its thread.
    ///   - rule: the number of the rule behind it, if there is one.
    ///   - consequence: what came of it, in a sentence.
    ///   - expected: what was expected instead.
    ///   - gate: the question.
    /// - Returns: the answer.
    public func timeGate<Answer>(
        _ name: String, limit: TimeInterval, rule: String?, _ consequence: String,
        expected: String =
            "an answer from what is known already; hold the message and show it later otherwise.",
        _ gate: () -> Answer
    ) -> Answer {
        let (start, waited) = (DispatchTime.now().uptimeNanoseconds, ThreadLook.processorWait)
        let answer = gate()
        let seconds = TimeInterval(DispatchTime.now().uptimeNanoseconds - start) / 1_000_000_000
        guard seconds > limit, seconds - (ThreadLook.processorWait - waited) > limit else { return answer }
        find(
            .slowGate, rule, "\(name) took more than \(limit) s. \(consequence)", expected: expected)
        return answer
    }

    /// Reports that a screen was refused which is no campaign's.
    /// - Parameter rule: the number of the rule behind it.
    public func findRefusalOfForeignScreen(_ rule: String) {
        find(
            .refusesForeignScreen, rule,
            "A screen without a parent was refused: it belongs to another extension, not to a campaign.",
            expected: "true for every message whose parent is nil.")
    }

    /// Reports a delegate that is gone.
    /// - Parameter rule: the number of the rule behind it.
    public func findGone(_ rule: String) {
        find(
            .notRetained, rule, "The delegate is gone, so the SDK acts as if there were none.",
            expected: "the app keeps its delegate, because the SDK holds it weakly.")
    }
}

/// Something that a delegate does and that its vendor's SDK cannot bear, or that does not do what its author
/// expects. Sendable; a value.
public struct DelegateFinding: Sendable, Hashable, CustomStringConvertible {
    /// The kind of finding. Extensible: compare with the well-known values, expect others.
    public struct Kind: Sendable, Hashable, CustomStringConvertible {
        /// The name of the kind.
        public let name: String

        /// Names a kind of your own.
        public init(_ name: String) {
            self.name = name
        }

        /// The gate takes its time, while the SDK or the user waits.
        public static let slowGate = Kind("slowGate")
        /// A callback does not return: it blocks its thread, as one does that waits for the main thread while
        /// that waits for the callback.
        public static let blocked = Kind("blocked")
        /// Nobody but the SDK, which holds it weakly, holds the delegate.
        public static let notRetained = Kind("notRetained")
        /// What was changed has no effect any more.
        public static let editTooLate = Kind("editTooLate")
        /// What was changed keeps the message from appearing, or from counting.
        public static let keepsMessageAway = Kind("keepsMessageAway")
        /// Something is refused that is not one of the app's campaign messages.
        public static let refusesForeignScreen = Kind("refusesForeignScreen")
        /// A message is dismissed that is not the one on the screen, which the SDK takes for that one.
        public static let dismissesAnother = Kind("dismissesAnother")
        /// A message is shown again and again by a delegate that refuses it each time.
        public static let showsInVain = Kind("showsInVain")
        /// A custom view reports its life in an order that the SDK's own views never give.
        public static let disorder = Kind("disorder")
        /// A message was told to go away, and its custom view never reported that it had; or an adapter can report
        /// no more.
        public static let neverEnds = Kind("neverEnds")
        /// A custom view or an adapter called a completion twice.
        public static let doubleCompletion = Kind("doubleCompletion")
        /// What a message waits for never becomes ready, or does not say so.
        public static let neverReady = Kind("neverReady")
        /// The SDK calls the delegate again and again, because of what the delegate does then.
        public static let endlessLoop = Kind("endlessLoop")
        /// A message that is over is still there when the SDK has gone: the delegate keeps it.
        public static let keptForEver = Kind("keptForEver")
        /// What a message waited for has come, and nobody told the SDK, so that it waits for ever.
        public static let waitsForEver = Kind("waitsForEver")
        /// A message is shown from inside the question whether it may be.
        public static let showsInGate = Kind("showsInGate")
        /// A method looks like a callback and is none, so that nobody calls it.
        public static let neverCalled = Kind("neverCalled")
        /// How a message wants to be displayed is set aside.
        public static let ignoresBehavior = Kind("ignoresBehavior")

        /// The name.
        public var description: String { name }
    }

    /// The kind of finding.
    public let kind: Kind
    /// The shape whose delegate it is.
    public let shape: SDKShape
    /// The number of the rule behind it, if there is one.
    public let rule: String?
    /// What happened, in a sentence.
    public let explanation: String
    /// What was expected instead.
    public let expected: String

    /// Describes a finding.
    public init(
        _ kind: Kind, shape: SDKShape, rule: String? = nil, _ explanation: String, expected: String
    ) {
        self.kind = kind
        self.shape = shape
        self.rule = rule
        self.explanation = explanation
        self.expected = expected
    }

    /// What happened and what was expected, in a line.
    public var description: String {
        "[\(shape)] \(kind)" + (rule.map { " (\($0))" } ?? "") + ": \(explanation) Expected: \(expected)"
    }
}

/// Where findings go, as they happen. Called on the thread of the callback.
public typealias DelegateFindingSink = @Sendable (DelegateFinding) -> Void

/// Counts the refusals of each message with no other callback than refusals between them: a delegate that shows
/// from inside its gate what it refuses there is asked without an end.
///
/// Sendable; any thread.
public final class RefusalCount<ID: Hashable & Sendable>: Sendable {
    /// More than triggers bring about in a row.
    public static var limit: Int { 100 }

    private let counts = Locked<[ID: Int]>([:])

    /// Counts from nothing.
    public init() {}

    /// Adds a refusal.
    /// - Returns: whether it is the one too many.
    public func add(of id: ID) -> Bool {
        counts.withLock { counts in
            counts[id, default: 0] += 1
            return counts[id] == Self.limit
        }
    }

    /// Whether there were too many.
    public func isEndless(of id: ID) -> Bool {
        counts.withLock { $0[id, default: 0] >= Self.limit }
    }

    /// Something else than a refusal has happened.
    public func end() {
        counts.withLock { $0 = [:] }
    }
}
