public import Foundation
public import InAppCompat

/// A handler that records every callback in a trace.
///
/// With an inner handler it forwards every call and returns its answers; without one it answers from its script. Main
/// actor, therefore Sendable.
@MainActor public class RecordingHandler: AttachmentListener {
    /// The names of all callbacks, as traces print them.
    public nonisolated static let callbacks = [
        "decideDisplay", "prepare", "willPresent", "didPresent", "didHide", "shouldPerform", "didLoad",
        "willDismiss", "didDismiss", "didFail",
    ]

    /// Records the callbacks.
    public let recorder: TraceRecorder
    /// The handler that calls are forwarded to, retained.
    public let inner: (any InAppMessageHandler)?
    private let script: ScriptPlayer
    /// A change of the plan that is being prepared, set by a reaction inside `prepare`. It is applied once, after the
    /// inner handler was called.
    var edit: ((inout PresentationPlan) -> Void)?
    private var seen: [String: WeakMessage] = [:]

    private struct WeakMessage {
        weak var message: CompatMessage?
    }

    /// Makes a handler that records.
    /// - Parameters:
    ///   - recorder: where callbacks are written.
    ///   - script: the answers, if there is no inner handler.
    ///   - inner: the handler to forward to.
    public init(
        _ recorder: TraceRecorder, script: DelegateScript = DelegateScript(),
        inner: (any InAppMessageHandler)? = nil
    ) {
        self.recorder = recorder
        self.script = ScriptPlayer(script)
        self.inner = inner
    }

    /// A handler that records calls and forwards them to another one. For a `DisplayPolicy` it is a policy too, so that
    /// it is asked as often as the policy would be.
    public static func recording(
        _ handler: any InAppMessageHandler, _ recorder: TraceRecorder
    ) -> RecordingHandler {
        handler is any DisplayPolicy
            ? RecordingPolicy(recorder, inner: handler) : RecordingHandler(recorder, inner: handler)
    }

    /// Tells the inner handler, if there is one.
    public func attached(to engine: LifecycleEngine) {
        if let inner { engine.attached(inner) }
    }

    /// The last seen message with this id. It is referenced weakly here; nil if it has been released.
    public func message(_ id: String) -> CompatMessage? {
        seen[id]?.message
    }

    // MARK: Questions

    /// Records the question and the answer.
    public func decideDisplay(of message: CompatMessage) -> DisplayDecision {
        seen[message.id] = WeakMessage(message: message)
        return recorder.call(.handler, "decideDisplay", arguments(message), describe: \.rawValue) {
            inner?.decideDisplay(of: message) ?? script.gate(message.id)
        }
    }

    /// Records the call, before the inner handler changes the plan.
    public func prepare(_ plan: inout PresentationPlan, for message: CompatMessage) {
        recorder.call(.handler, "prepare", arguments(message)) { inner?.prepare(&plan, for: message) }
        edit?(&plan)
        edit = nil
    }

    /// Records the click and the answer.
    public func shouldPerform(_ action: MessageAction, of message: CompatMessage) -> Bool {
        recorder.call(
            .handler, "shouldPerform", arguments(message, ("action", action.description)),
            describe: { "\($0)" }
        ) {
            inner?.shouldPerform(action, of: message) ?? script.perform(message.id)
        }
    }

    // MARK: Events

    /// Records that the message is about to appear.
    public func willPresent(_ message: CompatMessage) {
        // A message can appear without the gate having been asked.
        seen[message.id] = WeakMessage(message: message)
        recorder.call(.handler, "willPresent", arguments(message)) { inner?.willPresent(message) }
    }

    /// Records that the message has appeared.
    public func didPresent(_ message: CompatMessage) {
        recorder.call(.handler, "didPresent", arguments(message)) { inner?.didPresent(message) }
    }

    /// Records that the message was hidden.
    public func didHide(_ message: CompatMessage) {
        recorder.call(.handler, "didHide", arguments(message)) { inner?.didHide(message) }
    }

    /// Records the link that the SDK acted on.
    public func didLoad(_ url: URL, in message: CompatMessage) {
        recorder.call(.handler, "didLoad", arguments(message, ("url", url.absoluteString))) {
            inner?.didLoad(url, in: message)
        }
    }

    /// Records that the message is about to go away.
    public func willDismiss(_ message: CompatMessage) {
        recorder.call(.handler, "willDismiss", arguments(message)) { inner?.willDismiss(message) }
    }

    /// Records how the message went away.
    public func didDismiss(_ message: CompatMessage, resolution: MessageResolution) {
        recorder.call(.handler, "didDismiss", arguments(message, ("resolution", resolution.description))) {
            inner?.didDismiss(message, resolution: resolution)
        }
    }

    /// Records the failure's reason.
    public func didFail(_ message: CompatMessage, failure: MessageFailure) {
        recorder.call(.handler, "didFail", arguments(message, ("reason", failure.reason.name))) {
            inner?.didFail(message, failure: failure)
        }
    }

    private func arguments(_ message: CompatMessage, _ more: (String, String)...) -> [TraceEvent.Argument] {
        [TraceEvent.Argument("message", message.id)] + more.map { TraceEvent.Argument($0.0, $0.1) }
    }
}

/// A recording handler that forwards to a policy. Main actor, therefore Sendable.
@MainActor private final class RecordingPolicy: RecordingHandler, DisplayPolicy {
    private var policy: (any DisplayPolicy)? { inner as? any DisplayPolicy }

    func didNotShow(_ message: CompatMessage, error: any Error) { policy?.didNotShow(message, error: error) }
    func waitReason(of message: CompatMessage) -> WaitReason? { policy?.waitReason(of: message) }
    var ordersMessages: Bool { policy?.ordersMessages ?? false }
}
