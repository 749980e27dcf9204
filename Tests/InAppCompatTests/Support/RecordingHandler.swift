import Foundation
import InAppCompat

/// Writes every call into a trace, gives the configured answers, and runs a test's closure inside each call.
@MainActor final class RecordingHandler: InAppMessageHandler {
    let trace: TestTrace
    /// Precedes every line, to tell several handlers apart.
    var name = ""
    var decision: @MainActor (CompatMessage) -> DisplayDecision = { _ in .show }
    var isLeftToSDK = true
    /// Called inside every call, after it was recorded.
    var inside: @MainActor (_ call: String, CompatMessage) throws -> Void = { _, _ in }

    init(_ trace: TestTrace) {
        self.trace = trace
    }

    private func record(_ call: String, _ message: CompatMessage, _ details: String = "") {
        trace.add("\(name)\(call) \(message.id)\(details)" + (MainThread.isCurrent ? "" : " OFF MAIN"))
        do {
            try inside(call, message)
        } catch {
            trace.add("threw \(error)")
        }
        trace.leave("\(name)\(call) \(message.id)")
    }

    func decideDisplay(of message: CompatMessage) -> DisplayDecision {
        record("decide", message)
        return decision(message)
    }
    func prepare(_ plan: inout PresentationPlan, for message: CompatMessage) { record("prepare", message) }
    func willPresent(_ message: CompatMessage) { record("willPresent", message) }
    func didPresent(_ message: CompatMessage) { record("didPresent", message) }
    func didHide(_ message: CompatMessage) { record("didHide", message) }
    func shouldPerform(_ action: MessageAction, of message: CompatMessage) -> Bool {
        record("shouldPerform", message, " \(action)")
        return isLeftToSDK
    }
    func didLoad(_ url: URL, in message: CompatMessage) {
        record("didLoad", message, " \(url.absoluteString)")
    }
    func willDismiss(_ message: CompatMessage) { record("willDismiss", message) }
    func didDismiss(_ message: CompatMessage, resolution: MessageResolution) {
        record("didDismiss", message, " \(resolution)")
    }
    func didFail(_ message: CompatMessage, failure: MessageFailure) {
        record("didFail", message, " \(failure.reason)")
    }
}

/// The recorded lines of all participants, in order.
@MainActor final class TestTrace {
    private(set) var lines: [String] = []
    /// Whether the end of every handler call is recorded, too.
    var showsReturns = false

    func add(_ line: String) { lines.append(line) }
    func leave(_ call: String) { if showsReturns { lines.append("return \(call)") } }
    /// The lines since the last call of this method.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}
