import Airship18Bridge
public import Airship18Model
import Foundation
import InAppCompat
public import InAppContracts

/// An `InAppMessageDisplayDelegate` that records every callback in a trace, with its answer.
///
/// With an inner delegate it forwards every call and returns its result. Without one the scenario's script determines
/// whether a message is ready; `hold` and `discard` both mean no. Messages are identified by their names.
///
/// Sendable: it has no state of its own, and the inner delegate is Sendable.
public final class RecordingAirship18Delegate: InAppMessageDisplayDelegate {
    /// The names of the callbacks, as traces use them.
    public static let callbacks = [
        "isMessageReadyToDisplay", "messageWillDisplay", "messageFinishedDisplaying",
    ]

    /// The recorder of the callbacks.
    public let recorder: TraceRecorder
    /// The wrapped delegate, held strongly.
    public let inner: (any InAppMessageDisplayDelegate)?
    private let script: ScriptPlayer
    private let name: String?
    private let source: TraceEvent.Source

    /// Makes a delegate that records.
    /// - Parameters:
    ///   - recorder: records the callbacks.
    ///   - script: the answers, if there is no inner delegate.
    ///   - inner: the delegate to forward to.
    public convenience init(
        _ recorder: TraceRecorder, script: DelegateScript = DelegateScript(),
        inner: (any InAppMessageDisplayDelegate)? = nil
    ) {
        self.init(recorder, script: script, inner: inner, name: nil)
    }

    /// - Parameters:
    ///   - name: the delegate's name in its callbacks, if there are several delegates.
    ///   - source: the source under which its callbacks are recorded.
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

    /// A callback, with the delegate's name if there are several delegates.
    private func named(_ callback: String, _ message: InAppMessage, _ scheduleID: String) -> TracedCall {
        var call = TracedCall.airship(callback, message, scheduleID)
        call.arguments = call.arguments.map {
            $0.name == "message" ? TraceEvent.Argument("message", message.traceName) : $0
        }
        if let name { call.observed.append(TraceEvent.Argument("delegate", name)) }
        return call
    }

    /// Called on the main actor, last of all (AM-001).
    @MainActor public func isMessageReadyToDisplay(_ message: InAppMessage, scheduleID: String) -> Bool {
        recorder.call(
            source, named("isMessageReadyToDisplay", message, scheduleID),
            describe: { "\($0)" }
        ) {
            inner?.isMessageReadyToDisplay(message, scheduleID: scheduleID)
                ?? (script.gate(message.traceName) == .show)
        }
    }

    /// Called on the main actor.
    @MainActor public func messageWillDisplay(_ message: InAppMessage, scheduleID: String) {
        recorder.call(source, named("messageWillDisplay", message, scheduleID)) {
            inner?.messageWillDisplay(message, scheduleID: scheduleID)
        }
    }

    /// Called on the main actor.
    @MainActor public func messageFinishedDisplaying(_ message: InAppMessage, scheduleID: String) {
        recorder.call(source, named("messageFinishedDisplaying", message, scheduleID)) {
            inner?.messageFinishedDisplaying(message, scheduleID: scheduleID)
        }
    }
}
