// The handler of README.md, whole.
// snippet: handler behind two SDKs
import AdobeIOSBridge
import AdobeIOSModel
import BrazeBridge
import BrazeModel
import HeadlessStage
import InAppCompat
import Testing

/// Holds messages while the user pays, and opens the app's own links.
@MainActor final class PaymentHandler: InAppMessageHandler {
    var isPaying = true
    private(set) var lines: [String] = []

    func decideDisplay(of message: CompatMessage) -> DisplayDecision {
        isPaying ? .hold : .show
    }

    func shouldPerform(_ action: MessageAction, of message: CompatMessage) -> Bool {
        guard let url = action.url, url.scheme == "myapp" else { return true }
        lines.append("\(message.shape) opens \(url)")
        return false  // the SDK does not open it
    }
}

@MainActor @Test("Two SDKs hold their messages while the user pays")
func messagesWait() throws {
    let (stage, handler) = (HeadlessStage(), PaymentHandler())
    let (braze, adobe) = (BrazeHost(stage: stage), AdobeIOSHost(stage: stage))
    let onBraze = stage.run { BrazeBridge(handler).attach(to: braze.ui) }
    let onAdobe = stage.run { AdobeIOSBridge(handler).attach() }
    defer { stage.run { _ = (onBraze.detach(), onAdobe.detach()) } }
    try braze.trigger(json: slideupPayload)
    try adobe.trigger(json: #"{"contentType": "text/html", "content": "<p>Sale</p>"}"#)
    stage.runUntilIdle()
    #expect(onBraze.heldMessages.count == 1 && onAdobe.heldMessages.count == 1)
    handler.isPaying = false
    try onBraze.showNext()
    stage.runUntilIdle()
    stage.user.tapMessage()
    #expect(handler.lines == ["braze opens myapp://offers"])
}
// end snippet
