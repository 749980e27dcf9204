// Delegates that use everything that an SDK may lack, and their companions.
import AdobeAndroid2Model
import AdobeAndroid3Model
import AdobeIOSModel
import Airship17Model
import BrazeModel
import Foundation
import OldDelegates
import PlatformStandIns

final class BusyAdobeDelegate: AdobeIOSModel.MessagingDelegate, Sendable {
    func shouldShowMessage(message: any Showable) -> Bool {
        guard let campaign = (message as? AdobeIOSModel.FullscreenMessage)?.parent else { return true }
        _ = campaign.view
        campaign.autoTrack = false
        campaign.handleJavascriptMessage("shop") { _ in }
        return true
    }

    func onShow(message: any Showable) {
        let message = message as? AdobeIOSModel.FullscreenMessage
        _ = message?.parent?.view
        message?.parent?.track("seen", withEdgeEventType: .interact)
        message?.hide()
        message?.parent?.dismiss()
    }

    func onDismiss(message: any Showable) {}
}

final class WideningDelegate: AdobeIOSModel.MessagingDelegate, Sendable {
    func shouldShowMessage(message: any Showable) -> Bool {
        (message as? AdobeIOSModel.FullscreenMessage)?.settings?.setWidth(42)
        return true
    }

    func onShow(message: any Showable) {}
    func onDismiss(message: any Showable) {}
}

final class BusyAndroid2Delegate: AdobeAndroid2Model.MessagingDelegate, Sendable {
    func shouldShowMessage(_ message: any AdobeAndroid2Model.FullscreenMessage) -> Bool {
        guard let campaign = message.getParent() as? any AdobeAndroid2Model.Message else { return true }
        campaign.setAutoTrack(false)
        campaign.handleJavascriptMessage("shop") { _ in }
        return true
    }

    func onShow(_ message: any AdobeAndroid2Model.FullscreenMessage) {
        let campaign = message.getParent() as? any AdobeAndroid2Model.Message
        campaign?.track("seen", .inAppInteract)
        campaign?.dismiss(true)
    }

    func onDismiss(_ message: any AdobeAndroid2Model.FullscreenMessage) {}
    func urlLoaded(_ url: String, _ message: any AdobeAndroid2Model.FullscreenMessage) {}
}

final class BusyAndroid3Delegate: PresentationDelegate {
    func canShow(_ presentable: any Presentable) -> Bool {
        guard let message = presentable as? any Presentable<AdobeAndroid3Model.InAppMessage>,
            let campaign = MessagingUtils.getMessageForPresentable(message)
        else { return true }
        campaign.setAutoTrack(false)
        message.getPresentation().eventHandler.handleJavascriptMessage("shop") { _ in }
        return true
    }

    func onShow(_ presentable: any Presentable) {
        guard let message = presentable as? any Presentable<AdobeAndroid3Model.InAppMessage> else { return }
        MessagingUtils.getMessageForPresentable(message)?.track("seen", .interact)
        message.hide()
        message.dismiss()
    }

    func onHide(_ presentable: any Presentable) {}
    func onDismiss(_ presentable: any Presentable) {}
    func onContentLoaded(_ presentable: any Presentable, _ presentationContent: PresentationContent?) {}
}

@MainActor final class BusyBrazeDelegate: BrazeInAppMessageUIDelegate {
    func inAppMessage(
        _ ui: BrazeInAppMessageUI, prepareWith context: inout BrazeInAppMessageUI.PresentationContext
    ) {
        context.preferredOrientation = .landscapeLeft
        context.statusBarHideBehavior = .hidden
        context.windowLevel = .alert
        context.customView = PatternView(frame: .zero)
        context.message.animateIn = false
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, didPresent message: Braze.InAppMessage, view: any InAppMessageView
    ) {
        message.context?.logClick(buttonId: "0")
        ui.dismiss()
    }
}

@MainActor final class QuietBrazeDelegate: BrazeDelegate {}

final class BusyAirshipDelegate: NSObject, InAppMessagingDelegate {}

final class FixedAirship17Scene: NSObject, InAppMessageSceneDelegate {}

final class QuietAirship17Adapter: NSObject, InAppMessageAdapterProtocol {
    static func adapter(for message: Airship17Model.InAppMessage) -> QuietAirship17Adapter {
        QuietAirship17Adapter()
    }
    func prepare(
        with assets: InAppMessageAssets,
        completionHandler: @escaping @Sendable (InAppMessagePrepareResult) -> Void
    ) { completionHandler(.success) }
    func isReadyToDisplay() -> Bool { true }
    func display(_ completionHandler: @escaping @Sendable (InAppMessageResolution) -> Void) {
        completionHandler(.userDismissed())
    }
}
