public import Foundation
public import InAppCore
import PlatformStandIns

/// A delegate that wraps another one and checks it.
public protocol CheckedDelegate: AnyObject {
    /// Reports the findings that are only certain after the last callback. Called on the main thread, while the stage
    /// of the scenario still exists.
    @MainActor func end()
    /// Reports the findings that are only certain after the SDK was released, when only the delegate is left. Called
    /// on the main thread. Default: nothing.
    @MainActor func afterwards()
    /// An app-defined step has ended; it may have met the condition that messages wait for. Called on the main
    /// thread. Default: nothing.
    @MainActor func appStepEnded()
    /// Like `end`, if nothing of the app's is on the screen: reports displays by the app itself that were never
    /// reported as finished. Called on the main thread, before `end`. Default: nothing.
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

/// The parts that the checks of all shapes share: the sink for findings, and their wording.
///
/// Sendable; any thread.
public struct DelegateCheck: Sendable {
    let shape: SDKShape
    let report: DelegateFindingSink
    let trace: TraceFile?

    /// Makes the checks of one delegate.
    /// - Parameters:
    ///   - shape: the shape of the delegate.
    ///   - trace: records every callback; nil records none.
    ///   - report: called with each finding, on the thread of the callback.
    public init(shape: SDKShape, trace: TraceFile? = nil, report: @escaping DelegateFindingSink) {
        self.shape = shape
        self.trace = trace
        self.report = report
    }

    /// Runs a callback that returns a value, and writes it to the trace, if there is one.
    /// - Parameters:
    ///   - call: the description of the callback; only evaluated for a trace.
    ///   - describe: describes the result; nil for no result.
    ///   - body: the callback.
    /// - Returns: the callback's result.
    public func traced<Answer>(
        _ call: @autoclosure () -> TracedCall, describe: (Answer) -> String?, _ body: () -> Answer
    ) -> Answer {
        guard let trace else { return body() }
        return trace.call(call(), on: shape, describe: describe, body: body)
    }

    /// Runs a callback without a result, and writes it to the trace, if there is one.
    /// - Parameters:
    ///   - call: the description of the callback; only evaluated for a trace.
    ///   - body: the callback.
    public func traced(_ call: @autoclosure () -> TracedCall, _ body: () -> Void) {
        traced(call(), describe: { (_: Void) in nil }, body)
    }

    /// Reports a finding.
    /// - Parameters:
    ///   - kind: the kind of finding.
    ///   - rule: the id of the rule that is broken, if there is one.
    ///   - explanation: what happened, in a sentence.
    ///   - expected: what was expected instead.
    public func find(_ kind: DelegateFinding.Kind, _ rule: String?, _ explanation: String, expected: String) {
        report(DelegateFinding(kind, shape: shape, rule: rule, explanation, expected: expected))
    }

    /// Calls a gate, and reports it if it takes longer than allowed.
    /// - Parameters:
    ///   - name: the name of the gate.
    ///   - limit: how long it may take, in seconds of real time, excluding the time that its thread waits for a
    ///     processor on a busy machine.
    ///   - rule: the id of the rule that is broken, if there is one.
    ///   - consequence: the consequence, in a sentence.
    ///   - expected: what was expected instead.
    ///   - gate: calls the gate.
    /// - Returns: the answer.
    public func timeGate<Answer>(
        _ name: String, limit: TimeInterval, rule: String?, _ consequence: String,
        expected: String =
            "an answer from what is already known; otherwise hold the message and show it later.",
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

    /// Reports the refusal of a screen that belongs to no campaign.
    /// - Parameter rule: the id of the rule that is broken.
    public func findRefusalOfForeignScreen(_ rule: String) {
        find(
            .refusesForeignScreen, rule,
            "A screen without a parent was refused: it belongs to another extension, not to a campaign.",
            expected: "true for every message whose parent is nil.")
    }

    /// Reports a delegate that was deallocated.
    /// - Parameter rule: the id of the rule that is broken.
    public func findGone(_ rule: String) {
        find(
            .notRetained, rule, "The delegate was deallocated, so the SDK acts as if none were set.",
            expected: "the app retains its delegate, because the SDK holds it weakly.")
    }
}

/// A mistake of a delegate: something that its vendor's SDK cannot handle, or that does not have the effect that its
/// author expects. Sendable; a value.
public struct DelegateFinding: Sendable, Hashable, CustomStringConvertible {
    /// The kind of finding. Extensible: compare with the well-known values, expect others.
    public struct Kind: Sendable, Hashable, CustomStringConvertible {
        /// The name of the kind.
        public let name: String

