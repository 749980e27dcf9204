import InAppCompat
import InAppContracts

extension Ledger {
    /// What becomes of each member of the model's API (Compat/AdobeAndroid2/LEDGER.md).
    static let adobeAndroid2 = Ledger(
        pagesOnly:
            "A message of this SDK is always a page of HTML: a reader of headers, texts, buttons and click actions finds them empty.",
        modules: ["AdobeAndroid2Model"],
        [
            LedgerEntry(
                .modelOnly,
                advice: "The model has it for tests.",
                members: """
                    AdobeAndroid2Host.destroyActivity() AdobeAndroid2Host.hasApplicationContext
                    AdobeAndroid2Host.init(stage:) AdobeAndroid2Host.inspect(payload:_:)
                    AdobeAndroid2Host.isCampaignKnown AdobeAndroid2Host.isFirstShape AdobeAndroid2Host.messages(in:)
                    AdobeAndroid2Host.pressBack() AdobeAndroid2Host.resumeActivity() AdobeAndroid2Host.rotate()
                    AdobeAndroid2Host.stage AdobeAndroid2Host.trigger(json:) AdobeAndroid2Host
                    FirstMessagingDelegate.init() FirstMessagingDelegate.onDismiss(_:)
                    FirstMessagingDelegate.onShow(_:) FirstMessagingDelegate.onShowFailure()
                    FirstMessagingDelegate.openUrl(_:_:) FirstMessagingDelegate.overrideUrlLoad(_:_:)
                    FirstMessagingDelegate.shouldShowMessage(_:) FirstMessagingDelegate
                    FirstServiceProvider.getMessageDelegate() FirstServiceProvider.setMessageDelegate(_:)
                    FirstServiceProvider ForeignFullscreenMessage.dismiss() ForeignFullscreenMessage.dropWebView()
                    ForeignFullscreenMessage.follow(_:) ForeignFullscreenMessage.getMessageSettings()
                    ForeignFullscreenMessage.getParent() ForeignFullscreenMessage.getWebView()
                    ForeignFullscreenMessage.message ForeignFullscreenMessage.openUrl(_:)
                    ForeignFullscreenMessage.setLocalAssetsMap(_:) ForeignFullscreenMessage.setMessageSetting(_:)
                    ForeignFullscreenMessage.show() ForeignFullscreenMessage.show(_:) ForeignFullscreenMessage
                    ForeignMessage.dismiss(_:) ForeignMessage.evaluateJavascript(_:) ForeignMessage.getAutoTrack()
                    ForeignMessage.getId() ForeignMessage.getParent() ForeignMessage.getWebView()
                    ForeignMessage.handleJavascriptMessage(_:_:) ForeignMessage.make(id:settings:host:)
                    ForeignMessage.setAutoTrack(_:) ForeignMessage.show() ForeignMessage.track(_:_:) ForeignMessage
                    ForeignMessageHost.dismiss(_:) ForeignMessageHost.evaluateJavascript(_:_:_:)
                    ForeignMessageHost.handleJavascriptMessage(_:_:_:) ForeignMessageHost.openUrl(_:_:)
                    ForeignMessageHost.setAutoTrack(_:_:) ForeignMessageHost.setLocalAssetsMap(_:_:)
                    ForeignMessageHost.show(_:_:) ForeignMessageHost.track(_:_:_:) ForeignMessageHost
                    """),
            LedgerEntry(
                .vocabulary,
                counterpart: "InAppMessageHandler",
                code: "InAppMessageHandler",
                advice: "The handler's protocol stands for it.",
                members: """
                    MessagingDelegate
                    """),
            LedgerEntry(
                .vocabulary,
                counterpart: "CompatMessage",
                code: "CompatMessage",
                advice: "The neutral message stands for it.",
                members: """
                    FullscreenMessage Message
                    """),
            LedgerEntry(
                .callback,
                counterpart: "decideDisplay(of:)",
                code: "func decideDisplay(of $1: CompatMessage) -> DisplayDecision | false = .hold",
                needs: [
                    .gate, .gateBeforeAppShow, .gateEachTrigger, .gateWhileVisible, .gateWhileLeaving,
                    .gateWhileHidden, .conflictAtOnce, .showLater, .showAgain, .discardOnce,
                ],
                advice:
                    "false of old leaves the message to the app, which may show it later: .hold does that. Where nobody shows it, answer .discard.",
                members: """
                    MessagingDelegate.shouldShowMessage(_:)
                    """),
            LedgerEntry(
                .callback,
                counterpart: "didPresent(_:)",
                code: "func didPresent(_ $1: CompatMessage)",
                needs: [
                    .didPresent, .conflictAtOnce, .gateWhileVisible, .gateWhileLeaving, .gateWhileHidden,
                    .gateEachTrigger, .showLater, .showAgain, .controlCampaigns, .discardOnce,
                ],
                rules: ["A2-034", "A2-054", "A2-060"],
                advice: "Rename it.",
                members: """
                    MessagingDelegate.onShow(_:)
                    """),
            LedgerEntry(
                .callback,
                counterpart: "didDismiss(_:resolution:)",
                code: "func didDismiss(_ $1: CompatMessage, resolution: MessageResolution)",
                needs: [
                    .didDismiss, .dismissBuiltIn, .timedCampaigns, .staysOnWebLinks, .conflictAtOnce,
                    .gateWhileVisible, .gateWhileLeaving, .gateWhileHidden, .gateEachTrigger, .showLater,
                    .showAgain, .controlCampaigns, .discardOnce,
                ],
                rules: ["A2-041", "A2-051", "A2-054"],
                advice: "Rename it; the resolution says how it went away.",
                members: """
                    MessagingDelegate.onDismiss(_:)
                    """),
            LedgerEntry(
                .callback,
                counterpart: "didLoad(_:in:)",
                code: "func didLoad(_ $1: URL, in $2: CompatMessage)",
                needs: [
                    .didLoad, .webLinks, .staysOnWebLinks, .conflictAtOnce, .gateWhileVisible,
                    .gateWhileLeaving, .gateWhileHidden, .gateEachTrigger, .showLater, .showAgain,
                    .controlCampaigns, .discardOnce,
                ],
                rules: ["A2-072", "A2-074", "A2-081"],
                advice: "Rename it; the address is a URL and no text any more.",
                members: """
                    MessagingDelegate.urlLoaded(_:_:)
                    """),
            LedgerEntry(
                .content,
                counterpart: "CompatMessage",
                code: "Optional($base)",
                advice: "The neutral message is one object: no parent is looked for.",
                members: """
                    FullscreenMessage.getParent() Message.getParent()
                    """),
            LedgerEntry(
                .content,
                counterpart: "CompatMessage.id",
                code: "$base.id",
                advice: "The campaign's id.",
                members: """
                    Message.getId()
                    """),
            LedgerEntry(
                .action,
                counterpart: "CompatMessage.dismiss()",
                code: "try? $base.dismiss()",
                needs: [.dismiss],
                rules: ["A2-050", "A2-075", "A2-078"],
                advice: "It throws where the SDK cannot.",
                members: """
                    FullscreenMessage.dismiss() Message.dismiss(_:)
                    """),
            LedgerEntry(
                .action,
                counterpart: "CompatMessage.show()",
                code: "try? $base.show()",
                needs: [.showLater],
                advice: "It throws where the SDK cannot; the gate is not asked again.",
                members: """
                    FullscreenMessage.show() FullscreenMessage.show(_:) Message.show()
                    """),
            LedgerEntry(
                .action,
                counterpart: "CompatMessage.track(_:)",
                needs: [.track],
                advice: "Count a TrackedInteraction with the message.",
                members: """
                    Message.getAutoTrack() Message.setAutoTrack(_:) Message.track(_:_:)
                    """),
            LedgerEntry(
                .action,
                counterpart: "CompatMessage.evaluateJavaScript(_:completion:)",
                code: "try? $base.evaluateJavaScript($1)",
                needs: [.evaluateScript],
                rules: ["A2-094"],
                advice: "It throws where the SDK gives no page.",
                members: """
                    Message.evaluateJavascript(_:)
                    """),
            LedgerEntry(
                .action,
                counterpart: "CompatMessage.onScriptMessage(_:_:)",
                needs: [.scriptMessages],
                rules: ["A2-090"],
                advice: "Listen with onScriptMessage, from willPresent on.",
                members: """
                    Message.handleJavascriptMessage(_:_:)
                    """),
            LedgerEntry(
                .content,
                counterpart: "CompatMessage.view",
                code: "$base.view",
                needs: [.view],
                advice: "The view, while there is one.",
                members: """
                    FullscreenMessage.getWebView() Message.getWebView() WebView.answerScripts(_:)
                    WebView.evaluateJavascript(_:_:) WebView.evaluatedScripts WebView.javascriptInterfaces
                    WebView.loadedHTML WebView.localAssets WebView.navigate(to:) WebView.post(_:) WebView
                    """),
            LedgerEntry(
                .callback,
                counterpart: "didPresent, didDismiss, shouldPerform, didFail",
                needs: [
                    .shouldPerform, .webLinks, .staysOnWebLinks, .conflictAtOnce, .gateWhileVisible,
                    .gateWhileLeaving, .gateWhileHidden, .gateEachTrigger, .showLater, .showAgain,
                    .controlCampaigns, .discardOnce,
                ],
                rules: ["A2-030", "A2-033", "A2-034"],
                advice: "Who listened to the page itself answers shouldPerform and hears didFail instead.",
                members: """
                    FullscreenMessageDelegate.onBackPressed(_:) FullscreenMessageDelegate.onDismiss(_:)
                    FullscreenMessageDelegate.onShow(_:) FullscreenMessageDelegate.onShowFailure()
                    FullscreenMessageDelegate.overrideUrlLoad(_:_:) FullscreenMessageDelegate.shouldShowMessage(_:)
                    """),
            LedgerEntry(
                .content,
                counterpart: "plan.content.frame",
                needs: [.prepareContent],
                advice: "How a page is laid out: change the frame of the plan's content in prepare.",
                members: """
                    MessageAlignment.bottom MessageAlignment.center MessageAlignment.init(rawValue:)
                    MessageAlignment.left MessageAlignment.right MessageAlignment.top MessageAlignment
                    MessageAnimation.bottom MessageAnimation.center MessageAnimation.fade
                    MessageAnimation.init(rawValue:) MessageAnimation.left MessageAnimation.none
                    MessageAnimation.right MessageAnimation.top MessageAnimation MessageGesture.backgroundTap
                    MessageGesture.get(_:) MessageGesture.init(rawValue:) MessageGesture.swipeDown
                    MessageGesture.swipeLeft MessageGesture.swipeRight MessageGesture.swipeUp
                    MessageGesture.toString() MessageGesture MessageSettings.getBackdropColor()
                    MessageSettings.getBackdropOpacity() MessageSettings.getCornerRadius()
                    MessageSettings.getDismissAnimation() MessageSettings.getDisplayAnimation()
                    MessageSettings.getGestures() MessageSettings.getHeight() MessageSettings.getHorizontalAlign()
                    MessageSettings.getHorizontalInset() MessageSettings.getParent() MessageSettings.getUITakeover()
                    MessageSettings.getVerticalAlign() MessageSettings.getVerticalInset() MessageSettings.getWidth()
                    MessageSettings.init() MessageSettings.setBackdropColor(_:)
                    MessageSettings.setBackdropOpacity(_:) MessageSettings.setCornerRadius(_:)
                    MessageSettings.setDismissAnimation(_:) MessageSettings.setDisplayAnimation(_:)
                    MessageSettings.setGestures(_:) MessageSettings.setHeight(_:)
                    MessageSettings.setHorizontalAlign(_:) MessageSettings.setHorizontalInset(_:)
                    MessageSettings.setParent(_:) MessageSettings.setUiTakeover(_:)
                    MessageSettings.setVerticalAlign(_:) MessageSettings.setVerticalInset(_:)
                    MessageSettings.setWidth(_:) MessageSettings
                    """),
            LedgerEntry(
                .action,
                counterpart: "TrackedInteraction",
                needs: [.track],
                advice: "Name what is counted as a TrackedInteraction.",
                members: """
                    MessagingEdgeEventType.getPropositionEventType() MessagingEdgeEventType.getValue()
                    MessagingEdgeEventType.inAppDismiss MessagingEdgeEventType.inAppDisplay
                    MessagingEdgeEventType.inAppInteract MessagingEdgeEventType.inAppTrigger
                    MessagingEdgeEventType.init(rawValue:) MessagingEdgeEventType.pushApplicationOpened
                    MessagingEdgeEventType.pushCustomAction MessagingEdgeEventType.toString() MessagingEdgeEventType
                    """),
            LedgerEntry(
                .content,
                advice: "The page's own matters: nothing outside this SDK has them.",
                members: """
                    FullscreenMessage.getMessageSettings() FullscreenMessage.openUrl(_:)
                    FullscreenMessage.setLocalAssetsMap(_:) FullscreenMessage.setMessageSetting(_:)
                    """),
            LedgerEntry(
                .setUp,
                advice:
                    "Set-up of the vendor's own: the other SDK has its own, and the app's launch code changes with it.",
                members: """
                    AlertListener.onDismiss() AlertListener.onError(_:) AlertListener.onNegativeResponse()
                    AlertListener.onPositiveResponse() AlertListener.onShow() AlertListener
                    AlertSetting.build(_:_:_:_:) AlertSetting.getMessage() AlertSetting.getNegativeButtonText()
                    AlertSetting.getPositiveButtonText() AlertSetting.getTitle() AlertSetting
                    FloatingButton.display() FloatingButton.remove() FloatingButton
                    FloatingButtonListener.onPanDetected() FloatingButtonListener.onTapDetected()
                    FloatingButtonListener FullscreenMessageDelegate Messaging.extensionVersion()
                    Messaging.registerExtension() MobileCore.getMessagingDelegate()
                    MobileCore.setMessagingDelegate(_:) NotificationSetting.build(_:_:_:_:_:_:_:_:)
                    NotificationSetting.getContent() NotificationSetting.getDeeplink()
                    NotificationSetting.getDelaySeconds() NotificationSetting.getFireDate()
                    NotificationSetting.getIdentifier() NotificationSetting.getSound()
                    NotificationSetting.getTitle() NotificationSetting.getUserInfo() NotificationSetting
                    ServiceProvider.getInstance() ServiceProvider.getMessageDelegate()
                    ServiceProvider.getUIService() ServiceProvider.setMessageDelegate(_:)
                    ServiceProvider.setURIHandler(_:) ServiceProvider UIError.anotherMessageIsDisplayed UIError
                    UIService.createFloatingButton(_:) UIService.createFullscreenMessage(_:_:_:_:)
                    UIService.getIntentWithURI(_:) UIService.setURIHandler(_:) UIService.showAlert(_:_:)
                    UIService.showLocalNotification(_:) UIService.showUrl(_:) UIService
                    """),
        ])
}
