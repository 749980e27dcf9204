package import Foundation
package import InAppCompat
import PlatformStandIns

/// Records every call, and gives the answers that the test has set. It ignores the report of callbacks that an SDK
/// never calls: the tests of that have a handler of their own.
@MainActor package final class RecordingHandler: AttachmentListener {
    package private(set) var calls: [String] = []
    package var decision = DisplayDecision.show
    package var leavesClicksToSDK = true
    package var onDecide: (@MainActor (CompatMessage) -> Void)?
    package var onPrepare: (@MainActor (inout PresentationPlan, CompatMessage) -> Void)?
    package var onWillPresent: (@MainActor (CompatMessage) -> Void)?
    package var onDidPresent: (@MainActor (CompatMessage) -> Void)?
    package var onPerform: (@MainActor (MessageAction) -> Void)?
    package var onDidDismiss: (@MainActor (CompatMessage) -> Void)?
    package private(set) var messages: [CompatMessage] = []

    package init() {}

    package func clear() {
        calls = []
        messages = []
    }

    private func write(_ call: String, _ message: CompatMessage) {
        calls.append("\(call) \(message.id)" + (MainThread.isCurrent ? "" : " OFF MAIN"))
        if !messages.contains(where: { $0 === message }) { messages.append(message) }
    }

    package func attached(to engine: LifecycleEngine) {}

    package func decideDisplay(of message: CompatMessage) -> DisplayDecision {
        write("decide", message)
        onDecide?(message)
        return decision
    }
    package func prepare(_ plan: inout PresentationPlan, for message: CompatMessage) {
        write("prepare", message)
        onPrepare?(&plan, message)
    }
    package func willPresent(_ message: CompatMessage) {
        write("willPresent", message)
        onWillPresent?(message)
    }
    package func didPresent(_ message: CompatMessage) {
        write("didPresent", message)
        onDidPresent?(message)
    }
    package func didHide(_ message: CompatMessage) { write("didHide", message) }
    package func shouldPerform(_ action: MessageAction, of message: CompatMessage) -> Bool {
        write("shouldPerform(\(action))", message)
        onPerform?(action)
        return leavesClicksToSDK
    }
    package func didLoad(_ url: URL, in message: CompatMessage) {
        write("didLoad(\(url.absoluteString))", message)
    }
    package func willDismiss(_ message: CompatMessage) { write("willDismiss", message) }
    package func didDismiss(_ message: CompatMessage, resolution: MessageResolution) {
        write("didDismiss(\(resolution))", message)
        onDidDismiss?(message)
    }
    package func didFail(_ message: CompatMessage, failure: MessageFailure) {
        write("didFail(\(failure.reason))", message)
    }
}
