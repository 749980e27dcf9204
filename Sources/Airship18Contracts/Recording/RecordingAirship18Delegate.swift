import Airship18Bridge
public import Airship18Model
import Foundation
import InAppCompat
public import InAppContracts

/// An `InAppMessageDisplayDelegate` that writes every callback into a trace, with its answer.
///
/// With an inner delegate it forwards every call and answers what that answers. Without one the scenario's script says
/// whether a message is ready, where `hold` and `discard` are both no. Messages are called by their names.
///
/// Sendable: it has no state of its own, and the inner delegate is Sendable.
public final class RecordingAirship18Delegate: InAppMessageDisplayDelegate {
    /// Every callback's name, as it stands in traces.
    public static let callbacks = [
        "isMessageReadyToDisplay", "messageWillDisplay", "messageFinishedDisplaying",
    ]

    /// Where callbacks are written.
    public let recorder: TraceRecorder
    /// The delegate behind it, held strongly.
    public let inner: (any InAppMessageDisplayDelegate)?
    private let script: ScriptPlayer
    private let name: String?
    private let source: TraceEvent.Source

    /// Makes a delegate that records.
    /// - Parameters:
    ///   - recorder: where callbacks are written.
    ///   - script: the answers, where there is no inner delegate.
    ///   - inner: the delegate to forward to.
    public convenience init(
        _ recorder: TraceRecorder, script: DelegateScript = DelegateScript(),
        inner: (any InAppMessageDisplayDelegate)? = nil
    ) {
        self.init(recorder, script: script, inner: inner, name: nil)
    }

    /// - Parameters:
    ///   - name: what its callbacks say of it, where there are several delegates.
    ///   - source: what its callbacks are recorded as.
    init(
        _ recorder: TraceRecorder, script: DelegateScript, inner: (any InAppMessageDisplayDelegate)? = nil,
        name: String? = nil, as source: TraceEvent.Source = .delegate
    ) {
        self.recorder = recorder
        self.script = ScriptPlayer(script)
        self.inner = inner
        self.name = name
        self.source = source
    }

    /// A callback, with which of several delegates this is.
    private func named(_ callback: String, _ message: InAppMessage, _ scheduleID: String) -> TracedCall {
        var call = TracedCall.airship(callback, message, scheduleID)
        call.arguments = call.arguments.map {
            $0.name == "message" ? TraceEvent.Argument("message", message.traceName) : $0
        }
        if let name { call.observed.append(TraceEvent.Argument("delegate", name)) }
        return call
    }

    /// Asked on the main actor, last of all (AM-001).
    @MainActor public func isMessageReadyToDisplay(_ message: InAppMessage, scheduleID: String) -> Bool {
        recorder.call(
            source, named("isMessageReadyToDisplay", message, scheduleID),
            describe: { "\($0)" }
        ) {
            inner?.isMessageReadyToDisplay(message, scheduleID: scheduleID)
                ?? (script.gate(message.traceName) == .show)
        }
    }

    /// Told on the main actor.
    @MainActor public func messageWillDisplay(_ message: InAppMessage, scheduleID: String) {
        recorder.call(source, named("messageWillDisplay", message, scheduleID)) {
            inner?.messageWillDisplay(message, scheduleID: scheduleID)
        }
    }

    /// Told on the main actor.
    @MainActor public func messageFinishedDisplaying(_ message: InAppMessage, scheduleID: String) {
        recorder.call(source, named("messageFinishedDisplaying", message, scheduleID)) {
            inner?.messageFinishedDisplaying(message, scheduleID: scheduleID)
        }
    }
}
