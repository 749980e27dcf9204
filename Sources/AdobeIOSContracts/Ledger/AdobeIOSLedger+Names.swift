import InAppCompat
import InAppContracts

extension Ledger {
    /// Entries for names, set-up, and the model's members for tests.
    static let adobeIOSNames: [LedgerEntry] = [
        .modelOnly(
            """
            AEPCore.Event AEPCore.EventListener AEPCore.EventSource AEPCore.EventType AEPCore.MobileCore AEPCore
            AEPMessaging.ContentType AEPMessaging.InAppSchemaData AEPMessaging.Message AEPMessaging.Messaging
            AEPMessaging.MessagingEdgeEventType AEPMessaging.Proposition AEPMessaging.PropositionItem
            AEPMessaging.PushTrackingStatus AEPMessaging.SchemaType AEPMessaging.Surface AEPMessaging
            AEPServices.Dismissible AEPServices.FloatingButton AEPServices.FloatingButtonDelegate
            AEPServices.FloatingButtonPosition AEPServices.FloatingButtonPresentable AEPServices.FullscreenMessage
            AEPServices.FullscreenMessageDelegate AEPServices.FullscreenPresentable AEPServices.HttpConnection
            AEPServices.Log AEPServices.LogLevel AEPServices.Logging AEPServices.MessageAlignment
            AEPServices.MessageAnimation AEPServices.MessageGesture AEPServices.MessageSettings
            AEPServices.MessagingDelegate AEPServices.NetworkRequest AEPServices.Networking AEPServices.PresentationError
            AEPServices.ServiceProvider AEPServices.Showable AEPServices.UIService AEPServices.URLOpening AEPServices
            AdobeIOSHost.init(stage:) AdobeIOSHost.isPreview AdobeIOSHost.isTrackingInfoKnown AdobeIOSHost.messages(in:)
            AdobeIOSHost.stage AdobeIOSHost.trigger(json:) AdobeIOSHost ForeignMessageHost.dismiss(_:)
            ForeignMessageHost.handleJavascriptMessage(_:of:withHandler:) ForeignMessageHost.handleJavascriptMessage(_:released:)
            ForeignMessageHost.hide(_:) ForeignMessageHost.recordDisplay(of:) ForeignMessageHost.setAutoTrack(_:of:)
            ForeignMessageHost.show(_:withMessagingDelegateControl:) ForeignMessageHost.show(released:)
            ForeignMessageHost.track(_:withEdgeEventType:of:)
            ForeignMessageHost.webView(of:) ForeignMessageHost Message.foreign(id:html:metadata:host:stage:)
            Message.init(id:html:metadata:host:stage:) Message.inspect(payload:_:) Message.takeApart()
            OptionalCreateFullscreenMessage.callAsFunction(payload:listener:isLocalImageUsed:settings:)
            OptionalCreateFullscreenMessage OptionalDidFinishInitialLoading.callAsFunction(webView:)
            OptionalDidFinishInitialLoading OptionalOnError.callAsFunction(message:error:) OptionalOnError
            OptionalURLLoaded.callAsFunction(_:byMessage:) OptionalURLLoaded
            """),
        .handler(
            """
            MessagingDelegate
            """),
        .message(
            """
            MessageSettings Dismissible FullscreenMessage Message Showable
            """),
        .attaching(
            rules: ["AI-001", "AI-002"],
            """
            MobileCore.messagingDelegate ServiceProvider.messagingDelegate
            """),
        .name(
            """
            Event.init(name:type:source:data:mask:) FloatingButtonPosition.init(rawValue:)
            HttpConnection.init(data:response:error:) LogLevel.<(_:_:) LogLevel.init(rawValue:) NetworkRequest.init(url:)
            PushTrackingStatus.init(rawValue:)
            """),
        .pageListenerType("FullscreenMessageDelegate"),
        .setUp(
            """
            Event.data Event.id Event.mask Event.name Event.source Event.timestamp Event.type Event EventListener
            EventSource.eventHistoryWrite EventSource.requestContent EventSource.responseContent EventSource
            EventType.edge EventType.genericTrack EventType.messaging EventType.rulesEngine EventType
            FloatingButton.dismiss() FloatingButton.setButtonImage(imageData:) FloatingButton.setInitial(position:)
            FloatingButton.show() FloatingButton FloatingButtonDelegate.onDismiss() FloatingButtonDelegate.onPanDetected()
            FloatingButtonDelegate.onShow() FloatingButtonDelegate.onTapDetected() FloatingButtonDelegate
            FloatingButtonPosition.center FloatingButtonPosition.topLeft FloatingButtonPosition.topRight
            FloatingButtonPosition FloatingButtonPresentable.setButtonImage(imageData:)
            FloatingButtonPresentable.setInitial(position:) FloatingButtonPresentable
            FullscreenPresentable HttpConnection.data HttpConnection.error HttpConnection.response HttpConnection
              Log.logFilter Log
            LogLevel.debug LogLevel.error LogLevel.trace LogLevel.warning LogLevel Logging.log(level:label:message:)
            Logging Messaging.extensionVersion Messaging.getPropositionsForSurfaces(_:_:)
            Messaging.handleNotificationResponse(_:urlHandler:closure:) Messaging.refreshInAppMessages()
            Messaging.updatePropositionsForSurfaces(_:_:) Messaging MobileCore.configureWith(appId:)
            MobileCore.dispatch(event:) MobileCore.dispatch(event:timeout:responseCallback:)
            MobileCore.initialize(appId:_:) MobileCore.lifecyclePause() MobileCore.lifecycleStart(additionalContextData:)
            MobileCore.registerEventListener(type:source:listener:) MobileCore.registerExtensions(_:_:)
            MobileCore.resetIdentities() MobileCore.setLogLevel(_:) MobileCore.setPushIdentifier(_:)
            MobileCore.track(action:data:) MobileCore.track(state:data:) MobileCore.updateConfigurationWith(configDict:)
            MobileCore NetworkRequest.url NetworkRequest Networking.connectAsync(networkRequest:completionHandler:)
            Networking PresentationError.getReason() PresentationError PushTrackingStatus.invalidMessageId
            PushTrackingStatus.noDatasetConfigured PushTrackingStatus.noTrackingData PushTrackingStatus.trackingInitiated
            PushTrackingStatus.unknownError PushTrackingStatus ServiceProvider.loggingService
            ServiceProvider.networkService ServiceProvider.shared ServiceProvider.uiService ServiceProvider.urlService
            ServiceProvider UIService.createFloatingButton(listener:)
            UIService.createFullscreenMessage(payload:listener:isLocalImageUsed:)
            UIService.createFullscreenMessage(payload:listener:isLocalImageUsed:settings:)
            UIService.createFullscreenMessage UIService URLOpening
            """),
    ]
}
