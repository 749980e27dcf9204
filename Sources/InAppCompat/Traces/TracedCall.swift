import Foundation
public import InAppCore
import PlatformStandIns

/// A call in a trace: its name, its arguments, and the state that the callee could see at that moment.
///
/// A shape's bridge describes its vendor's callbacks in this form, for checks on a device and for the recorders of
/// its contracts. Sendable; a value.
public struct TracedCall: Sendable, Hashable {
    /// A named value.
    public struct Argument: Sendable, Hashable, Codable, CustomStringConvertible {
        /// The name.
        public let name: String
        /// The value, as text.
        public let value: String

        /// Names a value.
        /// - Parameters:
        ///   - name: the name.
        ///   - value: the value, as text.
        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }

        /// `name: value`.
        public var description: String { "\(name): \(value)" }
    }

    /// The vendor's name of the callback.
    public var name: String
    /// The arguments, in order.
    public var arguments: [Argument]
    /// What the callee could see of the SDK's state, in order.
    public var observed: [Argument]

    /// Describes a call.
    /// - Parameters:
    ///   - name: the name of the callback.
    ///   - arguments: the arguments, in order.
    ///   - observed: what the callee could see of the SDK's state, in order.
    public init(_ name: String, _ arguments: [Argument] = [], observed: [Argument] = []) {
        self.name = name
        self.arguments = arguments
        self.observed = observed
    }
}

/// A line of a trace file: the header, a call, or the answer to one.
struct TraceLine {
    /// The line's values, by name; those that are nil are left out.
    private var members: [String: ContentValue] = [:]

    /// The first line.
    init(_ header: TraceFileHeader) {
        members["trace"] = .int(TraceFileHeader.version)
        put("story", header.story)
        put("sdk", header.sdk)
        put("device", header.device)
    }

    /// A call.
    init(
        _ call: TracedCall, of source: String, on shape: SDKShape, answer: String?, time: Double,
        isOnMain: Bool
    ) {
        // The clock of a device is not more precise, and a virtual one does not need to be.
        members["time"] = .double((time * 10_000).rounded() / 10_000)
        put("thread", isOnMain ? "main" : "background")
        put("shape", shape.name)
        put("source", source)
        put("call", call.name)
        put("arguments", call.arguments)
        put("observed", call.observed)
        put("answer", answer)
    }

    /// The answer to the call of a line.
    init(answer: String, to line: Int) {
        put("answer", answer)
        members["line"] = .int(line)
    }

    private mutating func put(_ name: String, _ text: String?) {
        members[name] = text.map(ContentValue.string)
    }

    private mutating func put(_ name: String, _ values: [TracedCall.Argument]) {
        if values.isEmpty { return }
        members[name] = .array(values.map { .array([.string($0.name), .string($0.value)]) })
    }

    /// The line with its line break.
    func data() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var data = try encoder.encode(ContentValue.object(members))
        data.append(0x0A)
        return data
    }
}

extension TraceFile {
    /// Writes the events of bridges from now on, as calls of the handler: a decision as `decideDisplay`, a click as
    /// `shouldPerform`. Takes `bridge.events`, or several merged.
    ///
    /// - Returns: the writer; keep it as long as events should be written.
    public func record(_ events: MessageEvents) -> EventObservation {
        events.observe { [self] event in
            let words = event.traced
            note(
                words.call, of: words.isHandler ? "handler" : "bridge", on: event.shape, answer: words.answer,
                time: event.time)
        }
    }
}

extension MessageEvent {
    /// The event as a call: of the handler, or of the bridge if the handler is not called for it.
    fileprivate var traced: (call: TracedCall, answer: String?, isHandler: Bool) {
        var call = TracedCall("", [TracedCall.Argument("message", message.id)])
        if isDerived { call.observed = [TracedCall.Argument("derived", "true")] }
        var answer: String?
        var isHandler = true
        switch kind {
        case .decided(let decision):
            call.name = "decideDisplay"
            answer = decision.rawValue
        case .waits(let reason):
            call.become("waits", "for", reason.description)
            isHandler = false
        case .willPresent: call.name = "willPresent"
        case .didPresent: call.name = "didPresent"
        case .didHide: call.name = "didHide"
        case .action(let action, let isLeftToSDK):
            call.become("shouldPerform", "action", action.description)
            answer = "\(isLeftToSDK)"
        case .didLoad(let url): call.become("didLoad", "url", url.absoluteString)
        case .willDismiss: call.name = "willDismiss"
        case .didDismiss(let resolution): call.become("didDismiss", "resolution", resolution.description)
        case .discarded:
            call.name = "discarded"
            isHandler = false
        case .didFail(let failure): call.become("didFail", "reason", failure.reason.name)
        }
        return (call, answer, isHandler)
    }
}

extension TracedCall {
    /// Sets the name, and appends an argument.
    fileprivate mutating func become(_ name: String, _ argument: String, _ value: String) {
        self.name = name
        arguments.append(Argument(argument, value))
    }
}
