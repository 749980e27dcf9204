import InAppCompat
import InAppContracts

extension Ledger {
    /// What becomes of each member of the model's API (Compat/Airship17/LEDGER.md).
    static let airship17 = Ledger(
        modules: [
            "AirshipAutomation", "AirshipCore", "AirshipKit", "Airship", "AirshipBasement", "Airship17Model",
        ],
        [
            LedgerEntry(
                .modelOnly,
                advice: "The model has it for tests.",
                members: """
                    Airship17Era.early Airship17Era.late Airship17Era Airship17Event.appInit
                    Airship17Event.background Airship17Event.customEvent(_:value:) Airship17Event.foreground
                    Airship17Event.regionEnter(_:) Airship17Event.regionExit(_:) Airship17Event.screen(_:)
                    Airship17Event.version(_:) Airship17Event Airship17Host.era Airship17Host.examinedScheduleCount
                    Airship17Host.init(stage:) Airship17Host.init(stage:takesOff:) Airship17Host.isFeatureEnabled
                    Airship17Host.javaScriptCommandDelegate Airship17Host.markStale(scheduleID:)
                    Airship17Host.notificationCategories Airship17Host.openPush(_:) Airship17Host.receivePush(_:)
                    Airship17Host.relaunch() Airship17Host.schedule(in:) Airship17Host.scheduleLimit
                    Airship17Host.send(_:) Airship17Host.setActionRunner(_:) Airship17Host.setAudienceCheck(_:)
                    Airship17Host.setDeferredAnswer(_:) Airship17Host.setFrequencyCheck(_:)
                    Airship17Host.setNetworkReachable(_:) Airship17Host.setPredicateEvaluator(_:)
                    Airship17Host.setURLAllowList(_:) Airship17Host.stage Airship17Host.styleBundle
                    Airship17Host.trigger(_:) Airship17Host.trigger(json:) Airship17Host
                    Airship17URLScope.javaScriptInterface Airship17URLScope.openURL Airship17URLScope
                    BuiltInAdapter.adapter(for:) BuiltInAdapter.display(_:) BuiltInAdapter.init(message:)
                    BuiltInAdapter.isReadyToDisplay() BuiltInAdapter.prepare(with:completionHandler:) BuiltInAdapter
                    ModelOnlyExtendingDelegate.extendOrNil(_:) ModelOnlyExtendingDelegate Padding.bottom
                    Padding.hash Padding.init() Padding.init(_:_:_:_:) Padding.init(dictionary:)
                    Padding.init(top:bottom:leading:trailing:) Padding.isEqual(_:) Padding.leading Padding.top
                    Padding.trailing Padding
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
                    "Answer .show, .hold or .discard; it is asked once a trigger, and show() lets the message go.",
                members: """
                    InAppMessagingDelegate.isMessageReady(forDisplay:)
                    """),
            LedgerEntry(
                .callback,
                counterpart: "willPresent(_:)",
                code: "func willPresent(_ $1: CompatMessage) | $2 = $1.id",
                needs: [
                    .willPresent, .conflictAtOnce, .gateWhileVisible, .gateWhileLeaving, .gateWhileHidden,
                    .gateEachTrigger, .showLater, .showAgain, .controlCampaigns, .discardOnce,
                ],
                advice: "Rename it; the schedule's id is message.id.",
                members: """
                    InAppMessagingDelegate.messageWillBeDisplayed(_:scheduleID:)
                    """),
            LedgerEntry(
                .callback,
                counterpart: "didDismiss(_:resolution:)",
                code:
                    "func didDismiss(_ $1: CompatMessage, resolution: MessageResolution) | $2 = $1.id | $3 = resolution",
                needs: [
                    .didDismiss, .dismissBuiltIn, .timedCampaigns, .staysOnWebLinks, .conflictAtOnce,
                    .gateWhileVisible, .gateWhileLeaving, .gateWhileHidden, .gateEachTrigger, .showLater,
                    .showAgain, .controlCampaigns, .discardOnce,
                ],
                advice: "Rename it; the resolution's cause says how it went away.",
                members: """
                    InAppMessagingDelegate.messageFinishedDisplaying(_:scheduleID:resolution:)
                    """),
            LedgerEntry(
                .callback,
                counterpart: "prepare(_:for:)",
                needs: [
                    .prepareContent, .conflictAtOnce, .gateWhileVisible, .gateWhileLeaving,
                    .gateWhileHidden, .gateEachTrigger, .showLater, .showAgain, .controlCampaigns,
                    .discardOnce,
                ],
                rules: ["AS-010", "AS-011", "AS-012"],
                advice: "Change plan.content in prepare.",
                members: """
                    InAppMessagingDelegate.extend(_:)
                    """),
            LedgerEntry(
                .callback,
                counterpart: "decideDisplay(of:)",
                needs: [
                    .hold, .gateBeforeAppShow, .gateEachTrigger, .gateWhileVisible, .gateWhileLeaving,
                    .gateWhileHidden, .conflictAtOnce, .showLater, .showAgain, .discardOnce,
                ],
                rules: ["AS-013", "AS-014"],
                advice: "A coordinator that waits is a decision to hold; show() ends it.",
                members: """
                    InAppMessagingDelegate.displayCoordinator(for:)
                    """),
            LedgerEntry(
                .callback,
                counterpart: "decideDisplay(of:)",
                needs: [
                    .hold, .gateBeforeAppShow, .gateEachTrigger, .gateWhileVisible, .gateWhileLeaving,
                    .gateWhileHidden, .conflictAtOnce, .showLater, .showAgain, .discardOnce,
                ],
                advice: "A coordinator that waits is a decision to hold; show() ends it.",
                members: """
                    InAppMessageDisplayCoordinator.didBeginDisplaying(_:)
                    InAppMessageDisplayCoordinator.didChangeValue(for:)
                    InAppMessageDisplayCoordinator.didChangeValue(forKey:)
                    InAppMessageDisplayCoordinator.didFinishDisplaying(_:) InAppMessageDisplayCoordinator.isReady
                    InAppMessageDisplayCoordinator.willChangeValue(for:)
                    InAppMessageDisplayCoordinator.willChangeValue(forKey:)
                    """),
            LedgerEntry(
                .callback,
                counterpart: "plan.customView",
                needs: [
                    .customView, .conflictAtOnce, .gateWhileVisible, .gateWhileLeaving, .gateWhileHidden,
                    .gateEachTrigger, .showLater, .showAgain, .controlCampaigns, .discardOnce,
                ],
                rules: ["AS-001", "AS-007", "AS-008"],
                advice: "An adapter's view is plan.customView; its waiting is a decision to hold.",
                members: """
                    InAppMessageAdapterProtocol.adapter(for:) InAppMessageAdapterProtocol.display()
                    InAppMessageAdapterProtocol.display(_:) InAppMessageAdapterProtocol.isReadyToDisplay()
                    InAppMessageAdapterProtocol.prepare(with:)
                    InAppMessageAdapterProtocol.prepare(with:completionHandler:)
                    """),
            LedgerEntry(
                .callback,
                counterpart: "plan.windowScene",
                needs: [
                    .prepareScene, .conflictAtOnce, .gateWhileVisible, .gateWhileLeaving, .gateWhileHidden,
                    .gateEachTrigger, .showLater, .showAgain, .controlCampaigns, .discardOnce,
                ],
                advice: "Set plan.windowScene in prepare.",
                members: """
                    InAppMessageSceneDelegate.scene(for:defaultScene:)
                    """),
            LedgerEntry(
                .action,
                counterpart: "CompatMessage.show()",
                needs: [.showLater],
                rules: ["AS-027"],
                advice: "Show the messages that were held.",
                members: """
                    InAppMessageManager.notifyDisplayConditionsChanged()
                    """),
            LedgerEntry(
                .content,
                counterpart: "MessageResolution",
                code: "MessageResolution",
                needs: [.resolution],
                advice: "The neutral resolution.",
                members: """
                    InAppMessageResolution
                    """),
            LedgerEntry(
                .content,
                counterpart: "MessageResolution.cause",
                needs: [.resolution],
                advice: "The cause says how the message went away.",
                members: """
                    InAppMessageResolution.buttonClick(with:) InAppMessageResolution.buttonInfo
                    InAppMessageResolution.hash InAppMessageResolution.isEqual(_:)
                    InAppMessageResolution.messageClick() InAppMessageResolution.resolution(json:)
                    InAppMessageResolution.timedOut() InAppMessageResolution.toJSON() InAppMessageResolution.type
                    InAppMessageResolution.userDismissed() InAppMessageResolutionType.buttonClick
                    InAppMessageResolutionType.init(rawValue:) InAppMessageResolutionType.messageClick
                    InAppMessageResolutionType.timedOut InAppMessageResolutionType.userDismissed
                    InAppMessageResolutionType
                    """),
            LedgerEntry(
                .content,
                counterpart: "CompatMessage.name",
                code: "$base.name",
                advice: "What the campaign calls the message; its id is CompatMessage.id.",
                members: """
                    InAppMessage.name
                    """),
            LedgerEntry(
                .content,
                counterpart: "CompatMessage.content.extras",
                advice: "The values are ContentValue.",
                members: """
                    InAppMessage.extras
                    """),
            LedgerEntry(
                .content,
                counterpart: "CompatMessage.content",
                advice: "The kind is content.layout; its parts are in the content.",
                members: """
                    InAppMessage.displayContent InAppMessage.displayType
                    InAppMessageBannerContentLayoutType.init(rawValue:)
                    InAppMessageBannerContentLayoutType.mediaLeft InAppMessageBannerContentLayoutType.mediaRight
                    InAppMessageBannerContentLayoutType InAppMessageBannerDisplayContent.actions
                    InAppMessageBannerDisplayContent.backgroundColor InAppMessageBannerDisplayContent.body
                    InAppMessageBannerDisplayContent.borderRadiusPoints
                    InAppMessageBannerDisplayContent.buttonLayout InAppMessageBannerDisplayContent.buttons
                    InAppMessageBannerDisplayContent.contentLayout
                    InAppMessageBannerDisplayContent.dismissButtonColor
                    InAppMessageBannerDisplayContent.durationSeconds InAppMessageBannerDisplayContent.extend(_:)
                    InAppMessageBannerDisplayContent.hash InAppMessageBannerDisplayContent.heading
                    InAppMessageBannerDisplayContent.init(builderBlock:)
                    InAppMessageBannerDisplayContent.init(json:) InAppMessageBannerDisplayContent.isEqual(_:)
                    InAppMessageBannerDisplayContent.media InAppMessageBannerDisplayContent.placement
                    InAppMessageBannerDisplayContent InAppMessageBannerDisplayContentBuilder.actions
                    InAppMessageBannerDisplayContentBuilder.backgroundColor
                    InAppMessageBannerDisplayContentBuilder.body
                    InAppMessageBannerDisplayContentBuilder.borderRadiusPoints
                    InAppMessageBannerDisplayContentBuilder.buttonLayout
                    InAppMessageBannerDisplayContentBuilder.buttons
                    InAppMessageBannerDisplayContentBuilder.contentLayout
                    InAppMessageBannerDisplayContentBuilder.dismissButtonColor
                    InAppMessageBannerDisplayContentBuilder.durationSeconds
                    InAppMessageBannerDisplayContentBuilder.heading InAppMessageBannerDisplayContentBuilder.init()
                    InAppMessageBannerDisplayContentBuilder.isValid() InAppMessageBannerDisplayContentBuilder.media
                    InAppMessageBannerDisplayContentBuilder.placement InAppMessageBannerDisplayContentBuilder
                    InAppMessageBannerPlacementType.bottom InAppMessageBannerPlacementType.init(rawValue:)
                    InAppMessageBannerPlacementType.top InAppMessageBannerPlacementType
                    InAppMessageButtonInfo.actions InAppMessageButtonInfo.backgroundColor
                    InAppMessageButtonInfo.behavior InAppMessageButtonInfo.borderColor
                    InAppMessageButtonInfo.borderRadiusPoints InAppMessageButtonInfo.extend(_:)
                    InAppMessageButtonInfo.hash InAppMessageButtonInfo.identifier
                    InAppMessageButtonInfo.init(builderBlock:) InAppMessageButtonInfo.init(json:)
                    InAppMessageButtonInfo.isEqual(_:) InAppMessageButtonInfo.label InAppMessageButtonInfo.toJSON()
                    InAppMessageButtonInfo InAppMessageButtonInfoBehaviorType.cancel
                    InAppMessageButtonInfoBehaviorType.dismiss InAppMessageButtonInfoBehaviorType.init(rawValue:)
                    InAppMessageButtonInfoBehaviorType InAppMessageButtonInfoBuilder.actions
                    InAppMessageButtonInfoBuilder.backgroundColor InAppMessageButtonInfoBuilder.behavior
                    InAppMessageButtonInfoBuilder.borderColor InAppMessageButtonInfoBuilder.borderRadiusPoints
                    InAppMessageButtonInfoBuilder.identifier InAppMessageButtonInfoBuilder.init()
                    InAppMessageButtonInfoBuilder.isValid() InAppMessageButtonInfoBuilder.label
                    InAppMessageButtonInfoBuilder InAppMessageButtonLayoutType.init(rawValue:)
                    InAppMessageButtonLayoutType.joined InAppMessageButtonLayoutType.separate
                    InAppMessageButtonLayoutType.stacked InAppMessageButtonLayoutType
                    InAppMessageCustomDisplayContent.hash InAppMessageCustomDisplayContent.init(json:)
                    InAppMessageCustomDisplayContent.init(value:) InAppMessageCustomDisplayContent.isEqual(_:)
                    InAppMessageCustomDisplayContent.value InAppMessageCustomDisplayContent
                    InAppMessageDisplayContent.displayType InAppMessageDisplayContent.toJSON()
                    InAppMessageDisplayContent InAppMessageDisplayType.HTML InAppMessageDisplayType.airshipLayout
                    InAppMessageDisplayType.banner InAppMessageDisplayType.custom InAppMessageDisplayType.fullScreen
                    InAppMessageDisplayType.init(rawValue:) InAppMessageDisplayType.modal InAppMessageDisplayType
                    InAppMessageFullScreenContentLayoutType.headerBodyMedia
                    InAppMessageFullScreenContentLayoutType.headerMediaBody
                    InAppMessageFullScreenContentLayoutType.init(rawValue:)
                    InAppMessageFullScreenContentLayoutType.mediaHeaderBody InAppMessageFullScreenContentLayoutType
                    InAppMessageFullScreenDisplayContent.backgroundColor InAppMessageFullScreenDisplayContent.body
                    InAppMessageFullScreenDisplayContent.buttonLayout InAppMessageFullScreenDisplayContent.buttons
                    InAppMessageFullScreenDisplayContent.contentLayout
                    InAppMessageFullScreenDisplayContent.dismissButtonColor
                    InAppMessageFullScreenDisplayContent.extend(_:) InAppMessageFullScreenDisplayContent.footer
                    InAppMessageFullScreenDisplayContent.hash InAppMessageFullScreenDisplayContent.heading
                    InAppMessageFullScreenDisplayContent.init(builderBlock:)
                    InAppMessageFullScreenDisplayContent.init(json:)
                    InAppMessageFullScreenDisplayContent.isEqual(_:) InAppMessageFullScreenDisplayContent.media
                    InAppMessageFullScreenDisplayContent InAppMessageFullScreenDisplayContentBuilder.backgroundColor
                    InAppMessageFullScreenDisplayContentBuilder.body
                    InAppMessageFullScreenDisplayContentBuilder.buttonLayout
                    InAppMessageFullScreenDisplayContentBuilder.buttons
                    InAppMessageFullScreenDisplayContentBuilder.contentLayout
                    InAppMessageFullScreenDisplayContentBuilder.dismissButtonColor
                    InAppMessageFullScreenDisplayContentBuilder.footer
                    InAppMessageFullScreenDisplayContentBuilder.heading
                    InAppMessageFullScreenDisplayContentBuilder.init()
                    InAppMessageFullScreenDisplayContentBuilder.isValid()
                    InAppMessageFullScreenDisplayContentBuilder.media InAppMessageFullScreenDisplayContentBuilder
                    InAppMessageHTMLDisplayContent.allowFullScreenDisplay InAppMessageHTMLDisplayContent.aspectLock
                    InAppMessageHTMLDisplayContent.backgroundColor InAppMessageHTMLDisplayContent.borderRadiusPoints
                    InAppMessageHTMLDisplayContent.dismissButtonColor InAppMessageHTMLDisplayContent.extend(_:)
                    InAppMessageHTMLDisplayContent.hash InAppMessageHTMLDisplayContent.height
                    InAppMessageHTMLDisplayContent.init(builderBlock:) InAppMessageHTMLDisplayContent.init(json:)
                    InAppMessageHTMLDisplayContent.isEqual(_:) InAppMessageHTMLDisplayContent.requireConnectivity
                    InAppMessageHTMLDisplayContent.url InAppMessageHTMLDisplayContent.width
                    InAppMessageHTMLDisplayContent InAppMessageHTMLDisplayContentBuilder.allowFullScreenDisplay
                    InAppMessageHTMLDisplayContentBuilder.aspectLock
                    InAppMessageHTMLDisplayContentBuilder.backgroundColor
                    InAppMessageHTMLDisplayContentBuilder.borderRadiusPoints
                    InAppMessageHTMLDisplayContentBuilder.dismissButtonColor
                    InAppMessageHTMLDisplayContentBuilder.height InAppMessageHTMLDisplayContentBuilder.init()
                    InAppMessageHTMLDisplayContentBuilder.isValid()
                    InAppMessageHTMLDisplayContentBuilder.requiresConnectivity
                    InAppMessageHTMLDisplayContentBuilder.url InAppMessageHTMLDisplayContentBuilder.width
                    InAppMessageHTMLDisplayContentBuilder InAppMessageMediaInfo.contentDescription
                    InAppMessageMediaInfo.hash InAppMessageMediaInfo.init(json:)
                    InAppMessageMediaInfo.init(url:contentDescription:type:) InAppMessageMediaInfo.isEqual(_:)
                    InAppMessageMediaInfo.toJSON() InAppMessageMediaInfo.type InAppMessageMediaInfo.url
                    InAppMessageMediaInfo InAppMessageMediaInfoType.image InAppMessageMediaInfoType.init(rawValue:)
                    InAppMessageMediaInfoType.video InAppMessageMediaInfoType.youTube InAppMessageMediaInfoType
                    InAppMessageModalContentLayoutType.headerBodyMedia
                    InAppMessageModalContentLayoutType.headerMediaBody
                    InAppMessageModalContentLayoutType.init(rawValue:)
                    InAppMessageModalContentLayoutType.mediaHeaderBody InAppMessageModalContentLayoutType
                    InAppMessageModalDisplayContent.allowFullScreenDisplay
                    InAppMessageModalDisplayContent.backgroundColor InAppMessageModalDisplayContent.body
                    InAppMessageModalDisplayContent.borderRadiusPoints InAppMessageModalDisplayContent.buttonLayout
                    InAppMessageModalDisplayContent.buttons InAppMessageModalDisplayContent.contentLayout
                    InAppMessageModalDisplayContent.dismissButtonColor InAppMessageModalDisplayContent.extend(_:)
                    InAppMessageModalDisplayContent.footer InAppMessageModalDisplayContent.hash
                    InAppMessageModalDisplayContent.heading InAppMessageModalDisplayContent.init(builderBlock:)
                    InAppMessageModalDisplayContent.init(json:) InAppMessageModalDisplayContent.isEqual(_:)
                    InAppMessageModalDisplayContent.media InAppMessageModalDisplayContent
                    InAppMessageModalDisplayContentBuilder.allowFullScreenDisplay
                    InAppMessageModalDisplayContentBuilder.backgroundColor
                    InAppMessageModalDisplayContentBuilder.body
                    InAppMessageModalDisplayContentBuilder.borderRadiusPoints
                    InAppMessageModalDisplayContentBuilder.buttonLayout
                    InAppMessageModalDisplayContentBuilder.buttons
                    InAppMessageModalDisplayContentBuilder.contentLayout
                    InAppMessageModalDisplayContentBuilder.dismissButtonColor
                    InAppMessageModalDisplayContentBuilder.footer InAppMessageModalDisplayContentBuilder.heading
                    InAppMessageModalDisplayContentBuilder.init() InAppMessageModalDisplayContentBuilder.isValid()
                    InAppMessageModalDisplayContentBuilder.media InAppMessageModalDisplayContentBuilder
                    InAppMessageTextInfo.alignment InAppMessageTextInfo.color InAppMessageTextInfo.extend(_:)
                    InAppMessageTextInfo.fontFamilies InAppMessageTextInfo.fontFamily(installed:)
                    InAppMessageTextInfo.hash InAppMessageTextInfo.init(builderBlock:)
                    InAppMessageTextInfo.init(json:) InAppMessageTextInfo.isEqual(_:)
                    InAppMessageTextInfo.sizePoints InAppMessageTextInfo.style InAppMessageTextInfo.text
                    InAppMessageTextInfo.toJSON() InAppMessageTextInfo InAppMessageTextInfoAlignmentType.center
                    InAppMessageTextInfoAlignmentType.init(rawValue:) InAppMessageTextInfoAlignmentType.left
                    InAppMessageTextInfoAlignmentType.none InAppMessageTextInfoAlignmentType.right
                    InAppMessageTextInfoAlignmentType InAppMessageTextInfoBuilder.alignment
                    InAppMessageTextInfoBuilder.color InAppMessageTextInfoBuilder.fontFamilies
                    InAppMessageTextInfoBuilder.init() InAppMessageTextInfoBuilder.isValid()
                    InAppMessageTextInfoBuilder.sizePoints InAppMessageTextInfoBuilder.style
                    InAppMessageTextInfoBuilder.text InAppMessageTextInfoBuilder InAppMessageTextInfoStyleType.bold
                    InAppMessageTextInfoStyleType.init(rawValue:) InAppMessageTextInfoStyleType.italic
                    InAppMessageTextInfoStyleType.normal InAppMessageTextInfoStyleType.rawValue
                    InAppMessageTextInfoStyleType.underline InAppMessageTextInfoStyleType
                    """),
            LedgerEntry(
                .content,
                counterpart: "plan.content.themes",
                needs: [.prepareContent],
                advice: "Looks of this SDK's own views: change the plan's content.",
                members: """
                    InAppMessageBannerStyle.additionalPadding InAppMessageBannerStyle.bodyStyle
                    InAppMessageBannerStyle.buttonStyle InAppMessageBannerStyle.headerStyle
                    InAppMessageBannerStyle.init() InAppMessageBannerStyle.init(contentsOfFile:)
                    InAppMessageBannerStyle.maxWidth InAppMessageBannerStyle.mediaStyle
                    InAppMessageBannerStyle.style() InAppMessageBannerStyle.style(checkingContentsOf:)
                    InAppMessageBannerStyle.style(withContentsOfFile:) InAppMessageBannerStyle
                    InAppMessageButtonStyle.additionalPadding InAppMessageButtonStyle.borderWidth
                    InAppMessageButtonStyle.buttonHeight InAppMessageButtonStyle.buttonTextStyle
                    InAppMessageButtonStyle.init() InAppMessageButtonStyle.separatedButtonSpacing
                    InAppMessageButtonStyle.stackedButtonSpacing InAppMessageButtonStyle
                    InAppMessageFullScreenStyle.bodyStyle InAppMessageFullScreenStyle.buttonStyle
                    InAppMessageFullScreenStyle.dismissIconResource InAppMessageFullScreenStyle.headerStyle
                    InAppMessageFullScreenStyle.init() InAppMessageFullScreenStyle.init(contentsOfFile:)
                    InAppMessageFullScreenStyle.mediaStyle InAppMessageFullScreenStyle.style()
                    InAppMessageFullScreenStyle.style(checkingContentsOf:)
                    InAppMessageFullScreenStyle.style(withContentsOfFile:) InAppMessageFullScreenStyle
                    InAppMessageHTMLStyle.additionalPadding InAppMessageHTMLStyle.aspectRatio
                    InAppMessageHTMLStyle.dismissIconResource InAppMessageHTMLStyle.extendFullScreenLargeDevice
                    InAppMessageHTMLStyle.hideDismissIcon InAppMessageHTMLStyle.init()
                    InAppMessageHTMLStyle.init(contentsOfFile:) InAppMessageHTMLStyle.maxHeight
                    InAppMessageHTMLStyle.maxWidth InAppMessageHTMLStyle.style()
                    InAppMessageHTMLStyle.style(checkingContentsOf:)
                    InAppMessageHTMLStyle.style(withContentsOfFile:) InAppMessageHTMLStyle
                    InAppMessageMediaStyle.additionalPadding InAppMessageMediaStyle.init() InAppMessageMediaStyle
                    InAppMessageModalStyle.additionalPadding InAppMessageModalStyle.aspectRatio
                    InAppMessageModalStyle.bodyStyle InAppMessageModalStyle.buttonStyle
                    InAppMessageModalStyle.dismissIconResource InAppMessageModalStyle.extendFullScreenLargeDevice
                    InAppMessageModalStyle.headerStyle InAppMessageModalStyle.init()
                    InAppMessageModalStyle.init(contentsOfFile:) InAppMessageModalStyle.maxHeight
                    InAppMessageModalStyle.maxWidth InAppMessageModalStyle.mediaStyle InAppMessageModalStyle.style()
                    InAppMessageModalStyle.style(checkingContentsOf:)
                    InAppMessageModalStyle.style(withContentsOfFile:) InAppMessageModalStyle
                    InAppMessageStyleProtocol.style() InAppMessageStyleProtocol.style(withContentsOfFile:)
                    InAppMessageStyleProtocol InAppMessageTextStyle.additionalPadding InAppMessageTextStyle.init()
                    InAppMessageTextStyle.letterSpacing InAppMessageTextStyle.lineSpacing InAppMessageTextStyle
                    """),
            LedgerEntry(
                .content,
                advice: "Assets are fetched by each SDK itself: nothing outside this SDK has them.",
                members: """
                    InAppMessageAssetManager.cachePolicyDelegate InAppMessageAssetManager.prepareAssetsDelegate
                    InAppMessageAssetManager InAppMessageAssets.getCache(_:) InAppMessageAssets.getCacheURL(_:)
                    InAppMessageAssets.isCached(_:) InAppMessageAssets
                    InAppMessageCachePolicyDelegate.shouldCache(onSchedule:)
                    InAppMessageCachePolicyDelegate.shouldPersistCache(afterDisplay:)
                    InAppMessageCachePolicyDelegate
                    InAppMessagePrepareAssetsDelegate.onPrepare(_:assets:completionHandler:)
                    InAppMessagePrepareAssetsDelegate.onSchedule(_:assets:completionHandler:)
                    InAppMessagePrepareAssetsDelegate
                    """),
            LedgerEntry(
                .content,
                counterpart: "CompatMessage.onScriptMessage(_:_:)",
                needs: [.scriptMessages],
                advice: "The page's commands are the vendor's: listen with onScriptMessage.",
                members: """
                    JavaScriptCommand.arguments JavaScriptCommand.init(for:) JavaScriptCommand.name
                    JavaScriptCommand.options JavaScriptCommand.url JavaScriptCommand
                    JavaScriptCommandDelegate.perform(_:webView:) JavaScriptCommandDelegate
                    """),
            LedgerEntry(
                .content,
                counterpart: "CompatMessage",
                code: "CompatMessage",
                advice: "The neutral message.",
                members: """
                    InAppMessage
                    """),
            LedgerEntry(
                .content,
                counterpart: "CompatMessage",
                advice: "The neutral message; what it contains is in its content.",
                members: """
                    InAppMessage.actions InAppMessage.displayBehavior InAppMessage.extend(_:) InAppMessage.hash
                    InAppMessage.init(builderBlock:) InAppMessage.init(json:) InAppMessage.isEqual(_:)
                    InAppMessage.isReportingEnabled InAppMessage.toJSON()
                    """),
            LedgerEntry(
                .content,
                counterpart: "plan.customView",
                needs: [.customView],
                advice:
                    "This SDK's own views: another SDK shows its own, or the handler's with plan.customView.",
                members: """
                    InAppMessageBannerAdapter.style InAppMessageBannerAdapter InAppMessageFullScreenAdapter.style
                    InAppMessageFullScreenAdapter InAppMessageHTMLAdapter.style InAppMessageHTMLAdapter
                    InAppMessageModalAdapter.style InAppMessageModalAdapter InAppMessagePrepareResult.cancel
                    InAppMessagePrepareResult.init(rawValue:) InAppMessagePrepareResult.invalidate
                    InAppMessagePrepareResult.retry InAppMessagePrepareResult.success InAppMessagePrepareResult
                    """),
            LedgerEntry(
                .vocabulary,
                advice: "A name without a meaning of its own in a handler: leave it out with what it served.",
                members: """
                    ActionSchedule.init(actions:builderBlock:) AirshipConfig.init()
                    InAppMessageDefaultDisplayCoordinator.init() InAppMessageImmediateDisplayCoordinator.init()
                    InAppMessageSchedule.init(message:builderBlock:) JSONMatcher.hash JSONMatcher.init(json:)
                    JSONMatcher.init(valueMatcher:) JSONMatcher.init(valueMatcher:scope:) JSONMatcher.isEqual(_:)
                    JSONPredicate.hash JSONPredicate.init(json:) JSONPredicate.init(jsonMatcher:)
                    JSONPredicate.isEqual(_:) JSONValueMatcher.hash JSONValueMatcher.init(json:)
                    JSONValueMatcher.isEqual(_:) LegacyInAppMessage.hash LegacyInAppMessage.init()
                    LegacyInAppMessage.init(payload:) LegacyInAppMessage.isEqual(_:)
                    LegacyInAppMessageDisplayType.init(rawValue:) LegacyInAppMessagePosition.init(rawValue:)
                    ScheduleAudience.hash ScheduleAudience.init(builderBlock:) ScheduleAudience.isEqual(_:)
                    ScheduleAudienceMissBehaviorType.init(rawValue:) ScheduleBuilder.init() ScheduleDelay.hash
                    ScheduleDelay.init(builderBlock:) ScheduleDelay.init(json:) ScheduleDelay.isEqual(_:)
                    ScheduleDelayAppState.init(rawValue:) ScheduleEdits.init(actions:builderBlock:)
                    ScheduleEdits.init(builderBlock:) ScheduleEdits.init(message:builderBlock:) ScheduleTrigger.hash
                    ScheduleTrigger.init(json:) ScheduleTrigger.isEqual(_:) UAInAppMessageBuilder.init()
                    UASchedule.hash UASchedule.isEqual(_:) UAScheduleTriggerType.init(rawValue:)
                    """),
            LedgerEntry(
                .vocabulary,
                counterpart: "InAppMessageHandler",
                code: "InAppMessageHandler",
                advice: "The handler's protocol stands for it.",
                members: """
                    InAppMessagingDelegate
                    """),
            LedgerEntry(
                .setUp,
                advice:
                    "Set-up of the vendor's own: the other SDK has its own, and the app's launch code changes with it.",
                members: """
                    ActionSchedule.actions ActionSchedule.isEqual(to:) ActionSchedule Airship.isFlying
                    Airship.takeOff(_:launchOptions:) Airship.takeOff(launchOptions:) Airship
                    AirshipConfig.default() AirshipConfig.developmentAppKey AirshipConfig.developmentAppSecret
                    AirshipConfig.inProduction AirshipConfig.productionAppKey AirshipConfig.productionAppSecret
                    AirshipConfig.urlAllowList AirshipConfig Config
                    InAppAutomation.actionSchedule(withID:isolation:) InAppAutomation.actionSchedules(isolation:)
                    InAppAutomation.actionSchedules(withGroup:isolation:)
                    InAppAutomation.cancelActionSchedules(withGroup:completionHandler:)
                    InAppAutomation.cancelActionSchedules(withGroup:isolation:)
                    InAppAutomation.cancelMessageSchedules(withGroup:completionHandler:)
                    InAppAutomation.cancelMessageSchedules(withGroup:isolation:)
                    InAppAutomation.cancelSchedule(withID:completionHandler:)
                    InAppAutomation.cancelSchedule(withID:isolation:)
                    InAppAutomation.cancelSchedules(withGroup:completionHandler:)
                    InAppAutomation.cancelSchedules(withGroup:isolation:)
                    InAppAutomation.editSchedule(withID:edits:completionHandler:)
                    InAppAutomation.editSchedule(withID:edits:isolation:)
                    InAppAutomation.getActionSchedule(withID:completionHandler:)
                    InAppAutomation.getActionSchedules(_:)
                    InAppAutomation.getActionSchedules(withGroup:completionHandler:)
                    InAppAutomation.getAllSchedules(_:)
                    InAppAutomation.getMessageSchedule(withID:completionHandler:)
                    InAppAutomation.getMessageSchedules(_:)
                    InAppAutomation.getMessageSchedules(withGroup:completionHandler:)
                    InAppAutomation.getSchedules(_:) InAppAutomation.inAppMessageManager
                    InAppAutomation.isComponentEnabled InAppAutomation.isEnabled InAppAutomation.isPaused
                    InAppAutomation.messageSchedule(withID:isolation:) InAppAutomation.messageSchedules(isolation:)
                    InAppAutomation.messageSchedules(withGroup:isolation:)
                    InAppAutomation.schedule(_:completionHandler:) InAppAutomation.schedule(_:isolation:)
                    InAppAutomation.scheduleMultiple(_:completionHandler:)
                    InAppAutomation.scheduleMultiple(_:isolation:) InAppAutomation.schedules(isolation:)
                    InAppAutomation.shared InAppAutomation InAppMessageAdapterProtocol InAppMessageBuilder
                    InAppMessageDefaultDisplayCoordinator.didBeginDisplaying(_:)
                    InAppMessageDefaultDisplayCoordinator.didFinishDisplaying(_:)
                    InAppMessageDefaultDisplayCoordinator.displayInterval
                    InAppMessageDefaultDisplayCoordinator.isReady InAppMessageDefaultDisplayCoordinator
                    InAppMessageDisplayCoordinator InAppMessageImmediateDisplayCoordinator.isReady
                    InAppMessageImmediateDisplayCoordinator InAppMessageManager.assetManager
                    InAppMessageManager.delegate InAppMessageManager.displayInterval
                    InAppMessageManager.setFactoryBlock(_:for:) InAppMessageManager.setOptionalFactoryBlock(_:for:)
                    InAppMessageManager.shared() InAppMessageManager InAppMessageSceneDelegate
                    InAppMessageSceneManager.delegate InAppMessageSceneManager.scene(for:)
                    InAppMessageSceneManager.shared InAppMessageSceneManager InAppMessageSchedule.isEqual(to:)
                    InAppMessageSchedule.message InAppMessageSchedule JSONMatcher
                    JSONPredicate.andPredicate(subpredicates:) JSONPredicate.notPredicate(subpredicate:)
                    JSONPredicate.orPredicate(subpredicates:) JSONPredicate
                    JSONValueMatcher.matcherWhereBooleanEquals(_:) JSONValueMatcher.matcherWhereNumberAtLeast(_:)
                    JSONValueMatcher.matcherWhereNumberAtLeast(_:atMost:)
                    JSONValueMatcher.matcherWhereNumberAtMost(_:) JSONValueMatcher.matcherWhereNumberEquals(to:)
                    JSONValueMatcher.matcherWhereStringEquals(_:) JSONValueMatcher.matcherWhereValueIsPresent(_:)
                    JSONValueMatcher.matcherWithVersionConstraint(_:) JSONValueMatcher LegacyInAppMessage.alert
                    LegacyInAppMessage.buttonActions LegacyInAppMessage.buttonCategory
                    LegacyInAppMessage.buttonGroup LegacyInAppMessage.displayType LegacyInAppMessage.duration
                    LegacyInAppMessage.expiry LegacyInAppMessage.extra LegacyInAppMessage.identifier
                    LegacyInAppMessage.isEqual(to:) LegacyInAppMessage.message()
                    LegacyInAppMessage.notificationActions LegacyInAppMessage.onClick LegacyInAppMessage.payload
                    LegacyInAppMessage.position LegacyInAppMessage.primaryColor LegacyInAppMessage.secondaryColor
                    LegacyInAppMessage LegacyInAppMessageBuilderExtender.extend(_:message:)
                    LegacyInAppMessageBuilderExtender LegacyInAppMessageDisplayType.banner
                    LegacyInAppMessageDisplayType LegacyInAppMessageFactoryDelegate.schedule(for:)
                    LegacyInAppMessageFactoryDelegate LegacyInAppMessagePosition.bottom
                    LegacyInAppMessagePosition.top LegacyInAppMessagePosition LegacyInAppMessaging.builderExtender
                    LegacyInAppMessaging.callAsFunction() LegacyInAppMessaging.displayASAPEnabled
                    LegacyInAppMessaging.factoryDelegate LegacyInAppMessaging.schedule(for:)
                    LegacyInAppMessaging.shared LegacyInAppMessaging Optional.callAsFunction() Schedule
                    ScheduleAudience.isNewUser ScheduleAudience.languageTags ScheduleAudience.locationOptIn
                    ScheduleAudience.missBehavior ScheduleAudience.notificationsOptIn
                    ScheduleAudience.requiresAnalytics ScheduleAudience.testDevices
                    ScheduleAudience.versionPredicate ScheduleAudience ScheduleAudienceBuilder.isNewUser
                    ScheduleAudienceBuilder.languageTags ScheduleAudienceBuilder.locationOptIn
                    ScheduleAudienceBuilder.missBehavior ScheduleAudienceBuilder.notificationsOptIn
                    ScheduleAudienceBuilder.requiresAnalytics ScheduleAudienceBuilder.testDevices
                    ScheduleAudienceBuilder.versionPredicate ScheduleAudienceBuilder
                    ScheduleAudienceMissBehaviorType.cancel ScheduleAudienceMissBehaviorType.penalize
                    ScheduleAudienceMissBehaviorType.skip ScheduleAudienceMissBehaviorType ScheduleBuilder.audience
                    ScheduleBuilder.delay ScheduleBuilder.editGracePeriod ScheduleBuilder.end ScheduleBuilder.group
                    ScheduleBuilder.identifier ScheduleBuilder.interval ScheduleBuilder.limit
                    ScheduleBuilder.metadata ScheduleBuilder.priority ScheduleBuilder.start
                    ScheduleBuilder.triggeredTime ScheduleBuilder.triggers ScheduleBuilder ScheduleDelay.appState
                    ScheduleDelay.cancellationTriggers ScheduleDelay.errorDomain ScheduleDelay.isEqual(to:)
                    ScheduleDelay.isValid ScheduleDelay.regionID ScheduleDelay.screens ScheduleDelay.seconds
                    ScheduleDelay ScheduleDelayAppState.any ScheduleDelayAppState.background
                    ScheduleDelayAppState.foreground ScheduleDelayAppState ScheduleDelayBuilder.appState
                    ScheduleDelayBuilder.cancellationTriggers ScheduleDelayBuilder.regionID
                    ScheduleDelayBuilder.screens ScheduleDelayBuilder.seconds ScheduleDelayBuilder
                    ScheduleEdits.actions ScheduleEdits.audience ScheduleEdits.editGracePeriod ScheduleEdits.end
                    ScheduleEdits.interval ScheduleEdits.limit ScheduleEdits.message ScheduleEdits.metadata
                    ScheduleEdits.priority ScheduleEdits.start ScheduleEdits.triggeredTime ScheduleEdits
                    ScheduleEditsBuilder.audience ScheduleEditsBuilder.editGracePeriod ScheduleEditsBuilder.end
                    ScheduleEditsBuilder.interval ScheduleEditsBuilder.limit ScheduleEditsBuilder.metadata
                    ScheduleEditsBuilder.priority ScheduleEditsBuilder.start ScheduleEditsBuilder.triggeredTime
                    ScheduleEditsBuilder ScheduleTrigger.activeSessionTrigger(withCount:)
                    ScheduleTrigger.appInitTrigger(withCount:) ScheduleTrigger.backgroundTrigger(withCount:)
                    ScheduleTrigger.customEventTrigger(with:count:) ScheduleTrigger.customEventTrigger(with:value:)
                    ScheduleTrigger.errorDomain ScheduleTrigger.foregroundTrigger(withCount:) ScheduleTrigger.goal
                    ScheduleTrigger.predicate ScheduleTrigger.regionEnterTrigger(forRegionID:count:)
                    ScheduleTrigger.regionExitTrigger(forRegionID:count:)
                    ScheduleTrigger.screenTrigger(forScreenName:count:) ScheduleTrigger.type
                    ScheduleTrigger.versionTrigger(withConstraint:count:) ScheduleTrigger ScheduleTriggerType
                    UAActionSchedule UAConfig UAInAppAutomation UAInAppMessage UAInAppMessageAdapterProtocol
                    UAInAppMessageAssetManager UAInAppMessageAssets UAInAppMessageBannerAdapter
                    UAInAppMessageBannerContentLayoutType UAInAppMessageBannerDisplayContent
                    UAInAppMessageBannerDisplayContentBuilder UAInAppMessageBannerMaxButtons
                    UAInAppMessageBannerPlacementType UAInAppMessageBannerStyle UAInAppMessageBannerStyleFileName
                    UAInAppMessageBuilder.actions UAInAppMessageBuilder.displayBehavior
                    UAInAppMessageBuilder.displayContent UAInAppMessageBuilder.extras
                    UAInAppMessageBuilder.isReportingEnabled UAInAppMessageBuilder.isValid()
                    UAInAppMessageBuilder.name UAInAppMessageBuilder UAInAppMessageButtonInfo
                    UAInAppMessageButtonInfoBehaviorType UAInAppMessageButtonInfoBuilder
                    UAInAppMessageButtonInfoIDLimit UAInAppMessageButtonLayoutType UAInAppMessageButtonStyle
                    UAInAppMessageCachePolicyDelegate UAInAppMessageCustomDisplayContent
                    UAInAppMessageDefaultDisplayCoordinator UAInAppMessageDisplayBehaviorDefault
                    UAInAppMessageDisplayBehaviorImmediate UAInAppMessageDisplayContent
                    UAInAppMessageDisplayCoordinator UAInAppMessageDisplayCoordinatorIsReadyKey
                    UAInAppMessageDisplayType UAInAppMessageFullScreenAdapter
                    UAInAppMessageFullScreenContentLayoutType UAInAppMessageFullScreenDisplayContent
                    UAInAppMessageFullScreenDisplayContentBuilder UAInAppMessageFullScreenMaxButtons
                    UAInAppMessageFullScreenStyle UAInAppMessageFullScreenStyleFileName UAInAppMessageHTMLAdapter
                    UAInAppMessageHTMLDisplayContent UAInAppMessageHTMLDisplayContentBuilder UAInAppMessageHTMLStyle
                    UAInAppMessageHTMLStyleFileName UAInAppMessageIDLimit UAInAppMessageImmediateDisplayCoordinator
                    UAInAppMessageManager UAInAppMessageMediaInfo UAInAppMessageMediaInfoType
                    UAInAppMessageMediaStyle UAInAppMessageModalAdapter UAInAppMessageModalContentLayoutType
                    UAInAppMessageModalDisplayContent UAInAppMessageModalDisplayContentBuilder
                    UAInAppMessageModalMaxButtons UAInAppMessageModalStyle UAInAppMessageModalStyleFileName
                    UAInAppMessageNameLimit UAInAppMessagePrepareAssetsDelegate UAInAppMessagePrepareResult
                    UAInAppMessageResolution UAInAppMessageResolutionType UAInAppMessageSceneDelegate
                    UAInAppMessageSceneManager UAInAppMessageSchedule UAInAppMessageScheduleInfo.delay
                    UAInAppMessageScheduleInfo.editGracePeriod UAInAppMessageScheduleInfo.end
                    UAInAppMessageScheduleInfo.group UAInAppMessageScheduleInfo.interval
                    UAInAppMessageScheduleInfo.limit UAInAppMessageScheduleInfo.message
                    UAInAppMessageScheduleInfo.priority UAInAppMessageScheduleInfo.start
                    UAInAppMessageScheduleInfo.triggers UAInAppMessageScheduleInfo UAInAppMessageStyleProtocol
                    UAInAppMessageTextInfo UAInAppMessageTextInfoAlignmentType UAInAppMessageTextInfoBuilder
                    UAInAppMessageTextInfoStyleType UAInAppMessageTextStyle UAInAppMessagingDelegate UAJSONMatcher
                    UAJSONPredicate UAJSONValueMatcher UAJavaScriptCommand UAJavaScriptCommandDelegate
                    UALegacyInAppMessage UALegacyInAppMessageBuilderExtender UALegacyInAppMessageDisplayType
                    UALegacyInAppMessageFactoryDelegate UALegacyInAppMessagePosition UALegacyInAppMessaging
                    UAPadding UASchedule.audience UASchedule.delay UASchedule.editGracePeriod UASchedule.end
                    UASchedule.group UASchedule.identifier UASchedule.info UASchedule.interval
                    UASchedule.isEqual(to:) UASchedule.isValid UASchedule.limit UASchedule.metadata
                    UASchedule.priority UASchedule.start UASchedule.triggeredTime UASchedule.triggers UASchedule
                    UAScheduleAudience UAScheduleAudienceBuilder UAScheduleAudienceMissBehaviorType
                    UAScheduleBuilder UAScheduleDelay UAScheduleDelayAppState UAScheduleDelayBuilder UAScheduleEdits
                    UAScheduleEditsBuilder UAScheduleMaxTriggers UAScheduleTrigger
                    UAScheduleTriggerType.activeSession UAScheduleTriggerType.appBackground
                    UAScheduleTriggerType.appForeground UAScheduleTriggerType.appInit
                    UAScheduleTriggerType.customEventCount UAScheduleTriggerType.customEventValue
                    UAScheduleTriggerType.regionEnter UAScheduleTriggerType.regionExit UAScheduleTriggerType.screen
                    UAScheduleTriggerType.version UAScheduleTriggerType UAirship
                    """),
        ])
}
