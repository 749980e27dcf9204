import InAppContracts

extension Ledger {
    /// What becomes of each member of the model's API (Compat/Airship18/LEDGER.md).
    static let airship18 = Ledger(
        modules: ["AirshipAutomation", "AirshipCore", "AirshipKit", "AirshipBasement", "Airship18Model"],
        [
            LedgerEntry(
                .modelOnly,
                advice: "The model has it for tests.",
                members: """
                    Airship18AudienceCheck.failed Airship18AudienceCheck.missed Airship18AudienceCheck.passed
                    Airship18AudienceCheck Airship18Behavior.asDocumented Airship18Behavior.asVendor
                    Airship18Behavior Airship18DeferredAnswer.match(message:actions:)
                    Airship18DeferredAnswer.noMatch Airship18DeferredAnswer.notFound
                    Airship18DeferredAnswer.retryAfter(_:) Airship18DeferredAnswer.timedOut Airship18DeferredAnswer
                    Airship18Event.appInit Airship18Event.background Airship18Event.customEvent(_:value:)
                    Airship18Event.foreground Airship18Event.inApp(_:_:) Airship18Event.regionEnter(_:)
                    Airship18Event.regionExit(_:) Airship18Event.screen(_:) Airship18Event.version(_:)
                    Airship18Event Airship18Finding.endedSource Airship18Finding.lostUpsert
                    Airship18Finding.pausedByFrequencySkip Airship18Finding.rememberedDownloadFailure
                    Airship18Finding.stuckAfterFailedDisplay Airship18Finding
                    Airship18Host.autoPauseInAppAutomationOnLaunch Airship18Host.examinedScheduleCount
                    Airship18Host.init(stage:) Airship18Host.init(stage:version:) Airship18Host.isAnalyticsEnabled
                    Airship18Host.isFeatureEnabled Airship18Host.markStale(scheduleID:)
                    Airship18Host.notificationCategories Airship18Host.openPush(_:) Airship18Host.receivePush(_:)
                    Airship18Host.receiveRemoteData(_:) Airship18Host.refreshRemoteData() Airship18Host.relaunch()
                    Airship18Host.schedules(in:) Airship18Host.send(_:) Airship18Host.setActionRunner(_:)
                    Airship18Host.setAdditionalAudienceCheck(_:) Airship18Host.setAudienceCheck(_:)
                    Airship18Host.setBehavior(_:for:) Airship18Host.setControlGroup(_:)
                    Airship18Host.setDeferredAnswer(_:) Airship18Host.setDownloadTime(_:)
                    Airship18Host.setExecutionWindowCheck(_:) Airship18Host.setNetworkReachable(_:)
                    Airship18Host.setPageCommandHandler(_:) Airship18Host.setPredicateEvaluator(_:)
                    Airship18Host.setStoreError(_:) Airship18Host.setURLAllowList(_:) Airship18Host.stage
                    Airship18Host.trigger(_:)
                    Airship18Host.trigger(json:) Airship18Host.updateStatus Airship18Host.version Airship18Host
                    Airship18URLScope.javaScriptInterface Airship18URLScope.openURL Airship18URLScope
                    Airship18Version.<(_:_:) Airship18Version.description Airship18Version.init(_:_:_:)
                    Airship18Version.major Airship18Version.minor Airship18Version.patch Airship18Version.v18
                    Airship18Version.v19 Airship18Version.v20 Airship18Version
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
                    InAppMessageDisplayDelegate.isMessageReadyToDisplay(_:scheduleID:)
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
                    InAppMessageDisplayDelegate.messageWillDisplay(_:scheduleID:)
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
                advice: "Rename it; the resolution says how it went away.",
                members: """
                    InAppMessageDisplayDelegate.messageFinishedDisplaying(_:scheduleID:)
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
                    InAppMessageSceneDelegate.sceneForMessage(_:)
                    """),
            LedgerEntry(
                .callback,
                counterpart: "plan.customView",
                needs: [
                    .customView, .conflictAtOnce, .gateWhileVisible, .gateWhileLeaving, .gateWhileHidden,
                    .gateEachTrigger, .showLater, .showAgain, .controlCampaigns, .discardOnce,
                ],
                rules: ["AM-005", "AM-006", "AM-007"],
                advice: "An adapter's view is plan.customView; its waiting is a decision to hold.",
                members: """
                    CustomDisplayAdapter.display(scene:) CustomDisplayAdapter.isReady
                    CustomDisplayAdapter.waitForReady()
                    """),
            LedgerEntry(
                .content,
                counterpart: "MessageResolution.cause",
                needs: [.resolution],
                advice: "The cause says how the message went away.",
                members: """
                    CustomDisplayResolution.buttonTap(_:) CustomDisplayResolution.messageTap
                    CustomDisplayResolution.timedOut CustomDisplayResolution.userDismissed CustomDisplayResolution
                    """),
            LedgerEntry(
                .content,
                counterpart: "plan.customView",
                needs: [.customView],
                advice: "An adapter's view is plan.customView.",
                members: """
                    CustomDisplayAdapterType.banner CustomDisplayAdapterType.custom
                    CustomDisplayAdapterType.fullscreen CustomDisplayAdapterType.html CustomDisplayAdapterType.modal
                    CustomDisplayAdapterType DisplayAdapterArgs.actionRunner DisplayAdapterArgs.assets
                    DisplayAdapterArgs.message DisplayAdapterArgs.priority DisplayAdapterArgs
                    InAppActionRunner.run(actionName:arguments:) InAppActionRunner.run(actions:)
                    InAppActionRunner.runAsync(actions:) InAppActionRunner
                    """),
            LedgerEntry(
                .action,
                counterpart: "CompatMessage.show()",
                needs: [.showLater],
                rules: ["AM-004", "AM-046"],
                advice: "Show the messages that were held.",
                members: """
                    InAppMessaging.notifyDisplayConditionsChanged()
                    """),
            LedgerEntry(
                .action,
                counterpart: "decideDisplay(of:)",
                needs: [.gate],
                rules: ["AM-002"],
                advice: "Answer in decideDisplay.",
                members: """
                    InAppMessaging.onIsReadyToDisplay
                    """),
            LedgerEntry(
                .action,
                counterpart: "CompatMessage.show()",
                needs: [.showLater],
                rules: ["AM-006", "AM-007", "AM-010"],
                advice: "Only messages of a campaign are shown.",
                members: """
                    InAppMessage.display(scene:)
                    """),
            LedgerEntry(
                .content,
                counterpart: "CompatMessage.name",
                code: "($base.name ?? \"\")",
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
                    InAppMessage.displayContent InAppMessageButtonInfo.Behavior.cancel
                    InAppMessageButtonInfo.Behavior.dismiss InAppMessageButtonInfo.Behavior.init(rawValue:)
                    InAppMessageButtonInfo.Behavior InAppMessageButtonInfo.actions
                    InAppMessageButtonInfo.backgroundColor InAppMessageButtonInfo.behavior
                    InAppMessageButtonInfo.borderColor InAppMessageButtonInfo.borderRadius
                    InAppMessageButtonInfo.identifier
                    InAppMessageButtonInfo.init(identifier:label:actions:behavior:backgroundColor:borderColor:borderRadius:)
                    InAppMessageButtonInfo.label InAppMessageButtonInfo InAppMessageButtonLayoutType.init(rawValue:)
                    InAppMessageButtonLayoutType.joined InAppMessageButtonLayoutType.separate
                    InAppMessageButtonLayoutType.stacked InAppMessageButtonLayoutType InAppMessageColor.color
                    InAppMessageColor.hexColorString InAppMessageColor.init(hexColorString:) InAppMessageColor
                    InAppMessageDisplayContent.Banner.Placement.bottom
                    InAppMessageDisplayContent.Banner.Placement.init(rawValue:)
                    InAppMessageDisplayContent.Banner.Placement.top InAppMessageDisplayContent.Banner.Placement
                    InAppMessageDisplayContent.Banner.Template.init(rawValue:)
                    InAppMessageDisplayContent.Banner.Template.mediaLeft
                    InAppMessageDisplayContent.Banner.Template.mediaRight InAppMessageDisplayContent.Banner.Template
                    InAppMessageDisplayContent.Banner.actions InAppMessageDisplayContent.Banner.backgroundColor
                    InAppMessageDisplayContent.Banner.body InAppMessageDisplayContent.Banner.borderRadius
                    InAppMessageDisplayContent.Banner.buttonLayoutType InAppMessageDisplayContent.Banner.buttons
                    InAppMessageDisplayContent.Banner.dismissButtonColor InAppMessageDisplayContent.Banner.duration
                    InAppMessageDisplayContent.Banner.heading
                    InAppMessageDisplayContent.Banner.init(heading:body:media:buttons:buttonLayoutType:template:backgroundColor:dismissButtonColor:borderRadius:duration:placement:actions:)
                    InAppMessageDisplayContent.Banner.media InAppMessageDisplayContent.Banner.placement
                    InAppMessageDisplayContent.Banner.template InAppMessageDisplayContent.Banner
                    InAppMessageDisplayContent.Fullscreen.Template.headerBodyMedia
                    InAppMessageDisplayContent.Fullscreen.Template.headerMediaBody
                    InAppMessageDisplayContent.Fullscreen.Template.init(rawValue:)
                    InAppMessageDisplayContent.Fullscreen.Template.mediaHeaderBody
                    InAppMessageDisplayContent.Fullscreen.Template
                    InAppMessageDisplayContent.Fullscreen.backgroundColor InAppMessageDisplayContent.Fullscreen.body
                    InAppMessageDisplayContent.Fullscreen.buttonLayoutType
                    InAppMessageDisplayContent.Fullscreen.buttons
                    InAppMessageDisplayContent.Fullscreen.dismissButtonColor
                    InAppMessageDisplayContent.Fullscreen.footer InAppMessageDisplayContent.Fullscreen.heading
                    InAppMessageDisplayContent.Fullscreen.init(heading:body:media:footer:buttons:buttonLayoutType:template:dismissButtonColor:backgroundColor:)
                    InAppMessageDisplayContent.Fullscreen.media InAppMessageDisplayContent.Fullscreen.template
                    InAppMessageDisplayContent.Fullscreen InAppMessageDisplayContent.HTML.allowFullscreen
                    InAppMessageDisplayContent.HTML.aspectLock InAppMessageDisplayContent.HTML.backgroundColor
                    InAppMessageDisplayContent.HTML.borderRadius InAppMessageDisplayContent.HTML.dismissButtonColor
                    InAppMessageDisplayContent.HTML.forceFullscreen InAppMessageDisplayContent.HTML.height
                    InAppMessageDisplayContent.HTML.init(url:height:width:aspectLock:requiresConnectivity:dismissButtonColor:backgroundColor:borderRadius:allowFullscreen:forceFullscreen:)
                    InAppMessageDisplayContent.HTML.requiresConnectivity InAppMessageDisplayContent.HTML.url
                    InAppMessageDisplayContent.HTML.width InAppMessageDisplayContent.HTML
                    InAppMessageDisplayContent.Modal.Template.headerBodyMedia
                    InAppMessageDisplayContent.Modal.Template.headerMediaBody
                    InAppMessageDisplayContent.Modal.Template.init(rawValue:)
                    InAppMessageDisplayContent.Modal.Template.mediaHeaderBody
                    InAppMessageDisplayContent.Modal.Template
                    InAppMessageDisplayContent.Modal.allowFullscreenDisplay
                    InAppMessageDisplayContent.Modal.backgroundColor InAppMessageDisplayContent.Modal.body
                    InAppMessageDisplayContent.Modal.borderRadius InAppMessageDisplayContent.Modal.buttonLayoutType
                    InAppMessageDisplayContent.Modal.buttons InAppMessageDisplayContent.Modal.dismissButtonColor
                    InAppMessageDisplayContent.Modal.footer InAppMessageDisplayContent.Modal.heading
                    InAppMessageDisplayContent.Modal.init(heading:body:media:footer:buttons:buttonLayoutType:template:dismissButtonColor:backgroundColor:borderRadius:allowFullscreenDisplay:)
                    InAppMessageDisplayContent.Modal.media InAppMessageDisplayContent.Modal.template
                    InAppMessageDisplayContent.Modal InAppMessageDisplayContent.airshipLayout(_:)
                    InAppMessageDisplayContent.banner(_:) InAppMessageDisplayContent.custom(_:)
                    InAppMessageDisplayContent.fullscreen(_:) InAppMessageDisplayContent.html(_:)
                    InAppMessageDisplayContent.modal(_:) InAppMessageDisplayContent.validate()
                    InAppMessageDisplayContent InAppMessageMediaInfo.MediaType.image
                    InAppMessageMediaInfo.MediaType.init(rawValue:) InAppMessageMediaInfo.MediaType.video
                    InAppMessageMediaInfo.MediaType.vimeo InAppMessageMediaInfo.MediaType.youtube
                    InAppMessageMediaInfo.MediaType InAppMessageMediaInfo.description
                    InAppMessageMediaInfo.init(url:type:description:) InAppMessageMediaInfo.type
                    InAppMessageMediaInfo.url InAppMessageMediaInfo InAppMessageTextInfo.Alignment.center
                    InAppMessageTextInfo.Alignment.init(rawValue:) InAppMessageTextInfo.Alignment.left
                    InAppMessageTextInfo.Alignment.right InAppMessageTextInfo.Alignment
                    InAppMessageTextInfo.Style.bold InAppMessageTextInfo.Style.init(rawValue:)
                    InAppMessageTextInfo.Style.italic InAppMessageTextInfo.Style.underline
                    InAppMessageTextInfo.Style InAppMessageTextInfo.alignment InAppMessageTextInfo.color
                    InAppMessageTextInfo.fontFamilies
                    InAppMessageTextInfo.init(text:color:size:fontFamilies:alignment:style:)
                    InAppMessageTextInfo.size InAppMessageTextInfo.style InAppMessageTextInfo.text
                    InAppMessageTextInfo
                    """),
            LedgerEntry(
                .content,
                counterpart: "plan.content.themes",
                needs: [.prepareContent],
                advice: "Looks of this SDK's own views: change the plan's content.",
                members: """
                    InAppAutomationThemeManager.bannerThemeExtender
                    InAppAutomationThemeManager.fullscreenThemeExtender
                    InAppAutomationThemeManager.htmlThemeExtender InAppAutomationThemeManager.modalThemeExtender
                    InAppAutomationThemeManager InAppMessageTheme.Banner.applyPlist(plistName:bundle:)
                    InAppMessageTheme.Banner.body InAppMessageTheme.Banner.buttons
                    InAppMessageTheme.Banner.defaultPlistName InAppMessageTheme.Banner.header
                    InAppMessageTheme.Banner.maxWidth InAppMessageTheme.Banner.media
                    InAppMessageTheme.Banner.padding InAppMessageTheme.Banner.shadow
                    InAppMessageTheme.Banner.tapOpacity InAppMessageTheme.Banner InAppMessageTheme.Button.height
                    InAppMessageTheme.Button.init(height:stackedSpacing:separatedSpacing:padding:)
                    InAppMessageTheme.Button.padding InAppMessageTheme.Button.separatedSpacing
                    InAppMessageTheme.Button.stackedSpacing InAppMessageTheme.Button
                    InAppMessageTheme.Fullscreen.applyPlist(plistName:bundle:) InAppMessageTheme.Fullscreen.body
                    InAppMessageTheme.Fullscreen.buttons InAppMessageTheme.Fullscreen.defaultPlistName
                    InAppMessageTheme.Fullscreen.dismissIconHeight InAppMessageTheme.Fullscreen.dismissIconResource
                    InAppMessageTheme.Fullscreen.dismissIconWidth InAppMessageTheme.Fullscreen.header
                    InAppMessageTheme.Fullscreen.media InAppMessageTheme.Fullscreen.padding
                    InAppMessageTheme.Fullscreen InAppMessageTheme.HTML.applyPlist(plistName:bundle:)
                    InAppMessageTheme.HTML.defaultPlistName InAppMessageTheme.HTML.dismissIconHeight
                    InAppMessageTheme.HTML.dismissIconResource InAppMessageTheme.HTML.dismissIconWidth
                    InAppMessageTheme.HTML.hideDismissIcon InAppMessageTheme.HTML.maxHeight
                    InAppMessageTheme.HTML.maxWidth InAppMessageTheme.HTML.padding InAppMessageTheme.HTML
                    InAppMessageTheme.Media.init(padding:) InAppMessageTheme.Media.padding InAppMessageTheme.Media
                    InAppMessageTheme.Modal.applyPlist(plistName:bundle:) InAppMessageTheme.Modal.body
                    InAppMessageTheme.Modal.buttons InAppMessageTheme.Modal.defaultPlistName
                    InAppMessageTheme.Modal.dismissIconHeight InAppMessageTheme.Modal.dismissIconResource
                    InAppMessageTheme.Modal.dismissIconWidth InAppMessageTheme.Modal.header
                    InAppMessageTheme.Modal.maxHeight InAppMessageTheme.Modal.maxWidth InAppMessageTheme.Modal.media
                    InAppMessageTheme.Modal.padding InAppMessageTheme.Modal InAppMessageTheme.Shadow.color
                    InAppMessageTheme.Shadow.init(radius:xOffset:yOffset:color:) InAppMessageTheme.Shadow.radius
                    InAppMessageTheme.Shadow.xOffset InAppMessageTheme.Shadow.yOffset InAppMessageTheme.Shadow
                    InAppMessageTheme.Text.init(letterSpacing:lineSpacing:padding:)
                    InAppMessageTheme.Text.letterSpacing InAppMessageTheme.Text.lineSpacing
                    InAppMessageTheme.Text.padding InAppMessageTheme.Text InAppMessageTheme.dismissIcon(_:)
                    InAppMessageTheme InAppMessageThemeError.unreadable(file:)
                    InAppMessageThemeError.wrongType(keyPath:expected:) InAppMessageThemeError
                    """),
            LedgerEntry(
                .content,
                advice: "Assets are fetched by each SDK itself: nothing outside this SDK has them.",
                members: """
                    AirshipCachedAssetsProtocol.cachedURL(remoteURL:)
                    AirshipCachedAssetsProtocol.isCached(remoteURL:) AirshipCachedAssetsProtocol
                    """),
            LedgerEntry(
                .content,
                counterpart: "CompatMessage.onScriptMessage(_:_:)",
                needs: [.scriptMessages],
                advice: "The page's commands are the vendor's: listen with onScriptMessage.",
                members: """
                    JavaScriptCommand.arguments JavaScriptCommand.init(url:) JavaScriptCommand.name
                    JavaScriptCommand.options JavaScriptCommand.url JavaScriptCommand
                    JavaScriptCommandDelegate.performCommand(_:webView:) JavaScriptCommandDelegate
                    NativeBridge.init() NativeBridge.javaScriptCommandDelegate
                    NativeBridge.nativeBridgeExtensionDelegate NativeBridge
                    NativeBridgeExtensionDelegate.actionsMetadata(for:webView:) NativeBridgeExtensionDelegate
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
                    InAppMessage.DisplayBehavior.immediate InAppMessage.DisplayBehavior.init(rawValue:)
                    InAppMessage.DisplayBehavior.standard InAppMessage.DisplayBehavior InAppMessage.actions
                    InAppMessage.displayBehavior
                    InAppMessage.init(name:displayContent:extras:actions:isReportingEnabled:displayBehavior:)
                    InAppMessage.isReportingEnabled
                    """),
            LedgerEntry(
                .vocabulary,
                advice: "A name without a meaning of its own in a handler: leave it out with what it served.",
                members: """
                    ActionArguments.init(string:situation:metadata:) ActionArguments.init(value:situation:metadata:)
                    AirshipConfig.init() AirshipJSON.init(arrayLiteral:) AirshipJSON.init(booleanLiteral:)
                    AirshipJSON.init(dictionaryLiteral:) AirshipJSON.init(floatLiteral:)
                    AirshipJSON.init(integerLiteral:) AirshipJSON.init(nilLiteral:) AirshipJSON.init(stringLiteral:)
                    AirshipLogLevel.init(rawValue:) AutomationAppState.init(rawValue:)
                    AutomationAudience.MissBehavior.init(rawValue:)
                    AutomationAudience.init(audienceSelector:missBehavior:)
                    AutomationCompoundAudience.init(selector:missBehavior:)
                    AutomationSchedule.init(identifier:triggers:data:group:priority:limit:start:end:audience:compoundAudience:delay:interval:bypassHoldoutGroups:editGracePeriodDays:)
                    CompoundAutomationTriggerType.init(rawValue:) DeviceAudienceSelector.init()
                    EventAutomationTrigger.init(type:goal:predicate:) EventAutomationTriggerType.init(rawValue:)
                    JSONMatcher.hash JSONMatcher.init(json:) JSONMatcher.isEqual(_:) JSONPredicate.hash
                    JSONPredicate.init(json:) JSONPredicate.init(jsonMatcher:) JSONPredicate.isEqual(_:)
                    LegacyInAppMessage.DisplayType.init(rawValue:) LegacyInAppMessage.Position.init(rawValue:)
                    """),
            LedgerEntry(
                .vocabulary,
                counterpart: "InAppMessageHandler",
                code: "InAppMessageHandler",
                advice: "The handler's protocol stands for it.",
                members: """
                    InAppMessageDisplayDelegate
                    """),
            LedgerEntry(
                .setUp,
                advice:
                    "Set-up of the vendor's own: the other SDK has its own, and the app's launch code changes with it.",
                members: """
                    ActionArguments.metadata ActionArguments.situation ActionArguments.value ActionArguments
                    ActionResult.actionNotFound ActionResult.argumentsRejected ActionResult.completed(_:)
                    ActionResult.error(_:) ActionResult ActionSituation.automation
                    ActionSituation.foregroundInteractiveButton ActionSituation.manualInvocation
                    ActionSituation.webViewInvocation ActionSituation Airship.inAppAutomation
                    Airship.takeOff(_:launchOptions:) Airship AirshipConfig.autoPauseInAppAutomationOnLaunch
                    AirshipConfig.default() AirshipConfig.defaultAppKey AirshipConfig.defaultAppSecret
                    AirshipConfig.developmentAppKey AirshipConfig.developmentAppSecret
                    AirshipConfig.developmentLogLevel AirshipConfig.inProduction
                    AirshipConfig.isWebViewInspectionEnabled AirshipConfig.productionAppKey
                    AirshipConfig.productionAppSecret AirshipConfig.productionLogLevel AirshipConfig
                    AirshipConfigError.missingFile AirshipConfigError AirshipJSON.array(_:) AirshipJSON.array
                    AirshipJSON.bool(_:) AirshipJSON.bool AirshipJSON.decode(decoder:encoder:) AirshipJSON.double
                    AirshipJSON.from(data:decoder:) AirshipJSON.from(json:decoder:) AirshipJSON.isArray
                    AirshipJSON.isBool AirshipJSON.isNull AirshipJSON.isNumber AirshipJSON.isObject
                    AirshipJSON.isString AirshipJSON.makeObject(builderBlock:) AirshipJSON.null
                    AirshipJSON.number(_:) AirshipJSON.object(_:) AirshipJSON.object AirshipJSON.string(_:)
                    AirshipJSON.string AirshipJSON.toData(encoder:) AirshipJSON.toString(encoder:)
                    AirshipJSON.unWrap() AirshipJSON.wrap(_:encoder:) AirshipJSON AirshipJSONError.cannotWrap(_:)
                    AirshipJSONError AirshipJSONObjectBuilder.set(array:key:)
                    AirshipJSONObjectBuilder.set(bool:key:) AirshipJSONObjectBuilder.set(double:key:)
                    AirshipJSONObjectBuilder.set(json:key:) AirshipJSONObjectBuilder.set(object:key:)
                    AirshipJSONObjectBuilder.set(string:key:) AirshipJSONObjectBuilder AirshipLayout
                    AirshipLogLevel.debug AirshipLogLevel.error AirshipLogLevel.info AirshipLogLevel.none
                    AirshipLogLevel.undefined AirshipLogLevel.verbose AirshipLogLevel.warn AirshipLogLevel
                    AutomationAppState.background AutomationAppState.foreground AutomationAppState
                    AutomationAudience.MissBehavior.cancel AutomationAudience.MissBehavior.penalize
                    AutomationAudience.MissBehavior.skip AutomationAudience.MissBehavior AutomationAudience
                    AutomationCompoundAudience AutomationDelay.appState AutomationDelay.cancellationTriggers
                    AutomationDelay.executionWindow AutomationDelay.regionID AutomationDelay
                    AutomationSchedule.ScheduleData.actions(_:) AutomationSchedule.ScheduleData.deferred(_:)
                    AutomationSchedule.ScheduleData.inAppMessage(_:) AutomationSchedule.ScheduleData
                    AutomationSchedule.audience AutomationSchedule.bypassHoldoutGroups
                    AutomationSchedule.compoundAudience AutomationSchedule.data AutomationSchedule.delay
                    AutomationSchedule.editGracePeriodDays AutomationSchedule.end AutomationSchedule.group
                    AutomationSchedule.identifier AutomationSchedule.interval AutomationSchedule.limit
                    AutomationSchedule.priority AutomationSchedule.start AutomationSchedule.triggers
                    AutomationSchedule AutomationTrigger.activeSession(count:) AutomationTrigger.compound(_:)
                    AutomationTrigger.event(_:) AutomationTrigger.foreground(count:) AutomationTrigger
                    CompoundAutomationTrigger.Child CompoundAutomationTrigger CompoundAutomationTriggerType.and
                    CompoundAutomationTriggerType.chain CompoundAutomationTriggerType.or
                    CompoundAutomationTriggerType CompoundDeviceAudienceSelector CustomDisplayAdapter
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
                    InAppAutomation.cancelSchedule(identifier:) InAppAutomation.cancelSchedule(identifiers:)
                    InAppAutomation.cancelSchedules(group:) InAppAutomation.getSchedule(identifier:)
                    InAppAutomation.getSchedules(group:) InAppAutomation.inAppMessaging InAppAutomation.isPaused
                    InAppAutomation.legacyInAppMessaging InAppAutomation.status InAppAutomation.statusUpdates
                    InAppAutomation.upsertSchedules(_:) InAppAutomation.waitRefresh(maxTime:) InAppAutomation
                    InAppAutomationUpdateStatus.outOfDate InAppAutomationUpdateStatus.stale
                    InAppAutomationUpdateStatus.upToDate InAppAutomationUpdateStatus InAppMessageSceneDelegate
                    InAppMessaging.displayDelegate InAppMessaging.displayInterval InAppMessaging.sceneDelegate
                    InAppMessaging.setCustomAdapter(forType:factoryBlock:) InAppMessaging.themeManager
                    InAppMessaging InAppMessagingProtocol JSONMatcher JSONPredicate.andPredicate(subpredicates:)
                    JSONPredicate.evaluate(json:) JSONPredicate.notPredicate(subpredicate:)
                    JSONPredicate.orPredicate(subpredicates:) JSONPredicate LegacyInAppMessage.DisplayType.banner
                    LegacyInAppMessage.DisplayType LegacyInAppMessage.Position.bottom
                    LegacyInAppMessage.Position.top LegacyInAppMessage.Position LegacyInAppMessage.alert
                    LegacyInAppMessage.buttonActions LegacyInAppMessage.buttonCategory
                    LegacyInAppMessage.buttonGroup LegacyInAppMessage.displayType LegacyInAppMessage.duration
                    LegacyInAppMessage.expiry LegacyInAppMessage.extra LegacyInAppMessage.identifier
                    LegacyInAppMessage.onClick LegacyInAppMessage.position LegacyInAppMessage.primaryColor
                    LegacyInAppMessage.secondaryColor LegacyInAppMessage LegacyInAppMessaging.customMessageConverter
                    LegacyInAppMessaging.displayASAPEnabled LegacyInAppMessaging.messageExtender
                    LegacyInAppMessaging.scheduleExtender LegacyInAppMessaging LegacyInAppMessagingProtocol
                    MessageConvertor MessageExtender ScheduleExtender
                    """),
        ])
}
