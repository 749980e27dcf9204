import AdobeAndroid2Bridge
import AdobeAndroid2Model
import AdobeIOSBridge
import AdobeIOSModel
import BrazeBridge
import BridgeTesting
import HeadlessStage
import InAppCompat
import OldDelegates
import PlatformStandIns
import Testing

/// Adobe delegates that switch animations off under Braze, which can do that, or choose others, which it cannot.
@MainActor @Suite(.timeLimit(.minutes(20))) struct SettledMotionTests {
    private typealias Animation = AdobeIOSModel.MessageAnimation

    private final class MovingIOS: AdobeIOSModel.MessagingDelegate, Sendable {
        private let animation: Animation

        init(_ animation: Animation) { self.animation = animation }

        func shouldShowMessage(message: any Showable) -> Bool {
            let settings = (message as? AdobeIOSModel.FullscreenMessage)?.settings
            settings?.setDisplayAnimation(animation).setDismissAnimation(animation)
            return true
        }
        func onShow(message: any Showable) {}
        func onDismiss(message: any Showable) {}
    }

    private final class StillAndroid: AdobeAndroid2Model.MessagingDelegate, Sendable {
        func shouldShowMessage(_ message: any AdobeAndroid2Model.FullscreenMessage) -> Bool {
            message.getMessageSettings()?.setDisplayAnimation(AdobeAndroid2Model.MessageAnimation.none)
            return true
        }
    }

    /// What is reported when Braze shows a modal, and whether it is animated.
    private func show(_ adopted: any AdoptedDelegate) throws -> (said: [String], animated: [Bool]) {
        let said = DiagnosticList()
        let braze = BrazeWorld(adopted, on: HeadlessStage())
        defer { braze.detach() }
        braze.bridge.diagnostics = said.sink
        try braze.trigger("m1")
        let shown = try #require(braze.bridge.engine.visibleMessages.first).content.motion
        return (said.items.map(\.explanation), [shown.isEntryAnimated, shown.isExitAnimated])
    }

    @Test("BZ-071, AI-150 animations that a delegate switches off are off, and nothing is reported")
    func still() throws {
        let ios = try show(AdoptedAdobeIOSDelegate(MovingIOS(.none)))
        #expect(ios.said == [] && ios.animated == [false, false])
        let android = try show(AdoptedAdobeAndroid2Delegate(StillAndroid()))
        #expect(android.said == [] && android.animated == [false, true])
    }

    @Test("BZ-071, AI-150 an animation that Braze does not have is reported")
    func other() throws {
        let (said, animated) = try show(AdoptedAdobeIOSDelegate(MovingIOS(.left)))
        let why = "does not show. This SDK has no place for it, or has already made that part."
        #expect(
            said == [
                "content.motion: Braze has one animation for each layout.",
                "MessageSettings: the change of setDisplayAnimation \(why)",
                "MessageSettings: the change of setDismissAnimation \(why)",
            ])
        #expect(animated == [true, true])
    }
}
