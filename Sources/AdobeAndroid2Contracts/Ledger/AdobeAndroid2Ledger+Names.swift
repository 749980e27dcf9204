import InAppCompat
import InAppContracts

extension Ledger {
    /// Entries for names, set-up, and the model's members for tests.
    static let adobeAndroid2Names: [LedgerEntry] = [
        .modelOnly(
            """
            AdobeAndroid2Host.destroyActivity() AdobeAndroid2Host.hasApplicationContext AdobeAndroid2Host.init(stage:)
            AdobeAndroid2Host.inspect(payload:_:) AdobeAndroid2Host.isCampaignKnown AdobeAndroid2Host.isFirstShape
            AdobeAndroid2Host.messages(in:) AdobeAndroid2Host.pressBack() AdobeAndroid2Host.resumeActivity()
            AdobeAndroid2Host.rotate() AdobeAndroid2Host.stage AdobeAndroid2Host.trigger(json:) AdobeAndroid2Host
            FirstMessagingDelegate.init() FirstMessagingDelegate.onDismiss(_:) FirstMessagingDelegate.onShow(_:)
            FirstMessagingDelegate.onShowFailure() FirstMessagingDelegate.openUrl(_:_:)
            FirstMessagingDelegate.overrideUrlLoad(_:_:) FirstMessagingDelegate.shouldShowMessage(_:)
            FirstMessagingDelegate FirstServiceProvider.getMessageDelegate() FirstServiceProvider.setMessageDelegate(_:)
            FirstServiceProvider ForeignFullscreenMessage.dismiss() ForeignFullscreenMessage.dropWebView()
            ForeignFullscreenMessage.follow(_:) ForeignFullscreenMessage.getMessageSettings()
            ForeignFullscreenMessage.getParent() ForeignFullscreenMessage.getWebView() ForeignFullscreenMessage.message
            ForeignFullscreenMessage.openUrl(_:) ForeignFullscreenMessage.setLocalAssetsMap(_:)
            ForeignFullscreenMessage.setMessageSetting(_:) ForeignFullscreenMessage.show()
            ForeignFullscreenMessage.show(_:) ForeignFullscreenMessage ForeignMessage.dismiss(_:)
            ForeignMessage.evaluateJavascript(_:) ForeignMessage.getAutoTrack() ForeignMessage.getId()
            ForeignMessage.getParent() ForeignMessage.getWebView() ForeignMessage.handleJavascriptMessage(_:_:)
            ForeignMessage.make(id:settings:host:) ForeignMessage.setAutoTrack(_:) ForeignMessage.show()
            ForeignMessage.track(_:_:) ForeignMessage ForeignMessageHost.dismiss(_:)
            ForeignMessageHost.evaluateJavascript(_:_:_:) ForeignMessageHost.handleJavascriptMessage(_:_:_:)
            ForeignMessageHost.openUrl(_:_:) ForeignMessageHost.setAutoTrack(_:_:)
            ForeignMessageHost.setLocalAssetsMap(_:_:) ForeignMessageHost.show(_:_:) ForeignMessageHost.track(_:_:_:)
            ForeignMessageHost
            """),
        .handler(
            """
            MessagingDelegate
            """),
        .message(
            """
            MessageSettings WebView FullscreenMessage Message
            """),
        .attaching(
            rules: ["A2-001", "A2-002"],
            """
            MobileCore.getMessagingDelegate() MobileCore.setMessagingDelegate(_:)
            """),
        .pageListenerType("FullscreenMessageDelegate"),
        .setUp(
            """
            AlertListener.onDismiss() AlertListener.onError(_:) AlertListener.onNegativeResponse()
            AlertListener.onPositiveResponse() AlertListener.onShow() AlertListener AlertSetting.build(_:_:_:_:)
            AlertSetting.getMessage() AlertSetting.getNegativeButtonText() AlertSetting.getPositiveButtonText()
            AlertSetting.getTitle() AlertSetting FloatingButton.display() FloatingButton.remove() FloatingButton
            FloatingButtonListener.onPanDetected() FloatingButtonListener.onTapDetected() FloatingButtonListener
            Messaging.extensionVersion() Messaging.registerExtension()
            NotificationSetting.build(_:_:_:_:_:_:_:_:) NotificationSetting.getContent() NotificationSetting.getDeeplink()
            NotificationSetting.getDelaySeconds() NotificationSetting.getFireDate() NotificationSetting.getIdentifier()
            NotificationSetting.getSound() NotificationSetting.getTitle() NotificationSetting.getUserInfo()
            NotificationSetting ServiceProvider.getInstance() ServiceProvider.getMessageDelegate()
            ServiceProvider.getUIService() ServiceProvider.setMessageDelegate(_:) ServiceProvider.setURIHandler(_:)
            ServiceProvider UIError.anotherMessageIsDisplayed UIError UIService.createFloatingButton(_:)
            UIService.createFullscreenMessage(_:_:_:_:) UIService.getIntentWithURI(_:) UIService.setURIHandler(_:)
            UIService.showAlert(_:_:) UIService.showLocalNotification(_:) UIService
            """),
    ]
}
