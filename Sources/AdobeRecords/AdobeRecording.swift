package import InAppContracts

/// How a recording delegate of one of Adobe's SDKs records its callbacks. Sendable: the remaining answers of a script
/// are protected by a lock.
package struct AdobeRecording: Sendable {
    /// Its name, if there are several delegates.
    package let name: String?
    private let recorder: TraceRecorder
    private let script: ScriptPlayer
    private let source: TraceEvent.Source

    /// Describes a recording delegate.
    /// - Parameters:
    ///   - recorder: records the callbacks.
    ///   - script: the answers, if there is no inner delegate.
    ///   - name: the delegate's name in its callbacks, if there are several delegates.
    ///   - source: the source under which its callbacks are recorded.
    package init(
        _ recorder: TraceRecorder, _ script: DelegateScript, name: String?, as source: TraceEvent.Source
    ) {
        self.recorder = recorder
        self.script = ScriptPlayer(script)
        self.name = name
        self.source = source
    }

    /// Records a question with its answer.
    /// - Parameters:
    ///   - message: the message's name.
    ///   - observed: what the delegate sees of the message.
    ///   - inner: the answer of the delegate behind it; nil to take the script's answer, in which `hold` and `discard`
    ///     both mean no.
    package func shouldShow(
        _ message: String, _ observed: [TraceEvent.Argument], _ inner: () -> Bool?
    ) -> Bool {
        recorder.call(
            source, "shouldShowMessage", [TraceEvent.Argument("message", message)], observed: observed,
            describe: { "\($0)" }
        ) {
            inner() ?? (script.gate(message) == .show)
        }
    }

    /// Records a callback about a message.
    /// - Parameters:
    ///   - callback: its name.
    ///   - url: the URL that it passes, if any.
    ///   - message: the message's name.
    ///   - observed: what the delegate sees of the message.
    ///   - inner: calls the delegate behind it.
    package func told(
        _ callback: String, url: String? = nil, _ message: String, _ observed: [TraceEvent.Argument],
        _ inner: () -> Void
    ) {
        let url = url.map { [TraceEvent.Argument("url", $0)] } ?? []
        recorder.call(
            source, callback, url + [TraceEvent.Argument("message", message)], observed: observed, body: inner
        )
    }

    /// What a delegate sees of a message: whether there is a web view; that the message has no campaign, if so; and the
    /// delegate's name, if there are several delegates.
    package func observed(hasView: Bool, hasParent: Bool) -> [TraceEvent.Argument] {
        var seen = [TraceEvent.Argument("view", hasView ? "present" : "none")]
        if !hasParent { seen.append(TraceEvent.Argument("parent", "none")) }
        if let name { seen.append(TraceEvent.Argument("delegate", name)) }
        return seen
    }
}

/// A driver of one of Adobe's SDKs.
package protocol AdobeDriver: RecordingDriver {
    /// Triggers the campaign of this name. The scenario need not have a campaign of this name.
    /// - Throws: the modelled SDK's error for a campaign that it cannot read.
    func trigger(payload name: String) throws
}

/// Calls that the drivers of Adobe's SDKs share.
extension DriverCall where Driver: AdobeDriver {
    /// A campaign that cannot be read triggers.
    package static var triggerMalformed: DriverCall {
        DriverCall(
            .host, "triggerMalformed", .payload,
            about: "a campaign that cannot become a message qualifies; the refusal is in the trace"
        ) { driver, call in
            do {
                try driver.trigger(payload: call.string("payload") ?? "")
            } catch {
                driver.recorder.note(.campaign, "refused", [TraceEvent.Argument("error", "\(error)")])
            }
        }
    }

    /// The thread of a callback waits for the main thread.
    package static var waitForMain: DriverCall {
        DriverCall(.app, "waitForMain", about: "a background thread waits for the main thread") { driver, _ in
            try driver.recorder.onMain { driver.recorder.note(.app, "reachedMain") }
        }
    }
}

/// Lines of a trace, as `Expectation.calls` compares them, for what Adobe's SDKs for iOS and for Android 3.x both
/// record.
package enum AdobeLine {
    package static let edgeAndHistory = ["Messaging interaction event", "Write IAM event to history"]

    /// An Edge event. The campaign of a message `m` has the proposition `proposition-m` and the activity `activity-m`.
    package static func edge(
        _ type: String, _ message: String, action: String? = nil, reason: String? = nil
    ) -> String {
        let first = action.map { "action: \($0), " } ?? ""
        let last = reason.map { ", reason: \($0)" } ?? ""
        return "sdk Messaging interaction event(kind: analytics, \(first)activityId: activity-\(message), "
            + "eventType: decisioning.proposition\(type), messageId: \(message), "
            + "propositionId: proposition-\(message)\(last), scope: mobileapp://headless)"
    }

    /// A history record.
    package static func history(_ type: String, _ message: String, action: String = "") -> String {
        "sdk Write IAM event to history(kind: analytics, action: \(action), activityId: activity-\(message), "
            + "eventType: \(type), messageId: \(message), propositionId: proposition-\(message), "
            + "scope: mobileapp://headless)"
    }

    /// The Edge event and the history record of one step.
    package static func step(_ type: String, _ message: String) -> [String] {
        [edge(type.prefix(1).uppercased() + type.dropFirst(), message), history(type, message)]
    }

    /// The tracked events of a message that is not shown.
    package static func suppressed(_ message: String, _ reason: String) -> [String] {
        [
            edge("SuppressDisplay", message, reason: reason),
            history("suppressDisplay", message, action: reason),
        ]
    }
}
