import InAppCompat
import InAppContracts

extension Ledger {
    /// Entries for names, set-up, and the model's members for tests.
    static let airship18Names: [LedgerEntry] = [
        .modelOnly(
            """
            Airship18AudienceCheck.failed Airship18AudienceCheck.missed Airship18AudienceCheck.passed
            Airship18AudienceCheck Airship18Behavior.asDocumented Airship18Behavior.asVendor Airship18Behavior
            Airship18DeferredAnswer.match(message:actions:) Airship18DeferredAnswer.noMatch
            Airship18DeferredAnswer.notFound Airship18DeferredAnswer.retryAfter(_:) Airship18DeferredAnswer.timedOut
            Airship18DeferredAnswer Airship18Event.appInit Airship18Event.background
            Airship18Event.customEvent(_:value:) Airship18Event.foreground Airship18Event.inApp(_:_:)
            Airship18Event.regionEnter(_:) Airship18Event.regionExit(_:) Airship18Event.screen(_:)
            Airship18Event.version(_:) Airship18Event Airship18Finding.endedSource Airship18Finding.lostUpsert
            Airship18Finding.pausedByFrequencySkip Airship18Finding.rememberedDownloadFailure
            Airship18Finding.stuckAfterFailedDisplay Airship18Finding Airship18Host.autoPauseInAppAutomationOnLaunch
            Airship18Host.examinedScheduleCount Airship18Host.init(stage:) Airship18Host.init(stage:version:)
            Airship18Host.isAnalyticsEnabled Airship18Host.isFeatureEnabled Airship18Host.markStale(scheduleID:)
            Airship18Host.notificationCategories Airship18Host.openPush(_:) Airship18Host.receivePush(_:)
            Airship18Host.receiveRemoteData(_:) Airship18Host.refreshRemoteData() Airship18Host.relaunch()
            Airship18Host.schedules(in:) Airship18Host.send(_:) Airship18Host.setActionRunner(_:)
            Airship18Host.setAdditionalAudienceCheck(_:) Airship18Host.setAudienceCheck(_:)
            Airship18Host.setBehavior(_:for:) Airship18Host.setControlGroup(_:) Airship18Host.setDeferredAnswer(_:)
            Airship18Host.setDownloadTime(_:) Airship18Host.setExecutionWindowCheck(_:)
            Airship18Host.setNetworkReachable(_:) Airship18Host.setPageCommandHandler(_:)
            Airship18Host.setPredicateEvaluator(_:) Airship18Host.setStoreError(_:)
            Airship18Host.setURLAllowList(_:) Airship18Host.stage Airship18Host.trigger(_:)
            Airship18Host.trigger(json:) Airship18Host.updateStatus Airship18Host.version Airship18Host
            Airship18URLScope.javaScriptInterface Airship18URLScope.openURL Airship18URLScope
            Airship18Version.<(_:_:) Airship18Version.description Airship18Version.init(_:_:_:)
            Airship18Version.major Airship18Version.minor Airship18Version.patch Airship18Version.v18
            Airship18Version.v19 Airship18Version.v20 Airship18Version
            """),
        .name(
            """
            ActionArguments.init(string:situation:metadata:) ActionArguments.init(value:situation:metadata:)
            AirshipConfig.init() AirshipJSON.init(arrayLiteral:) AirshipJSON.init(booleanLiteral:)
            AirshipJSON.init(dictionaryLiteral:) AirshipJSON.init(floatLiteral:) AirshipJSON.init(integerLiteral:)
            AirshipJSON.init(nilLiteral:) AirshipJSON.init(stringLiteral:) AirshipLogLevel.init(rawValue:)
            AutomationAppState.init(rawValue:) AutomationAudience.MissBehavior.init(rawValue:)
            AutomationAudience.init(audienceSelector:missBehavior:)
            AutomationCompoundAudience.init(selector:missBehavior:)
            AutomationSchedule.init(identifier:triggers:data:group:priority:limit:start:end:audience:compoundAudience:delay:interval:bypassHoldoutGroups:editGracePeriodDays:)
            CompoundAutomationTriggerType.init(rawValue:) DeviceAudienceSelector.init()
            EventAutomationTrigger.init(type:goal:predicate:) EventAutomationTriggerType.init(rawValue:)
            JSONMatcher.hash JSONMatcher.init(json:) JSONMatcher.isEqual(_:) JSONPredicate.hash
            JSONPredicate.init(json:) JSONPredicate.init(jsonMatcher:) JSONPredicate.isEqual(_:)
            LegacyInAppMessage.DisplayType.init(rawValue:) LegacyInAppMessage.Position.init(rawValue:)
            """),
        .handler(
            """
            InAppMessageDisplayDelegate
            """),
        .attaching(
            rules: ["AM-032", "AM-069"],
            """
            InAppMessaging.displayDelegate
            """),
        .adapterType(
            """
            CustomDisplayAdapter
            """),
        .sceneType(
            """
            InAppMessageSceneDelegate
            """),
        .setUp(
            """
            ActionArguments.metadata ActionArguments.situation ActionArguments.value ActionArguments
            ActionResult.actionNotFound ActionResult.argumentsRejected ActionResult.completed(_:)
            ActionResult.error(_:) ActionResult ActionSituation.automation
            ActionSituation.foregroundInteractiveButton ActionSituation.manualInvocation
            ActionSituation.webViewInvocation ActionSituation Airship.inAppAutomation
            Airship.takeOff(_:launchOptions:) Airship AirshipConfig.autoPauseInAppAutomationOnLaunch
            AirshipConfig.default() AirshipConfig.defaultAppKey AirshipConfig.defaultAppSecret
            AirshipConfig.developmentAppKey AirshipConfig.developmentAppSecret AirshipConfig.developmentLogLevel
            AirshipConfig.inProduction AirshipConfig.isWebViewInspectionEnabled AirshipConfig.productionAppKey
            AirshipConfig.productionAppSecret AirshipConfig.productionLogLevel AirshipConfig
            AirshipConfigError.missingFile AirshipConfigError AirshipJSONError.cannotWrap(_:) AirshipJSONError
            AirshipJSONObjectBuilder.set(array:key:) AirshipJSONObjectBuilder.set(bool:key:)
            AirshipJSONObjectBuilder.set(double:key:) AirshipJSONObjectBuilder.set(json:key:)
            AirshipJSONObjectBuilder.set(object:key:) AirshipJSONObjectBuilder.set(string:key:)
            AirshipJSONObjectBuilder AirshipLayout AirshipLogLevel.debug AirshipLogLevel.error AirshipLogLevel.info
            AirshipLogLevel.none AirshipLogLevel.undefined AirshipLogLevel.verbose AirshipLogLevel.warn
            AirshipLogLevel AutomationAppState.background AutomationAppState.foreground AutomationAppState
            AutomationAudience.MissBehavior.cancel AutomationAudience.MissBehavior.penalize
            AutomationAudience.MissBehavior.skip AutomationAudience.MissBehavior AutomationAudience
            AutomationCompoundAudience AutomationDelay.appState AutomationDelay.cancellationTriggers
            AutomationDelay.executionWindow AutomationDelay.regionID AutomationDelay
            AutomationSchedule.ScheduleData.actions(_:) AutomationSchedule.ScheduleData.deferred(_:)
            AutomationSchedule.ScheduleData.inAppMessage(_:) AutomationSchedule.ScheduleData
            AutomationSchedule.audience AutomationSchedule.bypassHoldoutGroups AutomationSchedule.compoundAudience
            AutomationSchedule.data AutomationSchedule.delay AutomationSchedule.editGracePeriodDays
            AutomationSchedule.end AutomationSchedule.group AutomationSchedule.identifier
            AutomationSchedule.interval AutomationSchedule.limit AutomationSchedule.priority
            AutomationSchedule.start AutomationSchedule.triggers AutomationSchedule
            AutomationTrigger.activeSession(count:) AutomationTrigger.compound(_:) AutomationTrigger.event(_:)
            AutomationTrigger.foreground(count:) AutomationTrigger CompoundAutomationTrigger.Child
            CompoundAutomationTrigger CompoundAutomationTriggerType.and CompoundAutomationTriggerType.chain
            CompoundAutomationTriggerType.or CompoundAutomationTriggerType CompoundDeviceAudienceSelector
            DeferredAutomationData DeviceAudienceSelector EventAutomationTrigger.goal
            EventAutomationTrigger.predicate EventAutomationTrigger.type EventAutomationTrigger
            EventAutomationTriggerType.activeSession EventAutomationTriggerType.appInit
            EventAutomationTriggerType.background EventAutomationTriggerType.customEventCount
            EventAutomationTriggerType.customEventValue EventAutomationTriggerType.featureFlagInteraction
            EventAutomationTriggerType.foreground EventAutomationTriggerType.inAppButtonTap
            EventAutomationTriggerType.inAppDisplay EventAutomationTriggerType.inAppFormDisplay
            EventAutomationTriggerType.inAppFormResult EventAutomationTriggerType.inAppGesture
            EventAutomationTriggerType.inAppPageAction EventAutomationTriggerType.inAppPageSwipe
            EventAutomationTriggerType.inAppPageView EventAutomationTriggerType.inAppPagerCompleted
            EventAutomationTriggerType.inAppPagerSummary EventAutomationTriggerType.inAppPermissionResult
            EventAutomationTriggerType.inAppResolution EventAutomationTriggerType.regionEnter
            EventAutomationTriggerType.regionExit EventAutomationTriggerType.screen
            EventAutomationTriggerType.version EventAutomationTriggerType ExecutionWindow
            InAppAutomation.getSchedule(identifier:) InAppAutomation.getSchedules(group:)
            InAppAutomation.inAppMessaging InAppAutomation.legacyInAppMessaging InAppAutomation.status
            InAppAutomation.statusUpdates InAppAutomation.upsertSchedules(_:) InAppAutomation.waitRefresh(maxTime:)
            InAppAutomation InAppAutomationUpdateStatus.outOfDate InAppAutomationUpdateStatus.stale
            InAppAutomationUpdateStatus.upToDate InAppAutomationUpdateStatus InAppMessaging.themeManager
            InAppMessaging InAppMessagingProtocol JSONMatcher JSONPredicate.andPredicate(subpredicates:)
            JSONPredicate.evaluate(json:) JSONPredicate.notPredicate(subpredicate:)
            JSONPredicate.orPredicate(subpredicates:) JSONPredicate LegacyInAppMessage.DisplayType.banner
            LegacyInAppMessage.DisplayType LegacyInAppMessage.Position.bottom LegacyInAppMessage.Position.top
            LegacyInAppMessage.Position LegacyInAppMessage.alert LegacyInAppMessage.buttonActions
            LegacyInAppMessage.buttonCategory LegacyInAppMessage.buttonGroup LegacyInAppMessage.displayType
            LegacyInAppMessage.duration LegacyInAppMessage.expiry LegacyInAppMessage.extra
            LegacyInAppMessage.identifier LegacyInAppMessage.onClick LegacyInAppMessage.position
            LegacyInAppMessage.primaryColor LegacyInAppMessage.secondaryColor LegacyInAppMessage
            LegacyInAppMessaging.customMessageConverter LegacyInAppMessaging.displayASAPEnabled
            LegacyInAppMessaging.messageExtender LegacyInAppMessaging.scheduleExtender LegacyInAppMessaging
            LegacyInAppMessagingProtocol MessageConvertor MessageExtender ScheduleExtender
            """),
    ]
}
