import InAppCompat
import InAppContracts

extension Ledger {
    /// What becomes of each member of the model's API (Compat/AdobeAndroid3/LEDGER.md).
    static let adobeAndroid3 = Ledger(
        pagesOnly:
            "A message of this SDK is always a page of HTML: a reader of headers, texts, buttons and click actions finds them empty.",
        modules: ["AdobeAndroid3Model"],
        [
            LedgerEntry(
                .modelOnly,
                advice: "The model has it for tests.",
                members: """
                    AdobeAndroid3Host.destroyActivity() AdobeAndroid3Host.drag(x:y:velocity:)
                    AdobeAndroid3Host.forgetDelegate() AdobeAndroid3Host.forgetMessages()
                    AdobeAndroid3Host.init(stage:) AdobeAndroid3Host.isTrackingInfoKnown
                    AdobeAndroid3Host.navigatePage(to:) AdobeAndroid3Host.pressBack()
                    AdobeAndroid3Host.resumeActivity(_:) AdobeAndroid3Host.setOpener(_:)
                    AdobeAndroid3Host.setScriptResult(_:) AdobeAndroid3Host.stage AdobeAndroid3Host.trigger(json:)
                    AdobeAndroid3Host.utilityProvider AdobeAndroid3Host ForeignLink.init(_:) ForeignLink.interaction
                    ForeignLink.isDismissal ForeignLink.target ForeignLink ForeignPresentable.dismiss()
                    ForeignPresentable.getAutoTrack() ForeignPresentable.getId() ForeignPresentable.getMetadata()
                    ForeignPresentable.getPresentation() ForeignPresentable.getState() ForeignPresentable.hide()
                    ForeignPresentable.host ForeignPresentable.init(id:settings:metadata:eventHandler:host:)
                    ForeignPresentable.recordDisplay() ForeignPresentable.setAutoTrack(_:) ForeignPresentable.show()
                    ForeignPresentable.track(_:_:) ForeignPresentable ForeignPresentableHost.dismiss()
                    ForeignPresentableHost.evaluateJavascript(_:_:)
                    ForeignPresentableHost.handleJavascriptMessage(_:_:) ForeignPresentableHost.hide()
                    ForeignPresentableHost.isAutoTracked ForeignPresentableHost.recordDisplay()
                    ForeignPresentableHost.show() ForeignPresentableHost.state ForeignPresentableHost.track(_:_:)
                    ForeignPresentableHost InAppMessageSettings.inspect(_:)
                    """),
            LedgerEntry(
                .vocabulary,
                counterpart: "InAppMessageHandler",
                code: "InAppMessageHandler",
                advice: "The handler's protocol stands for it.",
                members: """
                    PresentationDelegate PresentationLever PresentationListener
                    """),
            LedgerEntry(
                .vocabulary,
                counterpart: "CompatMessage",
                code: "CompatMessage",
                advice: "The neutral message stands for it.",
                members: """
                    InAppMessage Message Presentable Presentation
                    """),
            LedgerEntry(
                .callback,
                counterpart: "decideDisplay(of:)",
                code: "func decideDisplay(of $1: CompatMessage) -> DisplayDecision | false = .hold",
                needs: [
                    .gate, .gateBeforeAppShow, .gateEachTrigger, .gateWhileVisible, .gateWhileLeaving,
                    .gateWhileHidden, .conflictAtOnce, .showLater, .showAgain, .discardOnce,
                ],
                rules: ["A3-022", "A3-040", "A3-042"],
                advice:
                    "Answer .show, .hold or .discard; it is asked once a trigger, not again when the app shows the message.",
                members: """
                    PresentationLever.canShow(_:)
                    """),
            LedgerEntry(
                .callback,
                counterpart: "didPresent(_:)",
                code: "func didPresent(_ $1: CompatMessage)",
                needs: [
                    .didPresent, .conflictAtOnce, .gateWhileVisible, .gateWhileLeaving, .gateWhileHidden,
                    .gateEachTrigger, .showLater, .showAgain, .controlCampaigns, .discardOnce,
                ],
                rules: ["A3-022", "A3-050", "A3-112"],
                advice: "Rename it.",
                members: """
                    PresentationEventListener.onShow(_:) PresentationListener.onShow(_:)
                    """),
            LedgerEntry(
                .callback,
                counterpart: "didHide(_:)",
                code: "func didHide(_ $1: CompatMessage)",
                needs: [
                    .didHide, .hide, .conflictAtOnce, .gateWhileVisible, .gateWhileLeaving,
                    .gateWhileHidden, .gateEachTrigger, .showLater, .showAgain, .controlCampaigns,
                    .discardOnce,
                ],
                rules: ["A3-022"],
                advice: "Rename it.",
                members: """
                    PresentationEventListener.onHide(_:) PresentationListener.onHide(_:)
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
                rules: ["A3-022", "A3-023"],
                advice: "Rename it; the resolution says how it went away.",
                members: """
                    PresentationEventListener.onDismiss(_:) PresentationListener.onDismiss(_:)
                    """),
            LedgerEntry(
                .callback,
                counterpart: "didLoad(_:in:)",
                needs: [
                    .didLoad, .webLinks, .staysOnWebLinks, .conflictAtOnce, .gateWhileVisible,
                    .gateWhileLeaving, .gateWhileHidden, .gateEachTrigger, .showLater, .showAgain,
                    .controlCampaigns, .discardOnce,
                ],
                advice:
                    "didLoad tells the address and the message the other way round; content that is no address is not told of.",
                members: """
                    PresentationListener.onContentLoaded(_:_:)
                    """),
            LedgerEntry(
                .callback,
                counterpart: "didFail(_:failure:)",
                needs: [
                    .failure, .conflictAtOnce, .gateWhileVisible, .gateWhileLeaving, .gateWhileHidden,
                    .gateEachTrigger, .showLater, .showAgain, .controlCampaigns, .discardOnce,
                ],
                advice: "didFail says why.",
                members: """
                    PresentationEventListener.onError(_:_:)
                    """),
            LedgerEntry(
                .callback,
                counterpart: "shouldPerform(_:of:)",
                needs: [
                    .shouldPerform, .webLinks, .staysOnWebLinks, .conflictAtOnce, .gateWhileVisible,
                    .gateWhileLeaving, .gateWhileHidden, .gateEachTrigger, .showLater, .showAgain,
                    .controlCampaigns, .discardOnce,
                ],
                advice: "shouldPerform is asked about clicks.",
                members: """
                    InAppMessageEventListener.onBackPressed(_:) InAppMessageEventListener.onUrlLoading(_:_:)
                    """),
            LedgerEntry(
                .content,
                counterpart: "CompatMessage",
                advice: "The neutral message is one object.",
                members: """
                    MessagingUtils.getMessageForPresentable(_:) Presentable.getPresentation()
                    """),
            LedgerEntry(
                .content,
                counterpart: "CompatMessage.id",
                code: "$base.id",
                advice: "The campaign's id.",
                members: """
                    Message.getId() Message.id Presentation.id
                    """),
            LedgerEntry(
                .content,
                counterpart: "CompatMessage.content.extras",
                advice: "What the campaign adds is in content.extras.",
                members: """
                    Message.getMetadata()
                    """),
            LedgerEntry(
                .content,
                counterpart: "CompatMessage.phase",
                advice: "The phase says where the message is in its life.",
                members: """
                    Presentable.getState() PresentableState.detached PresentableState.hidden
                    PresentableState.visible PresentableState
                    """),
            LedgerEntry(
                .action,
                counterpart: "CompatMessage.dismiss()",
                code: "try? $base.dismiss()",
                needs: [.dismiss],
                rules: ["A3-010", "A3-085", "A3-086"],
                advice: "It throws where the SDK cannot.",
                members: """
                    Message.dismiss() Presentable.dismiss()
                    """),
            LedgerEntry(
                .action,
                counterpart: "CompatMessage.show()",
                code: "try? $base.show()",
                needs: [.showLater],
                advice: "It throws where the SDK cannot; the gate is not asked again.",
                members: """
                    Message.show() Presentable.show()
                    """),
            LedgerEntry(
                .action,
                counterpart: "CompatMessage.hide()",
                code: "try? $base.hide()",
                needs: [.hide],
                advice: "It throws where the SDK cannot.",
                members: """
                    Presentable.hide()
                    """),
            LedgerEntry(
                .action,
                counterpart: "CompatMessage.track(_:)",
                needs: [.track],
                rules: ["A3-044"],
                advice: "Count a TrackedInteraction with the message.",
                members: """
                    Message.getAutoTrack() Message.recordDisplay() Message.setAutoTrack(_:) Message.track(_:_:)
                    """),
            LedgerEntry(
                .action,
                counterpart: "CompatMessage.evaluateJavaScript(_:completion:)",
                needs: [.evaluateScript],
                advice: "It throws where the SDK gives no page.",
                members: """
                    InAppMessageEventHandler.evaluateJavascript(_:_:)
                    """),
            LedgerEntry(
                .action,
                counterpart: "CompatMessage.onScriptMessage(_:_:)",
                needs: [.scriptMessages],
                advice: "Listen with onScriptMessage, from willPresent on.",
                members: """
                    InAppMessageEventHandler.handleJavascriptMessage(_:_:)
                    """),
            LedgerEntry(
                .content,
                counterpart: "plan.content.frame",
                needs: [.prepareContent],
                advice: "How a page is laid out: change the frame of the plan's content in prepare.",
                members: """
                    InAppMessageSettings.Builder.assetMap(_:) InAppMessageSettings.Builder.backdropOpacity(_:)
                    InAppMessageSettings.Builder.backgroundColor(_:) InAppMessageSettings.Builder.build()
                    InAppMessageSettings.Builder.content(_:) InAppMessageSettings.Builder.cornerRadius(_:)
                    InAppMessageSettings.Builder.dismissAnimation(_:)
                    InAppMessageSettings.Builder.displayAnimation(_:) InAppMessageSettings.Builder.gestureMap(_:)
                    InAppMessageSettings.Builder.height(_:) InAppMessageSettings.Builder.horizontalAlignment(_:)
                    InAppMessageSettings.Builder.horizontalInset(_:) InAppMessageSettings.Builder.init()
                    InAppMessageSettings.Builder.maxWidth(_:) InAppMessageSettings.Builder.shouldFitToContent(_:)
                    InAppMessageSettings.Builder.shouldTakeOverUi(_:)
                    InAppMessageSettings.Builder.verticalAlignment(_:)
                    InAppMessageSettings.Builder.verticalInset(_:) InAppMessageSettings.Builder.width(_:)
                    InAppMessageSettings.Builder InAppMessageSettings.assetMap InAppMessageSettings.backdropColor
                    InAppMessageSettings.backdropOpacity InAppMessageSettings.content
                    InAppMessageSettings.cornerRadius InAppMessageSettings.dismissAnimation
                    InAppMessageSettings.displayAnimation InAppMessageSettings.fitToContent
                    InAppMessageSettings.gestureMap InAppMessageSettings.height
                    InAppMessageSettings.horizontalAlignment InAppMessageSettings.horizontalInset
                    InAppMessageSettings.maxWidth InAppMessageSettings.shouldTakeOverUi
                    InAppMessageSettings.verticalAlignment InAppMessageSettings.verticalInset
                    InAppMessageSettings.width InAppMessageSettings MessageAlignment.bottom MessageAlignment.center
                    MessageAlignment.left MessageAlignment.right MessageAlignment.top MessageAlignment
                    MessageAnimation.bottom MessageAnimation.center MessageAnimation.fade MessageAnimation.left
                    MessageAnimation.none MessageAnimation.right MessageAnimation.top MessageAnimation
                    MessageGesture.init(rawValue:) MessageGesture.swipeDown MessageGesture.swipeLeft
                    MessageGesture.swipeRight MessageGesture.swipeUp MessageGesture.tapBackground MessageGesture
                    """),
            LedgerEntry(
                .action,
                counterpart: "TrackedInteraction",
                needs: [.track],
                advice: "Name what is counted as a TrackedInteraction.",
                members: """
                    MessagingEdgeEventType.getPropositionEventType() MessagingEdgeEventType.getValue()
                    """),
            LedgerEntry(
                .content,
                advice: "Propositions of this vendor: nothing outside this SDK has them.",
                members: """
                    ContentType.applicationJson ContentType.getValue() ContentType.init(rawValue:)
                    ContentType.textHtml ContentType.textPlain ContentType.textXml ContentType.toString()
                    ContentType.unknown ContentType InAppSchemaData.getContent() InAppSchemaData.getContentType()
                    InAppSchemaData.getExpiryDate() InAppSchemaData.getMeta() InAppSchemaData.getMobileParameters()
                    InAppSchemaData.getPublishedDate() InAppSchemaData.getRemoteAssets()
                    InAppSchemaData.getWebParameters() InAppSchemaData Proposition.getItems() Proposition.getScope()
                    Proposition.getUniqueId() Proposition PropositionItem.getInAppSchemaData()
                    PropositionItem.getItemData() PropositionItem.getItemId() PropositionItem.getSchema()
                    PropositionItem.track(_:) PropositionItem.track(_:_:_:) PropositionItem SchemaType.contentCard
                    SchemaType.defaultContent SchemaType.eventHistoryOperation SchemaType.feed SchemaType.getValue()
                    SchemaType.htmlContent SchemaType.inapp SchemaType.inbox SchemaType.init(rawValue:)
                    SchemaType.jsonContent SchemaType.nativeAlert SchemaType.ruleset SchemaType.unknown SchemaType
                    Surface.getUri() Surface.init() Surface.init(_:) Surface
                    """),
            LedgerEntry(
                .content,
                advice: "Alerts and floating buttons of this vendor: nothing outside this SDK has them.",
                members: """
                    Alert.eventListener Alert.init(_:_:) Alert.listener Alert.settings Alert
                    AlertEventListener.onNegativeResponse(_:) AlertEventListener.onPositiveResponse(_:)
                    AlertEventListener AlertSettings.Builder.build() AlertSettings.Builder.init()
                    AlertSettings.Builder.message(_:) AlertSettings.Builder.negativeButtonText(_:)
                    AlertSettings.Builder.positiveButtonText(_:) AlertSettings.Builder.title(_:)
                    AlertSettings.Builder AlertSettings.message AlertSettings.negativeButtonText
                    AlertSettings.positiveButtonText AlertSettings.title AlertSettings FloatingButton.eventHandler
                    FloatingButton.eventListener FloatingButton.init(_:_:) FloatingButton.listener
                    FloatingButton.settings FloatingButton FloatingButtonEventHandler.updateGraphic(_:)
                    FloatingButtonEventHandler FloatingButtonEventListener.onPanDetected(_:)
                    FloatingButtonEventListener.onTapDetected(_:) FloatingButtonEventListener
                    FloatingButtonSettings.Builder.build() FloatingButtonSettings.Builder.cornerRadius(_:)
                    FloatingButtonSettings.Builder.height(_:) FloatingButtonSettings.Builder.init()
                    FloatingButtonSettings.Builder.initialGraphic(_:) FloatingButtonSettings.Builder.width(_:)
                    FloatingButtonSettings.Builder FloatingButtonSettings.cornerRadius FloatingButtonSettings.height
                    FloatingButtonSettings.initialGraphic FloatingButtonSettings.width FloatingButtonSettings
                    """),
            LedgerEntry(
                .content,
                advice: "The presentation's own parts: nothing outside this SDK has them.",
                members: """
                    InAppMessage.eventHandler InAppMessage.eventListener InAppMessage.init(_:_:)
                    InAppMessage.listener InAppMessage.settings
                    """),
            LedgerEntry(
                .vocabulary,
                advice: "A name without a meaning of its own in a handler: leave it out with what it served.",
                members: """
                    DefaultPresentationUtilityProvider.init() IllegalArgumentException.init(_:)
                    IllegalStateException.init(_:) Presentable.T PresentationEventListener.T UrlContent.init(_:)
                    """),
            LedgerEntry(
                .setUp,
                advice:
                    "Set-up of the vendor's own: the other SDK has its own, and the app's launch code changes with it.",
                members: """
                    AlreadyDismissed.instance AlreadyDismissed AlreadyHidden.instance AlreadyHidden
                    AlreadyShown.instance AlreadyShown Bitmap ConflictingPresentation.instance
                    ConflictingPresentation DefaultPresentationUtilityProvider.getApplication()
                    DefaultPresentationUtilityProvider.getCachedContent(_:_:)
                    DefaultPresentationUtilityProvider.getCurrentActivity()
                    DefaultPresentationUtilityProvider.openUri(_:) DefaultPresentationUtilityProvider
                    DelegateGateNotMet.instance DelegateGateNotMet DismissFailed.reason DismissFailed
                    HideFailed.reason HideFailed IllegalArgumentException.message IllegalArgumentException
                    IllegalStateException.message IllegalStateException InAppMessageEventHandler
                    InAppMessageEventListener Messaging.extensionVersion()
                    Messaging.getPropositionsForSurfaces(_:_:) Messaging.setPushNotificationListener(_:)
                    Messaging.trackPushReceived(_:) Messaging.updatePropositionsForSurfaces(_:)
                    Messaging.updatePropositionsForSurfaces(_:_:) MessagingUtils NoActivityToDetachFrom.instance
                    NoActivityToDetachFrom NoAttachableActivity.instance NoAttachableActivity PresentationContent
                    PresentationError PresentationEventListener PresentationUtilityProvider.getApplication()
                    PresentationUtilityProvider.getCachedContent(_:_:)
                    PresentationUtilityProvider.getCurrentActivity() PresentationUtilityProvider.openUri(_:)
                    PresentationUtilityProvider PushNotificationListener ServiceProvider.getInstance()
                    ServiceProvider.getUIService() ServiceProvider.getUriService() ServiceProvider.uiService
                    ServiceProvider.uriService ServiceProvider ShowFailed.reason ShowFailed
                    SuppressedByAppDeveloper.instance SuppressedByAppDeveloper UIService.create(_:_:)
                    UIService.setPresentationDelegate(_:) UIService UriOpening.openUri(_:)
                    UriOpening.setUriHandler(_:) UriOpening UrlContent.url UrlContent
                    """),
        ])
}
