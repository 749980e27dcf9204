package import InAppContracts

/// How a recording delegate of one of Adobe's SDKs writes down what it is told. Sendable: the answers that a script
/// still has are behind a lock.
package struct AdobeRecording: Sendable {
    /// What it is called, where there are several delegates.
    package let name: String?
    private let recorder: TraceRecorder
    private let script: ScriptPlayer
    private let source: TraceEvent.Source

    /// Describes a recording delegate.
    /// - Parameters:
    ///   - recorder: where callbacks are written.
    ///   - script: the answers, where there is no inner delegate.
    ///   - name: what its callbacks say of it, where there are several delegates.
    ///   - source: what its callbacks are recorded as.
    package init(
        _ recorder: TraceRecorder, _ script: DelegateScript, name: String?, as source: TraceEvent.Source
    ) {
        self.recorder = recorder
        self.script = ScriptPlayer(script)
        self.name = name
        self.source = source
    }

    /// Writes down a question, with its answer.
    /// - Parameters:
    ///   - message: what the message is called.
    ///   - observed: what the delegate sees of it.
    ///   - inner: what the delegate behind it answers; nil for what the script says, in which `hold` and `discard` are
    ///     both no.
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

    /// Writes down a callback about a message.
    /// - Parameters:
    ///   - callback: its name.
    ///   - url: the URL that it passes, if it passes any.
    ///   - message: what the message is called.
    ///   - observed: what the delegate sees of it.
    ///   - inner: tells the delegate behind it.
    package func told(
        _ callback: String, url: String? = nil, _ message: String, _ observed: [TraceEvent.Argument],
        _ inner: () -> Void
    ) {
        let url = url.map { [TraceEvent.Argument("url", $0)] } ?? []
        recorder.call(
            source, callback, url + [TraceEvent.Argument("message", message)], observed: observed, body: inner
        )
    }

    /// What a delegate sees of a message: whether there is a web view; and, where they stand out, that there is no
    /// campaign behind the message, and which of several delegates this is.
    package func observed(hasView: Bool, hasParent: Bool) -> [TraceEvent.Argument] {
        var seen = [TraceEvent.Argument("view", hasView ? "present" : "none")]
        if !hasParent { seen.append(TraceEvent.Argument("parent", "none")) }
        if let name { seen.append(TraceEvent.Argument("delegate", name)) }
        return seen
    }
}
