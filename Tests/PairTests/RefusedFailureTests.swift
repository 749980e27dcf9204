import AdobeAndroid2Bridge
import AdobeAndroid2Model
import AdobeAndroid3Bridge
import AdobeAndroid3Model
import AdobeIOSBridge
import BrazeBridge
import BrazeModel
import HeadlessStage
import InAppCompat
import OldDelegates
import PlatformStandIns
import Testing

private final class DecidedAndroid2: AdobeAndroid2Model.MessagingDelegate, Sendable {
    private let answer: Locked<Bool>

    init(_ answer: Locked<Bool>) { self.answer = answer }

    func shouldShowMessage(_ message: any AdobeAndroid2Model.FullscreenMessage) -> Bool { answer.current }
    func onShow(_ message: any AdobeAndroid2Model.FullscreenMessage) {}
    func onDismiss(_ message: any AdobeAndroid2Model.FullscreenMessage) {}
    func urlLoaded(_ url: String, _ message: any AdobeAndroid2Model.FullscreenMessage) {}
}

private final class DecidedAndroid3: PresentationDelegate {
    private let answer: Locked<Bool>

    init(_ answer: Locked<Bool>) { self.answer = answer }

    func canShow(_ presentable: any Presentable) -> Bool { answer.current }
    func onShow(_ presentable: any Presentable) {}
    func onHide(_ presentable: any Presentable) {}
    func onDismiss(_ presentable: any Presentable) {}
    func onContentLoaded(_ presentable: any Presentable, _ presentationContent: PresentationContent?) {}
}

/// Messages that an adopted delegate has refused, and that the driving SDK drops.
@MainActor @Suite("Refused messages that fail", .timeLimit(.minutes(20))) struct RefusedFailureTests {
    private let answer = Locked(false)

    private func adopt(_ shape: SDKShape) -> any InAppMessageHandler {
        switch shape {
        case .adobeAndroid2: return AdoptedAdobeAndroid2Delegate(DecidedAndroid2(answer))
        case .adobeAndroid3: return AdoptedAdobeAndroid3Delegate(DecidedAndroid3(answer))
        default:
            let delegate = OldAdobeDelegate()
            delegate.answer { [answer] in answer.current }
            return AdoptedAdobeIOSDelegate(delegate)
        }
    }

    @Test(
        "INV-7 a message that a delegate has refused is released when it fails",
        arguments: [SDKShape.adobeIOS, .adobeAndroid2, .adobeAndroid3])
    func released(delegate: SDKShape) throws {
        let braze = BrazeWorld(adopt(delegate), on: HeadlessStage())
        defer { braze.detach() }
        try braze.trigger("m1")
        weak let message = braze.bridge.heldMessages.first
        #expect(message?.phase == .held)
        // The SDK drops the messages of the previous user, which is noticed with the next message.
        braze.stage.run { braze.host.braze.changeUser(userId: "b") }
        answer.withLock { $0 = true }
        try braze.trigger("m2")
        #expect(braze.stage.visibleSurfaces == ["m2"])
        #expect(message == nil)
    }

    @Test("INV-7, A3-045 a refused message is released when its campaign qualifies again") func replaced()
        throws
    {
        let adobe = AdobeWorld(adopt(.adobeAndroid3), on: HeadlessStage())
        defer { adobe.detach() }
        try adobe.trigger("m1")
        weak let message = adobe.bridge.heldMessages.first
        #expect(message?.phase == .held)
        answer.withLock { $0 = true }
        try adobe.trigger("m1")
        #expect(adobe.stage.visibleSurfaces == ["m1"])
        #expect(message == nil)
    }
}