        /// Names a kind of your own.
        public init(_ name: String) {
            self.name = name
        }

        /// The gate is slow, while the SDK or the user waits.
        public static let slowGate = Kind("slowGate")
        /// A callback does not return: it blocks its thread. For example, it waits for the main thread while the main
        /// thread waits for the callback.
        public static let blocked = Kind("blocked")
        /// Only the SDK has a reference to the delegate, and that reference is weak.
        public static let notRetained = Kind("notRetained")
        /// A change comes too late to have an effect.
        public static let editTooLate = Kind("editTooLate")
        /// A change keeps the message from appearing, or from being counted.
        public static let keepsMessageAway = Kind("keepsMessageAway")
        /// The delegate refuses a screen that is not one of the app's campaign messages.
        public static let refusesForeignScreen = Kind("refusesForeignScreen")
        /// The delegate dismisses a message that is not the one on the screen; the SDK treats it as the one on the
        /// screen.
        public static let dismissesAnother = Kind("dismissesAnother")
        /// A message is shown again and again by a delegate that refuses it each time.
        public static let showsInVain = Kind("showsInVain")
        /// A custom view reports its lifecycle in an order that the SDK's own views never produce.
        public static let disorder = Kind("disorder")
        /// A message was dismissed, and its custom view never reported that it was gone; or an adapter can no longer
        /// report it.
        public static let neverEnds = Kind("neverEnds")
        /// A custom view or an adapter called a completion twice.
        public static let doubleCompletion = Kind("doubleCompletion")
        /// The part of the app that a message waits for never becomes ready, or does not report that it is ready.
        public static let neverReady = Kind("neverReady")
        /// The SDK calls the delegate again and again, because of what the delegate does in the callback.
        public static let endlessLoop = Kind("endlessLoop")
        /// A message that has ended still exists after the SDK was released: the delegate retains it.
        public static let keptForEver = Kind("keptForEver")
        /// The condition that a message waits for is met, but the SDK was not told: the message waits for ever.
        public static let waitsForEver = Kind("waitsForEver")
        /// A message is shown inside the callback that asks whether it may be shown.
        public static let showsInGate = Kind("showsInGate")
        /// A method looks like a callback but is none, so it is never called.
        public static let neverCalled = Kind("neverCalled")
        /// The delegate ignores how a message is to be displayed.
        public static let ignoresBehavior = Kind("ignoresBehavior")

        /// The name.
        public var description: String { name }
    }

    /// The kind of finding.
    public let kind: Kind
    /// The shape of the delegate.
    public let shape: SDKShape
    /// The id of the rule that is broken, if there is one.
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

/// The sink for findings. Called for each one, on the thread of the callback.
public typealias DelegateFindingSink = @Sendable (DelegateFinding) -> Void

/// Counts the refusals of each message that come without any other callback in between. A delegate that refuses a
/// message in its gate and shows it from there is asked without end.
///
/// Sendable; any thread.
public final class RefusalCount<ID: Hashable & Sendable>: Sendable {
    /// The limit; triggers alone never cause as many refusals in a row.
    public static var limit: Int { 100 }

    private let counts = Locked<[ID: Int]>([:])

    /// Starts at zero.
    public init() {}

    /// Adds a refusal.
    /// - Returns: whether it exceeds the limit.
    public func add(of id: ID) -> Bool {
        counts.withLock { counts in
            counts[id, default: 0] += 1
            return counts[id] == Self.limit
        }
    }

    /// Whether the limit was exceeded.
    public func isEndless(of id: ID) -> Bool {
        counts.withLock { $0[id, default: 0] >= Self.limit }
    }

    /// A callback other than a refusal resets all counts.
    public func end() {
        counts.withLock { $0 = [:] }
    }
}
