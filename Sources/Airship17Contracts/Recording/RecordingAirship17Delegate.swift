import Airship17Bridge
public import Airship17Model
public import Foundation
import InAppCompat
public import InAppContracts
public import PlatformStandIns

/// An `InAppMessagingDelegate` that records every callback in a trace, with thread and answer.
///
/// With an inner delegate it forwards every call and returns its result. Without one, the app's script determines how
/// it changes messages and which coordinators it chooses, and the scenario's script whether a message is ready;
/// `hold` and `discard` both mean no. Messages are identified by their names.
///
/// `@unchecked Sendable` is sound: mutable state is behind locks. The inner delegate, whose type is not Sendable, is
/// immutable and called on the thread that the SDK chose, as it would be without this wrapper.
public final class RecordingAirship17Delegate: NSObject, @unchecked Sendable {
    /// The names of the callbacks, as traces use them.
    public static let callbacks = [
        "extend", "displayCoordinator", "isMessageReady", "messageWillBeDisplayed",
        "messageFinishedDisplaying",
    ]

    /// The recorder of the callbacks.
    public var recorder: TraceRecorder { app.recorder }
    /// The wrapped delegate, held strongly.
    public let inner: (any InAppMessagingDelegate)?
    private let app: Airship17App
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
        inner: (any InAppMessagingDelegate)? = nil
    ) {
        self.init(.of(recorder), script: script, inner: inner)
    }

    /// - Parameters:
    ///   - app: the app that it belongs to.
    ///   - name: the delegate's name in its callbacks, if there are several delegates.
    ///   - source: the source under which its callbacks are recorded.
    init(
        _ app: Airship17App, script: DelegateScript, inner: (any InAppMessagingDelegate)? = nil,
        name: String? = nil, as source: TraceEvent.Source = .delegate
    ) {
        self.app = app
        self.script = ScriptPlayer(script)
        self.inner = inner
        self.name = name
        self.source = source
    }

    /// The callback, with details that only scenarios distinguish: the identity of the resolution object, and the
    /// delegate's name if there are several delegates.
    private func call(
        _ callback: String, _ message: InAppMessage, _ scheduleID: String? = nil,
        _ resolution: InAppMessageResolution? = nil
    ) -> TracedCall {
        var call = TracedCall.airship(callback, message, scheduleID, resolution)
        call.arguments = call.arguments.map {
            $0.name == "message" ? TraceEvent.Argument("message", message.traceName) : $0
        }
        if let resolution {
            call.observed.append(TraceEvent.Argument("object", "\(app.resolutions.number(of: resolution))"))
        }
        if let name { call.observed.append(TraceEvent.Argument("delegate", name)) }
        return call
    }
}

extension RecordingAirship17Delegate: ModelOnlyExtendingDelegate {
    /// Called on a background thread (AS-013).
    public func extend(_ message: InAppMessage) -> InAppMessage {
        extendOrNil(message) ?? message
    }

    /// Called instead of `extend`, because a script may return no message (AS-012).
    public func extendOrNil(_ message: InAppMessage) -> InAppMessage? {
        recorder.call(source, call("extend", message), describe: { $0.words }) {
            switch inner {
            case nil: app.extended(message)
            case let inner as any ModelOnlyExtendingDelegate: inner.extendOrNil(message)
            case let inner?: inner.extend(message)
            }
        }
    }

    /// Called on a background thread (AS-013).
    public func displayCoordinator(for message: InAppMessage) -> (any InAppMessageDisplayCoordinator)? {
        recorder.call(
            source, call("displayCoordinator", message),
            describe: { (_: (any InAppMessageDisplayCoordinator)?) in nil }
        ) {
            if let inner { return inner.displayCoordinator(for: message) }
            return app.coordinator(for: message.traceName)
        }
    }

    /// Called on the main thread, by late versions (AS-026).
    public func isMessageReady(forDisplay message: InAppMessage) -> Bool {
        recorder.call(source, call("isMessageReady", message), describe: { "\($0)" }) {
            inner?.isMessageReady(forDisplay: message) ?? (script.gate(message.traceName) == .show)
        }
    }

    /// Called on the main thread.
    public func messageWillBeDisplayed(_ message: InAppMessage, scheduleID: String) {
        recorder.call(source, call("messageWillBeDisplayed", message, scheduleID)) {
            inner?.messageWillBeDisplayed(message, scheduleID: scheduleID)
        }
    }

    /// Called on the thread on which the adapter reports (AS-042).
    public func messageFinishedDisplaying(
        _ message: InAppMessage, scheduleID: String, resolution: InAppMessageResolution
    ) {
        recorder.call(source, call("messageFinishedDisplaying", message, scheduleID, resolution)) {
            inner?.messageFinishedDisplaying(message, scheduleID: scheduleID, resolution: resolution)
        }
    }

    /// The method of the SDK's header that the SDK never calls (AS-041).
    public func scene(for message: InAppMessage, defaultScene: UIWindowScene?) -> UIWindowScene? {
        recorder.call(source, call("scene", message))
        return defaultScene
    }
}

extension Optional where Wrapped == InAppMessage {
    fileprivate var words: String? { self == nil ? "nil" : nil }
}

extension Airship17App {
    /// The message as the script changes it; nil if the script returns none.
    fileprivate func extended(_ message: InAppMessage) -> InAppMessage? {
        switch self[\.changes][message.traceName] {
        case "nothing": nil
        case "immediate":
            message.extend { $0.displayBehavior = UAInAppMessageDisplayBehaviorImmediate }
        case "unreported": message.extend { $0.isReportingEnabled = false }
        case "custom":
            message.extend { $0.displayContent = InAppMessageCustomDisplayContent(value: [:]) }
        default: message
        }
    }
}
