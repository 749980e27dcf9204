import Foundation
import InAppCompat

/// Writes down every call, with answers set by the test.
@MainActor final class RecordingHandler: InAppMessageHandler {
    private(set) var calls: [String] = []
    var decision = DisplayDecision.show
    var leavesClicksToSDK = true
    var onDecide: (@MainActor (CompatMessage) -> Void)?
    var onPrepare: (@MainActor (inout PresentationPlan, CompatMessage) -> Void)?
    var onWillPresent: (@MainActor (CompatMessage) -> Void)?
    var onDidPresent: (@MainActor (CompatMessage) -> Void)?
    var onDidDismiss: (@MainActor (CompatMessage) -> Void)?
    private(set) var messages: [CompatMessage] = []

    func clear() {
        calls = []
        messages = []
    }

    private func write(_ call: String, _ message: CompatMessage) {
        calls.append("\(call) \(message.id)")
        if !messages.contains(where: { $0 === message }) { messages.append(message) }
    }

    func decideDisplay(of message: CompatMessage) -> DisplayDecision {
        write("decide", message)
        onDecide?(message)
        return decision
    }
    func prepare(_ plan: inout PresentationPlan, for message: CompatMessage) {
        write("prepare", message)
        onPrepare?(&plan, message)
    }
    func willPresent(_ message: CompatMessage) {
        write("willPresent", message)
        onWillPresent?(message)
    }
    func didPresent(_ message: CompatMessage) {
        write("didPresent", message)
        onDidPresent?(message)
    }
    func didHide(_ message: CompatMessage) { write("didHide", message) }
    func shouldPerform(_ action: MessageAction, of message: CompatMessage) -> Bool {
        write("shouldPerform(\(action))", message)
        return leavesClicksToSDK
    }
    func didLoad(_ url: URL, in message: CompatMessage) { write("didLoad(\(url.absoluteString))", message) }
    func willDismiss(_ message: CompatMessage) { write("willDismiss", message) }
    func didDismiss(_ message: CompatMessage, resolution: MessageResolution) {
        write("didDismiss(\(resolution))", message)
        onDidDismiss?(message)
    }
    func didFail(_ message: CompatMessage, failure: MessageFailure) {
        write("didFail(\(failure.reason))", message)
    }
}
