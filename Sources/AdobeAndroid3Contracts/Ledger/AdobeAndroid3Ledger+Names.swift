import InAppCompat
import InAppContracts

extension Ledger {
    /// Entries for names, set-up, and the model's members for tests.
    static let adobeAndroid3Names: [LedgerEntry] = [
        .modelOnly(
            """
            AdobeAndroid3Host.destroyActivity() AdobeAndroid3Host.drag(x:y:velocity:)
            AdobeAndroid3Host.forgetDelegate() AdobeAndroid3Host.forgetMessages() AdobeAndroid3Host.init(stage:)
            AdobeAndroid3Host.isTrackingInfoKnown AdobeAndroid3Host.navigatePage(to:) AdobeAndroid3Host.pressBack()
            AdobeAndroid3Host.resumeActivity(_:) AdobeAndroid3Host.setOpener(_:)
            AdobeAndroid3Host.setScriptResult(_:) AdobeAndroid3Host.stage AdobeAndroid3Host.trigger(json:)
            AdobeAndroid3Host.utilityProvider AdobeAndroid3Host ForeignLink.init(_:) ForeignLink.interaction
            ForeignLink.isDismissal ForeignLink.target ForeignLink ForeignPresentable.dismiss()
            ForeignPresentable.getAutoTrack() ForeignPresentable.getId() ForeignPresentable.getMetadata()
            ForeignPresentable.getPresentation() ForeignPresentable.getState() ForeignPresentable.hide()
            ForeignPresentable.host ForeignPresentable.init(id:settings:metadata:eventHandler:host:)
            ForeignPresentable.recordDisplay() ForeignPresentable.setAutoTrack(_:) ForeignPresentable.show()
            ForeignPresentable.track(_:_:) ForeignPresentable ForeignPresentableHost.dismiss()
            ForeignPresentableHost.evaluateJavascript(_:_:) ForeignPresentableHost.handleJavascriptMessage(_:_:)
            ForeignPresentableHost.hide() ForeignPresentableHost.isAutoTracked
            ForeignPresentableHost.recordDisplay() ForeignPresentableHost.show() ForeignPresentableHost.state
            ForeignPresentableHost.track(_:_:) ForeignPresentableHost InAppMessageSettings.inspect(_:)
            """),
        .handler(
            """
            PresentationDelegate PresentationLever PresentationListener
            """),
        .message(
            """
            InAppMessageSettings InAppMessage InAppMessageEventHandler Message Presentable Presentation
            """),
        .name(
            """
            DefaultPresentationUtilityProvider.init() IllegalArgumentException.init(_:)
            IllegalStateException.init(_:) Presentable.T PresentationEventListener.T UrlContent.init(_:)
            """),
        .setUp(
            """
            AlreadyDismissed.instance AlreadyDismissed AlreadyHidden.instance AlreadyHidden AlreadyShown.instance
            AlreadyShown Bitmap ConflictingPresentation.instance ConflictingPresentation
            DefaultPresentationUtilityProvider.getApplication()
            DefaultPresentationUtilityProvider.getCachedContent(_:_:)
            DefaultPresentationUtilityProvider.getCurrentActivity() DefaultPresentationUtilityProvider.openUri(_:)
            DefaultPresentationUtilityProvider DelegateGateNotMet.instance DelegateGateNotMet DismissFailed.reason
            DismissFailed HideFailed.reason HideFailed IllegalArgumentException.message IllegalArgumentException
            IllegalStateException.message IllegalStateException InAppMessageEventListener
            Messaging.extensionVersion() Messaging.getPropositionsForSurfaces(_:_:)
            Messaging.setPushNotificationListener(_:) Messaging.trackPushReceived(_:)
            Messaging.updatePropositionsForSurfaces(_:) Messaging.updatePropositionsForSurfaces(_:_:) MessagingUtils
            NoActivityToDetachFrom.instance NoActivityToDetachFrom NoAttachableActivity.instance
            NoAttachableActivity PresentationError PresentationEventListener
            PresentationUtilityProvider.getApplication() PresentationUtilityProvider.getCachedContent(_:_:)
            PresentationUtilityProvider.getCurrentActivity() PresentationUtilityProvider.openUri(_:)
            PresentationUtilityProvider PushNotificationListener ServiceProvider.getInstance()
            ServiceProvider.getUIService() ServiceProvider.getUriService() ServiceProvider.uiService
            ServiceProvider.uriService ServiceProvider ShowFailed.reason ShowFailed
            SuppressedByAppDeveloper.instance SuppressedByAppDeveloper UIService.create(_:_:)
            UIService.setPresentationDelegate(_:) UIService UriOpening.setUriHandler(_:)
            UriOpening
            """),
    ]
}
