import AdobeAndroid2Bridge
import AdobeAndroid2Model
import AdobeAndroid3Bridge
import AdobeAndroid3Model
import AdobeIOSBridge
import AdobeIOSModel
import Airship17Bridge
import Airship17Model
import Airship18Bridge
import Airship18Model
import BrazeBridge
import BrazeModel
import BuiltInShapes
import Foundation
import HeadlessStage
import InAppCompat
import InAppContracts
import ModelTesting
import OldDelegates
import Testing

/// An app that has forgotten `stage.run`, or has used another stage's, under every host.
@MainActor @Suite(.realTime, .timeLimit(.minutes(20))) struct ForgottenStageTests {
    nonisolated static let hosts: [ShapeKit] = [
        .adobeIOS, .adobeAndroid2, .adobeAndroid3, .braze, .airship17, .airship18,
    ]
    private static let elsewhere = "a stage other than the one whose host triggers"

    private func host(_ kit: ShapeKit, on stage: HeadlessStage) -> any HeadlessHost {
        kit.driver.init(TraceRecorder(stage: stage), payload: { _ in nil }).host
    }

    /// Performs an app's set-up on the current stage. The result retains the objects that it has created.
    private func setUp(_ shape: SDKShape) -> AnyObject {
        switch shape {
        case .adobeIOS:
            let delegate = OldAdobeDelegate()
            AdobeIOSModel.MobileCore.messagingDelegate = delegate
            return delegate
        case .adobeAndroid2:
            let delegate = QuietAndroid2Delegate()
            AdobeAndroid2Model.MobileCore.setMessagingDelegate(delegate)
            return delegate
        case .adobeAndroid3:
            let delegate = QuietAndroid3Delegate()
            AdobeAndroid3Model.ServiceProvider.getInstance().uiService.setPresentationDelegate(delegate)
            return delegate
        case .braze:
            let (braze, ui) = (
                Braze(configuration: .init(apiKey: "key", endpoint: "e")), BrazeInAppMessageUI()
            )
            braze.inAppMessagePresenter = ui
            return braze
        case .airship18:
            let delegate = QuietAirship18Delegate()
            Airship18Model.Airship.inAppAutomation.inAppMessaging.displayDelegate = delegate
            return delegate
        default:
            let delegate = QuietAirshipDelegate()
            Airship17Model.Airship.takeOff(nil)
            Airship17Model.InAppAutomation.shared.inAppMessageManager.delegate = delegate
            return delegate
        }
    }

    /// Undoes the set-up outside every stage.
    private func tearDown(_ shape: SDKShape) {
        switch shape {
        case .adobeIOS: AdobeIOSModel.MobileCore.messagingDelegate = nil
        case .adobeAndroid2: AdobeAndroid2Model.MobileCore.setMessagingDelegate(nil)
        case .adobeAndroid3: AdobeAndroid3Host(stage: .current).forgetDelegate()
        case .airship17: Airship17Model.InAppAutomation.shared.inAppMessageManager.delegate = nil
        case .airship18: Airship18Model.Airship.inAppAutomation.inAppMessaging.displayDelegate = nil
        default: break
        }
    }

    private func misplaced(_ stage: HeadlessStage) -> [String] {
        stage.log.entries.filter { $0.name.hasPrefix("The delegate is not asked") }.map {
            "\($0.kind) \($0.name)"
        }
    }

    @Test(
        "STAGE a delegate that was registered on another stage is a note in the log of the stage that triggers, once",
        arguments: hosts)
    func anotherStage(kit: ShapeKit) throws {
        let (stage, other) = (HeadlessStage(), HeadlessStage())
        let kept = other.run { setUp(kit.capabilities.shape) }
        defer { withExtendedLifetime(kept) {} }
        let host = host(kit, on: stage)
        for _ in 0..<2 {
            try host.trigger(json: kit.campaigns.news)
            stage.runUntilIdle()
        }
        #expect(misplaced(stage) == ["note The delegate is not asked: it is registered on \(Self.elsewhere)"])
        #expect(misplaced(other) == [])
    }

    @Test(
        "STAGE a delegate that was registered outside of stage.run is an error in the log of the stage that triggers",
        arguments: hosts)
    func noStage(kit: ShapeKit) throws {
        let kept = setUp(kit.capabilities.shape)
        defer { withExtendedLifetime(kept) { tearDown(kit.capabilities.shape) } }
        let stage = HeadlessStage()
        try host(kit, on: stage).trigger(json: kit.campaigns.news)
        stage.runUntilIdle()
        #expect(
            misplaced(stage) == [
                "error The delegate is not asked: it is registered on the stage of the process, not inside stage.run { }"
            ])
    }

    @Test(
        "STAGE a registration outside of stage.run in one test does not appear in another test's log",
        arguments: hosts)
    func anotherTest(kit: ShapeKit) async throws {
        let kept = Kept()
        await Task {
            let other = HeadlessStage()
            kept.objects = [
                other, other.run { setUp(kit.capabilities.shape) }, setUp(kit.capabilities.shape),
            ]
        }.value
        defer { withExtendedLifetime(kept) { tearDown(kit.capabilities.shape) } }
        let stage = HeadlessStage()
        try host(kit, on: stage).trigger(json: kit.campaigns.news)
        stage.runUntilIdle()
        #expect(misplaced(stage) == [])
    }

    @Test(
        "STAGE a stage that was set up before the one whose host triggers is another test's, and nothing is logged",
        arguments: hosts)
    func earlierStage(kit: ShapeKit) throws {
        let earlier = HeadlessStage()
        let kept = earlier.run { setUp(kit.capabilities.shape) }
        defer { withExtendedLifetime(kept) {} }
        let stage = HeadlessStage()
        try host(kit, on: stage).trigger(json: kit.campaigns.news)
        #expect(misplaced(stage) == [])
    }

    @Test(
        "STAGE nothing is logged for a delegate that is registered on the stage, or for a stage with its own host",
        arguments: hosts)
    func rightStage(kit: ShapeKit) throws {
        let (stage, other) = (HeadlessStage(), HeadlessStage())
        let kept = [stage, other].map { stage in stage.run { setUp(kit.capabilities.shape) } }
        defer { withExtendedLifetime(kept) {} }
        try host(kit, on: stage).trigger(json: kit.campaigns.news)
        try host(kit, on: other).trigger(json: kit.campaigns.news)
        let third = HeadlessStage()
        try host(kit, on: third).trigger(json: kit.campaigns.news)
        for stage in [stage, other, third] {
            stage.runUntilIdle()
            #expect(misplaced(stage) == [])
        }
    }
}

