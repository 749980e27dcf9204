import InAppCompat
import InAppContracts

extension Ledger {
    /// What becomes of each member of the model's API (Compat/AdobeIOS/LEDGER.md).
    static let adobeIOS = Ledger(
        pagesOnly:
            "A message of this SDK is always a page of HTML: a reader of headers, texts, buttons and click actions finds them empty.",
        modules: ["AEPCore", "AEPMessaging", "AEPServices", "AdobeIOSModel"],
        [
            LedgerEntry(
                .modelOnly,
                advice: "The model has it for tests.",
                members: """
                    AEPCore.Event AEPCore.EventListener AEPCore.EventSource AEPCore.EventType AEPCore.MobileCore
                    AEPCore AEPMessaging.ContentType AEPMessaging.InAppSchemaData AEPMessaging.Message
                    AEPMessaging.Messaging AEPMessaging.MessagingEdgeEventType AEPMessaging.Proposition
                    AEPMessaging.PropositionItem AEPMessaging.PushTrackingStatus AEPMessaging.SchemaType
                    AEPMessaging.Surface AEPMessaging AEPServices.Dismissible AEPServices.FloatingButton
                    AEPServices.FloatingButtonDelegate AEPServices.FloatingButtonPosition
                    AEPServices.FloatingButtonPresentable AEPServices.FullscreenMessage
                    AEPServices.FullscreenMessageDelegate AEPServices.FullscreenPresentable
                    AEPServices.HttpConnection AEPServices.Log AEPServices.LogLevel AEPServices.Logging
                    AEPServices.MessageAlignment AEPServices.MessageAnimation AEPServices.MessageGesture
                    AEPServices.MessageSettings AEPServices.MessagingDelegate AEPServices.NetworkRequest
                    AEPServices.Networking AEPServices.PresentationError AEPServices.ServiceProvider
                    AEPServices.Showable AEPServices.UIService AEPServices.URLOpening AEPServices
                    AdobeIOSHost.init(stage:) AdobeIOSHost.isPreview AdobeIOSHost.isTrackingInfoKnown
                    AdobeIOSHost.messages(in:) AdobeIOSHost.stage AdobeIOSHost.trigger(json:) AdobeIOSHost
                    ForeignMessageHost.dismiss(_:) ForeignMessageHost.handleJavascriptMessage(_:of:withHandler:)
                    ForeignMessageHost.hide(_:) ForeignMessageHost.recordDisplay(of:)
                    ForeignMessageHost.setAutoTrack(_:of:) ForeignMessageHost.show(_:withMessagingDelegateControl:)
                    ForeignMessageHost.track(_:withEdgeEventType:of:) ForeignMessageHost.webView(of:)
                    ForeignMessageHost Message.foreign(id:html:metadata:host:stage:)
                    Message.init(id:html:metadata:host:stage:) Message.inspect(payload:_:) Message.takeApart()
                    OptionalCreateFullscreenMessage.callAsFunction(payload:listener:isLocalImageUsed:settings:)
                    OptionalCreateFullscreenMessage OptionalDidFinishInitialLoading.callAsFunction(webView:)
                    OptionalDidFinishInitialLoading OptionalOnError.callAsFunction(message:error:) OptionalOnError
                    OptionalURLLoaded.callAsFunction(_:byMessage:) OptionalURLLoaded
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
                    Dismissible FullscreenMessage Message Showable
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
                    MessagingDelegate.shouldShowMessage(message:)
                    """),
            LedgerEntry(
                .callback,
                counterpart: "didPresent(_:)",
                code: "func didPresent(_ $1: CompatMessage)",
                needs: [
                    .didPresent, .conflictAtOnce, .gateWhileVisible, .gateWhileLeaving, .gateWhileHidden,
                    .gateEachTrigger, .showLater, .showAgain, .controlCampaigns, .discardOnce,
                ],
                rules: ["AI-035", "AI-062", "AI-075"],
                advice: "Rename it; a message that comes back after hide is told of again.",
                members: """
                    MessagingDelegate.onShow(message:)
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
                rules: ["AI-038", "AI-062", "AI-075"],
                advice: "Rename it; the resolution says how it went away.",
                members: """
                    MessagingDelegate.onDismiss(message:)
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
                rules: ["AI-099"],
                advice: "Rename it; clicks of other SDKs come to shouldPerform instead.",
                members: """
                    MessagingDelegate.urlLoaded(_:byMessage:) MessagingDelegate.urlLoaded
                    """),
            LedgerEntry(
                .content,
                counterpart: "CompatMessage",
                code: "Optional($base)",
                advice: "The neutral message is one object: no parent is looked for.",
                members: """
                    FullscreenMessage.parent
                    """),
            LedgerEntry(
                .content,
                counterpart: "CompatMessage.id",
                code: "$base.id",
                advice: "The campaign's id.",
                members: """
                    Message.id
                    """),
            LedgerEntry(
                .content,
                counterpart: "CompatMessage.content.extras",
                advice: "What the campaign adds is in content.extras.",
                members: """
                    Message.metadata
                    """),
            LedgerEntry(
                .action,
                counterpart: "CompatMessage.dismiss()",
                code: "try? $base.dismiss()",
                needs: [.dismiss],
                rules: ["AI-062", "AI-070", "AI-094"],
                advice: "It throws where the SDK cannot.",
                members: """
                    Dismissible.dismiss() FullscreenMessage.dismiss() Message.dismiss(suppressAutoTrack:)
                    """),
            LedgerEntry(
                .action,
                counterpart: "CompatMessage.show()",
                code: "try? $base.show()",
                needs: [.showLater],
                advice: "It throws where the SDK cannot; the gate is not asked again.",
                members: """
                    FullscreenMessage.show() FullscreenMessage.show(withMessagingDelegateControl:) Message.show()
                    Showable.show()
                    """),
            LedgerEntry(
                .action,
                counterpart: "CompatMessage.hide()",
                code: "try? $base.hide()",
                needs: [.hide],
                advice: "It throws where the SDK cannot.",
                members: """
                    FullscreenMessage.hide()
                    """),
            LedgerEntry(
                .action,
                counterpart: "CompatMessage.track(_:)",
                needs: [.track],
                advice: "Count a TrackedInteraction with the message.",
                members: """
                    Message.track(_:withEdgeEventType:)
                    """),
            LedgerEntry(
                .action,
                counterpart: "CompatMessage.track(_:)",
                needs: [.track],
                rules: ["AI-054", "AI-094", "AI-110"],
                advice: "Who counts is settled by the other SDK; track adds to it.",
                members: """
                    Message.autoTrack Message.recordDisplay()
                    """),
            LedgerEntry(
                .action,
                counterpart: "CompatMessage.onScriptMessage(_:_:)",
                needs: [.scriptMessages],
                advice: "Listen with onScriptMessage, from willPresent on.",
                members: """
                    FullscreenMessage.handleJavascriptMessage(_:withHandler:)
                    Message.handleJavascriptMessage(_:withHandler:)
                    """),
            LedgerEntry(
                .content,
                counterpart: "CompatMessage.view",
                code: "$base.view",
                needs: [.view],
                advice: "The view, while there is one.",
                members: """
                    FullscreenMessage.webView Message.view
                    """),
            LedgerEntry(
                .content,
                counterpart: "CompatMessage",
                code: "Optional($base)",
                advice: "The neutral message is one object.",
                members: """
                    Message.presentable
                    """),
            LedgerEntry(
                .content,
                counterpart: "CompatMessage.content.page",
                advice: "The page is in content.page.",
                members: """
                    FullscreenMessage.html
                    """),
            LedgerEntry(
                .setUp,
                advice: "The handler is attached with the other SDK's bridge, which the app keeps.",
                members: """
                    MobileCore.messagingDelegate ServiceProvider.messagingDelegate
                    """),
            LedgerEntry(
                .callback,
                counterpart: "didPresent, didDismiss, shouldPerform, didFail",
                needs: [
                    .shouldPerform, .webLinks, .staysOnWebLinks, .conflictAtOnce, .gateWhileVisible,
                    .gateWhileLeaving, .gateWhileHidden, .gateEachTrigger, .showLater, .showAgain,
                    .controlCampaigns, .discardOnce,
                ],
                rules: ["AI-033", "AI-034", "AI-035"],
                advice: "Who listened to the page itself answers shouldPerform and hears didFail instead.",
                members: """
                    FullscreenMessageDelegate.onDismiss(message:) FullscreenMessageDelegate.onError(message:error:)
                    FullscreenMessageDelegate.onError FullscreenMessageDelegate.onShow(message:)
                    FullscreenMessageDelegate.onShowFailure()
                    FullscreenMessageDelegate.overrideUrlLoad(message:url:)
                    FullscreenMessageDelegate.webViewDidFinishInitialLoading(webView:)
                    FullscreenMessageDelegate.webViewDidFinishInitialLoading Message.onDismiss(message:)
                    Message.onError(message:error:) Message.onShow(message:) Message.onShowFailure()
                    Message.overrideUrlLoad(message:url:)
                    """),
            LedgerEntry(
                .content,
                counterpart: "plan.content.frame",
                needs: [.prepareContent],
                advice: "How a page is laid out: change the frame of the plan's content in prepare.",
                members: """
                    MessageAlignment.bottom MessageAlignment.center MessageAlignment.fromString(_:)
                    MessageAlignment.init(rawValue:) MessageAlignment.left MessageAlignment.right
                    MessageAlignment.top MessageAlignment MessageAnimation.bottom MessageAnimation.center
                    MessageAnimation.fade MessageAnimation.fromString(_:) MessageAnimation.init(rawValue:)
                    MessageAnimation.left MessageAnimation.none MessageAnimation.right MessageAnimation.top
                    MessageAnimation MessageGesture.fromString(_:) MessageGesture.init(rawValue:)
                    MessageGesture.swipeDown MessageGesture.swipeLeft MessageGesture.swipeRight
                    MessageGesture.swipeUp MessageGesture.tapBackground MessageGesture MessageSettings.cornerRadius
                    MessageSettings.dismissAnimation MessageSettings.displayAnimation MessageSettings.fitToContent
                    MessageSettings.gestures MessageSettings.getBackgroundColor(opacity:) MessageSettings.height
                    MessageSettings.horizontalAlign MessageSettings.horizontalInset MessageSettings.init(parent:)
                    MessageSettings.maxWidth MessageSettings.parent MessageSettings.setBackdropColor(_:)
                    MessageSettings.setBackdropOpacity(_:) MessageSettings.setCornerRadius(_:)
                    MessageSettings.setDismissAnimation(_:) MessageSettings.setDisplayAnimation(_:)
                    MessageSettings.setFitToContent(_:) MessageSettings.setGestures(_:)
                    MessageSettings.setHeight(_:) MessageSettings.setHorizontalAlign(_:)
                    MessageSettings.setHorizontalInset(_:) MessageSettings.setMaxWidth(_:)
                    MessageSettings.setUiTakeover(_:) MessageSettings.setVerticalAlign(_:)
                    MessageSettings.setVerticalInset(_:) MessageSettings.setWidth(_:) MessageSettings.uiTakeover
                    MessageSettings.verticalAlign MessageSettings.verticalInset MessageSettings.width
                    MessageSettings
                    """),
            LedgerEntry(
                .content,
                advice: "The page's own matters: nothing outside this SDK has them.",
                members: """
                    FullscreenMessage.setAssetMap(_:) FullscreenMessage.settings
                    FullscreenMessage.userContentController(_:didReceive:)
                    FullscreenMessage.webView(_:decidePolicyFor:decisionHandler:)
                    FullscreenMessage.webView(_:didFinish:)
                    """),
            LedgerEntry(
                .content,
                advice: "Propositions of this vendor: nothing outside this SDK has them.",
                members: """
                    ContentType.applicationJson ContentType.init(rawValue:) ContentType.textHtml
                    ContentType.textPlain ContentType.textXml ContentType.toString() ContentType.unknown ContentType
                    InAppSchemaData.content InAppSchemaData.contentType InAppSchemaData.expiryDate
                    InAppSchemaData.meta InAppSchemaData.mobileParameters InAppSchemaData.publishedDate
                    InAppSchemaData.remoteAssets InAppSchemaData.webParameters InAppSchemaData Proposition.items
                    Proposition.priority Proposition.scope Proposition.uniqueId Proposition
                    PropositionItem.generateInteractionXdm(_:withEdgeEventType:forTokens:)
                    PropositionItem.htmlContent PropositionItem.inappSchemaData PropositionItem.itemData
                    PropositionItem.itemId PropositionItem.jsonContentArray PropositionItem.jsonContentDictionary
                    PropositionItem.schema PropositionItem.track(_:withEdgeEventType:forTokens:) PropositionItem
                    SchemaType.contentCard SchemaType.defaultContent SchemaType.eventHistoryOperation
                    SchemaType.feed SchemaType.htmlContent SchemaType.inapp SchemaType.inbox
                    SchemaType.init(rawValue:) SchemaType.jsonContent SchemaType.nativeAlert SchemaType.ruleset
                    SchemaType.toString() SchemaType.unknown SchemaType Surface.hash Surface.init()
                    Surface.init(path:) Surface.isEqual(_:) Surface.uri Surface
                    """),
            LedgerEntry(
                .vocabulary,
                advice: "A name without a meaning of its own in a handler: leave it out with what it served.",
                members: """
                    Event.init(name:type:source:data:mask:) FloatingButtonPosition.init(rawValue:)
                    HttpConnection.init(data:response:error:) LogLevel.<(_:_:) LogLevel.init(rawValue:)
                    NetworkRequest.init(url:) PushTrackingStatus.init(rawValue:)
                    """),
            LedgerEntry(
                .setUp,
                advice:
                    "Set-up of the vendor's own: the other SDK has its own, and the app's launch code changes with it.",
                members: """
                    Event.data Event.id Event.mask Event.name Event.source Event.timestamp Event.type Event
                    EventListener EventSource.eventHistoryWrite EventSource.requestContent
                    EventSource.responseContent EventSource EventType.edge EventType.genericTrack
                    EventType.messaging EventType.rulesEngine EventType FloatingButton.dismiss()
                    FloatingButton.setButtonImage(imageData:) FloatingButton.setInitial(position:)
                    FloatingButton.show() FloatingButton FloatingButtonDelegate.onDismiss()
                    FloatingButtonDelegate.onPanDetected() FloatingButtonDelegate.onShow()
                    FloatingButtonDelegate.onTapDetected() FloatingButtonDelegate FloatingButtonPosition.center
                    FloatingButtonPosition.topLeft FloatingButtonPosition.topRight FloatingButtonPosition
                    FloatingButtonPresentable.setButtonImage(imageData:)
                    FloatingButtonPresentable.setInitial(position:) FloatingButtonPresentable
                    FullscreenMessageDelegate FullscreenPresentable HttpConnection.data HttpConnection.error
                    HttpConnection.response HttpConnection Log.debug(label:_:) Log.error(label:_:) Log.logFilter
                    Log.trace(label:_:) Log.warning(label:_:) Log LogLevel.debug LogLevel.error LogLevel.trace
                    LogLevel.warning LogLevel Logging.log(level:label:message:) Logging Messaging.extensionVersion
                    Messaging.getPropositionsForSurfaces(_:_:)
                    Messaging.handleNotificationResponse(_:urlHandler:closure:) Messaging.refreshInAppMessages()
                    Messaging.updatePropositionsForSurfaces(_:_:) Messaging MobileCore.configureWith(appId:)
                    MobileCore.dispatch(event:) MobileCore.dispatch(event:timeout:responseCallback:)
                    MobileCore.initialize(appId:_:) MobileCore.lifecyclePause()
                    MobileCore.lifecycleStart(additionalContextData:)
                    MobileCore.registerEventListener(type:source:listener:) MobileCore.registerExtensions(_:_:)
                    MobileCore.resetIdentities() MobileCore.setLogLevel(_:) MobileCore.setPushIdentifier(_:)
                    MobileCore.track(action:data:) MobileCore.track(state:data:)
                    MobileCore.updateConfigurationWith(configDict:) MobileCore NetworkRequest.url NetworkRequest
                    Networking.connectAsync(networkRequest:completionHandler:) Networking
                    PresentationError.getReason() PresentationError PushTrackingStatus.invalidMessageId
                    PushTrackingStatus.noDatasetConfigured PushTrackingStatus.noTrackingData
                    PushTrackingStatus.trackingInitiated PushTrackingStatus.unknownError PushTrackingStatus
                    ServiceProvider.loggingService ServiceProvider.networkService ServiceProvider.shared
                    ServiceProvider.uiService ServiceProvider.urlService ServiceProvider
                    UIService.createFloatingButton(listener:)
                    UIService.createFullscreenMessage(payload:listener:isLocalImageUsed:)
                    UIService.createFullscreenMessage(payload:listener:isLocalImageUsed:settings:)
                    UIService.createFullscreenMessage UIService URLOpening.openUrl(_:) URLOpening
                    """),
        ])
}
