import InAppCompat
import InAppContracts

extension Ledger {
    /// Entries for names, set-up, and the model's members for tests.
    static let brazeNames: [LedgerEntry] = [
        .modelOnly(
            """
            Braze.modelOnlyCurrent Braze.modelOnlyUnknown() BrazeHost.attachesContext BrazeHost.braze
            BrazeHost.init(stage:) BrazeHost.stage BrazeHost.trigger(_:) BrazeHost.trigger(json:) BrazeHost.ui BrazeHost
            BrazeInAppMessageUI.PresentationContext.init(modelOnly:) BrazeInAppMessageUI.modelOnlyController(for:_:)
            BrazeInAppMessageUI.modelOnlyTraits BrazeKit.Braze BrazeKit.BrazeDelegate BrazeKit.BrazeInAppMessageDataLookup
            BrazeKit.BrazeInAppMessagePresenter BrazeKit.BrazeInAppMessageThemeable BrazeKit.BrazeInAppMessageWindowType
            BrazeKit.BrazeSDKAuthDelegate BrazeKit BrazeUI.AsyncImageView BrazeUI.BrazeInAppMessageUI
            BrazeUI.BrazeInAppMessageUIDelegate BrazeUI.GIFViewProvider BrazeUI.InAppMessageView
            BrazeUI.KeyboardFrameNotifier BrazeUI.Shadow BrazeUI.ShadowView BrazeUI.ViewDimension BrazeUI
            ForeignPresenter.dismiss(completion:) ForeignPresenter.forgetMessages() ForeignPresenter.messageView
            ForeignPresenter.present(_:) ForeignPresenter.presentNext() ForeignPresenter.stack
            ForeignPresenter.viewDidLeave(_:) ForeignPresenter
            """),
        LedgerEntry(
            .setUp,
            rules: ["BZ-089"],
            advice: "This does not concern messages alone: the other SDK has its own delegate for it.",
            members: """
                BrazeDelegate.braze(_:noMatchingTriggerForEvent:) BrazeDelegate.braze(_:shouldOpenURL:)
                BrazeDelegate.braze(_:willPresentModalWithContext:)
                BrazeSDKAuthDelegate.braze(_:sdkAuthenticationFailedWithError:)
                """),
        .name(
            """
            Braze.Channel.init(rawValue:) BrazeInAppMessageDataLookup.subscript(dynamicMember:)
            Braze.Configuration.DeviceProperty.init(rawValue:)
            Braze.Configuration.Logger.Level.init(rawValue:)
            Braze.Configuration.Push.Automation.init(automaticSetup:requestAuthorizationAtLaunch:)
            Braze.Configuration.Push.Automation.init(booleanLiteral:) Braze.Configuration.init(apiKey:endpoint:)
            Braze.ErrorString.description Braze.ErrorString.init(_:)
            Braze.URLContext.init(url:useWebView:isUniversalLink:channel:extras:) Braze.init(configuration:)
            BrazeInAppMessageUI.init(presenter:)
            """),
        LedgerEntry(
            .vocabulary,
            counterpart: "InAppMessageHandler",
            code: "InAppMessageHandler",
            advice: "The handler's protocol replaces it; the bridge of the other SDK calls the handler.",
            members: """
                BrazeInAppMessageUIDelegate
                """),
        LedgerEntry(
            .vocabulary,
            counterpart: "InAppMessageHandler",
            advice: "The handler's protocol replaces it; the bridge of the other SDK calls the handler.",
            members: """
                BrazeInAppMessagePresenter BrazeInAppMessageUI
                """),
        .attaching(
            rules: ["BZ-120", "BZ-121"],
            """
            Braze.inAppMessagePresenter BrazeInAppMessageUI.delegate
            """),
        .setUp(
            """
            Braze.Banners.requestBannersRefresh(placementIds:) Braze.Banners Braze.Cancellable.cancel()
            Braze.Cancellable.empty Braze.Cancellable Braze.Channel.banner Braze.Channel.contentCard
            Braze.Channel.inAppMessage Braze.Channel.notification Braze.Channel
            Braze.Configuration.Api.RequestPolicy.automatic Braze.Configuration.Api.RequestPolicy.manual
            Braze.Configuration.Api.RequestPolicy Braze.Configuration.Api.endpoint Braze.Configuration.Api.flushInterval
            Braze.Configuration.Api.key Braze.Configuration.Api.requestPolicy Braze.Configuration.Api.sdkAuthentication
            Braze.Configuration.Api Braze.Configuration.DeviceProperty.carrier Braze.Configuration.DeviceProperty.locale
            Braze.Configuration.DeviceProperty.model Braze.Configuration.DeviceProperty.osVersion
            Braze.Configuration.DeviceProperty.pushAuthStatus Braze.Configuration.DeviceProperty.pushDisplayOptions
            Braze.Configuration.DeviceProperty.pushEnabled Braze.Configuration.DeviceProperty.resolution
            Braze.Configuration.DeviceProperty.timeZone Braze.Configuration.DeviceProperty
            Braze.Configuration.Location.automaticGeofenceRequests
            Braze.Configuration.Location.automaticLocationCollection Braze.Configuration.Location.geofencesEnabled
            Braze.Configuration.Location Braze.Configuration.Logger.Level.debug Braze.Configuration.Logger.Level.disabled
            Braze.Configuration.Logger.Level.error Braze.Configuration.Logger.Level.info Braze.Configuration.Logger.Level
            Braze.Configuration.Logger.level Braze.Configuration.Logger.print Braze.Configuration.Logger
            Braze.Configuration.Push.Automation.automaticSetup
            Braze.Configuration.Push.Automation.requestAuthorizationAtLaunch Braze.Configuration.Push.Automation
            Braze.Configuration.Push.appGroup Braze.Configuration.Push.automation Braze.Configuration.Push
            Braze.Configuration.api Braze.Configuration.apiKey Braze.Configuration.devicePropertyAllowList
            Braze.Configuration.endpoint Braze.Configuration.forwardUniversalLinks Braze.Configuration.location
            Braze.Configuration.logger Braze.Configuration.optInWhenPushAuthorized Braze.Configuration.push
            Braze.Configuration.sessionTimeout Braze.Configuration.triggerMinimumTimeInterval
            Braze.Configuration.useUUIDAsDeviceId Braze.Configuration Braze.ContentCard.id Braze.ContentCard
            Braze.ContentCards.requestRefresh() Braze.ContentCards.subscribeToUpdates(_:) Braze.ContentCards
            Braze.ErrorString.logDescription Braze.ErrorString Braze.FeatureFlag.enabled Braze.FeatureFlag.id
            Braze.FeatureFlag Braze.FeatureFlags.featureFlag(id:) Braze.FeatureFlags.requestRefresh()
            Braze.FeatureFlags.subscribeToUpdates(_:) Braze.FeatureFlags Braze.ModalContext.animateDismissal
            Braze.ModalContext.animatePresentation Braze.ModalContext.channel
            Braze.ModalContext.openNewWindowLinksInBrowser Braze.ModalContext.presentingViewController Braze.ModalContext
            Braze.Notifications.Payload.body Braze.Notifications.Payload.title Braze.Notifications.Payload
            Braze.Notifications.categories
            Braze.Notifications.handleBackgroundNotification(userInfo:fetchCompletionHandler:)
            Braze.Notifications.handleForegroundNotification(notification:)
            Braze.Notifications.handleUserNotification(response:withCompletionHandler:)
            Braze.Notifications.register(deviceToken:) Braze.Notifications.subscribeToUpdates(_:) Braze.Notifications
            Braze.SDKAuthenticationError.code Braze.SDKAuthenticationError.optional Braze.SDKAuthenticationError.reason
            Braze.SDKAuthenticationError.signature Braze.SDKAuthenticationError.userId Braze.SDKAuthenticationError
            Braze.TriggerEvent.customEvent(name:properties:) Braze.TriggerEvent.identifier Braze.TriggerEvent.other
            Braze.TriggerEvent.purchase(productId:properties:) Braze.TriggerEvent.sessionStart Braze.TriggerEvent
            Braze.UIUtils.activeRootViewController Braze.UIUtils.activeTopmostViewController Braze.UIUtils.activeWindow
            Braze.UIUtils.activeWindowScene Braze.UIUtils.interfaceOrientation
            Braze.UIUtils.preferredFont(textStyle:weight:) Braze.UIUtils.preferredWindowScene Braze.UIUtils
            Braze.URLContext.channel Braze.URLContext.extras Braze.URLContext.isUniversalLink Braze.URLContext.targetScene
            Braze.URLContext.targetViewController Braze.URLContext.url Braze.URLContext.useWebView Braze.URLContext
            Braze.User.id() Braze.User.id(completion:) Braze.User.id Braze.User.set(email:fileID:line:)
            Braze.User.setCustomAttribute(key:value:fileID:line:) Braze.User Braze.banners
            Braze.changeUser(userId:sdkAuthSignature:fileID:line:) Braze.contentCards Braze.delegate Braze.deviceId
            Braze.enabled Braze.featureFlags Braze.logCustomEvent(name:properties:fileID:line:) Braze.notifications
            Braze.prepareForDelayedInitialization(pushAutomation:) Braze.requestImmediateDataFlush() Braze.sdkAuthDelegate
            Braze.set(adTrackingEnabled:) Braze.set(identifierForVendor:) Braze.set(sdkAuthenticationSignature:)
            Braze.user Braze.wipeData() Braze BrazeDelegate BrazeInAppMessageUI.Error.assetsFailure(_:)
            BrazeInAppMessageUI.Error.htmlFileWrite(_:) BrazeInAppMessageUI.Error.htmlNoBaseURL
            BrazeInAppMessageUI.Error.invalidBrazeActions BrazeInAppMessageUI.Error.invalidConstraints
            BrazeInAppMessageUI.Error.invalidPushPrimer BrazeInAppMessageUI.Error.messageContextInvalid
            BrazeInAppMessageUI.Error.noAppRootViewController BrazeInAppMessageUI.Error.noContextLogClick
            BrazeInAppMessageUI.Error.noContextLogImpression BrazeInAppMessageUI.Error.noContextProcessClickAction
            BrazeInAppMessageUI.Error.noFontAwesome BrazeInAppMessageUI.Error.noMainThread
            BrazeInAppMessageUI.Error.noMatchingOrientation BrazeInAppMessageUI.Error.noMessageView
            BrazeInAppMessageUI.Error.noWindowScene BrazeInAppMessageUI.Error.otherMessagePresented(push:)
            BrazeInAppMessageUI.Error.rawToTypedConversion(_:)
            BrazeInAppMessageUI.Error.triggeredUserCurrentUserMismatch(messageId:currentUser:previousUser:)
            BrazeInAppMessageUI.Error.webViewNavigation(_:) BrazeInAppMessageUI.Error.webViewQuery(_:)
            BrazeInAppMessageUI.Error.webViewScheme(_:) BrazeInAppMessageUI.Error.webViewScript(_:)
            BrazeInAppMessageUI.Error BrazeSDKAuthDelegate Set.all
            """),
    ]
}