/// Objects of another test.
@MainActor private final class Kept {
    var objects: [AnyObject] = []
}

private final class QuietAndroid2Delegate: AdobeAndroid2Model.MessagingDelegate {
    func shouldShowMessage(_ message: any AdobeAndroid2Model.FullscreenMessage) -> Bool { true }
    func onShow(_ message: any AdobeAndroid2Model.FullscreenMessage) {}
    func onDismiss(_ message: any AdobeAndroid2Model.FullscreenMessage) {}
    func urlLoaded(_ url: String, _ message: any AdobeAndroid2Model.FullscreenMessage) {}
}

private final class QuietAndroid3Delegate: PresentationDelegate {
    func canShow(_ presentable: any Presentable) -> Bool { true }
    func onShow(_ presentable: any Presentable) {}
    func onHide(_ presentable: any Presentable) {}
    func onDismiss(_ presentable: any Presentable) {}
    func onContentLoaded(_ presentable: any Presentable, _ presentationContent: PresentationContent?) {}
}

private final class QuietAirshipDelegate: NSObject, InAppMessagingDelegate {}

private final class QuietAirship18Delegate: InAppMessageDisplayDelegate {
    func isMessageReadyToDisplay(_ message: Airship18Model.InAppMessage, scheduleID: String) -> Bool { true }
    func messageWillDisplay(_ message: Airship18Model.InAppMessage, scheduleID: String) {}
    func messageFinishedDisplaying(_ message: Airship18Model.InAppMessage, scheduleID: String) {}
}
