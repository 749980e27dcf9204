import InAppCompat
import InAppContracts

extension Ledger {
    /// Entries for names, set-up, and the model's members for tests.
    static let airship17Names: [LedgerEntry] = [
        .modelOnly(
            """
            Airship17Era.early Airship17Era.late Airship17Era Airship17Event.appInit Airship17Event.background
            Airship17Event.customEvent(_:value:) Airship17Event.foreground Airship17Event.regionEnter(_:)
            Airship17Event.regionExit(_:) Airship17Event.screen(_:) Airship17Event.version(_:) Airship17Event
            Airship17Host.era Airship17Host.examinedScheduleCount Airship17Host.init(stage:)
            Airship17Host.init(stage:takesOff:) Airship17Host.isFeatureEnabled Airship17Host.javaScriptCommandDelegate
            Airship17Host.markStale(scheduleID:) Airship17Host.notificationCategories Airship17Host.openPush(_:)
            Airship17Host.receivePush(_:) Airship17Host.relaunch() Airship17Host.schedule(in:) Airship17Host.scheduleLimit
            Airship17Host.send(_:) Airship17Host.setActionRunner(_:) Airship17Host.setAudienceCheck(_:)
            Airship17Host.setDeferredAnswer(_:) Airship17Host.setFrequencyCheck(_:) Airship17Host.setNetworkReachable(_:)
            Airship17Host.setPredicateEvaluator(_:) Airship17Host.setURLAllowList(_:) Airship17Host.stage
            Airship17Host.styleBundle Airship17Host.trigger(_:) Airship17Host.trigger(json:) Airship17Host
            Airship17URLScope.javaScriptInterface Airship17URLScope.openURL Airship17URLScope BuiltInAdapter.adapter(for:)
            BuiltInAdapter.display(_:) BuiltInAdapter.init(message:) BuiltInAdapter.isReadyToDisplay()
            BuiltInAdapter.prepare(with:completionHandler:) BuiltInAdapter ModelOnlyExtendingDelegate.extendOrNil(_:)
            ModelOnlyExtendingDelegate Padding.bottom Padding.hash Padding.init() Padding.init(_:_:_:_:)
            Padding.init(dictionary:) Padding.init(top:bottom:leading:trailing:) Padding.isEqual(_:) Padding.leading
            Padding.top Padding.trailing Padding
            """),
        .name(
            """
            ActionSchedule.init(actions:builderBlock:) AirshipConfig.init() InAppMessageDefaultDisplayCoordinator.init()
            InAppMessageImmediateDisplayCoordinator.init() InAppMessageSchedule.init(message:builderBlock:)
            JSONMatcher.hash JSONMatcher.init(json:) JSONMatcher.init(valueMatcher:) JSONMatcher.init(valueMatcher:scope:)
            JSONMatcher.isEqual(_:) JSONPredicate.hash JSONPredicate.init(json:) JSONPredicate.init(jsonMatcher:)
            JSONPredicate.isEqual(_:) JSONValueMatcher.hash JSONValueMatcher.init(json:) JSONValueMatcher.isEqual(_:)
            LegacyInAppMessage.hash LegacyInAppMessage.init() LegacyInAppMessage.init(payload:)
            LegacyInAppMessage.isEqual(_:) LegacyInAppMessageDisplayType.init(rawValue:)
            LegacyInAppMessagePosition.init(rawValue:) ScheduleAudience.hash ScheduleAudience.init(builderBlock:)
            ScheduleAudience.isEqual(_:) ScheduleAudienceMissBehaviorType.init(rawValue:) ScheduleBuilder.init()
            ScheduleDelay.hash ScheduleDelay.init(builderBlock:) ScheduleDelay.init(json:) ScheduleDelay.isEqual(_:)
            ScheduleDelayAppState.init(rawValue:) ScheduleEdits.init(actions:builderBlock:)
            ScheduleEdits.init(builderBlock:) ScheduleEdits.init(message:builderBlock:) ScheduleTrigger.hash
            ScheduleTrigger.init(json:) ScheduleTrigger.isEqual(_:) UASchedule.hash UASchedule.isEqual(_:)
            UAScheduleTriggerType.init(rawValue:)
            """),
        .handler(
            """
            InAppMessagingDelegate UAInAppMessagingDelegate
            """),
        .attaching(
            rules: ["AS-051"],
            """
            InAppMessageManager.delegate
            """),
        .adapterType(
            """
            InAppMessageAdapterProtocol UAInAppMessageAdapterProtocol
            """),
        LedgerEntry(
            .vocabulary,
            counterpart: "decideDisplay(of:)",
            advice: "A coordinator decides when a message may appear: decideDisplay does that in a handler.",
            members: """
                InAppMessageDisplayCoordinator UAInAppMessageDisplayCoordinator
                """),
        .sceneType(
            """
            InAppMessageSceneDelegate UAInAppMessageSceneDelegate
            """),
        .setUp(
            """
            ActionSchedule.actions ActionSchedule.isEqual(to:) ActionSchedule Airship.isFlying
            Airship.takeOff(_:launchOptions:) Airship.takeOff(launchOptions:) Airship AirshipConfig.default()
            AirshipConfig.developmentAppKey AirshipConfig.developmentAppSecret AirshipConfig.inProduction
            AirshipConfig.productionAppKey AirshipConfig.productionAppSecret AirshipConfig.urlAllowList AirshipConfig
            Config InAppAutomation.actionSchedule(withID:isolation:) InAppAutomation.actionSchedules(isolation:)
            InAppAutomation.actionSchedules(withGroup:isolation:)
            InAppAutomation.cancelActionSchedules(withGroup:completionHandler:)
            InAppAutomation.cancelActionSchedules(withGroup:isolation:)
            InAppAutomation.editSchedule(withID:edits:completionHandler:)
            InAppAutomation.editSchedule(withID:edits:isolation:)
            InAppAutomation.getActionSchedule(withID:completionHandler:) InAppAutomation.getActionSchedules(_:)
            InAppAutomation.getActionSchedules(withGroup:completionHandler:) InAppAutomation.getAllSchedules(_:)
            InAppAutomation.getMessageSchedule(withID:completionHandler:) InAppAutomation.getMessageSchedules(_:)
            InAppAutomation.getMessageSchedules(withGroup:completionHandler:) InAppAutomation.getSchedules(_:)
            InAppAutomation.inAppMessageManager InAppAutomation.isComponentEnabled InAppAutomation.isEnabled
            InAppAutomation.messageSchedule(withID:isolation:) InAppAutomation.messageSchedules(isolation:)
            InAppAutomation.messageSchedules(withGroup:isolation:) InAppAutomation.schedule(_:completionHandler:)
            InAppAutomation.schedule(_:isolation:) InAppAutomation.scheduleMultiple(_:completionHandler:)
            InAppAutomation.scheduleMultiple(_:isolation:) InAppAutomation.schedules(isolation:) InAppAutomation.shared
            InAppAutomation InAppMessageDefaultDisplayCoordinator.didBeginDisplaying(_:)
            InAppMessageDefaultDisplayCoordinator.didFinishDisplaying(_:) InAppMessageDefaultDisplayCoordinator.isReady
            InAppMessageDefaultDisplayCoordinator InAppMessageImmediateDisplayCoordinator.isReady
            InAppMessageImmediateDisplayCoordinator InAppMessageManager.assetManager InAppMessageManager.shared()
            InAppMessageManager InAppMessageSceneManager.scene(for:) InAppMessageSceneManager.shared
            InAppMessageSceneManager InAppMessageSchedule.isEqual(to:) InAppMessageSchedule.message InAppMessageSchedule
            JSONMatcher JSONPredicate.andPredicate(subpredicates:) JSONPredicate.notPredicate(subpredicate:)
            JSONPredicate.orPredicate(subpredicates:) JSONPredicate JSONValueMatcher.matcherWhereBooleanEquals(_:)
            JSONValueMatcher.matcherWhereNumberAtLeast(_:) JSONValueMatcher.matcherWhereNumberAtLeast(_:atMost:)
            JSONValueMatcher.matcherWhereNumberAtMost(_:) JSONValueMatcher.matcherWhereNumberEquals(to:)
            JSONValueMatcher.matcherWhereStringEquals(_:) JSONValueMatcher.matcherWhereValueIsPresent(_:)
            JSONValueMatcher.matcherWithVersionConstraint(_:) JSONValueMatcher LegacyInAppMessage.alert
            LegacyInAppMessage.buttonActions LegacyInAppMessage.buttonCategory LegacyInAppMessage.buttonGroup
            LegacyInAppMessage.displayType LegacyInAppMessage.duration LegacyInAppMessage.expiry LegacyInAppMessage.extra
            LegacyInAppMessage.identifier LegacyInAppMessage.isEqual(to:) LegacyInAppMessage.message()
            LegacyInAppMessage.notificationActions LegacyInAppMessage.onClick LegacyInAppMessage.payload
            LegacyInAppMessage.position LegacyInAppMessage.primaryColor LegacyInAppMessage.secondaryColor
            LegacyInAppMessage LegacyInAppMessageBuilderExtender.extend(_:message:) LegacyInAppMessageBuilderExtender
            LegacyInAppMessageDisplayType.banner LegacyInAppMessageDisplayType
            LegacyInAppMessageFactoryDelegate.schedule(for:) LegacyInAppMessageFactoryDelegate
            LegacyInAppMessagePosition.bottom LegacyInAppMessagePosition.top LegacyInAppMessagePosition
            LegacyInAppMessaging.builderExtender LegacyInAppMessaging.callAsFunction()
            LegacyInAppMessaging.displayASAPEnabled LegacyInAppMessaging.factoryDelegate
            LegacyInAppMessaging.schedule(for:) LegacyInAppMessaging.shared LegacyInAppMessaging Optional.callAsFunction()
            Schedule ScheduleAudience.isNewUser ScheduleAudience.languageTags ScheduleAudience.locationOptIn
            ScheduleAudience.missBehavior ScheduleAudience.notificationsOptIn ScheduleAudience.requiresAnalytics
            ScheduleAudience.testDevices ScheduleAudience.versionPredicate ScheduleAudience
            ScheduleAudienceBuilder.isNewUser ScheduleAudienceBuilder.languageTags ScheduleAudienceBuilder.locationOptIn
            ScheduleAudienceBuilder.missBehavior ScheduleAudienceBuilder.notificationsOptIn
            ScheduleAudienceBuilder.requiresAnalytics ScheduleAudienceBuilder.testDevices
            ScheduleAudienceBuilder.versionPredicate ScheduleAudienceBuilder ScheduleAudienceMissBehaviorType.cancel
            ScheduleAudienceMissBehaviorType.penalize ScheduleAudienceMissBehaviorType.skip
            ScheduleAudienceMissBehaviorType ScheduleBuilder.audience ScheduleBuilder.delay
            ScheduleBuilder.editGracePeriod ScheduleBuilder.end ScheduleBuilder.group ScheduleBuilder.identifier
            ScheduleBuilder.interval ScheduleBuilder.limit ScheduleBuilder.metadata ScheduleBuilder.priority
            ScheduleBuilder.start ScheduleBuilder.triggeredTime ScheduleBuilder.triggers ScheduleBuilder
            ScheduleDelay.appState ScheduleDelay.cancellationTriggers ScheduleDelay.errorDomain ScheduleDelay.isEqual(to:)
            ScheduleDelay.isValid ScheduleDelay.regionID ScheduleDelay.screens ScheduleDelay.seconds ScheduleDelay
            ScheduleDelayAppState.any ScheduleDelayAppState.background ScheduleDelayAppState.foreground
            ScheduleDelayAppState ScheduleDelayBuilder.appState ScheduleDelayBuilder.cancellationTriggers
            ScheduleDelayBuilder.regionID ScheduleDelayBuilder.screens ScheduleDelayBuilder.seconds ScheduleDelayBuilder
            ScheduleEdits.actions ScheduleEdits.audience ScheduleEdits.editGracePeriod ScheduleEdits.end
            ScheduleEdits.interval ScheduleEdits.limit ScheduleEdits.message ScheduleEdits.metadata ScheduleEdits.priority
            ScheduleEdits.start ScheduleEdits.triggeredTime ScheduleEdits ScheduleEditsBuilder.audience
            ScheduleEditsBuilder.editGracePeriod ScheduleEditsBuilder.end ScheduleEditsBuilder.interval
            ScheduleEditsBuilder.limit ScheduleEditsBuilder.metadata ScheduleEditsBuilder.priority
            ScheduleEditsBuilder.start ScheduleEditsBuilder.triggeredTime ScheduleEditsBuilder
            ScheduleTrigger.activeSessionTrigger(withCount:) ScheduleTrigger.appInitTrigger(withCount:)
            ScheduleTrigger.backgroundTrigger(withCount:) ScheduleTrigger.customEventTrigger(with:count:)
            ScheduleTrigger.customEventTrigger(with:value:) ScheduleTrigger.errorDomain
            ScheduleTrigger.foregroundTrigger(withCount:) ScheduleTrigger.goal ScheduleTrigger.predicate
            ScheduleTrigger.regionEnterTrigger(forRegionID:count:) ScheduleTrigger.regionExitTrigger(forRegionID:count:)
            ScheduleTrigger.screenTrigger(forScreenName:count:) ScheduleTrigger.type
            ScheduleTrigger.versionTrigger(withConstraint:count:) ScheduleTrigger ScheduleTriggerType UAActionSchedule
            UAConfig UAInAppAutomation UAInAppMessageAssetManager UAInAppMessageAssets UAInAppMessageBannerAdapter
            UAInAppMessageBannerContentLayoutType UAInAppMessageBannerDisplayContent
            UAInAppMessageBannerDisplayContentBuilder UAInAppMessageBannerMaxButtons UAInAppMessageBannerPlacementType
            UAInAppMessageBannerStyle UAInAppMessageBannerStyleFileName UAInAppMessageButtonInfo
            UAInAppMessageButtonInfoBehaviorType UAInAppMessageButtonInfoBuilder UAInAppMessageButtonInfoIDLimit
            UAInAppMessageButtonLayoutType UAInAppMessageButtonStyle UAInAppMessageCachePolicyDelegate
            UAInAppMessageCustomDisplayContent UAInAppMessageDefaultDisplayCoordinator
            UAInAppMessageDisplayBehaviorDefault UAInAppMessageDisplayBehaviorImmediate UAInAppMessageDisplayContent
            UAInAppMessageDisplayCoordinatorIsReadyKey UAInAppMessageDisplayType UAInAppMessageFullScreenAdapter
            UAInAppMessageFullScreenContentLayoutType UAInAppMessageFullScreenDisplayContent
            UAInAppMessageFullScreenDisplayContentBuilder UAInAppMessageFullScreenMaxButtons UAInAppMessageFullScreenStyle
            UAInAppMessageFullScreenStyleFileName UAInAppMessageHTMLAdapter UAInAppMessageHTMLDisplayContent
            UAInAppMessageHTMLDisplayContentBuilder UAInAppMessageHTMLStyle UAInAppMessageHTMLStyleFileName
            UAInAppMessageIDLimit UAInAppMessageImmediateDisplayCoordinator UAInAppMessageManager UAInAppMessageMediaInfo
            UAInAppMessageMediaInfoType UAInAppMessageMediaStyle UAInAppMessageModalAdapter
            UAInAppMessageModalContentLayoutType UAInAppMessageModalDisplayContent
            UAInAppMessageModalDisplayContentBuilder UAInAppMessageModalMaxButtons UAInAppMessageModalStyle
            UAInAppMessageModalStyleFileName UAInAppMessageNameLimit UAInAppMessagePrepareAssetsDelegate
            UAInAppMessagePrepareResult UAInAppMessageResolutionType UAInAppMessageSceneManager UAInAppMessageSchedule
            UAInAppMessageScheduleInfo.delay UAInAppMessageScheduleInfo.editGracePeriod UAInAppMessageScheduleInfo.end
            UAInAppMessageScheduleInfo.group UAInAppMessageScheduleInfo.interval UAInAppMessageScheduleInfo.limit
            UAInAppMessageScheduleInfo.message UAInAppMessageScheduleInfo.priority UAInAppMessageScheduleInfo.start
            UAInAppMessageScheduleInfo.triggers UAInAppMessageScheduleInfo UAInAppMessageStyleProtocol
            UAInAppMessageTextInfo UAInAppMessageTextInfoAlignmentType UAInAppMessageTextInfoBuilder
            UAInAppMessageTextInfoStyleType UAInAppMessageTextStyle UAJSONMatcher UAJSONPredicate UAJSONValueMatcher
            UAJavaScriptCommand UAJavaScriptCommandDelegate UALegacyInAppMessage UALegacyInAppMessageBuilderExtender
            UALegacyInAppMessageDisplayType UALegacyInAppMessageFactoryDelegate UALegacyInAppMessagePosition
            UALegacyInAppMessaging UAPadding UASchedule.audience UASchedule.delay UASchedule.editGracePeriod
            UASchedule.end UASchedule.group UASchedule.identifier UASchedule.info UASchedule.interval
            UASchedule.isEqual(to:) UASchedule.isValid UASchedule.limit UASchedule.metadata UASchedule.priority
            UASchedule.start UASchedule.triggeredTime UASchedule.triggers UASchedule UAScheduleAudience
            UAScheduleAudienceBuilder UAScheduleAudienceMissBehaviorType UAScheduleBuilder UAScheduleDelay
            UAScheduleDelayAppState UAScheduleDelayBuilder UAScheduleEdits UAScheduleEditsBuilder UAScheduleMaxTriggers
            UAScheduleTrigger UAScheduleTriggerType.activeSession UAScheduleTriggerType.appBackground
            UAScheduleTriggerType.appForeground UAScheduleTriggerType.appInit UAScheduleTriggerType.customEventCount
            UAScheduleTriggerType.customEventValue UAScheduleTriggerType.regionEnter UAScheduleTriggerType.regionExit
            UAScheduleTriggerType.screen UAScheduleTriggerType.version UAScheduleTriggerType UAirship
            """),
    ]
}
